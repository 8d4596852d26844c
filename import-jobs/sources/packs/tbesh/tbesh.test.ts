import { expect, test } from 'vitest';
import { TBESH } from './tbesh.ts';

const row = (number: string, sense: string, hebrew: string, gloss: string): string =>
  [number, sense, '', hebrew, 'av', 'H:N-M', gloss, 'a meaning of someone else'].join('\t');

function readRows(rows: readonly string[], from = 0, to = 500) {
  const text = ['TBESH - Translators Brief lexicon', '', 'eStrong#\tdStrong', '', ...rows, ''].join('\r\n');
  return TBESH.read({ part: TBESH.files[0]?.path ?? '', from, to }, () => text);
}
const glosses = (rows: readonly string[], from?: number, to?: number): unknown[] =>
  (readRows(rows, from, to).entries?.tbesh ?? []).map(({ strongsNumber, gloss }) => [strongsNumber, gloss]);

test('an entry of the brief Hebrew lexicon has a number, a Hebrew form and a gloss, but no definition', () => {
  expect(readRows([row('H0001', 'H0001G =', 'אָב', 'father')]).entries?.tbesh).toEqual([
    {
      strongsNumber: 'H1',
      lemma: 'אָב',
      transliteration: null,
      pronunciation: null,
      derivation: null,
      definition: null,
      usage: null,
      gloss: 'father',
    },
  ]);
});

test('in the brief Hebrew lexicon, the first sense of a Strong’s number has the plain number, and its other senses have a letter', () => {
  const rows = [
    row('H0001', 'H0001G =', 'אָב', 'father'),
    row('H0001', 'H0001H = a Part of', 'אָב', '(Huram)-abi'),
    row('H0122a', 'H0122A =', 'אָדֹם', '`red`'),
    row('H7178', 'H0001K =', 'אָב', 'father of'),
  ];
  const all = [
    ['H1', 'father'],
    ['H1H', '(Huram)-abi'],
    ['H122', 'red'],
    ['H1K', 'father of'],
  ];
  expect(glosses(rows)).toEqual(all);
  expect(glosses(rows, 3, 4)).toEqual(all.slice(3));
});

test('a row of the brief Hebrew lexicon that is not complete or repeats a number is reported', () => {
  const rows = [
    row('H0001', 'H0001', 'אָב', ''),
    row('H0002', 'nothing', 'אַב', 'father'),
    row('H0003', 'H0003', 'אֵב', 'greenery'),
    row('H0003', 'H0003', 'אֵב', 'greenery'),
  ];
  expect(glosses(rows)).toEqual([['H3', 'greenery']]);
  expect(readRows(rows).problems?.map(({ kind, row: line }) => [kind, line])).toEqual([
    ['failed', 5],
    ['failed', 6],
    ['failed', 8],
  ]);
});
