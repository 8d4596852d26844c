import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { bareGreek, greekVerses, hebrewVerses } from '../../tests/support/core-packages.ts';
import { METHODS, type MethodId, valueOfWords } from '../gematria/index.ts';
import { hebrewLetters } from '../hebrew/index.ts';
import {
  bookSegments,
  booksOf,
  countSpans,
  findVerse,
  type RunningTotals,
  runningTotals,
  type Span,
  type SpanSearch,
  spanValue,
  unitValues,
  verseOfWord,
  verseSegments,
  walkSpans,
} from './index.ts';
import { decodeLettersFile, encodeLettersFile, type LettersFile } from './letters-file.ts';

let tanakh: LettersFile;
let words: string[];
beforeAll(() => {
  const verses = hebrewVerses().map((verse) => ({ ...verse, part: '' }));
  words = verses.flatMap((verse) => verse.words);
  tanakh = decodeLettersFile(encodeLettersFile('hebrew', verses));
});

const within = () => verseSegments(tanakh, booksOf(tanakh));
const across = () => bookSegments(tanakh, booksOf(tanakh));
const exactly = (value: number, minWords: number, maxWords: number): SpanSearch => ({
  low: value,
  high: value,
  minWords,
  maxWords,
});

function findSpans(totals: RunningTotals, segments: Iterable<Span>, search: SpanSearch): Span[] {
  const found: Span[] = [];
  walkSpans(totals, segments, search, (start, from, to) => {
    for (let end = from; end < to; end++) found.push({ start, end });
  });
  return found;
}

/** Finds the spans by adding up the words one by one from every start. This is slow, but easy to verify. */
function recount(values: readonly number[], segments: Iterable<Span>, search: SpanSearch): Span[] {
  const found: Span[] = [];
  for (const { start: first, end: last } of segments) {
    for (let start = first; start < last; start++) {
      let sum = 0;
      for (let end = start + 1; end <= last && end - start <= search.maxWords; end++) {
        sum += values[end - 1]!;
        if (sum > search.high) break;
        if (end - start >= search.minWords && sum >= search.low) found.push({ start, end });
      }
    }
  }
  return found;
}

describe('spans over the Tanakh', () => {
  test('the spans of words with the value 913 in the Tanakh have the published counts', () => {
    const totals = runningTotals(tanakh, 'HEBREW_STANDARD');
    expect(countSpans(totals, within(), exactly(913, 2, 10))).toBe(924);
    expect(countSpans(totals, across(), exactly(913, 2, 10))).toBe(1256);
    expect(countSpans(totals, across(), exactly(913, 2, Number.POSITIVE_INFINITY))).toBe(1264);
  });

  test.each([26, 541, 913, 2701])(
    'the spans of words with the value %i are those of a slow recount, within verses and across verses',
    (value) => {
      const totals = runningTotals(tanakh, 'HEBREW_STANDARD');
      const values = words.map((word) => valueOfWords('HEBREW_STANDARD', [word]) ?? 0);
      for (const segments of [within, across]) {
        for (const search of [
          exactly(value, 1, Number.POSITIVE_INFINITY),
          exactly(value, 2, 10),
          { ...exactly(value, 2, 4), high: value + 5 },
        ]) {
          const expected = recount(values, segments(), search);
          expect(countSpans(totals, segments(), search)).toBe(expected.length);
          expect(findSpans(totals, segments(), search)).toEqual(expected);
        }
      }
    },
  );

  test('the spans with the values 26 and 2701, single words included, have the published counts within verses', () => {
    const totals = runningTotals(tanakh, 'HEBREW_STANDARD');
    expect(countSpans(totals, within(), exactly(26, 1, Number.POSITIVE_INFINITY))).toBe(6601);
    expect(countSpans(totals, within(), exactly(2701, 1, Number.POSITIVE_INFINITY))).toBe(370);
  });

  test.each(METHODS.filter(({ spans, script }) => spans && script === 'hebrew').map(({ id }) => id))(
    'by %s the value of a span equals the value of its words as a text',
    (method) => {
      const totals = runningTotals(tanakh, method);
      for (const span of [
        { start: 0, end: 7 },
        { start: 150_000, end: 150_003 },
        { start: 305_500, end: 305_507 },
      ]) {
        expect(spanValue(totals, span)).toBe(valueOfWords(method, words.slice(span.start, span.end)));
      }
      const value = spanValue(totals, { start: 0, end: 3 });
      expect(findSpans(totals, within(), exactly(value, 3, 3))[0]).toEqual({ start: 0, end: 3 });
    },
  );

  test('runningTotals refuses a method that is not a sum or counts another script', () => {
    expect(() => runningTotals(tanakh, 'HEBREW_BONEEH')).toThrow('cannot be searched');
    expect(() => runningTotals(tanakh, 'GREEK_STANDARD')).toThrow('no hebrew letters');
    expect(() => unitValues(tanakh, 'GREEK_STANDARD', 'word')).toThrow('no hebrew letters');
  });
});

test('a search over any running totals finds exactly the right spans, even if some words have the value 0', () => {
  const small = fc.array(fc.nat(6), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      fc.array(small, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(4),
      fc.integer({ min: 1, max: 4 }),
      fc.nat(9),
      (segments, low, range, minWords, more) => {
        const values = segments.flat();
        const sums = new Float64Array(values.length + 1);
        for (const [i, value] of values.entries()) sums[i + 1] = sums[i]! + value;
        const totals: RunningTotals = { sums, once: 0, isSquare: false };
        const spans = segments.map((segment, i) => {
          const start = segments.slice(0, i).flat().length;
          return { start, end: start + segment.length };
        });
        const search = { low, high: low + range, minWords, maxWords: minWords + more };
        const expected = recount(values, spans, search);
        expect(countSpans(totals, spans, search)).toBe(expected.length);
        expect(findSpans(totals, spans, search)).toEqual(expected);
      },
    ),
  );
});

describe('values of words and verses', () => {
  const sample = (file: LettersFile, texts: readonly (readonly string[])[], method: MethodId) => {
    const byWord = unitValues(file, method, 'word');
    const byVerse = unitValues(file, method, 'verse');
    let word = 0;
    for (const [verse, letters] of texts.entries()) {
      expect(byVerse[verse]).toBe(valueOfWords(method, letters) ?? Number.NaN);
      for (const one of letters) expect(byWord[word++]).toBe(valueOfWords(method, [one]) ?? Number.NaN);
    }
  };
  const hebrew = hebrewVerses().slice(0, 300);
  const greek = greekVerses().slice(0, 200);
  const greekLetters = greek.map(({ words }) => words.map(bareGreek));

  test.each(METHODS.map(({ id, script }) => [id, script] as const))(
    'the values of words and verses by %s are those of the texts in the file',
    (id, script) => {
      const [verses, texts] =
        script === 'hebrew' ? [hebrew, hebrew.map(({ words }) => words)] : [greek, greekLetters];
      const file = decodeLettersFile(
        encodeLettersFile(
          script,
          verses.map((verse, i) => ({ ...verse, part: '', words: texts[i]! })),
        ),
      );
      sample(file, texts, id);
    },
  );

  test('unitValues gives Deuteronomy 32:36 the value of the words of that verse', () => {
    const values = unitValues(tanakh, 'HEBREW_STANDARD', 'verse');
    const verse = [...tanakh.verses.keys()].find(
      (at) => tanakh.chapters[at] === 32 && tanakh.verses[at] === 36 && at > tanakh.books[4]!.firstVerse,
    )!;
    expect(values[verse]).toBe(
      valueOfWords(
        'HEBREW_STANDARD',
        words.slice(tanakh.firstWords[verse], tanakh.firstWords[verse + 1]).map(hebrewLetters),
      ),
    );
    expect([...values.keys()].filter((at) => values[at] === values[verse])).toContain(verse);
  });

  test('verseOfWord gives for the number of a word the number of the verse that contains it', () => {
    expect(verseOfWord(tanakh, 0)).toBe(0);
    expect(verseOfWord(tanakh, 6)).toBe(0);
    expect(verseOfWord(tanakh, 7)).toBe(1);
    expect(verseOfWord(tanakh, 305_506)).toBe(23_212);
  });
});

test('findVerse finds each verse by its own numbers and an unnumbered ending after it, and nothing for other numbers', () => {
  const ending = { book: 'mark' as const, chapter: 16, verse: 8, part: 'ending', words: ['παντα'] };
  const verses = greekVerses().map((verse) => ({ ...verse, part: '', words: [] as readonly string[] }));
  const after = verses.findIndex(
    (verse) => verse.book === 'mark' && verse.chapter === 16 && verse.verse === 8,
  );
  verses.splice(after + 1, 0, { ...ending, kjvNotes: [], hasQere: false });
  const file = decodeLettersFile(encodeLettersFile('greek', verses));
  const found = verses.map((verse) => findVerse(file, { ...verse, isEnding: verse.part !== '' }));
  expect(found).toEqual([...verses.keys()]);
  expect(findVerse(file, { book: 'mark', chapter: 16, verse: 21 })).toBeUndefined();
  expect(findVerse(file, { book: 'mark', chapter: 17, verse: 1 })).toBeUndefined();
  expect(findVerse(file, { book: 'mark', chapter: 16, verse: 7, isEnding: true })).toBeUndefined();
  expect(findVerse(file, { book: 'genesis', chapter: 1, verse: 1 })).toBeUndefined();
});
