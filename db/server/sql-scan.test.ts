import { expect, test } from 'vitest';
import { scanSql } from './sql-scan.ts';

const split = (sql: string) => {
  const { ends } = scanSql(sql);
  return ends.map((end, i) => sql.slice(ends[i - 1] ?? 0, end).trim());
};

test.each([
  ['', []],
  [' ; -- only a comment ; \n;', []],
  ['SELECT 1', ['SELECT 1']],
  ['SELECT 1;;', ['SELECT 1;']],
  [
    "SELECT ';', \"a;b\", `c;d`, [e;f] /* ; */; SELECT 'it''s;' -- ;",
    ['SELECT \';\', "a;b", `c;d`, [e;f] /* ; */;', "SELECT 'it''s;' -- ;"],
  ],
  [
    'CREATE TEMP TRIGGER t AFTER INSERT ON w BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; SELECT 1; END; SELECT 2',
    [
      'CREATE TEMP TRIGGER t AFTER INSERT ON w BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; SELECT 1; END;',
      'SELECT 2',
    ],
  ],
  ["SELECT 'unfinished ; ", ["SELECT 'unfinished ;"]],
])('the statements of %j', (sql, statements) => {
  expect(split(sql)).toEqual(statements);
});

test.each([
  ['SELECT ?, ?', [null, null]],
  ['SELECT ?3, ?, :a, @b, $c, :a', [null, null, '?3', null, ':a', '@b', '$c']],
  ['SELECT :b, :a, ?1, ?3', [':b', ':a', '?3']],
  ['SELECT ?, ?1, :a, ?2, ?01', ['?1', ':a']],
  ["SELECT ':no', x'00', \"?\" -- ?\n, :ναί", [':ναί']],
])('the parameters of %j', (sql, params) => {
  expect(scanSql(sql).params).toEqual(params);
});

test('the keyword is the first word after any comments, in capitals', () => {
  expect(scanSql('/* a */ -- b\n with w as (select 1) select * from w').keyword).toBe('WITH');
});

test.each([
  ['SELECT 1', 'SELECT'],
  ['WITH w AS (SELECT 1) SELECT * FROM w', 'SELECT'],
  ['with recursive n (i) as (values (1) union all select i + 1 from n) select (i) from n', 'SELECT'],
  [
    'WITH a (x, y) AS NOT MATERIALIZED (SELECT 1, (2)), "b)" AS (SELECT \')\') -- )\n INSERT INTO t SELECT 1',
    'INSERT',
  ],
  ['WITH replace AS (DELETE), w AS MATERIALIZED (SELECT 1) UPDATE t SET a = (SELECT 1)', 'UPDATE'],
  ['WITH w AS (SELECT 1) DELETE FROM t', 'DELETE'],
  ['WITH w AS (SELECT 1) /* ) */ REPLACE INTO t SELECT 1', 'REPLACE'],
  ['WITH w AS (SELECT 1)', ''],
])('the keyword after the WITH clause, or the first keyword without one: %j', (sql, keyword) => {
  expect(scanSql(sql).mainKeyword).toBe(keyword);
});
