import type { Book } from '../../domain/canon/index.ts';
import type { VerseQuery } from '../../domain/contract/index.ts';
import { knownMethods } from '../gematria/values.ts';
import { Problem } from '../http/errors.ts';
import { checkEditionAsked } from '../text/edition-asked.ts';
import { UNLICENSED } from '../text/versions.ts';
import type { AnalysisRequest, PassageRead } from './compose.ts';

/** Checks what the schemas cannot check: the version's licence and the methods' ids. */
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

/** Throws for an edition that does not exist or that lacks this book. */
export function checkEdition(book: Book, asked: string | undefined, passage: PassageRead): void {
  checkEditionAsked(book, asked, passage.edition !== null, passage.editionExists);
}
