import { type Book, bookById, findBook } from '../../domain/canon/index.ts';
import type { Place, TextSearchQuery } from '../../domain/contract/index.ts';
import { checkAddress, explorerPath, formatReference, type Reference } from '../../domain/reference/index.ts';
import type { Scope } from '../../domain/value-search/index.ts';
import { Problem } from '../ctx/errors.ts';

/** The place of a verse, with its address on this site. For a chapter it is the place of its first verse. */
export function placeOf({ book, chapter, verse = 1 }: Reference): Place {
  const at = { book, chapter, verse };
  return { reference: formatReference(at), ...at, path: explorerPath(at) };
}

export function placeOrNull(reference: Reference | null): Place | null {
  return reference === null ? null : placeOf(reference);
}

/** Finds a book by its id or a spelling of its name. Throws Problem, which names `field`, if there is none. */
export function bookFromPath(segment: string, field = 'book'): Book {
  const book = findBook(segment);
  if (book === undefined) {
    throw new Problem('not_found', 'There is no book of that name. Type one such as Genesis or 1 Samuel.', {
      fields: { [field]: 'see /api/books' },
    });
  }
  return book;
}

/** The limits of a request. Throws Problem if there is no book of the name. */
export const scopeFrom = ({ book, testament, group }: Partial<Limits>): Scope => ({
  book: book === undefined ? null : bookFromPath(book),
  testament: testament ?? null,
  group: group ?? null,
});

type Limits = Pick<TextSearchQuery, 'book' | 'testament' | 'group'>;

export function apocryphalBookFromPath(segment: string): Book {
  const book = bookFromPath(segment);
  if (book.testament !== 'apocrypha') {
    throw new Problem('not_found', `${book.name} is not in the Apocrypha.`);
  }
  return book;
}

/**
 * Throws for a chapter or verse that the English numbering does not have; the error suggests the nearest place. For
 * the apocrypha it checks only the chapter and suggests nothing, because only an installed edition knows their verses.
 */
export function checkPlace(book: Book, chapter: number, verse?: number): void {
  const check = checkAddress(book.id, chapter, verse);
  if (check.ok) return;
  const known = bookById(book.id).testament !== 'apocrypha';
  throw new Problem('not_found', check.reason, known ? { suggestion: placeOf(check.suggestion) } : {});
}
