import { type Book, bookById } from '../../../domain/canon/index.ts';
import { readFields, withDefault } from '../../../domain/parse.ts';
import {
  bookId,
  HYBRID_SEARCH,
  type HybridMethod,
  type HybridSearch,
  NO_METHODS,
  placeNumber,
} from '../../addresses/hybrid-explorer.ts';

/** The methods of the page, in the order of its buttons. */
export const HYBRID_METHODS = [
  { id: 'HEBREW_STANDARD', label: 'Standard Hebrew' },
  { id: 'HEBREW_ORDINAL', label: 'Ordinal Hebrew' },
  { id: 'GREEK_STANDARD', label: 'Standard Greek' },
  { id: 'GREEK_ORDINAL', label: 'Ordinal Greek' },
] as const satisfies readonly { id: HybridMethod; label: string }[];

export interface HybridPlace {
  readonly book: Book;
  readonly chapter: number;
  readonly verse: number;
}

/** The place that the address asks for; null while no book is named: nothing has been searched yet. */
export const placeOf = ({ book, chapter = 1, verse = 1 }: HybridSearch): HybridPlace | null =>
  book === undefined ? null : { book: bookById(book), chapter, verse };

/** The methods that the address asks for, in the order of the buttons. */
export const methodsOf = ({ methods }: HybridSearch): readonly HybridMethod[] =>
  HYBRID_METHODS.map(({ id }) => id).filter((id) => methods.includes(id));

/** The number that was typed into the form; 1 for what is none. */
export const numberOrOne = withDefault(placeNumber, 1);

/** How the address names a choice of methods. */
export const methodsInAddress = (methods: readonly HybridMethod[]): HybridSearch['methods'] =>
  methods.length === 0 ? [NO_METHODS] : methods;

/** The choice with one method added or taken away, in the order of the buttons. */
export function toggled(methods: readonly HybridMethod[], method: HybridMethod): readonly HybridMethod[] {
  return HYBRID_METHODS.map(({ id }) => id).filter((id) => methods.includes(id) !== (id === method));
}

/** The address that asks for something else too. An answer that a link brought along was that of its own question. */
export const asking = (now: object, changes: Partial<HybridSearch>): HybridSearch => ({
  ...readFields(HYBRID_SEARCH, now),
  ...changes,
});

/** A place as this page's address names it. */
export const placeSearch = ({ book, chapter, verse }: { book: string; chapter: number; verse: number }) => ({
  book: bookId(book),
  chapter,
  verse,
});
