import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import type { NumberIndex } from '../search/number-index.ts';
import { rangeAround } from './similar-sql.ts';

export interface Similar {
  total: number;
  verses: SimilarVerse[];
}

/** A verse of the number index with its value. */
export interface NearVerse {
  readonly at: number;
  readonly value: number;
}

/** The page of verses near the value of the verse `own`, found in the edition's number index. */
export function findNear(
  index: NumberIndex,
  own: number,
  method: MethodId,
  query: SimilarQuery,
): { total: number; page: NearVerse[] } {
  const values = index.values(method, 'verse');
  const value = values[own] as number;
  if (Number.isNaN(value)) return { total: 0, page: [] };
  const { low, high } = rangeAround(value, query.tolerance);
  const near: NearVerse[] = [];
  for (let at = 0; at < values.length; at++) {
    const candidate = values[at] as number;
    const isVerse = index.file.endings[at] === 0 && at !== own;
    if (isVerse && candidate >= low && candidate <= high) near.push({ at, value: candidate });
  }
  near.sort((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value) || a.at - b.at);
  return { total: near.length, page: near.slice(query.offset, query.offset + query.limit) };
}
