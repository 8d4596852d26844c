import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { wholeNumber } from '../../../domain/parse.ts';

const valueNumber = wholeNumber(1, MAX_VALUE);

/** What limits a search. */
export interface Filters {
  /** A book's id, `testament=…`, or nothing for all. */
  readonly within: string;
  readonly method: string;
}

const limit = (within: string): string[][] => {
  if (within === '') return [];
  return [within.startsWith('testament=') ? within.split('=') : ['book', within]];
};

/** The whole number above 0, base 10, that a reader has typed; null for everything else. */
export const numberOf = (text: string): number | null => valueNumber(text) ?? null;

/** Where a search of the text leads; null while there is nothing to search for. */
export function textSearchHref(term: string, { within }: Filters): string | null {
  const trimmed = term.trim();
  return trimmed === '' ? null : `/search?${query([['term', trimmed], ...limit(within)])}`;
}

/** Where a search by value leads; null while there is no value. */
export function valueSearchHref(value: number | null, { within, method }: Filters): string | null {
  return value === null ? null : `/search/gematria/${value}?${query([['method', method], ...limit(within)])}`;
}

const query = (pairs: readonly string[][]): string =>
  pairs.map(([key = '', value = '']) => `${key}=${encodeURIComponent(value)}`).join('&');
