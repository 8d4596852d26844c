import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { LRUCache } from 'lru-cache';
import type { RowOf } from '../../../db/fields.ts';
import { question } from '../../../db/read-statement.ts';
import { editions, expectations } from '../../../db/schema/index.ts';
import {
  CHANCE_RECIPE,
  type ChanceEntry,
  type ChanceUnit,
  chanceTableOf,
  ENTRY_BYTES,
  exactMeans,
  type LetterShares,
  letterShares,
  spanShapes,
  unpackEntries,
} from '../../../domain/chance/index.ts';
import type { Expectation } from '../../../domain/contract/index.ts';
import { ownId } from '../../../domain/editions/index.ts';
import type { MethodId } from '../../../domain/gematria/index.ts';
import type { NumberIndex, VerseRange } from '../../../domain/number-index/index.ts';
import type { SearchedText } from '../../../domain/value-search/finding/index.ts';

/**
 * The number of entries that are read on each side of the requested values. The deviation is computed from all these
 * entries.
 */
const AROUND = 50;

/**
 * The most successive values with an expectation. For longer ranges nobody has tested whether the counts are
 * independent.
 */
export const MOST_VALUES = 101;

export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

export interface ChanceSearch extends ValueRange {
  readonly unit: 'word' | 'span';
  readonly minWords: number;
  /** The most words of a span that is counted. Infinity if there is no limit. */
  readonly maxWords: number;
}

const e = alias(editions, 'e');
const x = alias(expectations, 'x');

/**
 * The parts of the chance tables in the list `:chance`. It reads only tables of the published revision and the present
 * recipe. It is one question in a search's statement.
 */
export const EXPECTATIONS = question(
  {
    edition: x.editionId,
    method: x.method,
    unit: x.unit,
    runs: x.runs,
    first: sql<number>`q.value ->> 1`,
    entries: sql<string>`hex(substr(${x.entries}, 1 + ${ENTRY_BYTES} * (q.value ->> 1), ${ENTRY_BYTES} * (q.value ->> 2)))`,
  },
  sql`from json_each(${sql.placeholder('chance')}) q
    cross join ${editions} ${e} on ${e.role} = 'original' and ${e.revision} is not null
    cross join ${expectations} ${x} on ${x.editionId} = ${e.id} and ${x.revision} = ${e.revision}
      and ${x.recipe} = ${CHANCE_RECIPE} and ${x.method} = q.value ->> 0`,
);

export type ExpectationRow = RowOf<(typeof EXPECTATIONS)['fields']>;

/** The value of `:chance` for some methods. Nothing is read for methods without tables, or if `search` is null. */
export function expectationArg(methods: readonly MethodId[], search: ValueRange | null): string {
  if (search === null || search.high - search.low >= MOST_VALUES) return '[]';
  return JSON.stringify(
    methods.flatMap((method) => {
      const table = chanceTableOf(method);
      if (table === null) return [];
      const first = Math.max(0, search.low - table.less - AROUND);
      return [[table.method, first, search.high - table.less + AROUND - first + 1]];
    }),
  );
}

export interface ValuesExpected {
  readonly entries: readonly ChanceEntry[];
  readonly runs: number;
  readonly basis: 'shuffled' | 'computed';
}

/** The reason why there is no expectation: the table is still being computed, or the method or the text has no table. */
export type Missing = 'not-built' | 'no-table';

/**
 * The expected counts in one text. For words and for spans of any length in a whole edition, the average is
 * in the tables. For some books or some lengths it is computed from how often each letter occurs and how long
 * the spans are. The deviation is taken from the tables' counts of the neighbouring values.
 */
export function expectedIn(
  rows: readonly ExpectationRow[],
  text: SearchedText,
  search: ChanceSearch,
): ValuesExpected | Missing {
  const { method, edition, index, ranges } = text;
  const table = chanceTableOf(method);
  if (table === null || search.high - search.low >= MOST_VALUES || ownId(edition.id)) return 'no-table';
  const [minWords, maxWords] = search.unit === 'word' ? [1, 1] : [search.minWords, search.maxWords];
  const unit: ChanceUnit = search.unit === 'word' ? 'word' : minWords === 1 ? 'any' : 'span';
  const row = rows.find(
    (one) => one.edition === edition.id && one.method === table.method && one.unit === unit,
  );
  if (row === undefined) return 'not-built';
  const { runs, first } = row;
  const from = search.low - table.less;
  const count = search.high - search.low + 1;
  const before = from - first;
  const around = unpackEntries(row.entries, before + count + AROUND);
  const isWhole = ranges.reduce((sum, { first, end }) => sum + end - first, 0) === index.file.verses.length;
  const isEveryLength = search.unit === 'word' || (minWords <= 2 && maxWords === Number.POSITIVE_INFINITY);
  const isShuffled = isWhole && isEveryLength;
  const means = isShuffled
    ? around.slice(before, before + count).map(({ mean }) => mean)
    : narrowerAverages(index, ranges, table.method, { minWords, maxWords }, { from, count });
  if (means === null) return 'no-table';
  const entries = Array.from(means, (mean, at) => ({
    mean,
    sd: Math.sqrt(
      mean * dispersion(around.slice(Math.max(0, before + at - AROUND), before + at + AROUND + 1)),
    ),
  }));
  return { entries, runs, basis: isShuffled ? 'shuffled' : 'computed' };
}

/**
 * The variance of the counts divided by their average, over neighbouring values. It is 1 for independent rare events.
 * Thirty runs give the deviation of one value only to an eighth; with a hundred neighbours it is known to a hundredth.
 */
function dispersion(entries: readonly ChanceEntry[]): number {
  const mean = entries.reduce((sum, entry) => sum + entry.mean, 0);
  return mean === 0 ? 1 : entries.reduce((sum, { sd }) => sum + sd * sd, 0) / mean;
}

/**
 * One expectation over all values and texts of a search, for words and for spans within a verse. The counts of
 * neighbouring values are independent, so their variances are added.
 */
export function expectationOf(parts: readonly ValuesExpected[]): Expectation {
  const entries = parts.flatMap((part) => part.entries);
  return {
    mean: entries.reduce((sum, { mean }) => sum + mean, 0),
    sd: Math.sqrt(entries.reduce((sum, { sd }) => sum + sd * sd, 0)),
    runs: Math.min(...parts.map(({ runs }) => runs)),
  };
}

interface Narrower {
  readonly shares: LetterShares | null;
  readonly shapes: Float64Array;
  readonly means: LRUCache<string, Float64Array>;
}

/**
 * The number of narrower searches that are cached for each text: a few kilobytes of shapes and the last averages of
 * each search.
 */
const MAX_KEPT = 16;
const caches = new WeakMap<NumberIndex, LRUCache<string, Narrower>>();

function narrowerAverages(
  index: NumberIndex,
  ranges: readonly VerseRange[],
  method: MethodId,
  lengths: { minWords: number; maxWords: number },
  values: { from: number; count: number },
): Float64Array | null {
  const cache = caches.get(index) ?? new LRUCache<string, Narrower>({ max: MAX_KEPT });
  caches.set(index, cache);
  const key = JSON.stringify([method, lengths.minWords, String(lengths.maxWords), ranges]);
  const narrower = remembered(cache, key, () => ({
    shares: letterShares(index.file, ranges, method),
    shapes: spanShapes(index.file, ranges, lengths),
    means: new LRUCache<string, Float64Array>({ max: MAX_KEPT }),
  }));
  const { shares } = narrower;
  if (shares === null) return null;
  return remembered(narrower.means, `${values.from} ${values.count}`, () =>
    exactMeans(shares, narrower.shapes, values),
  );
}

function remembered<T extends object>(cache: LRUCache<string, T>, key: string, make: () => T): T {
  const one = cache.get(key) ?? make();
  cache.set(key, one);
  return one;
}
