import type { InStatement } from '@libsql/client/web';
import { expect, test } from 'vitest';
import { textSearchQuery } from '../../../domain/contract/index.ts';
import { planTextSearch } from './plan-search.ts';

function planned(term: string, more: Record<string, string> = {}): Exclude<InStatement, string> {
  const { statement } = planTextSearch(textSearchQuery.parse({ term, ...more }));
  if (typeof statement === 'string') throw new TypeError('A statement without values');
  return statement;
}

test.each([
  ['shepherd', '"light"'],
  ['good shepherd', 'light darkness NOT sea'],
  ['אור', 'λόγος'],
  ['אור דבר', 'λόγος θεός'],
  ['H430', 'H7225'],
  ['lemma:λόγος', 'lemma:θεός'],
  ['G3056', 'G26'],
  ['lemma:אור', 'lemma:דבר'],
  ['=26', '=913'],
  ['light אור', 'lamp λύχνος'],
  ['light NOT =26', 'sea NOT =913'],
])('“%s” and “%s” have the same shape, and share one statement', (one, other) => {
  expect(planned(other).sql).toBe(planned(one).sql);
  expect(planned(other).args).not.toEqual(planned(one).args);
});

test.each([
  ['light', 'אור'],
  ['light', 'light darkness'],
  ['light אור', 'light OR אור'],
  ['G3056', 'H430'],
  ['G3056', 'G3056 NOT λόγος'],
  ['light OR =26', 'light =26'],
])('“%s” and “%s” have different shapes', (one, other) => {
  expect(planned(other).sql).not.toBe(planned(one).sql);
});

test('the SQL of a search depends on whether an edition is chosen and on the version that is searched', () => {
  const statements = [{}, { edition: 'wlc' }, { version: 'original' }, { forms: 'true' }].map(
    (more) => planned('light OR אור', more).sql,
  );
  expect(new Set(statements).size).toBe(statements.length);
});

test('no text from a reader is in the SQL', () => {
  const { sql, args } = planned('"still voice" (zebra OR G3056) NOT זברה lemma:אור =987654', {
    edition: 'marker',
  });
  for (const written of ['still', 'zebra', 'zebr', 'G3056', 'זברה', 'אור', '987654', 'marker']) {
    expect(sql).not.toContain(written);
  }
  expect(args).toEqual(expect.arrayContaining(['G3056', 987_654, 'marker']));
});
