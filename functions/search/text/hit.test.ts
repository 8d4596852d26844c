import { expect, test } from 'vitest';
import { parseSearchQuery, termsToFind } from '../../../domain/search-query/index.ts';
import { type HitMarks, textHit } from './hit.ts';
import type { TextRows } from './statement.ts';

const PLACE = 43_001_001;

type Row = TextRows['texts'][number];

const row = (id: number, edition: string, script: Row['script'], text: string): Row => ({
  place: PLACE,
  id,
  edition,
  script,
  text,
  ownChapter: 1,
  ownVerse: 1,
  firstWord: 0,
  lastWord: null,
});

const words = (id: number, list: readonly (readonly [string, string | null])[]): TextRows['words'] =>
  list.map(([text, number]) => ({ id, text, key: number ?? text, number }));

const ROWS = [
  row(1, 'kjv', 'latin', 'and the Word was God.'),
  row(2, 'kjvs', 'latin', 'and the Word was God.'),
  row(3, 'sblgnt', 'greek', 'καὶ θεὸς ἦν ὁ λόγος.'),
];
const WORDS: HitMarks['words'] = new Map([
  [
    2,
    words(2, [
      ['and', 'G2532'],
      ['the', null],
      ['Word', 'G3056'],
      ['was', 'G2258'],
      ['God', 'G2316'],
    ]),
  ],
  [
    3,
    words(3, [
      ['καὶ', 'G2532'],
      ['θεὸς', 'G2316'],
      ['ἦν', 'G1510'],
      ['ὁ', 'G3588'],
      ['λόγος', 'G3056'],
    ]),
  ],
]);

function marked(term: string, known: HitMarks['words']): readonly (string | undefined)[] {
  const parsed = parseSearchQuery(term);
  if (!parsed.ok) throw new Error(parsed.hint);
  const marks = { terms: termsToFind(parsed.query), lemmas: new Set<string>(), words: known };
  const hit = textHit(PLACE, 1, ROWS, marks, null);
  return hit.highlights.map((one) => hit[one.in]?.slice(one.start, one.end));
}

test('an English word marks the original word with the same Strong’s number', () => {
  expect(marked('word', WORDS)).toEqual(['Word', 'λόγος']);
  expect(marked('"was God"', WORDS)).toEqual(['was God', 'θεὸς', 'ἦν']);
});

test('the Strong’s number of one form marks the word of its lemma', () => {
  expect(marked('was', WORDS)).toEqual(['was', 'ἦν']);
});

test('without a text with Strong’s numbers only the English word is marked', () => {
  expect(marked('word', new Map())).toEqual(['Word']);
});
