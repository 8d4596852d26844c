import { type BookId, bookById } from './books.ts';
import { booksOfGroup, SEARCH_GROUPS } from './search-groups.ts';

/** The parts of the Bible in the order of their books. A search can be limited to each of them but the last. */
export const BIBLE_PARTS = [
  'torah',
  'prophets',
  'writings',
  'apocrypha',
  'gospels',
  'acts-to-revelation',
] as const;
export type BiblePart = (typeof BIBLE_PARTS)[number];

/**
 * The part of the Bible that has a book. The Torah, Prophets and Writings are those of the Hebrew canon.
 *
 * @example
 * ```ts
 * partOfBook('daniel') // => "writings"
 * partOfBook('romans') // => "acts-to-revelation"
 * ```
 */
export function partOfBook(id: BookId): BiblePart {
  const group = SEARCH_GROUPS.find((one) => booksOfGroup(one).includes(id));
  if (group !== undefined) return group;
  return bookById(id).testament === 'apocrypha' ? 'apocrypha' : 'acts-to-revelation';
}
