import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

const STATEMENTS = [
  String.raw`select\s+\S`,
  String.raw`(?:insert|replace)\s+(?:or\s+\w+\s+)?into\s`,
  String.raw`update\s+\S+\s+set\b`,
  String.raw`delete\s+from\s`,
  String.raw`with\s+(?:recursive\s+)?\w+\s*(?:\([^)]*\)\s*)?as\s*(?:(?:not\s+)?materialized\s*)?\(`,
  String.raw`(?:create|drop|alter)\s+(?:\w+\s+){0,2}(?:table|index|view|trigger)\b`,
  String.raw`(?:pragma|attach|reindex|savepoint|release)\s+\w`,
  String.raw`explain\s+query\b`,
  String.raw`(?:vacuum|analyze)\b`,
  String.raw`(?:begin|commit|rollback)\s*(?:[;'"\x60]|immediate\b|exclusive\b|deferred\b|transaction\b)`,
];

const SQL_STRING = new RegExp(
  String.raw`(?<!\bsql(?:<[^\x60\n]*>)?)['"\x60]\s*(?:${STATEMENTS.join('|')})`,
  'giu',
);

function linesWithSql(source: string): number[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, '');
  return [...code.matchAll(SQL_STRING)].map(({ index }) => code.slice(0, index).split('\n').length);
}

test('no string in functions, import-jobs or scripts, tests included, begins like a statement of SQL', () => {
  const files = globSync('{functions,import-jobs,scripts}/**/*.{ts,tsx}', {
    cwd: ROOT,
    // The local libSQL server takes SQL as text, and its tests send it. Benchmarks measure our SQL beside other SQL.
    exclude: ['scripts/{start/libsql,bench}/**'],
  });
  expect(files.length).toBeGreaterThan(200);
  const found = files
    // This file is left out, because it has examples of such strings.
    .filter((path) => resolve(ROOT, path) !== import.meta.filename)
    .flatMap((path) =>
      linesWithSql(readFileSync(resolve(ROOT, path), 'utf8')).map((line) => `${path}:${line}`),
    );
  expect(found).toEqual([]);
});

test.each([
  "client.execute('select 1');",
  'db.prepare("SELECT name FROM editions");',
  'rows(`\n  select id\n  from users`);',
  "'insert or replace into library values (1)'",
  "'update users set password = ?'",
  "'delete from sessions'",
  '`with found(n) as (select 1) select n from found`',
  "'create virtual table words using fts5(word)'",
  "'drop trigger refuse'",
  "'PRAGMA journal_mode = WAL'",
  "'explain query plan x'",
  "'BEGIN; x'",
  "'rollback'",
])('an SQL string is found in %s', (source) => {
  expect(linesWithSql(`const a = 1;\n${source}`)).toEqual([2]);
});

test.each([
  'db.run(sql`delete from users`);',
  'const n = sql<number>`select 1`;',
  'const n = sql<Map<string, number>>`select 1`;',
  '// `select 1` takes a row.',
  ' * `insert into table` and `select 1`',
  "test('with a forged cookie', () => ask('DELETE', '/api/notes'));",
  "hash.update('').update('a set');",
  "search('begin*'); say('update the site');",
])('no SQL string is found in %s', (source) => {
  expect(linesWithSql(source)).toEqual([]);
});
