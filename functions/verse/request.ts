import type { Book } from '../../domain/canon/books.ts';
import type { VerseQuery } from '../../domain/contract/index.ts';
import { knownMethods } from '../gematria/values.ts';
import { Problem } from '../http/errors.ts';
import { UNLICENSED } from '../text/versions.ts';
import type { AnalysisRequest, PassageRead } from './compose.ts';

/** Checks what the schemas cannot: the version's licence and the methods' ids. */
export function analysisRequest(book: Book, chapter: number, query: VerseQuery): AnalysisRequest {
  const unlicensed = UNLICENSED.get(query.version);
  if (unlicensed !== undefined) throw new Problem('not_installed', unlicensed);
  return {
    book,
    chapter,
    reading: query.reading,
    version: query.version,
    methods: query.methods === undefined ? null : knownMethods(query.methods),
  };
}

/** Refuses an edition that is not there (404) or is there without this book (422). */
export function checkEdition(book: Book, asked: string | undefined, passage: PassageRead): void {
  if (asked === undefined || passage.edition !== null) return;
  const fields = { edition: 'see /api/editions' };
  if (!passage.editionExists) {
    throw new Problem('not_found', `There is no edition “${asked}” in an original language here.`, {
      fields,
    });
  }
  throw new Problem('invalid', `The edition “${asked}” does not contain ${book.name}.`, { fields });
}

/** Nothing of a book is here: it waits for a pack, or the first import is not done yet. */
export function notHere(book: Book): Problem {
  return book.testament === 'apocrypha'
    ? new Problem(
        'not_installed',
        `${book.name} is not installed: it comes with the apocrypha, which an administrator can import.`,
      )
    : new Problem(
        'unavailable',
        `The text of ${book.name} is still being imported. Please try again in a moment.`,
      );
}
