import { BOOKS, type Book, booksOfGroup, type SearchGroup } from '../../domain/canon/index.ts';
import type { Testament } from '../../domain/contract/index.ts';

/** The limits of a search. A book is searched if it is within all of them; null sets no limit. */
export interface Scope {
  readonly book: Book | null;
  readonly testament: Testament | null;
  readonly group: SearchGroup | null;
}

export const isInScope = ({ book, testament, group }: Scope, { id, testament: own }: Book): boolean =>
  (book === null || id === book.id) &&
  (testament === null || own === testament) &&
  (group === null || booksOfGroup(group).includes(id));

/** The books of a search as SQL reads them: for each book in canonical order 1 if it is searched, otherwise 0. */
export const bookDigits = (scope: Scope): string =>
  BOOKS.map((book) => (isInScope(scope, book) ? '1' : '0')).join('');
