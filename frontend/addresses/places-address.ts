import { oneOf, type Read, type Some, trimmedText, withDefault } from '../../domain/basics/index.ts';
import { BOOK_ORDERS, PLACE_UNITS } from '../../domain/contract/limits.ts';

/**
 * The search parameters of the page of places. `n` is a number, `middle` or `last`, `in` a book or a part of the Bible, and `at` a
 * place whose numbers are asked for, such as `genesis.2.4.8`.
 */
export const PLACES_SEARCH = {
  unit: withDefault(oneOf(PLACE_UNITS), 'verse'),
  n: trimmedText,
  in: trimmedText,
  at: trimmedText,
  order: withDefault(oneOf(BOOK_ORDERS), 'english'),
  edition: trimmedText,
};

export type PlacesSearch = Read<typeof PLACES_SEARCH>;
export type PlacesLink = Some<typeof PLACES_SEARCH>;
