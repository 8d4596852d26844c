import { type Fields, type Some, withoutDefaults } from '../../domain/basics/index.ts';
import { PLACES_SEARCH } from './places-address.ts';
import { stringifyPlainSearch } from './search-params.ts';
import { STATISTICS_SEARCH } from './statistics-address.ts';

/** Writes the address of a page with these parameters, without those that are the defaults. */
const hrefOf =
  <F extends Fields>(path: string, fields: F) =>
  (search: Some<F>): string =>
    path + stringifyPlainSearch(withoutDefaults(fields, search));

export const placesHref = hrefOf('/places', PLACES_SEARCH);
export const statisticsHref = hrefOf('/statistics', STATISTICS_SEARCH);

interface VerseAddress {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/** The address of a verse, and of one of its words if there is one. */
export const verseHref = (
  { book, chapter, verse }: VerseAddress,
  word?: number | null,
  edition?: string,
): string =>
  `/explorer/${encodeURIComponent(book)}/${chapter}/${verse}${stringifyPlainSearch({ edition })}${word == null ? '' : `#w${word}`}`;
