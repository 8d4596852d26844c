import { type BookId, isBookId } from '../../domain/canon/index.ts';
import { STANDARD_AND_ORDINAL } from '../../domain/explorer-query.ts';
import { listOf, oneOf, type Parse, type Read, text, wholeNumber, withDefault } from '../../domain/parse.ts';

export type HybridMethod = (typeof STANDARD_AND_ORDINAL)['hebrew' | 'greek'][number];

/** In the address, that no method is chosen. */
export const NONE = 'none';

const METHODS: readonly (HybridMethod | typeof NONE)[] = [
  ...STANDARD_AND_ORDINAL.hebrew,
  ...STANDARD_AND_ORDINAL.greek,
  NONE,
];

/** A chapter's or a verse's number, up to four digits (specification, part 2 section 5). */
export const placeNumber = wholeNumber(1, 9999);

/** A book's id in any case. */
export const bookId: Parse<BookId | undefined> = (value) => {
  const id = text(value)?.toLowerCase() ?? '';
  return isBookId(id) ? id : undefined;
};

/** What stands behind the `?` of the hybrid explorer. */
export const HYBRID_SEARCH = {
  book: bookId,
  chapter: placeNumber,
  verse: placeNumber,
  methods: withDefault(listOf(oneOf(METHODS)), STANDARD_AND_ORDINAL.hebrew),
};
export type HybridSearch = Read<typeof HYBRID_SEARCH>;
