import type { Book } from '../../domain/canon/index.ts';
import { Problem } from '../http/errors.ts';
import { editionNotHere } from './known-editions.ts';

/**
 * Checks the edition that a request names. Throws a `Problem` if it does not exist (404; `not_installed` if it can be
 * imported), or if it lacks this book (422).
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
