import type { Book } from '../../domain/canon/index.ts';
import { Problem } from '../http/errors.ts';
import { editionNotHere } from './known-editions.ts';

/**
 * Checks the edition that a request names. Throws a `Problem` with status 404 if the library does not have the
 * edition (its code is `not_installed` if the edition can be imported), and one with status 422 if the edition
 * lacks this book.
 */
export function checkEditionAsked(
  book: Book,
  asked: string | undefined,
  hasBook: boolean,
  exists: boolean,
): void {
  if (asked === undefined || hasBook) return;
  if (!exists) throw editionNotHere(asked, 'in an original language here');
  throw new Problem('invalid', `The edition “${asked}” does not contain ${book.name}.`, {
    fields: { edition: 'see /api/editions' },
  });
}
