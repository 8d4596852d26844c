import type { Book } from '../../domain/canon/books.ts';
import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import { type GematriaScript, type MethodId, scriptOf } from '../../domain/gematria/index.ts';
import type { VerseAddress } from '../../domain/versification/index.ts';
import { defaultMethods, knownMethod } from '../gematria/values.ts';
import { Problem } from '../http/errors.ts';

/** An address, and how its verses are compared with others. */
export interface AskedSimilar {
  readonly book: Book;
  readonly place: VerseAddress;
  /** The method asked for, or those of which the script of the edition picks one. */
  readonly methods: readonly MethodId[];
  readonly query: SimilarQuery;
}

/** What is found for it. */
export interface Similar {
  readonly total: number;
  /** The value that they are near to; null where the edition counts nothing at the address. */
  readonly compared: number | null;
  /** Those of the page. */
  readonly verses: SimilarVerse[];
}

/**
 * The method asked for; else the first of the script, which an edition asked for may choose otherwise than the
 * book's own: then the first of each, of which the edition's script picks one. Throws 400 for one that is none.
 */
export function methodsFor(book: Book, { method, edition }: SimilarQuery): MethodId[] {
  if (method !== undefined) return [knownMethod(method)];
  const first = (script: GematriaScript) => defaultMethods(script)[0];
  if (edition !== undefined) return [first('hebrew'), first('greek')];
  return [first(book.testament === 'old' ? 'hebrew' : 'greek')];
}

/**
 * The method for the script that is read. A Hebrew one finds nothing in Greek, and the reverse: said plainly (422), no
 * empty list.
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
