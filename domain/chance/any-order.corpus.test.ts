import { beforeAll, describe, expect, test } from 'vitest';
import { bareGreek, greekVerses, hebrewVerses } from '../../tests/support/core-packages.ts';
import { seededRandom } from '../basics/index.ts';
import type { MethodId } from '../gematria/index.ts';
import {
  booksOf,
  decodeLettersFile,
  encodeLettersFile,
  type LettersFile,
  type LettersScript,
  runningTotals,
  type VerseRange,
} from '../number-index/index.ts';
import { type AnyOrder, anyOrder, expectedInAnyOrder, type SpanLimits } from './index.ts';

const PHRASES: SpanLimits = { minWords: 2, maxWords: Number.POSITIVE_INFINITY };

const fileOf = (
  script: LettersScript,
  verses: readonly { book: string; words: readonly string[] }[],
): LettersFile =>
  decodeLettersFile(
    encodeLettersFile(
      script,
      verses.map(({ book, words }, at) => ({
        book,
        chapter: 1 + (at >> 7),
        verse: 1 + (at & 127),
        part: '',
        words,
      })),
    ),
  );

const tableOf = (file: LettersFile, method: MethodId, limits = PHRASES, verses = booksOf(file)): AnyOrder => {
  const table = anyOrder(file, verses, method, runningTotals(file, method), limits);
  if (table === null) throw new Error(`${method} has no table`);
  return table;
};

function recount(values: readonly number[], lengths: readonly number[], into: Map<number, number>): void {
  let start = 0;
  for (const length of lengths) {
    for (let from = start; from < start + length; from++) {
      let sum = values[from] as number;
      for (let to = from + 1; to < start + length; to++) {
        sum += values[to] as number;
        into.set(sum, (into.get(sum) ?? 0) + 1);
      }
    }
    start += length;
  }
}

describe('a short text', () => {
  const tiny = fileOf('hebrew', [
    { book: 'genesis', words: ['א', 'ב'] },
    { book: 'genesis', words: ['ג', 'א', 'ה'] },
  ]);

  test('anyOrder counts the phrases of a short text by value', () => {
    expect([...tableOf(tiny, 'HEBREW_STANDARD').found]).toEqual([0, 0, 0, 1, 1, 0, 1, 0, 0, 1]);
  });

  test('the expected count of a value is, for each length, the number of phrases times the chance that so many words have this value', () => {
    const { means } = tableOf(tiny, 'HEBREW_STANDARD');
    // Words are drawn with replacement from 1, 2, 3, 1, 5. There are three phrases of two words and one of three.
    const words = [1, 2, 3, 1, 5];
    const expected = new Array<number>(means.length).fill(0);
    for (const a of words)
      for (const b of words) {
        if (a + b < means.length) expected[a + b] = (expected[a + b] as number) + 3 / 25;
        for (const c of words)
          if (a + b + c < means.length) expected[a + b + c] = (expected[a + b + c] as number) + 1 / 125;
      }
    for (const [value, mean] of means.entries()) expect(mean).toBeCloseTo(expected[value] as number, 6);
  });

  test('anyOrder counts only phrases of the chosen lengths, and adds a kolel once for each phrase', () => {
    expect([...tableOf(tiny, 'HEBREW_STANDARD', { minWords: 3, maxWords: 3 }).found]).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    ]);
    expect(tableOf(tiny, 'HEBREW_KOLEL_ONE').found[10]).toBe(1);
    expect(tableOf(tiny, 'HEBREW_KOLEL_ONE').means[0]).toBe(0);
  });

  test('anyOrder returns null for a method whose values are squares', () => {
    const method = 'HEBREW_HAMERUBAH_HAKLALI';
    expect(anyOrder(tiny, booksOf(tiny), method, runningTotals(tiny, method), PHRASES)).toBeNull();
  });

  test('anyOrder returns null if the values of verses are too large for a table', () => {
    // ת cubed is 64,000,000.
    const tav = decodeLettersFile(
      encodeLettersFile('hebrew', [{ book: 'genesis', chapter: 1, verse: 1, part: '', words: ['ת', 'ת'] }]),
    );
    const totals = runningTotals(tav, 'HEBREW_MESHULASH');
    expect(anyOrder(tav, booksOf(tav), 'HEBREW_MESHULASH', totals, PHRASES)).toBeNull();
  });

  test('no phrase of a short text is expected to have a value below its two smallest words or above its largest verse', () => {
    const table = tableOf(tiny, 'HEBREW_STANDARD');
    expect(expectedInAnyOrder(table, 1, 1)).toEqual({ mean: 0, sd: 0 });
    expect(expectedInAnyOrder(table, 5_000, 5_000)).toEqual({ mean: 0, sd: 0 });
  });
});

describe.each([
  ['hebrew', 'HEBREW_STANDARD', [26, 37, 153, 913, 2701]],
  ['greek', 'GREEK_STANDARD', [373, 888, 1480]],
] as const)('the whole %s text', (script, method, values) => {
  let file: LettersFile;
  let table: AnyOrder;
  let verses: readonly VerseRange[];
  beforeAll(() => {
    file = fileOf(
      script,
      script === 'hebrew'
        ? hebrewVerses()
        : greekVerses().map((verse) => ({ ...verse, words: verse.words.map(bareGreek) })),
    );
    verses = booksOf(file);
    table = tableOf(file, method);
  });

  test('the expected counts of a whole text agree with thirty shuffles of the words, within three standard errors', () => {
    const { sums } = runningTotals(file, method);
    const words = Array.from(
      { length: sums.length - 1 },
      (_, at) => (sums[at + 1] as number) - (sums[at] as number),
    );
    const lengths = verses.flatMap(({ first, end }) =>
      Array.from(
        { length: end - first },
        (_, at) => (file.firstWords[first + at + 1] as number) - (file.firstWords[first + at] as number),
      ),
    );
    const runs = 30;
    const counts = Array.from({ length: runs }, (_, run) => {
      const into = new Map<number, number>();
      recount(inAnotherOrder(words, run), lengths, into);
      return into;
    });
    for (const value of values) {
      const each = counts.map((count) => count.get(value) ?? 0);
      const mean = each.reduce((sum, one) => sum + one, 0) / runs;
      const variance = each.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (runs - 1);
      expect(Math.abs(mean - (table.means[value] as number))).toBeLessThan(3 * Math.sqrt(variance / runs));
    }
  });

  test('the count in a whole text is more than two deviations from the average for about one value in twenty', () => {
    let all = 0;
    let far = 0;
    for (let value = 100; value < 3000; value++) {
      const { mean, sd } = expectedInAnyOrder(table, value, value);
      all++;
      if (Math.abs((table.found[value] as number) - mean) > 2 * sd) far++;
    }
    expect(far / all).toBeGreaterThan(0.03);
    expect(far / all).toBeLessThan(0.07);
  });
});

test('the Tanakh gives the published counts: 37 about 71, 153 about 470, 913 about 926', () => {
  const table = tableOf(fileOf('hebrew', hebrewVerses()), 'HEBREW_STANDARD');
  for (const [value, found, mean, sd] of [
    [37, 65, 71, 9],
    [153, 421, 470, 25],
    [913, 926, 926, 45],
  ] as const) {
    expect(table.found[value]).toBe(found);
    const expected = expectedInAnyOrder(table, value, value);
    expect(Math.abs(expected.mean - mean)).toBeLessThan(sd / 3);
  }
  expect(table.means[5]).toBe(0);
  expect(table.means[6]).toBeGreaterThan(0);
});

function inAnotherOrder(words: readonly number[], seed: number): number[] {
  const random = seededRandom(seed);
  const order = [...words];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor((random.next() / 2 ** 32) * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

test('the Greek New Testament gives fewer phrases of 888 and 1,480 than other orders, and many more of 2,368', () => {
  const verses = greekVerses().map((verse) => ({ ...verse, words: verse.words.map(bareGreek) }));
  const table = tableOf(fileOf('greek', verses), 'GREEK_STANDARD');
  for (const [value, found, mean, sd] of [
    [888, 96, 152, 41],
    [1480, 166, 223, 29],
    [2368, 318, 177, 18],
  ] as const) {
    // The ending of Mark without a number is left out here, so the figures differ a little from those of the app.
    const expected = expectedInAnyOrder(table, value, value);
    expect(table.found[value]).toBe(found);
    expect(Math.abs(expected.mean - mean)).toBeLessThan(1);
    expect(Math.abs(expected.sd - sd)).toBeLessThan(1);
  }
});
