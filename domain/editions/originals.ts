import { type Book, bookById, isBookId } from '../canon/index.ts';
import { ORIGINALS } from './catalogue.ts';
import { idsOf } from './names.ts';
import { type OwnId, ownId } from './own.ts';

export type OriginalId = keyof typeof ORIGINALS;

const IDS = idsOf(ORIGINALS);

export const originalId = (value: unknown): OriginalId | undefined => IDS.find((id) => id === value);

/**
 * The editions of a testament, the default one first.
 *
 * @example
 * ```ts
 * originalsOf('apocrypha') // => ['swete']
 * originalsOf('new')[0] // => 'sblgnt'
 * ```
 */
export const originalsOf = (testament: Book['testament']): OriginalId[] =>
  IDS.filter((id) => ORIGINALS[id].testament === testament);

/**
 * The edition that a link or call must name, so that it opens this edition of a book. Undefined for the
 * default edition, so that caches share the plain address, and for an unknown edition. An added edition is always named.
 *
 * @example
 * ```ts
 * editionToName('john', 'tagnt') // => 'tagnt'
 * editionToName('john', 'sblgnt') // => undefined
 * ```
 */
export function editionToName(book: string, edition: string | null): OriginalId | OwnId | undefined {
  const own = ownId(edition);
  if (own !== undefined) return own;
  const id = originalId(edition);
  const isDefault = isBookId(book) && originalsOf(bookById(book).testament)[0] === id;
  return isDefault ? undefined : id;
}
