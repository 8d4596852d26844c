import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { wholeNumber } from '../../../domain/parse.ts';

const valueNumber = wholeNumber(1, MAX_VALUE);

/** Limits of a search. */
export interface Filters {
  /** A book's id, `testament=…`, or empty for all books. */
  readonly within: string;
  readonly method: string;
}

const limit = (within: string): string[][] => {
  if (within === '') return [];
  return [within.startsWith('testament=') ? within.split('=') : ['book', within]];
};

/** Reads a whole number above 0 in decimal digits. Null for any other text. */
export const numberOf = (text: string): number | null => valueNumber(text) ?? null;

/** The address of a text search. Null if the term is empty. */
export function textSearchHref(term: string, { within }: Filters): string | null {
  const trimmed = term.trim();
  return trimmed === '' ? null : `/search?${query([['term', trimmed], ...limit(within)])}`;
}

/** The address of a search by value. Null without a value. */
export function valueSearchHref(value: number | null, { within, method }: Filters): string | null {
  return value === null ? null : `/search/gematria/${value}?${query([['method', method], ...limit(within)])}`;
}

const query = (pairs: readonly string[][]): string =>
  pairs.map(([key = '', value = '']) => `${key}=${encodeURIComponent(value)}`).join('&');
