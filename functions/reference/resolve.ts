import type { Resolved } from '../../domain/contract/index.ts';
import { explorerPath, formatReference, parseReference } from '../../domain/reference.ts';
import { Problem } from '../http/errors.ts';
import { placeOf } from '../text/address.ts';

/** The address a written reference means: 400 for what is none, 422 for a place that does not exist. */
export function resolveReference(text: string): Resolved {
  const parsed = parseReference(text);
  if (parsed.ok) {
    const { reference, note, originalReference } = parsed;
    return {
      book: reference.book,
      chapter: reference.chapter,
      verse: reference.verse ?? null,
      ...(reference.endVerse === undefined ? {} : { endVerse: reference.endVerse }),
      ...(originalReference === undefined ? {} : { originalReference }),
      ...(note === undefined ? {} : { note }),
      reference: formatReference(reference),
      path: explorerPath(reference),
    };
  }
  if (parsed.kind === 'not-a-reference')
    throw new Problem('bad_request', parsed.reason, { fields: { ref: parsed.reason } });
  throw new Problem('invalid', parsed.reason, {
    suggestion: parsed.suggestion === undefined ? undefined : placeOf(parsed.suggestion),
  });
}
