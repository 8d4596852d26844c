import type { Resolved } from '../../domain/contract/index.ts';
import {
  explorerPath,
  formatPassage,
  formatReference,
  parseReference,
  type Reference,
} from '../../domain/reference/index.ts';
import { Problem } from '../ctx/errors.ts';
import { placeOf } from '../text/address.ts';

/**
 * Gives the address of a written reference. Throws a `Problem` with status 400 if the text is not a reference, and
 * with status 422 and a suggestion if the place does not exist or the name of the book is misspelled.
 */
export function resolveReference(text: string): Resolved {
  const parsed = parseReference(text);
  if (parsed.ok) {
    const { reference, end, note, originalReference, alternative, others } = parsed;
    return {
      book: reference.book,
      chapter: reference.chapter,
      verse: reference.verse ?? null,
      endChapter: end?.chapter,
      endVerse: end === undefined ? reference.endVerse : end.verse,
      originalReference,
      note,
      alternative: alternative && { ...placeOf(alternative.reference), note: alternative.note },
      others: others?.map(furtherPlace),
      reference: formatPassage(reference, end),
      path: explorerPath(reference),
    };
  }
  if (parsed.suggestion === undefined)
    throw new Problem('bad_request', parsed.reason, { fields: { ref: parsed.reason } });
  throw new Problem('invalid', parsed.reason, {
    suggestion: placeOf(parsed.suggestion),
  });
}

function furtherPlace({ reference, note }: { readonly reference: Reference; readonly note?: string }) {
  return {
    ...reference,
    verse: reference.verse ?? null,
    note,
    reference: formatReference(reference),
    path: explorerPath(reference),
  };
}
