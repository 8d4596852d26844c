import { type Book, bookById, isBookId } from '../../../domain/canon/books.ts';
import { STANDARD_AND_ORDINAL } from '../../../domain/explorer-query.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';

/** The methods of the page, in the order of its buttons. */
export const HYBRID_METHODS = [
  { id: 'HEBREW_STANDARD', label: 'Standard Hebrew' },
  { id: 'HEBREW_ORDINAL', label: 'Ordinal Hebrew' },
  { id: 'GREEK_STANDARD', label: 'Standard Greek' },
  { id: 'GREEK_ORDINAL', label: 'Ordinal Greek' },
] as const satisfies readonly { id: MethodId; label: string }[];

export type HybridMethod = (typeof HYBRID_METHODS)[number]['id'];

/** In the address, that no method is chosen; nothing there means the default. */
const NONE = 'none';

export interface HybridPlace {
  readonly book: Book;
  readonly chapter: number;
  readonly verse: number;
}

/** What the page's address asks for. */
export interface HybridSearch {
  /** Null while no book is named: nothing has been searched yet. */
  readonly place: HybridPlace | null;
  readonly methods: readonly HybridMethod[];
}

type Parameters = Readonly<Record<string, string | undefined>>;

/** Reads the address. A chapter or verse that is no number from 1 is 1, as in the form. */
export function parseHybridSearch({ book, chapter, verse, methods }: Parameters): HybridSearch {
  const id = book?.toLowerCase() ?? '';
  return {
    place: isBookId(id)
      ? { book: bookById(id), chapter: numberOrOne(chapter), verse: numberOrOne(verse) }
      : null,
    methods: parseMethods(methods),
  };
}

/** A whole number from 1, up to four digits. 1 for everything else. */
export function numberOrOne(text: string | undefined): number {
  const trimmed = text?.trim() ?? '';
  return /^\d{1,4}$/u.test(trimmed) ? Math.max(1, Number(trimmed)) : 1;
}

function parseMethods(named: string | undefined): readonly HybridMethod[] {
  if (named === NONE) return [];
  const chosen = HYBRID_METHODS.map(({ id }) => id).filter((id) => named?.split(',').includes(id));
  return chosen.length === 0 ? STANDARD_AND_ORDINAL.hebrew : chosen;
}

/** How the address names a choice of methods; undefined for the default. */
export function methodsParameter(methods: readonly HybridMethod[]): string | undefined {
  if (methods.length === 0) return NONE;
  const named = methods.join();
  return named === STANDARD_AND_ORDINAL.hebrew.join() ? undefined : named;
}

/** The choice with one method added or taken away, in the order of the buttons. */
export function toggled(methods: readonly HybridMethod[], method: HybridMethod): readonly HybridMethod[] {
  return HYBRID_METHODS.map(({ id }) => id).filter((id) => methods.includes(id) !== (id === method));
}

/** The address that asks for something else too. An answer that a link brought along was that of its own question. */
export const asking = (now: Parameters, changes: Parameters): Parameters => ({
  ...now,
  answer: undefined,
  texts: undefined,
  ...changes,
});

/** A place as this page's address names it. */
export const placeSearch = ({ book, chapter, verse }: { book: string; chapter: number; verse: number }) => ({
  book,
  chapter: String(chapter),
  verse: String(verse),
});
