import { expect, test } from 'vitest';
import type { BookId } from '../canon/index.ts';
import type { Numbering } from './index.ts';
import { fromEnglish, ownReference } from './index.ts';

test.each<[Numbering, BookId, number, number, string]>([
  ['swete', '1 esdras', 2, 19, '1 Esdras 2:18a'],
  ['swete', '1 esdras', 2, 20, '1 Esdras 2:18b'],
  ['swete', '1 esdras', 2, 21, '1 Esdras 2:18c'],
  ['swete', '1 esdras', 2, 23, '1 Esdras 2:19b'],
  ['swete', '1 esdras', 2, 24, '1 Esdras 2:20'],
  ['swete', '1 esdras', 1, 13, '1 Esdras 1:11b–12'],
  ['tischendorf', '2corinthians', 13, 12, '2 Corinthians 13:12a'],
  ['tischendorf', '2corinthians', 13, 13, '2 Corinthians 13:12b'],
  ['tischendorf', 'john', 1, 38, 'John 1:38–39'],
  ['masoretic', '1kings', 18, 33, '1 Kings 18:33–34a'],
  ['masoretic', '1kings', 22, 22, '1 Kings 22:21b–22'],
  ['masoretic', 'numbers', 26, 1, 'Numbers 25:19–26:1'],
])(
  'in the numbering of %s, the English verse %s %i:%i has the reference %s',
  (numbering, book, chapter, verse, reference) => {
    const own = fromEnglish(numbering, { book, chapter, verse });
    const [first] = own;
    expect(first && ownReference(first, own.at(-1))).toBe(reference);
  },
);

test('the second part of a divided verse has the letter b, also in an edition that counts the words of the verse differently', () => {
  const verse = { book: 'isaiah', chapter: 63, verse: 19 } as const;
  expect(ownReference({ ...verse, firstWord: 7, lastWord: null })).toBe('Isaiah 63:19b');
  expect(ownReference({ ...verse, firstWord: 0, lastWord: 6 })).toBe('Isaiah 63:19a');
});
