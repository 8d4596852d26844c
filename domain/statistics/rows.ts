import {
  type BookId,
  bookById,
  bookPosition,
  booksOfGroup,
  isBookId,
  SEARCH_GROUPS,
} from '../canon/index.ts';
import type { GematriaScript, MethodId } from '../gematria/method-types.ts';
import { partNames, WHOLE } from '../text/index.ts';

/** The methods whose sums every table of statistics has. */
export const TABLE_METHODS = {
  hebrew: ['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'HEBREW_GADOL'],
  greek: ['GREEK_STANDARD', 'GREEK_ORDINAL', 'GREEK_REDUCED_LETTERS'],
} as const satisfies Record<GematriaScript, readonly MethodId[]>;

/** The methods of the sums in a table: those that every table has, and the chosen one. */
export const methodsOfTable = (script: GematriaScript, chosen: MethodId): readonly MethodId[] => [
  ...new Set<MethodId>([...TABLE_METHODS[script], chosen]),
];

/** A row of a table of statistics: the whole text, a part of it, or a book. */
export interface StatisticsRow {
  /** `whole`, or the id of a testament, group or book. */
  readonly id: string;
  readonly kind: 'whole' | 'part' | 'book';
  readonly name: string;
  readonly books: readonly BookId[];
}

/**
 * The rows for a text with these books. A part that has all books of the text, or none, is left out.
 *
 * @example
 * ```ts
 * statisticsRows(['exodus', 'genesis', 'ruth']).map(({ id }) => id) // => ["whole", "torah", "writings", "genesis", "exodus", "ruth"]
 * ```
 */
export function statisticsRows(ids: Iterable<string>): StatisticsRow[] {
  const books = [...ids].filter(isBookId).sort((a, b) => bookPosition(a) - bookPosition(b));
  const parts = [
    ...(['old', 'apocrypha', 'new'] as const).map((id) => ({
      id,
      name: partNames[id],
      books: books.filter((book) => bookById(book).testament === id),
    })),
    ...SEARCH_GROUPS.map((id) => ({
      id,
      name: partNames[id],
      books: books.filter((book) => booksOfGroup(id).includes(book)),
    })),
  ];
  return [
    { id: WHOLE, kind: 'whole', name: partNames[WHOLE], books },
    ...parts
      .filter((part) => part.books.length > 0 && part.books.length < books.length)
      .map((part) => ({ ...part, kind: 'part' as const })),
    ...books.map((id) => ({ id, kind: 'book' as const, name: bookById(id).name, books: [id] })),
  ];
}
