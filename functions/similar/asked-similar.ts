import type { Book } from '../../domain/canon/index.ts';
import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import { type GematriaScript, type MethodId, scriptOf } from '../../domain/gematria/index.ts';
import type { VerseAddress } from '../../domain/versification/index.ts';
import { defaultMethods, knownMethod } from '../gematria/values.ts';
import { Problem } from '../http/errors.ts';

/** An address, and how its verses are compared with others. */
export interface AskedSimilar {
  readonly book: Book;
  readonly place: VerseAddress;
  /** The method asked for; or one method for each script, of which the edition's script decides. */
  readonly methods: readonly MethodId[];
  readonly query: SimilarQuery;
}

/** The verses that were found. */
export interface Similar {
  readonly total: number;
  /** The value that they are near; null if the edition counts nothing at the address. */
  readonly compared: number | null;
  /** The verses of this page. */
  readonly verses: SimilarVerse[];
}

/**
 * The method asked for, else the first method of the book's script. If an edition is asked for, its script may be another:
 * then the first method of each script. Throws a `Problem` (400) for an unknown method.
 */
export function methodsFor(book: Book, { method, edition }: SimilarQuery): MethodId[] {
  if (method !== undefined) return [knownMethod(method)];
  const first = (script: GematriaScript) => defaultMethods(script)[0];
  if (edition !== undefined) return [first('hebrew'), first('greek')];
  return [first(book.testament === 'old' ? 'hebrew' : 'greek')];
}

/**
 * The method for the script that is read. Throws a `Problem` (422) if there is none: a Hebrew method finds nothing in
 * Greek, and an empty list would not say why.
 */
export function methodOfScript({ methods, book }: AskedSimilar, script: GematriaScript): MethodId {
  const found = methods.find((method) => scriptOf(method) === script);
  if (found !== undefined) return found;
  throw new Problem(
    'invalid',
    `${methods.join(', ')} counts no letters of ${book.name}, which is read here in ${script}.`,
    { fields: { method: `choose a method for ${script}` } },
  );
}
