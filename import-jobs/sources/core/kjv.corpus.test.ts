import { beforeAll, expect, test } from 'vitest';
import { CORE_BOOKS } from '../../../domain/canon/index.ts';
import { verseCount } from '../../../domain/versification/index.ts';
import type { VerseRecord } from '../../records.ts';
import { KJV } from './kjv.ts';
import { arrangeEnglish, plainEnglish } from './kjv-text.ts';
import { readText, verseAt } from './testing.ts';

let verses: readonly VerseRecord[] = [];

beforeAll(async () => {
  verses = await readText(KJV);
});

const at = (book: string, chapter: number, verse: number) => verseAt(verses, book, chapter, verse);

test('the King James text has 31,102 verses and 63 titles, each once, as in the canon', () => {
  expect(verses.filter(({ verse }) => verse > 0)).toHaveLength(31_102);
  expect(verses.filter(({ verse }) => verse === 0)).toHaveLength(63);
  const places = verses
    .filter(({ verse }) => verse > 0)
    .map((row) => `${row.book} ${row.chapter}:${row.verse}`);
  const canon = CORE_BOOKS.flatMap(({ id, chapters }) =>
    Array.from({ length: chapters }, (_, c) => c + 1).flatMap((chapter) =>
      Array.from({ length: verseCount('english', id, chapter) }, (_, v) => `${id} ${chapter}:${v + 1}`),
    ),
  );
  expect(places).toEqual(canon);
});

test('the King James text has plain text: no paragraph marks, no brackets for italics, one space between words', () => {
  expect(verses.filter(({ text }) => text === '' || /[#[\]]|\s\s|^\s|\s$/.test(text))).toEqual([]);
  expect(at('genesis', 1, 2).text).toContain('darkness was upon the face of the deep');
  expect(at('john', 3, 16).text).toMatch(/^For God so loved the world/);
  expect(at('songofsolomon', 1, 1).text).toBe('The song of songs, which is Solomon’s.'.replace('’', "'"));
});

test('the King James text makes a title verse 0 if it has a number in the Masoretic count, and otherwise (53) a heading of verse 1', () => {
  expect(at('psalms', 3, 0).text).toBe('A Psalm of David, when he fled from Absalom his son.');
  expect(at('psalms', 3, 1)).toMatchObject({ heading: null, addresses: [{ chapter: 3, verse: 1 }] });
  expect(at('psalms', 23, 1)).toMatchObject({ heading: 'A Psalm of David.' });
  expect(at('psalms', 11, 0 + 1).heading).toBe('To the chief Musician, A Psalm of David.');
  expect(verses.filter((row) => row.heading !== null && row.verse === 1 && row.chapter !== 119)).toHaveLength(
    53,
  );
});

test('the King James text makes the 22 stanza letters of Psalm 119 headings, and keeps no other text between verses', () => {
  const headed = verses.filter(
    ({ heading, book, chapter }) => heading !== null && book === 'psalms' && chapter === 119,
  );
  expect(headed.map(({ verse }) => verse)).toEqual(Array.from({ length: 22 }, (_, stanza) => stanza * 8 + 1));
  expect({ first: headed[0]?.heading, last: headed[21]?.heading }).toEqual({ first: 'ALEPH.', last: 'TAU.' });
  expect(verses.filter(({ heading, book }) => heading !== null && book !== 'psalms')).toEqual([]);
});

test('the King James text has no original words, and every verse has its own address', () => {
  expect(verses.filter(({ words, addresses }) => words.length > 0 || addresses.length !== 1)).toEqual([]);
});

test('the King James text removes markup', () => {
  expect(plainEnglish('# And [it was] so.')).toBe('And it was so.');
});

test('the King James text throws if the layout names a verse that has no text', () => {
  const layout = [
    ['BOOK', 'Genesis'],
    ['CHAPTER', 1],
    ['VERSE', 'Genesis 1:1'],
  ] as const;
  expect(() => arrangeEnglish({}, layout)).toThrow('lacks the text of Genesis 1:1');
});
