import { bookById } from '../../../domain/canon/books.ts';

/** The books of the gallery's tabs. */
export const TORAH_BOOKS = (['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy'] as const).map(
  (id) => ({ id, label: bookById(id).name }),
);

export type TorahBook = (typeof TORAH_BOOKS)[number]['id'];

/** The book's own tab; the first where it has none. */
export function torahBook(book: unknown): TorahBook {
  return TORAH_BOOKS.find(({ id }) => id === book)?.id ?? 'genesis';
}
