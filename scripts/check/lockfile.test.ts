import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../settings.ts';

interface Entry {
  version?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** True if the lockfile has a package at a place where npm looks for the dependencies of the package at `path`. */
function isLocked(path: string, name: string): boolean {
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))) {
    if (`${base === '' ? '' : `${base}/`}node_modules/${name}` in packages) return true;
    if (base === '') return false;
  }
}

test('the lockfile has the packages of every platform, because npm ci fails if one is missing', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
});

test('the lockfile has the WebAssembly build of argon2, without the field that limits it to one processor', () => {
  // The package declares the processor wasm32, which no machine has. With this declaration, npm would not install it.
  expect(packages['node_modules/@node-rs/argon2-wasm32-wasi']).toBeDefined();
  expect(packages['node_modules/@node-rs/argon2-wasm32-wasi']).not.toHaveProperty('cpu');
});

test('no package of the lockfile names the address from which it came', () => {
  expect(Object.values(packages).filter((entry) => entry.resolved !== undefined)).toEqual([]);
});

const installed = Object.entries(packages)
  .filter(([path, { link }]) => path !== '' && link !== true)
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }));

test('every package that is not bundled in another one has a SHA-512 digest', () => {
  const unproved = installed.filter(
    ({ integrity, inBundle }) => !inBundle && !/^sha512-/.test(integrity ?? ''),
  );
  expect(unproved.map(({ name }) => name)).toEqual([]);
});

test('package.json and the lockfile name one exact version of every package, and only node may run a script', () => {
  const manifest = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  > & { allowScripts: Record<string, boolean> };
  const declared = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  for (const [name, version] of declared)
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  // No package comes from git, an archive or a folder: such a package has another form of version.
  expect(
    installed.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/.test(version ?? '')),
  ).toEqual([]);
  // Only the package `node` may run a script during installation.
  expect(Object.entries(manifest.allowScripts).filter(([, allowed]) => allowed)).toEqual([['node', true]]);
});

/** Versions with known malicious code, from the registries' own reports. */
const KNOWN_BAD: Readonly<Record<string, readonly string[]>> = {
  'event-stream': ['3.3.6'],
  'flatmap-stream': ['0.1.1'],
  'eslint-scope': ['3.7.2'],
  'ua-parser-js': ['0.7.29', '0.8.0', '1.0.0'],
  coa: ['2.0.3', '2.0.4', '2.1.1', '2.1.3', '3.0.1', '3.1.3'],
  rc: ['1.2.9', '1.3.9', '2.3.9'],
  colors: ['1.4.1', '1.4.2', '1.4.44-liberty-2'],
  faker: ['6.6.6'],
  'node-ipc': ['9.2.2', '10.1.1', '10.1.2', '11.0.0'],
  'ansi-regex': ['6.2.1'],
  'ansi-styles': ['6.2.2'],
  backslash: ['0.2.1'],
  chalk: ['5.6.1'],
  'chalk-template': ['1.1.1'],
  color: ['5.0.1'],
  'color-convert': ['3.1.1'],
  'color-name': ['2.0.1'],
  'color-string': ['2.1.1'],
  debug: ['4.4.2'],
  'error-ex': ['1.3.3'],
  'has-ansi': ['6.0.1'],
  'is-arrayish': ['0.3.3'],
  'simple-swizzle': ['0.2.3'],
  'slice-ansi': ['7.1.1'],
  'strip-ansi': ['7.1.1'],
  'supports-color': ['10.2.1'],
  'supports-hyperlinks': ['4.1.1'],
  'wrap-ansi': ['9.0.1'],
};

test('no version that is known to be malicious is installed', () => {
  const bad = installed.filter(({ name, version }) => KNOWN_BAD[name]?.includes(version ?? ''));
  expect(bad.map(({ name, version }) => `${name} ${version}`)).toEqual([]);
});
