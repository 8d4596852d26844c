import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './settings.ts';

interface Entry {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** Where npm would find a package that another one, at `path`, asks for. */
function isLocked(path: string, name: string): boolean {
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))) {
    if (`${base === '' ? '' : `${base}/`}node_modules/${name}` in packages) return true;
    if (base === '') return false;
  }
}

test('the lockfile holds the packages of every platform: npm ci refuses one that lacks any', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
});

test('the WebAssembly build of argon2 is installed on every machine', () => {
  // It names a processor that none has; only the lockfile can let it in.
  expect(packages['node_modules/@node-rs/argon2-wasm32-wasi']).toBeDefined();
  expect(packages['node_modules/@node-rs/argon2-wasm32-wasi']).not.toHaveProperty('cpu');
});

test('the lockfile names no registry', () => {
  expect(Object.values(packages).filter((entry) => entry.resolved !== undefined)).toEqual([]);
});
