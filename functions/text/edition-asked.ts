import type { Book } from '../../domain/canon/books.ts';
import { Problem } from '../http/errors.ts';

/** Refuses an edition that is not there (404), or that is there without this book (422). */
export function checkEditionAsked(
  book: Book,
  asked: string | undefined,
  hasBook: boolean,
  exists: boolean,
): void {
  if (asked === undefined || hasBook) return;
  const fields = { edition: 'see /api/editions' };
  if (!exists) {
    throw new Problem('not_found', `There is no edition “${asked}” in an original language here.`, {
      fields,
    });
  }
  throw new Problem('invalid', `The edition “${asked}” does not contain ${book.name}.`, { fields });
}
