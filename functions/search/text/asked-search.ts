import type { SearchNode } from '../../../domain/search-query/index.ts';
import type { TextSearch } from './statement.ts';

/** Room for a book's verses among the numbers that places have. */
export const PLACES_A_BOOK = 1_000_000;

/** Places from `low` to `high`, inclusive; none where `low` is greater. */
export interface PlaceRange {
  readonly low: number;
  readonly high: number;
}

/** A search as asked, with what the filters mean in places. */
export interface AskedSearch extends TextSearch {
  readonly query: SearchNode;
  readonly ofBook: PlaceRange;
  readonly ofTestament: PlaceRange;
}
