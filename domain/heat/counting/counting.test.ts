import { describe, expect, test } from 'vitest';
import type { MethodId } from '../../gematria/index.ts';
import {
  decodeLettersFile,
  encodeLettersFile,
  type LettersFileBuilder,
  type LettersScript,
  NumberIndex,
} from '../../number-index/index.ts';
import { bookShares, cellOf, foundByBook, parseHeatQuestion, placeOfCell } from '../index.ts';
import { type HeatText, heatAnswer, heatHistogram, heatShape } from './index.ts';

type LettersVerse = Parameters<LettersFileBuilder['addVerse']>[0];

const verse = (book: string, chapter: number, number: number, words: string, part = ''): LettersVerse => ({
  book,
  chapter,
  verse: number,
  part,
  words: words.split(' '),
});

function textOf(edition: string, script: LettersScript, verses: readonly LettersVerse[]): HeatText {
  return { edition, index: new NumberIndex(decodeLettersFile(encodeLettersFile(script, verses))) };
}

const texts = [
  textOf('wlc', 'hebrew', [
    verse('genesis', 1, 1, 'בראשית ברא אלהים'),
    verse('genesis', 2, 4, 'יהוה אלהים יהוה'),
    verse('genesis', 2, 5, 'שלום'),
    verse('obadiah', 1, 1, 'כה אמר יהוה'),
  ]),
  textOf('sblgnt', 'greek', [
    verse('mark', 16, 8, 'και εξελθουσαι'),
    verse('mark', 16, 8, 'παντα δε τα', 'ending'),
    verse('mark', 16, 9, 'αναστασ δε'),
    verse('wisdom', 1, 1, 'αγαπησατε'),
  ]),
  textOf('byzantine', 'greek', [
    verse('mark', 16, 8, 'και και και'),
    verse('john', 1, 1, 'εν αρχη ην ο λογοσ'),
  ]),
];
const shape = heatShape(texts);
const ask = (text: string, lemmaWords?: Parameters<typeof heatAnswer>[3]) => {
  const question = parseHeatQuestion(text);
  if (question === null) throw new Error(text);
  return heatAnswer(texts, shape, question, lemmaWords);
};
const counts = (text: string) => [...ask(text).counts];

describe('the shape', () => {
  test('the books are in canonical order, each from the first text that has it, without the Apocrypha', () => {
    expect(shape.books.map(({ id, edition, first, verses }) => [id, edition, first, verses])).toEqual([
      ['genesis', 'wlc', 0, 3],
      ['obadiah', 'wlc', 3, 1],
      ['mark', 'sblgnt', 4, 2],
      ['john', 'byzantine', 6, 1],
    ]);
  });

  test('chapters and verses have their own numbers, and an unnumbered ending is no cell', () => {
    expect(shape.books[0]?.chapters).toEqual([
      { chapter: 1, first: 0, verses: 1 },
      { chapter: 2, first: 1, verses: 2 },
    ]);
    expect([...shape.verses]).toEqual([1, 4, 5, 1, 8, 9, 1]);
    expect(placeOfCell(shape, 2)).toMatchObject({
      book: { id: 'genesis' },
      chapter: { chapter: 2 },
      verse: 5,
    });
    expect(() => placeOfCell(shape, 7)).toThrow('no cell');
    expect(cellOf(shape, { book: 'genesis', chapter: 2, verse: 5 })).toBe(2);
    expect(cellOf(shape, { book: 'genesis', chapter: 2, verse: 8 })).toBeNull();
    expect(cellOf(shape, { book: 'genesis', chapter: 3, verse: 1 })).toBeNull();
    expect(cellOf(shape, { book: 'wisdom', chapter: 1, verse: 1 })).toBeNull();
  });
});

describe('what is counted', () => {
  test.each([
    ['word.26', [0, 2, 0, 1, 0, 0, 0]],
    ['word.86', [1, 1, 0, 0, 0, 0, 0]],
    // In Greek: και 31, εν 55, ην 58 and ο 70.
    ['word.25-86', [1, 3, 0, 2, 1, 0, 3]],
    ['word.multiple-of-13', [0, 2, 0, 1, 0, 0, 0]],
    ['word.26.HEBREW_ORDINAL', [0, 2, 0, 1, 0, 0, 0]],
    // Words of the ending: παντα 432, δε 9, τα 301.
    ['word.9', [0, 0, 0, 0, 1, 1, 0]],
    // 26 + 86 + 26.
    ['verse.138', [0, 1, 0, 0, 0, 0, 0]],
    // The ending is worth 742, but it is not a verse.
    ['verse.742', [0, 0, 0, 0, 0, 0, 0]],
    ['verse.821', [0, 0, 0, 0, 1, 0, 0]],
    ['verse.138.HEBREW_KOLEL', [0, 0, 0, 0, 0, 0, 0]],
    ['verse.141.HEBREW_KOLEL', [0, 1, 0, 0, 0, 0, 0]],
    ['phrase.112', [0, 2, 0, 0, 0, 0, 0]],
    ['phrase.multiple-of-56', [0, 2, 0, 0, 0, 0, 0]],
    // 112 + 1 and 138 + 1, once for each phrase.
    ['phrase.113-139.HEBREW_KOLEL_ONE', [0, 3, 0, 0, 0, 0, 0]],
    ['phrase.multiple-of-113.HEBREW_KOLEL_ONE', [0, 2, 0, 0, 0, 0, 0]],
    // The square of 112 is 12,544, which is 2⁸ · 7².
    ['phrase.multiple-of-12544.HEBREW_HAMERUBAH_HAKLALI', [0, 2, 0, 0, 0, 0, 0]],
    ['phrase.multiple-of-392.HEBREW_HAMERUBAH_HAKLALI', [0, 2, 0, 0, 0, 0, 0]],
    ['spelling.יהוה', [0, 2, 0, 1, 0, 0, 0]],
    ['spelling.שלום', [0, 0, 1, 0, 0, 0, 0]],
    ['spelling.שלומ', [0, 0, 1, 0, 0, 0, 0]],
    ['spelling.λόγος', [0, 0, 0, 0, 0, 0, 1]],
    ['length.words', [3, 3, 1, 3, 5, 2, 5]],
    ['length.letters', [14, 13, 4, 9, 22, 9, 14]],
    ['length.words.3-4', [1, 1, 0, 1, 0, 0, 0]],
  ])('%s', (text, expected) => {
    expect(counts(text)).toEqual(expected);
  });

  test('a lemma is counted in the words that have it', () => {
    const words = [{ id: 'wlc', words: [3, 5, 9] }];
    expect(ask('lemma.H3068', words)).toMatchObject({
      counts: Uint16Array.of(0, 2, 0, 1, 0, 0, 0),
      asked: Uint8Array.of(1, 1, 0, 0),
    });
  });

  test.each([
    ['word.26', [1, 1, 1, 1]],
    ['word.26.HEBREW_ORDINAL', [1, 1, 0, 0]],
    ['word.26.GREEK_ORDINAL', [0, 0, 1, 1]],
    // The value of a phrase does not follow from its words.
    ['phrase.26.HEBREW_KATAN_MISPARI', [0, 0, 0, 0]],
    ['spelling.יהוה', [1, 1, 0, 0]],
    ['spelling.λόγος', [0, 0, 1, 1]],
    ['lemma.G26', [0, 0, 0, 0]],
    ['length.letters', [1, 1, 1, 1]],
  ])('the books that %s asks', (text, expected) => {
    expect([...ask(text).asked]).toEqual(expected);
  });
});

test('figures and shares leave out the books that are not asked', () => {
  const answer = ask('word.26.HEBREW_STANDARD');
  expect(answer.figures).toEqual({ asked: 4, found: 2, total: 3, least: 1, most: 2 });
  expect(foundByBook(shape, answer)).toEqual([1, 1, null, null]);
  expect(bookShares(shape, answer)).toEqual([1 / 3, 1, null, null]);
});

describe('the histogram', () => {
  const entries = (kind: 'verse' | 'word' | 'phrase', ...methods: MethodId[]) =>
    [...heatHistogram(texts, kind, methods).counts].flatMap((count, value) =>
      count === 0 ? [] : [[value, count]],
    );

  test('words, phrases and verses are counted by their value', () => {
    expect(entries('word', 'HEBREW_STANDARD')).toEqual([
      [25, 1],
      [26, 3],
      [86, 2],
      [203, 1],
      [241, 1],
      [376, 1],
      [913, 1],
    ]);
    expect(entries('verse', 'HEBREW_STANDARD')).toEqual([
      [138, 1],
      [292, 1],
      [376, 1],
      [1202, 1],
    ]);
    expect(entries('phrase', 'HEBREW_STANDARD')).toEqual([
      [112, 2],
      [138, 1],
      [266, 1],
      [267, 1],
      [289, 1],
      [292, 1],
      [1116, 1],
      [1202, 1],
    ]);
  });

  test.each([
    ['word', 22],
    ['phrase', 24],
    ['verse', 7],
  ] as const)('it has as many values of each %s as a question about any value finds', (kind, all) => {
    const methods = ['HEBREW_STANDARD', 'GREEK_STANDARD'] as const;
    const values = { low: 0, high: Number.MAX_SAFE_INTEGER };
    const { counts } = heatHistogram(texts, kind, methods);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
    expect(heatAnswer(texts, shape, { kind, methods, values }).figures.total).toBe(all);
  });

  test('values that are too large share an entry, and no method counts nothing', () => {
    const { width, counts } = heatHistogram(texts, 'verse', ['HEBREW_HAMERUBAH_HAKLALI']);
    expect(width).toBe(177);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(counts.at(-1)).toBe(1);
    expect(heatHistogram(texts, 'word', [])).toEqual({ width: 1, counts: new Uint32Array(0) });
  });
});
