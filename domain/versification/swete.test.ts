import { expect, test } from 'vitest';
import type { BookId } from '../canon/index.ts';
import { fromEnglish, hasTitle, hasVerse, toEnglish, verseCount } from './index.ts';

const english = (book: BookId, chapter: number, verse: number): string[] =>
  toEnglish('swete', { book, chapter, verse }).map((at) => `${at.chapter}:${at.verse}#${at.firstWord}`);
const greek = (book: BookId, chapter: number, verse: number): string[] =>
  fromEnglish('swete', { book, chapter, verse }).map((at) => `${at.chapter}:${at.verse}#${at.firstWord}`);

test.each<[BookId, number, number, string[]]>([
  ['1 esdras', 3, 1, ['3:1#0']],
  ['1 esdras', 3, 14, ['3:14#0', '3:15#19']],
  ['1 esdras', 3, 15, ['3:16#0']],
  ['1 esdras', 3, 23, ['3:24#0']],
  ['1 esdras', 2, 18, ['2:19#0', '2:20#19', '2:21#33']],
  ['1 esdras', 8, 92, ['8:96#0']],
  ['tobit', 6, 1, ['5:22#0']],
  ['tobit', 6, 18, ['6:17#0']],
  ['judith', 15, 14, ['16:1#0']],
  ['wisdom', 20, 1, ['19:1#0']],
  ['wisdom', 4, 21, ['5:1#0']],
  ['sirach', 33, 25, ['33:16#0']],
  ['sirach', 36, 31, ['36:26#0']],
  ['prayer of azariah', 1, 46, ['1:45#0']],
  ['prayer of manasseh', 1, 15, ['1:1#0']],
  ['2 maccabees', 7, 36, ['7:37#0']],
  ['3 maccabees', 1, 1, ['1:1#0']],
  ['sirach', 1, 0, ['1:0#0']],
])(
  'the verse of Swete’s Septuagint %s %i:%i is at the English addresses %j',
  (book, chapter, verse, addresses) => {
    expect(english(book, chapter, verse)).toEqual(addresses);
  },
);

test('fromEnglish gives for an English address its verses in Swete’s Septuagint', () => {
  expect(greek('1 esdras', 3, 15)).toEqual(['3:14#19']);
  expect(greek('wisdom', 5, 1)).toEqual(['4:21#0', '5:1#0']);
  expect(greek('judith', 16, 1)).toEqual(['15:14#0']);
  expect(greek('sirach', 34, 13)).toEqual(['34:14#0', '34:15#0']);
  expect(greek('susanna', 1, 5)).toEqual(['1:5#0']);
});

test('the numbering of Swete covers only the apocrypha, accepts any verse there, and gives 0 as the number of verses', () => {
  expect(hasVerse('swete', { book: 'tobit', chapter: 1, verse: 1 })).toBe(true);
  expect(toEnglish('swete', { book: 'genesis', chapter: 1, verse: 1 })).toEqual([]);
  expect(verseCount('swete', 'tobit', 1)).toBe(0);
});

test('the numbering of Swete has the Prologue of Sirach as verse 0 of chapter 1', () => {
  expect(hasTitle('sirach', 1), 'Sirach 1').toBe(true);
  expect(hasTitle('sirach', 2), 'Sirach 2').toBe(false);
  expect(hasTitle('tobit', 1), 'Tobit 1').toBe(false);
});
