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
  ["SELECT ':no', x'00', \"?\" -- ?\n, :ναί", [':ναί']],
])('the parameters of %j', (sql, params) => {
  expect(scanSql(sql).params).toEqual(params);
});

test('the keyword is the first word, whatever stands before it', () => {
  expect(scanSql('/* a */ -- b\n with w as (select 1) select * from w').keyword).toBe('WITH');
});
