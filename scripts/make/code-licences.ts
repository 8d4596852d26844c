import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../settings.ts';

const MODULES = join(ROOT, 'node_modules');

/**
 * Packages of which the site or a Worker contains a part that the bundlers' lists do not name: the style sheets' reset,
 * fonts, the list of common passwords, the program that hashes passwords with what its runtime was built from, and the
 * small helpers that the bundlers add.
 */
const NOT_LISTED = [
  'tailwindcss',
  '@fontsource/cardo',
  '@fontsource-variable/literata',
  '@zxcvbn-ts/language-common',
  '@node-rs/argon2-wasm32-wasi',
  '@napi-rs/wasm-runtime/node_modules/@emnapi/core',
  '@emnapi/runtime',
  '@tybys/wasm-util',
  'vite',
  'rolldown',
  'esbuild',
];

/**
 * Packages that name their licence but do not contain its text. Their text is that of another installed package: one of the
 * same authors, or one under the same licence, whose line of copyright is replaced then.
 */
const TEXT_IS_ELSEWHERE: Readonly<Record<string, { from: string; copyright?: string }>> = {
  '@hono/zod-openapi': { from: 'hono' },
  '@hono/zod-validator': { from: 'hono' },
  '@libsql/client': { from: '@libsql/hrana-client' },
  '@libsql/core': { from: '@libsql/hrana-client' },
  '@libsql/isomorphic-ws': { from: '@libsql/hrana-client' },
  '@node-rs/argon2-wasm32-wasi': { from: '@node-rs/argon2' },
  'drizzle-orm': { from: 'detect-libc', copyright: 'Copyright Drizzle Team' },
  saxes: {
    from: 'semver',
    copyright:
      'Copyright (c) Isaac Z. Schlueter and Contributors, and Louis-Dominique Dubeau and Contributors',
  },
  'promise-limit': { from: '@ungap/structured-clone', copyright: 'Copyright (c) Tim Macfarlane' },
};

const LICENCE_FILE = /^(licen[cs]e|copying)/iu;

const packageFile = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default('license in its text'),
});
/** What `build.license` of Vite writes about the packages in the site's scripts. */
const viteList = z.array(z.object({ name: z.string(), version: z.string() }));
/** What esbuild writes about a Worker. Its inputs are paths relative to the project. */
const metafile = z.object({
  outputs: z.record(
    z.string(),
    z.object({
      inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })),
      imports: z.array(z.object({ path: z.string() })),
    }),
  ),
});

/** The folders in `node_modules` of the packages from which a Worker has code. */
function packagesOf(path: string): string[] {
  const outputs = Object.values(metafile.parse(JSON.parse(readFileSync(path, 'utf8'))).outputs);
  const unknown = outputs
    .flatMap(({ imports }) => imports.map((each) => each.path))
    .find((file) => file.endsWith('.wasm') && !file.endsWith('-argon2.wasm32-wasi.wasm'));
  if (unknown !== undefined)
    throw new Error(
      `Nothing says from which package ${unknown} is: add it to scripts/make/code-licences.ts.`,
    );
  return outputs
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(
      ([input]) => /node_modules\/((?:.+\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/u.exec(input)?.[1] ?? [],
    );
}

/** The folder of a package of this version. Two versions of a package can be installed. */
function folderOf({ name, version }: { name: string; version: string }): string {
  const isIt = (folder: string) =>
    existsSync(join(MODULES, folder, 'package.json')) && about(folder).version === version;
  const folder = isIt(name)
    ? name
    : globSync(`{*,@*/*}/node_modules/${name}`, { cwd: MODULES }).find((nested) => isIt(nested));
  if (folder === undefined)
    throw new Error(`${name} ${version} is in the site, but not in node_modules: run npm ci.`);
  return folder;
}

const about = (folder: string) =>
  packageFile.parse(JSON.parse(readFileSync(join(MODULES, folder, 'package.json'), 'utf8')));

function textIn(folder: string): string | null {
  const file = readdirSync(join(MODULES, folder)).find((name) => LICENCE_FILE.test(name));
  return file === undefined ? null : readFileSync(join(MODULES, folder, file), 'utf8').trim();
}

function textOf(folder: string, name: string): string {
  const own = textIn(folder);
  if (own !== null) return own;
  const elsewhere = TEXT_IS_ELSEWHERE[name];
  const text = elsewhere === undefined ? null : textIn(elsewhere.from);
  if (elsewhere === undefined || text === null)
    throw new Error(
      `${name} is in the site or in a Worker, but has no licence text: add it to scripts/make/code-licences.ts.`,
    );
  const { copyright } = elsewhere;
  if (copyright === undefined) return text;
  return `${copyright}\n\n${text.replace(/^Copyright .*\n+/mu, '')}`;
}

/**
 * The text of the site's file of licences: name, version and licence text of each package of which the site's scripts,
 * styles and fonts or the two Workers contain a part.
 * @throws Error that names a package without a licence text.
 */
export function codeLicences(viteFile: string, metafiles: readonly string[]): string {
  const folders = new Set([
    ...viteList.parse(JSON.parse(readFileSync(viteFile, 'utf8'))).map(folderOf),
    ...metafiles.flatMap(packagesOf),
    ...NOT_LISTED,
  ]);
  const entries = [...folders].sort().map((folder) => {
    const { name, version, license } = about(folder);
    return `${'='.repeat(80)}\n${name} ${version}, ${license}\n\n${textOf(folder, name)}\n`;
  });
  return [
    'Gematria Explorer contains code and fonts of these packages. Each stays under its own license.\n',
    ...new Set(entries),
  ].join('\n');
}
