import { expect, test } from 'vitest';
import { analyze, analyzeAll } from './analyze.ts';

test.each([
  ['SELECT 1', false],
  ['VALUES (1)', false],
  ['WITH w AS (SELECT 1) SELECT * FROM w', false],
  ["WITH w AS (SELECT replace('a', 'b', 'c') AS updated) SELECT updated FROM w", false],
  ['WITH w AS (SELECT 1) INSERT INTO t SELECT * FROM w', true],
  ['WITH w AS (SELECT 1) UPDATE t SET a = (SELECT 1)', true],
  ['with w as (select 1) delete from t', true],
  ['WITH w AS (SELECT 1) REPLACE INTO t SELECT 1', true],
  ['EXPLAIN INSERT INTO t VALUES (1)', false],
  ['REPLACE INTO t VALUES (1)', true],
  ['BEGIN', false],
  ['BEGIN IMMEDIATE', true],
  ['PRAGMA user_version', false],
  [' PRAGMA main.schema_version ; ', false],
  ['PRAGMA user_version = 5', true],
  ['PRAGMA user_version = 5 -- pragma foo', true],
  ['PRAGMA user_version(5) /* pragma x */', true],
])('the SQL %j needs the write lock: %s', (sql, writes) => {
  expect(analyze(sql).writes).toBe(writes);
});

test.each([
  ['SELECT 1; SELECT 2', ['SELECT 1;', ' SELECT 2']],
  [' -- nothing\n ; ', []],
])('the SQL text %j is split into its statements', (sql, statements) => {
  expect(analyzeAll(sql).map((statement) => statement.sql)).toEqual(statements);
});

test.each([
  'SELECT group_concat(a ORDER BY b) FROM t',
  'SELECT count(*) AS n FROM t HAVING n > 1',
  'VACUUM',
  "VACUUM INTO 'copy.db'",
  'ANALYZE',
  'REINDEX t',
  'ATTACH elsewhere AS e',
  'DETACH e',
  'CREATE TEMP TABLE t (a)',
  'CREATE TEMPORARY VIEW v AS SELECT 1',
  'CREATE TEMP TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END',
  'PRAGMA wal_checkpoint(TRUNCATE)',
  'PRAGMA optimize',
  'PRAGMA journal_mode = DELETE',
  'PRAGMA writable_schema = ON',
  'PRAGMA synchronous = OFF',
  "SELECT 'unfinished",
])('the SQL %j is refused, alone and after another statement', (sql) => {
  const refusal = expect.objectContaining({ code: 'SQL_PARSE_ERROR' });
  expect(() => analyze(sql)).toThrow(refusal);
  expect(() => analyzeAll(`SELECT 1; ${sql}`)).toThrow(refusal);
});

test.each([
  'PRAGMA foreign_keys = OFF',
  'PRAGMA table_info(t)',
  'PRAGMA integrity_check',
  'BEGIN TRANSACTION READONLY',
])('the SQL %j is accepted', (sql) => {
  expect(analyze(sql).sql).toBe(sql);
});
