import { BOOKS, type BookId } from './books.ts';
import { TANAKH } from './tanakh.ts';

export const SEARCH_GROUPS = ['torah', 'prophets', 'writings', 'gospels', 'acts-to-revelation'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

const NEW_TESTAMENT = BOOKS.flatMap(({ id, testament }) => (testament === 'new' ? id : []));
/** Matthew, Mark, Luke and John. */
const GOSPELS = NEW_TESTAMENT.slice(0, 4);
const ACTS_TO_REVELATION = NEW_TESTAMENT.slice(4);

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
  TANAKH.find(({ id }) => id === group)?.books ?? (group === 'gospels' ? GOSPELS : ACTS_TO_REVELATION);
