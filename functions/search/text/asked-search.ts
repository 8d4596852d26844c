import type { SearchNode } from '../../../domain/search-query/index.ts';
import type { TextSearch } from './statement.ts';

/** A search request. Its filters are digits of books, see `bookDigits`. */
export interface AskedSearch extends TextSearch {
  readonly query: SearchNode;
  /** The books that the filter for a book leaves. */
  readonly ofBook: string;
  /** The books that the filters for a testament and for a group leave. */
  readonly ofGroup: string;
}
