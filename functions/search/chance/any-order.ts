import { LRUCache } from 'lru-cache';
import {
  type AnyOrder,
  anyOrder,
  type ExpectedInAnyOrder,
  expectedInAnyOrder,
} from '../../../domain/chance/index.ts';
import type { NumberIndex } from '../../../domain/number-index/index.ts';
import type { SearchedText } from '../../../domain/value-search/finding/index.ts';
import { type ChanceSearch, MOST_VALUES } from './expected.ts';

/** The number of searches whose tables are kept for each text. The table of a whole edition takes 160 kB. */
const MAX_KEPT = 8;
const caches = new WeakMap<NumberIndex, LRUCache<string, { table: AnyOrder | null }>>();

/**
 * For the values from `low` to `high` of a search for spans within a verse: the count that the words of all its texts
 * would give in any other order. Null for words, for squares, and for more than {@link MOST_VALUES} values. Only
 * the first search of an edition computes its table.
 */
export function inAnyOrder(
  texts: readonly SearchedText[],
  search: ChanceSearch,
  low = search.low,
  high = search.high,
): ExpectedInAnyOrder | null {
  if (search.unit !== 'span' || high - low >= MOST_VALUES) return null;
  let mean = 0;
  let variance = 0;
  for (const text of texts) {
    const table = tableOf(text, search);
    if (table === null) return null;
    const part = expectedInAnyOrder(table, low, high);
    mean += part.mean;
    variance += part.sd ** 2;
  }
  return { mean, sd: Math.sqrt(variance) };
}

function tableOf({ index, ranges, method }: SearchedText, limits: ChanceSearch): AnyOrder | null {
  const cache = caches.get(index) ?? new LRUCache<string, { table: AnyOrder | null }>({ max: MAX_KEPT });
  caches.set(index, cache);
  const key = JSON.stringify([method, limits.minWords, String(limits.maxWords), ranges]);
  const found = cache.get(key) ?? {
    table: anyOrder(index.file, ranges, method, index.totals(method), limits),
  };
  cache.set(key, found);
  return found.table;
}
