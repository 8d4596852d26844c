import type { Book } from '../../domain/canon/index.ts';
import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import { type GematriaScript, type MethodId, methodName, scriptOf } from '../../domain/gematria/index.ts';
import type { VerseAddress } from '../../domain/versification/index.ts';
import { defaultMethods, knownMethod } from '../gematria/values.ts';
import { Problem } from '../http/errors.ts';

/** A request for verses that are similar to the verse at an address. */
export interface AskedSimilar {
  readonly book: Book;
  readonly place: VerseAddress;
  /**
   * The requested method. If none is requested, the first method of each possible script; the method for the
   * edition's script is then used.
   */
  readonly methods: readonly MethodId[];
  readonly query: SimilarQuery;
}

/** The verses that were found. */
export interface Similar {
  readonly total: number;
  /** The value that the results are near; null if the edition has no value at the address. */
  readonly compared: number | null;
  /** The verses of this page. */
  readonly verses: SimilarVerse[];
}

/**
 * The requested method, or the first method of the book's script. If an edition is requested, which may have
 * another script, gives the first method of each script. Throws a `Problem` (400) for an unknown method.
 */
export function methodsFor(book: Book, { method, edition }: SimilarQuery): MethodId[] {
  if (method !== undefined) return [knownMethod(method)];
  const first = (script: GematriaScript) => defaultMethods(script)[0];
  if (edition !== undefined) return [first('hebrew'), first('greek')];
  return [first(book.testament === 'old' ? 'hebrew' : 'greek')];
}

/**
 * Chooses the method for the edition's script. Throws a `Problem` (422) if no method is for this script, because an
 * empty list would not explain that a Hebrew method has no values in Greek.
 */
export function methodOfScript({ methods, book }: AskedSimilar, script: GematriaScript): MethodId {
  const found = methods.find((method) => scriptOf(method) === script);
  if (found !== undefined) return found;
  throw new Problem(
    'invalid',
    `${methods.map(methodName).join(', ')} does not count the letters of ${book.name}, which is in ${script} here.`,
    { fields: { method: `choose a method for ${script}` } },
  );
}
