import { expect, test } from 'vitest';
import type { BookId } from '../canon/index.ts';
import { fromEnglish, hasVerse, type Numbering, toEnglish } from './index.ts';

test.each<[Numbering, BookId, number, number, string[]]>([
  ['tischendorf', 'john', 1, 38, ['1:38#0']],
  ['tischendorf', 'john', 1, 39, ['1:38#0']],
  ['tischendorf', 'john', 1, 52, ['1:51#0']],
  ['tischendorf', '2corinthians', 13, 12, ['13:12#0', '13:13#5']],
  ['tischendorf', '2corinthians', 13, 13, ['13:14#0']],
  ['tischendorf', '3john', 1, 15, ['1:14#0']],
  ['tischendorf', 'revelation', 12, 18, ['13:1#0']],
  ['tischendorf', 'acts', 19, 41, ['19:41#0']],
  ['byzantine', 'romans', 14, 24, ['16:25#0']],
  ['byzantine', 'romans', 14, 26, ['16:27#0']],
  ['byzantine', 'romans', 16, 24, ['16:24#0']],
  ['byzantine', 'genesis', 1, 1, []],
])(
  'in the numbering of %s, the verse %s %i:%i is at the English addresses %j',
  (numbering, book, chapter, verse, addresses) => {
    expect(
      toEnglish(numbering, { book, chapter, verse }).map((at) => `${at.chapter}:${at.verse}#${at.firstWord}`),
    ).toEqual(addresses);
  },
);

test('fromEnglish gives for an English address its verses in Tischendorf and in the Byzantine text', () => {
  const own = (numbering: Numbering, book: BookId, chapter: number, verse: number): string[] =>
    fromEnglish(numbering, { book, chapter, verse }).map((at) => `${at.chapter}:${at.verse}`);
  expect(own('tischendorf', 'john', 1, 38)).toEqual(['1:38', '1:39']);
  expect(own('tischendorf', 'john', 1, 51)).toEqual(['1:52']);
  expect(own('byzantine', 'romans', 16, 25)).toEqual(['14:24']);
  expect(hasVerse('byzantine', { book: 'romans', chapter: 16, verse: 25 })).toBe(false);
});
