import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../settings.ts';

const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');
const page = read('docs/settings.md');

/** Variables of the operating system and of the database driver, which docs/settings.md need not list. */
const NOT_OURS = ['HOME', 'PATH', 'RUST_LOG'];

const sources = globSync(
  ['*.ts', '{db,domain,meanings,functions,import-jobs,frontend,scripts,tests,bench}/**/*.{ts,tsx}'],
  { cwd: ROOT },
).filter((file) => !file.endsWith('settings-page.test.ts'));

const namesIn = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name = '']) => name));

const named = new Set(
  [
    ...namesIn(sources, /\benv\.([A-Z][A-Z0-9_]+)\b/gu),
    ...namesIn(sources, /\{([^{}]*)\} = process\.env/gu).flatMap(
      (names) => names.match(/[A-Z][A-Z0-9_]+/gu) ?? [],
    ),
    ...namesIn(['functions/ctx/env.ts'], /^ +([A-Z][A-Z0-9_]+)\??:/gmu),
    ...namesIn(['wrangler.toml'], /^(?:# )?([A-Z][A-Z0-9_]+) = /gmu),
    ...namesIn(['wrangler.toml'], /^binding = "([A-Z_]+)"/gmu),
  ].filter((name) => !NOT_OURS.includes(name)),
);
const listed = namesIn(['docs/settings.md'], /^\| `([A-Z][A-Z0-9_]+)` \|/gmu);

test('docs/settings.md lists every variable that the code or wrangler.toml names', () => {
  expect(named.size).toBeGreaterThan(25);
  expect([...named].filter((name) => !listed.includes(name))).toEqual([]);
});

test('docs/settings.md lists no variable that neither the code nor wrangler.toml names', () => {
  expect(listed.filter((name) => !named.has(name))).toEqual([]);
});

test('each file that docs/settings.md names for a variable of commands and tests contains that variable', () => {
  const rows = page.slice(page.indexOf('\n## Commands')).split('\n');
  const readers = rows.flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim().replaceAll('`', ''));
    const variable = cells[1] ?? '';
    if (!listed.includes(variable)) return [];
    return (cells.at(-2) ?? '').split(', ').map((file) => ({ variable, file }));
  });
  expect(readers.length).toBeGreaterThan(15);
  expect(readers.filter(({ variable, file }) => !read(file).includes(variable))).toEqual([]);
});
