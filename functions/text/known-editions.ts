import type { Book } from '../../domain/canon/index.ts';
import { ADDED_EDITIONS, isLicensed, listName, ownId, VERSIONS } from '../../domain/editions/index.ts';
import type { Scope } from '../../domain/value-search/index.ts';
import { Problem } from '../ctx/errors.ts';
import { nothingThere } from './apocrypha.ts';
import { ownTextNotHere, versionNotHere } from './versions.ts';

export const canBeImported = (edition: string): boolean => ADDED_EDITIONS.some((id) => id === edition);

/**
 * The 404 for an edition that the library does not have. Its code is `not_installed` if the edition can be
 * imported. `where` is the end of the message of a `not_found`: it names the place that was searched.
 */
export function editionNotHere(edition: string, where: string): Problem {
  const own = ownId(edition);
  if (own !== undefined) return ownTextNotHere(own);
  const licensed = VERSIONS.find((version) => version === edition && isLicensed(version));
  if (licensed !== undefined) return versionNotHere(licensed);
  const fields = { edition: 'see /api/editions' };
  return canBeImported(edition)
    ? new Problem('not_installed', `${listName(edition)} is not installed.`, { fields })
    : new Problem('not_found', `There is no edition “${edition}” ${where}.`, { fields });
}

/**
 * Checks the edition that a request names. Throws a `Problem` with status 404 if the library does not have the
 * edition (its code is `not_installed` if the edition can be imported), and one with status 422 if the edition
 * lacks this book.
 */
export function checkEdition(
  book: Book,
  edition: string | undefined,
  hasBook: boolean,
  exists: boolean,
): void {
  if (edition === undefined || hasBook) return;
  if (!exists) throw editionNotHere(edition, 'in an original language here');
  throw new Problem('invalid', `The edition “${edition}” does not contain ${book.name}.`, {
    fields: { edition: 'see /api/editions' },
  });
}

/** The error for limits that leave no book of the library, or none of the edition. */
export function noBooks({ book, testament, group }: Scope, edition?: string): Problem {
  if (book !== null && testament === null && group === null) {
    checkEdition(book, edition, false, true);
    return nothingThere(book, { book: book.id, chapter: 1, verse: 1 }, []);
  }
  if (testament === 'apocrypha') return new Problem('not_installed', 'The Apocrypha is not installed.');
  return new Problem('invalid', 'No book is in all the parts of the Bible that you ask for.', {
    fields: { [group === null ? 'testament' : 'group']: 'leave it out, or choose another book or edition' },
  });
}
