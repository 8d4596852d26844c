import {
  listOf,
  matching,
  oneOf,
  type Read,
  type Some,
  trimmedText,
  wholeNumber,
  withDefault,
  withoutDefaults,
  yesOrNo,
} from '../../domain/basics/index.ts';
import { SEARCH_GROUPS } from '../../domain/canon/index.ts';
import type { Testament, ValueSearchQuery } from '../../domain/contract/index.ts';
import { ALSO_FORM } from '../../domain/contract/limits.ts';
import { versionOf } from '../../domain/editions/index.ts';
import { methodIds } from '../../domain/gematria/method-types.ts';
import { stringifyPlainSearch } from './search-params.ts';

export type Unit = ValueSearchQuery['unit'];
export const UNITS: readonly Unit[] = ['verse', 'word', 'span'];
/**
 * What a search by value can find: first the word, because most numbers that readers look up are the value of a word.
 */
export const UNITS_OFFERED: readonly Unit[] = ['word', 'span', 'verse'];
export const TESTAMENTS: readonly Testament[] = ['old', 'new', 'apocrypha'];

/**
 * Larger numbers are allowed than the API accepts, so that the API's message about its limits reaches the reader.
 */
const anyNumber = wholeNumber(0, 9_999_999);

export const SEARCH = {
  /** `by=value` opens the form for a search by value before the reader has entered a value. */
  by: oneOf(['value']),
  term: withDefault(trimmedText, ''),
  forms: withDefault(yesOrNo, false),
  unit: withDefault(oneOf(UNITS), 'verse'),
  method: methodIds,
  range: withDefault(anyNumber, 0),
  minWords: withDefault(anyNumber, 2),
  maxWords: anyNumber,
  crossVerse: withDefault(yesOrNo, false),
  testament: oneOf(TESTAMENTS),
  group: oneOf(SEARCH_GROUPS),
  book: trimmedText,
  also: listOf(matching(ALSO_FORM)),
  lemma: withDefault((value) => trimmedText(value)?.toUpperCase(), ''),
  version: versionOf,
  edition: trimmedText,
  /** Without it, the best results come first. */
  order: oneOf(['canonical']),
  /** The panel that says how often the words occur: open, or open with the words that only contain them. */
  times: oneOf(['open', 'inside']),
  page: withDefault(wholeNumber(1, 9_999_999), 1),
};

export type Search = Read<typeof SEARCH>;
export type SearchLink = Omit<Some<typeof SEARCH>, 'by'>;

/** The books to which a search is limited. `book` is an id or a name, as in the address. */
export type Scope = Pick<Search, 'book' | 'testament' | 'group'>;

/** The limits of the API for an `in` of the address. A text that is no testament and no group is a book. */
export function limitsOf(id: string | undefined): Scope {
  const testament = oneOf(TESTAMENTS)(id);
  const group = oneOf(SEARCH_GROUPS)(id);
  return { testament, group, book: testament === undefined && group === undefined ? id : undefined };
}

/** Reads a choice from a list of books: a book, `testament=old` or `group=torah`. Empty means all books. */
export const scopeOf = (chosen: string): Scope => limitsOf(trimmedText(chosen.split('=').pop()));

export function chosenIn({ book, testament, group }: Scope): string {
  if (book !== undefined) return book;
  if (testament !== undefined) return `testament=${testament}`;
  return group === undefined ? '' : `group=${group}`;
}

/** The address of a search: by this value, or in the text if no value is given. */
export const searchHref = (search: SearchLink, value?: number): string =>
  `/search${value === undefined ? '' : `/gematria/${value}`}${stringifyPlainSearch(withoutDefaults(SEARCH, search))}`;
