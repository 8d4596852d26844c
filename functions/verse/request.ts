import type { Book } from '../../domain/canon/index.ts';
import type { VerseQuery } from '../../domain/contract/index.ts';
import { type OwnId, ownId } from '../../domain/editions/index.ts';
import { knownMethods } from '../gematria/values.ts';
import { checkEdition } from '../text/known-editions.ts';
import { versionArgs, versionNotHere } from '../text/versions.ts';
import type { AnalysisRequest, PassageRead } from './compose.ts';

export function analysisRequest(book: Book, chapter: number, query: VerseQuery): AnalysisRequest {
  return {
    book,
    chapter,
    reading: query.reading,
    version: query.version,
    methods: query.methods === undefined ? null : knownMethods(query.methods),
  };
}

/** The added texts that a request names. */
export const namedTexts = ({ edition, version }: VerseQuery): OwnId[] =>
  [edition, version].flatMap((id) => ownId(id) ?? []);

export const requestedTexts = ({ edition, version }: VerseQuery) => ({
  edition: edition ?? null,
  ...versionArgs(version),
});

/** Throws for a version that is not installed, and for an edition that does not exist or that lacks this book. */
export function checkTexts(
  request: AnalysisRequest,
  editionId: string | undefined,
  passage: PassageRead,
): void {
  if (!passage.versionExists) throw versionNotHere(request.version);
  checkEdition(request.book, editionId, passage.edition !== null, passage.editionExists);
}
