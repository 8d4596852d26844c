import { STANDARD_AND_ORDINAL } from '../../../domain/addresses/index.ts';
import { readFields, withDefault } from '../../../domain/basics/index.ts';
import { BOOKS, type Book, bookById, isBookId } from '../../../domain/canon/index.ts';
import {
  bookId,
  HYBRID_SEARCH,
  type HybridMethod,
  type HybridSearch,
  NO_METHODS,
  placeNumber,
} from '../../addresses/hybrid-explorer-address.ts';
import { hybridText } from '../../text/instruments/hybrid-text.ts';

export const HYBRID_METHODS = [...STANDARD_AND_ORDINAL.hebrew, ...STANDARD_AND_ORDINAL.greek].map((id) => ({
  id,
  label: hybridText.buttons[id],
}));

export interface HybridPlace {
  readonly book: Book;
  readonly chapter: number;
  readonly verse: number;
}

/**
 * The place in the address, with 1 for a chapter or verse that is not a number. Null if the address has no book, because
 * the reader has not searched yet, or if there is no such book.
 */
export const placeOf = ({ book, chapter, verse }: HybridSearch): HybridPlace | null =>
  book === undefined || !isBookId(book)
    ? null
    : { book: bookById(book), chapter: numberOrOne(chapter), verse: numberOrOne(verse) };

export const isWrongPlace = (search: HybridSearch): boolean =>
  placeOf(search) !== null && [search.chapter, search.verse].some((number) => typeof number === 'string');

export const unknownBook = ({ book }: HybridSearch): string | undefined =>
  book === undefined || isBookId(book) ? undefined : book;

/**
 * The methods of a page whose address names none: the standard and the ordinal method of the book's script, or of
 * Hebrew without a book.
 */
const defaultMethods = (book: string | undefined): readonly HybridMethod[] =>
  STANDARD_AND_ORDINAL[scriptOfBook(book)];

const scriptOfBook = (book: string | undefined): 'hebrew' | 'greek' =>
  book !== undefined && isBookId(book) && bookById(book).languageOriginal === 'greek' ? 'greek' : 'hebrew';

export const methodsOf = ({ methods, book }: HybridSearch): readonly HybridMethod[] =>
  methods === undefined
    ? defaultMethods(book)
    : HYBRID_METHODS.map(({ id }) => id).filter((id) => methods.includes(id));

export const TORAH_AND_APOCRYPHA = BOOKS.filter(({ group }) => group === 'torah' || group === 'apocrypha');

export const isOffered = (book: string): boolean => TORAH_AND_APOCRYPHA.some(({ id }) => id === book);

export const isNotPlaceNumber = (typed: string): boolean => placeNumber(typed.trim()) === undefined;

export const numberOrOne = withDefault(placeNumber, 1);

export function methodsInAddress(
  methods: readonly HybridMethod[],
  book: string | undefined,
): HybridSearch['methods'] {
  if (methods.length === 0) return [NO_METHODS];
  return methods.join() === defaultMethods(book).join() ? undefined : methods;
}

export function toggled(methods: readonly HybridMethod[], method: HybridMethod): readonly HybridMethod[] {
  return HYBRID_METHODS.map(({ id }) => id).filter((id) => methods.includes(id) !== (id === method));
}

/**
 * The search parameters of a place that is opened from another one. The chosen methods stay, but not in a book of
 * the other script, whose words they cannot count.
 */
export const goToPlace = (now: object, place: Place): HybridSearch => {
  const before = readFields(HYBRID_SEARCH, now);
  const isSameScript = scriptOfBook(before.book) === scriptOfBook(place.book);
  const { book, chapter, verse } = place;
  const methods = isSameScript ? before.methods : undefined;
  return { ...before, book: bookId(book), chapter, verse, methods };
};

export interface Place {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/**
 * Changes some search parameters of the page. The answer of a cited link is removed, because it belonged to the
 * parameters before.
 */
export const changeHybridSearch = (now: object, changes: Partial<HybridSearch>): HybridSearch => ({
  ...readFields(HYBRID_SEARCH, now),
  ...changes,
});
