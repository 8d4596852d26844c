/**
 * The core texts come out of installed npm packages, so these sources run in Node only: the first start, tests and
 * scripts. A Worker never loads this folder.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

interface InstalledPackage {
  folder: string;
  version: string;
}

const found = new Map<string, Promise<InstalledPackage>>();

/** Where an installed package lies. Some have a broken `main`, so Node's own search path is walked instead. */
async function search(name: string): Promise<InstalledPackage> {
  for (const modules of require.resolve.paths(name) ?? []) {
    const text = await readFile(join(modules, name, 'package.json'), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const { version } = JSON.parse(text) as { version: string };
    return { folder: join(modules, name), version };
  }
  throw new Error(`The package ${name} is not installed: run npm ci`);
}

/** Looked up once: packages do not change under a running process. */
function installed(name: string): Promise<InstalledPackage> {
  const known = found.get(name) ?? search(name);
  found.set(name, known);
  return known;
}

/** Absolute path of a file inside an installed package. */
export async function packageFile(name: string, path: string): Promise<string> {
  const { folder } = await installed(name);
  return join(folder, path);
}

/** The text of a file inside an installed package, decoded as UTF-8 and otherwise untouched. */
export async function readPackageFile(name: string, path: string): Promise<string> {
  return readFile(await packageFile(name, path), 'utf8');
}

/**
 * What a core source's rows are made from: the package's version and its loader's. Raise the loader's version with
 * every change that alters a record, else installed libraries keep the old rows.
 */
export async function packageFingerprint(name: string, loaderVersion: number): Promise<string> {
  const { version } = await installed(name);
  return `${name}@${version} loader ${loaderVersion}`;
}
