import { type Book, bookById, findBook } from '../../domain/canon/index.ts';
import type { Place } from '../../domain/contract/index.ts';
import { checkAddress, explorerPath, formatReference, type Reference } from '../../domain/reference/index.ts';
import { Problem } from '../http/errors.ts';

/** A verse of a reference with its address on this site; of a chapter, its first verse. */
export function placeOf({ book, chapter, verse = 1 }: Reference): Place {
  const at = { book, chapter, verse };
  return { reference: formatReference(at), ...at, path: explorerPath(at) };
}

/** The same, where there is a place. */
export function placeOrNull(reference: Reference | null): Place | null {
  return reference === null ? null : placeOf(reference);
}

/** The book that a path names, or a 404 if no book has that name. */
export function bookFromPath(segment: string): Book {
  const book = findBook(segment);
  if (book === undefined) throw new Problem('not_found', 'There is no book of that name. See /api/books.');
  return book;
}

/** The same for the apocrypha's own paths. */
export function apocryphalBookFromPath(segment: string): Book {
  const book = bookFromPath(segment);
  if (book.testament !== 'apocrypha') {
    throw new Problem('not_found', `${book.name} is not among the apocrypha: see /api/verse.`);
  }
  return book;
}

/**
 * Refuses a chapter or verse that the English numbering does not have, with the nearest that is there. Which verses
 * the apocrypha have only an installed edition knows: of them only the chapter is checked here.
 */
export function checkPlace(book: Book, chapter: number, verse?: number): void {
  const check = checkAddress(book.id, chapter, verse);
  if (check.ok) return;
  const known = bookById(book.id).testament !== 'apocrypha';
  throw new Problem('not_found', check.reason, known ? { suggestion: placeOf(check.suggestion) } : {});
}
