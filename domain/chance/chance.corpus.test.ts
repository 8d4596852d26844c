import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { hebrewVerses } from '../../tests/support/core-packages.ts';
import { seededRandom } from '../basics/index.ts';
import { bookById } from '../canon/index.ts';
import { METHODS, valueOfWords } from '../gematria/index.ts';
import { booksOf, decodeLettersFile, encodeLettersFile, type LettersFile } from '../number-index/index.ts';
import {
  CHANCE_METHODS,
  chanceTableOf,
  chanceTables,
  countValues,
  ENTRY_BYTES,
  exactMeans,
  letterShares,
  packTable,
  shuffled,
  spanShapes,
  unpackEntries,
} from './index.ts';

const fileOf = (verses: readonly (readonly string[])[]): LettersFile =>
  decodeLettersFile(
    encodeLettersFile(
      'hebrew',
      verses.map((words, at) => ({ book: 'genesis', chapter: 1, verse: at + 1, part: '', words })),
    ),
  );

const wholeOf = (file: LettersFile) => [{ first: 0, end: file.verses.length }];

describe('shuffling', () => {
  test('shuffled gives one order for one seed, and another order for another seed', () => {
    const letters = Uint8Array.from({ length: 500 }, (_, at) => at % 22);
    expect(shuffled(letters, seededRandom(7))).toEqual(shuffled(letters, seededRandom(7)));
    expect(shuffled(letters, seededRandom(7))).not.toEqual(shuffled(letters, seededRandom(8)));
  });

  test('seededRandom gives the first 200 numbers of xoshiro128**, which the test computes with bigints', () => {
    // This is the published C code of xoshiro128**. Its state is filled by splitmix32, as in `seededRandom`.
    const mask = (1n << 32n) - 1n;
    const rotl = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & mask;
    let filling = 1n;
    const fill = () => {
      filling = (filling + 0x9e3779b9n) & mask;
      let z = filling ^ (filling >> 16n);
      z = (z * 0x21f0aaadn) & mask;
      z ^= z >> 15n;
      z = (z * 0x735a2d97n) & mask;
      return z ^ (z >> 15n);
    };
    const s = [fill(), fill(), fill(), fill()] as [bigint, bigint, bigint, bigint];
    const random = seededRandom(1);
    for (let draw = 0; draw < 200; draw++) {
      expect(random.next()).toBe(Number((rotl((s[1] * 5n) & mask, 7n) * 9n) & mask));
      const t = (s[1] << 9n) & mask;
      s[2] ^= s[0];
      s[3] ^= s[1];
      s[1] ^= s[2];
      s[0] ^= s[3];
      s[2] ^= t;
      s[3] = rotl(s[3], 11n);
    }
  });

  test('a shuffled text has each letter as often as the text itself', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(), (letters, seed) => {
        expect(shuffled(letters, seededRandom(seed)).sort()).toEqual(letters.slice().sort());
      }),
    );
  });

  test('shuffled gives all 24 orders of four letters about equally often', () => {
    const random = seededRandom(20);
    const counts = new Map<string, number>();
    for (let run = 0; run < 24_000; run++) {
      const order = shuffled(Uint8Array.of(0, 1, 2, 3), random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // With 23 degrees of freedom, chi squared is below 49.7 in 999 of 1,000 cases.
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(49.7);
  });
});

function* orders(letters: readonly number[]): Generator<number[]> {
  if (letters.length === 0) yield [];
  for (const [at, letter] of letters.entries()) {
    for (const rest of orders(letters.toSpliced(at, 1))) yield [letter, ...rest];
  }
}

describe('tables', () => {
  const tiny = fileOf([
    ['אב', 'ג'],
    ['דאא', 'ב'],
  ]);

  test('the mean and deviation of a chance table match those over all orders of a tiny text', () => {
    const sums = new Map<number, number>();
    const squares = new Map<number, number>();
    let all = 0;
    for (const order of orders([...tiny.letters])) {
      all++;
      const { any, word } = countValues({ ...tiny, letters: Uint8Array.from(order) }, 'HEBREW_STANDARD');
      for (const [value, count] of any.entries()) {
        const spans = count - (word[value] as number);
        sums.set(value, (sums.get(value) ?? 0) + spans);
        squares.set(value, (squares.get(value) ?? 0) + spans * spans);
      }
    }
    expect(all).toBe(5040);
    const tables = chanceTables(tiny, ['HEBREW_STANDARD'], { runs: 20_000, seed: 1 });
    const { mean, sd } = tables.get('HEBREW_STANDARD')!.span;
    for (const [value, sum] of sums) {
      const average = sum / all;
      const deviation = Math.sqrt(squares.get(value)! / all - average * average);
      expect(Math.abs((mean[value] ?? 0) - average)).toBeLessThan(0.02);
      expect(Math.abs((sd[value] ?? 0) - deviation)).toBeLessThan(0.02);
    }
  });

  test('equal inputs give equal chance tables, and another seed gives other tables', () => {
    const options = { runs: 5, seed: 3 };
    const table = (seed: number) =>
      packTable(chanceTables(tiny, ['HEBREW_GADOL'], { ...options, seed }).get('HEBREW_GADOL')!.any);
    expect(table(3)).toEqual(table(3));
    expect(table(3)).not.toEqual(table(30));
  });

  test('chanceTables has one table for words, one for spans of several words, and one for both', () => {
    const tables = chanceTables(fileOf([['א', 'א', 'א']]), ['HEBREW_STANDARD'], { runs: 2, seed: 1 });
    const { word, span, any } = tables.get('HEBREW_STANDARD')!;
    // In every order there are three words of value 1, two spans of value 2 and one span of value 3.
    expect([...word.mean]).toEqual([0, 3]);
    expect([...span.mean]).toEqual([0, 0, 2, 1]);
    expect([...any.mean]).toEqual([0, 3, 2, 1]);
    expect([...any.sd]).toEqual([0, 0, 0, 0]);
  });

  test('a packed chance table unpacks to its entries, and to zeros beyond its end', () => {
    const table = { mean: Float32Array.of(0, 1.5, 879.75), sd: Float32Array.of(0, 0.5, 21.25) };
    const hex = Buffer.from(packTable(table)).toString('hex').toUpperCase();
    expect(hex).toHaveLength(3 * ENTRY_BYTES * 2);
    expect(unpackEntries(hex.slice(2 * ENTRY_BYTES), 3)).toEqual([
      { mean: 1.5, sd: 0.5 },
      { mean: 879.75, sd: 21.25 },
      { mean: 0, sd: 0 },
    ]);
    expect(unpackEntries('', 1)).toEqual([{ mean: 0, sd: 0 }]);
  });

  test('a method with the values of another method, or one more, uses the chance table of that method', () => {
    for (const { id } of METHODS) {
      const table = chanceTableOf(id);
      if (table === null) continue;
      const words = id.startsWith('HEBREW') ? ['שלום', 'רב'] : ['λογος', 'εν'];
      expect(valueOfWords(table.method, words)).toBe(valueOfWords(id, words)! - table.less);
    }
    expect(chanceTableOf('HEBREW_KIDMI')).toBeNull();
    expect(chanceTableOf('GREEK_MILLESIAN')?.method).toBe('GREEK_STANDARD');
  });
});

describe('exact averages', () => {
  test('the averages of exactMeans match the sum over every way to draw the letters', () => {
    const file = fileOf([['אב', 'ת'], ['אאב']]);
    const shares = letterShares(file, wholeOf(file), 'HEBREW_STANDARD')!;
    const expected = new Map<number, number>();
    const draw = (letters: number, sum: number, chance: number) => {
      if (letters === 0) expected.set(sum, (expected.get(sum) ?? 0) + chance);
      else for (const [value, share] of shares) draw(letters - 1, sum + value, chance * share);
    };
    const shapes = spanShapes(file, wholeOf(file), { minWords: 1, maxWords: Number.POSITIVE_INFINITY });
    expect([...shapes]).toEqual([0, 1, 1, 2]);
    for (const [letters, spans] of shapes.entries()) draw(letters, 0, spans);
    expected.delete(0);
    const means = exactMeans(shares, shapes, { from: 1, count: 1300 });
    for (const [at, mean] of means.entries()) expect(mean).toBeCloseTo(expected.get(at + 1) ?? 0, 9);
    expect([...exactMeans(shares, shapes, { from: 900_000_000, count: 2 })]).toEqual([0, 0]);
  });

  test('spanShapes counts only spans of the requested lengths and verses', () => {
    const file = fileOf([['אב', 'ת', 'ש'], ['אאב']]);
    expect([...spanShapes(file, wholeOf(file), { minWords: 2, maxWords: 2 })]).toEqual([0, 0, 1, 1]);
    expect([...spanShapes(file, [{ first: 1, end: 2 }], { minWords: 1, maxWords: 9 })]).toEqual([0, 0, 0, 1]);
  });
});

describe('the Tanakh', () => {
  let tanakh: LettersFile;
  beforeAll(() => {
    tanakh = decodeLettersFile(
      encodeLettersFile(
        'hebrew',
        hebrewVerses().map((verse) => ({ ...verse, part: '' })),
      ),
    );
  });

  test('the Tanakh has the published counts of 26 and 2701; the exact averages of 26, 2701 and 913 are close to the published ones', () => {
    const { any } = countValues(tanakh, 'HEBREW_STANDARD');
    expect({ of26: any[26], of2701: any[2701] }).toEqual({ of26: 6601, of2701: 370 });
    const shares = letterShares(tanakh, wholeOf(tanakh), 'HEBREW_STANDARD')!;
    const limits = { minWords: 1, maxWords: Number.POSITIVE_INFINITY };
    const shapes = spanShapes(tanakh, wholeOf(tanakh), limits);
    const mean = (value: number) => exactMeans(shares, shapes, { from: value, count: 1 })[0]!;
    // Each published average comes from about thirty runs. It often differs from the exact average by a fifth of its
    // deviation, and rarely by half.
    expect(Math.abs(mean(2701) - 386)).toBeLessThan(10);
    expect(Math.abs(mean(26) - 1461)).toBeLessThan(20);
    const torah = booksOf(tanakh, (id) => bookById(id as 'genesis').group === 'torah');
    const inTorah = exactMeans(
      letterShares(tanakh, torah, 'HEBREW_STANDARD')!,
      spanShapes(tanakh, torah, limits),
      { from: 913, count: 1 },
    )[0]!;
    expect(Math.abs(inTorah - 228)).toBeLessThan(9.5);
  });

  test('averages over four shuffled texts are close to the exact averages, and the variance of the counts to their mean', () => {
    const runs = 4;
    const { any } = chanceTables(tanakh, ['HEBREW_STANDARD'], { runs, seed: 1 }).get('HEBREW_STANDARD')!;
    const shares = letterShares(tanakh, wholeOf(tanakh), 'HEBREW_STANDARD')!;
    const shapes = spanShapes(tanakh, wholeOf(tanakh), { minWords: 1, maxWords: Number.POSITIVE_INFINITY });
    const from = 500;
    const count = 2000;
    const exact = exactMeans(shares, shapes, { from, count });
    let squares = 0;
    let variance = 0;
    let mean = 0;
    for (let at = 0; at < count; at++) {
      squares += ((any.mean[from + at] as number) - exact[at]!) ** 2 / (exact[at]! / runs);
      variance += (any.sd[from + at] as number) ** 2;
      mean += exact[at]!;
    }
    // Both ratios are means over 2,000 values. They are near 1, not exactly 1, because neighbouring values share spans.
    expect(squares / count).toBeGreaterThan(0.85);
    expect(squares / count).toBeLessThan(1.2);
    expect(variance / mean).toBeGreaterThan(0.9);
    expect(variance / mean).toBeLessThan(1.15);
  });

  test('each Hebrew method with a table counts 305,507 words and more than two million spans', () => {
    for (const method of CHANCE_METHODS.hebrew) {
      const { any, word } = countValues(tanakh, method);
      expect(word.reduce((sum, count) => sum + count, 0)).toBe(305_507);
      expect(any.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2_000_000);
    }
  });
});
