import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { trimmedText, wholeNumber } from '../../../domain/parse.ts';
import { SEARCH, type SearchLink } from '../../addresses/search.ts';

const searchedValue = wholeNumber(1, MAX_VALUE);

/** The books that a search is limited to, and the method of a search by value. */
export interface Filters {
  /** The id of a book, a text `testament=…`, or an empty text for all books. */
  readonly within: string;
  readonly method: MethodId;
}

function limit(within: string): SearchLink {
  const [, testament] = within.split('testament=');
  return testament === undefined ? { book: SEARCH.book(within) } : { testament: SEARCH.testament(testament) };
}

/** The link of a text search. Null if the term is empty. */
export function textSearchLink(typed: string, { within }: Filters) {
  const term = trimmedText(typed);
  return term === undefined ? null : ({ to: '/search', search: { term, ...limit(within) } } as const);
}

/** The link of a search by value. Null unless the text is a whole number above 0. */
export function valueSearchLink(typed: string, { within, method }: Filters) {
  const value = searchedValue(typed);
  if (value === undefined) return null;
  return {
    to: '/search/gematria/$value',
    params: { value: String(value) },
    search: { method: [method], ...limit(within) },
  } as const;
}
