import type { BookId } from './books.ts';
import { booksOfGroup } from './books-of-group.ts';
import { SEARCH_GROUPS } from './search-groups.ts';

/** The parts of the Bible in the order of their books: the Apocrypha and the groups. Each book is in one of them. */
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
 * partOfBook('tobit') // => "apocrypha"
 * ```
 */
export const partOfBook = (id: BookId): BiblePart =>
  SEARCH_GROUPS.find((group) => booksOfGroup(group).includes(id)) ?? 'apocrypha';
