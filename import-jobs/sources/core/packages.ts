/**
 * Reads the core texts from installed npm packages. Therefore these sources run only in Node: at the first start, in
 * tests and in scripts. A Worker never loads this folder.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

const found = new Map<string, ReturnType<typeof search>>();

/** Finds an installed package on Node's search path. `require.resolve` fails for packages with a broken `main`. */
async function search(name: string) {
  for (const modules of require.resolve.paths(name) ?? []) {
    const text = await readFile(join(modules, name, 'package.json'), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const { version } = JSON.parse(text) as { version: string };
    return { folder: join(modules, name), version };
  }
  throw new Error(`The package ${name} is not installed: run npm ci`);
}

function installed(name: string): ReturnType<typeof search> {
  const known = found.get(name) ?? search(name);
  found.set(name, known);
  return known;
}

export async function packageFile(name: string, path: string): Promise<string> {
  const { folder } = await installed(name);
  return join(folder, path);
}

export async function readPackageFile(name: string, path: string): Promise<string> {
  return readFile(await packageFile(name, path), 'utf8');
}

/**
 * Returns the fingerprint of a core source: the package's version and the loader's version. Raise the loader's version
 * with every change that alters a record. Otherwise installed libraries keep the old rows.
 */
export async function packageFingerprint(name: string, loaderVersion: number): Promise<string> {
  const { version } = await installed(name);
  return `${name}@${version} loader ${loaderVersion}`;
}
