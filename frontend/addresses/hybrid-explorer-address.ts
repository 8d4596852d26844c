import { STANDARD_AND_ORDINAL } from '../../domain/addresses/index.ts';
import {
  listOf,
  oneOf,
  type Parse,
  type Read,
  text,
  textUpTo,
  wholeNumber,
} from '../../domain/basics/index.ts';
import { BOOKS, type BookId, isBookId } from '../../domain/canon/index.ts';

export type HybridMethod = (typeof STANDARD_AND_ORDINAL)['hebrew' | 'greek'][number];

/**
 * The value of `methods` if the reader has switched off every method. An empty value would mean the default
 * methods.
 */
export const NO_METHODS = 'none';

const METHODS: readonly (HybridMethod | typeof NO_METHODS)[] = [
  ...STANDARD_AND_ORDINAL.hebrew,
  ...STANDARD_AND_ORDINAL.greek,
  NO_METHODS,
];

export const placeNumber = wholeNumber(1, 9999);

/** Reads the number of a chapter or verse in an address. Another text stays as it is, so that the page can say so. */
const placeNumberOrText: Parse<number | string | undefined> = (value) =>
  placeNumber(value) ?? (textUpTo(20)(value) || undefined);

export const bookId: Parse<BookId | undefined> = (value) => {
  const id = text(value)?.toLowerCase() ?? '';
  return isBookId(id) ? id : BOOKS.find(({ name }) => name.toLowerCase() === id)?.id;
};

/** Reads a book in an address. An unknown name stays as it is, so that the page can say so. */
const bookIdOrText: Parse<string | undefined> = (value) =>
  bookId(value) ?? (textUpTo(60)(value) || undefined);

export const HYBRID_SEARCH = {
  book: bookIdOrText,
  chapter: placeNumberOrText,
  verse: placeNumberOrText,
  /** Undefined for the standard and the ordinal method of the script of the book. */
  methods: listOf(oneOf(METHODS)),
};
export type HybridSearch = Read<typeof HYBRID_SEARCH>;
