import { bookById, isBookId } from '../../domain/canon/index.ts';
import type { Scope } from '../../domain/value-search/index.ts';
import type { Scope as Limits } from '../addresses/search-address.ts';

/** The limits of an address as the letters files take them. Null for a book in a form that only the API knows. */
export function ownScope({ book, testament, group }: Partial<Limits>): Scope | null {
  if (book !== undefined && !isBookId(book)) return null;
  return {
    book: book === undefined ? null : bookById(book),
    testament: testament ?? null,
    group: group ?? null,
  };
}
