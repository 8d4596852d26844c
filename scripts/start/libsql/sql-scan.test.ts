import { expect, test } from 'vitest';
import { scanSql } from './sql-scan.ts';

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
    'CREATE TRIGGER t AFTER INSERT ON w BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; SELECT 1; END; SELECT 2',
    ['CREATE TRIGGER t AFTER INSERT ON w BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; SELECT 1; END;', 'SELECT 2'],
  ],
])('scanSql splits the text %j into its statements', (text, statements) => {
  expect(scanSql(text).map(({ sql }) => sql.trim())).toEqual(statements);
});

test.each([
  ['SELECT ?, ?', [null, null]],
  ['SELECT ?3, ?, :a, @b, $c, :a', [null, null, '?3', null, ':a', '@b', '$c']],
  ['SELECT :b, :a, ?1, ?3', [':b', ':a', '?3']],
  ['SELECT ?, ?1, :a, ?2, ?01', ['?1', ':a']],
  ["SELECT ':no', x'00', \"?\", a->>'$.b' -- ?\n, :ναί", [':ναί']],
])('scanSql finds the parameters of %j', (text, params) => {
  expect(scanSql(text)[0]?.params).toEqual(params);
});

test('each statement that scanSql finds has its own parameters, and a keyword in capitals', () => {
  expect(scanSql('/* a */ -- b\n with w as (select ?) select ?2; insert into t values (?)')).toMatchObject([
    { keyword: 'WITH', params: [null, '?2'] },
    { keyword: 'INSERT', params: [null] },
  ]);
});
