import { BOOKS, type BookId } from './books.ts';
import type { SearchGroup } from './search-groups.ts';
import { TANAKH } from './tanakh.ts';

const NEW_TESTAMENT = BOOKS.flatMap(({ id, testament }) => (testament === 'new' ? id : []));
/** How many books of the New Testament are gospels. They are its first. */
const GOSPELS = 4;

/**
 * The books of a group in order. Torah, Prophets and Writings are those of the Hebrew canon.
 *
 * @example
 * ```ts
 * booksOfGroup('gospels') // => ["matthew", "mark", "luke", "john"]
 * booksOfGroup('prophets').length // => 21
 * ```
 */
export const booksOfGroup = (group: SearchGroup): readonly BookId[] =>
  TANAKH.find(({ id }) => id === group)?.books ??
  NEW_TESTAMENT.slice(...(group === 'gospels' ? [0, GOSPELS] : [GOSPELS]));
