import { expect, test } from 'vitest';
import { analyze } from './analyze.ts';

test.each([
  ['SELECT 1', false],
  ['VALUES (1)', false],
  ['WITH w AS (SELECT 1) SELECT * FROM w', false],
  ['WITH w AS (SELECT 1) INSERT INTO t SELECT * FROM w', true],
  ['EXPLAIN INSERT INTO t VALUES (1)', false],
  ['REPLACE INTO t VALUES (1)', true],
  ['BEGIN', false],
  ['BEGIN IMMEDIATE', true],
  ['PRAGMA user_version', false],
  [' pragma main.schema_version ; ', false],
  ['PRAGMA user_version = 5', true],
  ['PRAGMA user_version = 5 -- pragma foo', true],
  ['PRAGMA user_version(5) /* pragma x', true],
  ['PRAGMA wal_checkpoint', true],
  ['PRAGMA wal_checkpoint -- pragma foo', true],
])('%j needs the write lock: %s', (sql, writes) => {
  expect(analyze(sql).writes).toBe(writes);
});
