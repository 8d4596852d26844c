import type { SearchNode } from '../../../domain/search-query/index.ts';
import type { TextSearch } from './statement.ts';

/** How far apart the places of two books are. */
export const PLACES_A_BOOK = 1_000_000;

/** Places from `low` to `high`, inclusive. None if `low` is greater. */
export interface PlaceRange {
  readonly low: number;
  readonly high: number;
}

/** A search as the reader sent it, with its filters as ranges of places. */
export interface AskedSearch extends TextSearch {
  readonly query: SearchNode;
  readonly ofBook: PlaceRange;
  readonly ofTestament: PlaceRange;
}
