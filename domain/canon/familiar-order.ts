import { booksOfGroup } from './books-of-group.ts';

const FAMILIAR: readonly (readonly string[])[] = [booksOfGroup('torah'), ['psalms'], booksOfGroup('gospels')];

export const FAMILIARITIES = FAMILIAR.length + 1;

/**
 * How well readers know a book: 0 for the Torah, 1 for Psalms, 2 for the Gospels, 3 for the rest.
 *
 * @example
 * ```ts
 * familiarityOf('exodus') // => 0
 * familiarityOf('john') // => 2
 * familiarityOf('joshua') // => 3
 * ```
 */
export function familiarityOf(book: string): number {
  const rank = FAMILIAR.findIndex((books) => books.includes(book));
  return rank === -1 ? FAMILIAR.length : rank;
}
