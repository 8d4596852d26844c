import { BOOKS, type BookId } from './books.ts';
import { TANAKH } from './tanakh.ts';

export const SEARCH_GROUPS = ['torah', 'prophets', 'writings', 'gospels', 'acts-to-revelation'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

const GOSPELS: readonly BookId[] = ['matthew', 'mark', 'luke', 'john'];

/**
 * The books of a group in order. Torah, Prophets and Writings are those of the Hebrew canon.
 *
 * @example
 * ```ts
 * booksOfGroup('gospels') // => ["matthew", "mark", "luke", "john"]
 * booksOfGroup('prophets').length // => 21
 * ```
 */
export function booksOfGroup(group: SearchGroup): readonly BookId[] {
  if (group === 'gospels') return GOSPELS;
  return TANAKH.find(({ id }) => id === group)?.books ?? ACTS_TO_REVELATION;
}

const ACTS_TO_REVELATION = BOOKS.flatMap(({ id, testament }) =>
  testament === 'new' && !GOSPELS.includes(id) ? id : [],
);
