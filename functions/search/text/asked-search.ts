import type { SearchNode } from '../../../domain/search-query/index.ts';
import type { TextSearch } from './statement.ts';

/** The distance between the places of two consecutive books. */
export const PLACES_A_BOOK = 1_000_000;

/** The places from `low` to `high`, inclusive. If `low` is greater than `high`, the range has no place. */
export interface PlaceRange {
  readonly low: number;
  readonly high: number;
}

/** A search request, with its filters as ranges of places. */
export interface AskedSearch extends TextSearch {
  readonly query: SearchNode;
  readonly ofBook: PlaceRange;
  readonly ofTestament: PlaceRange;
}
