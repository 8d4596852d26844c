import { type BookId, bookPosition, isBookId, TANAKH } from '../canon/index.ts';
import type { BookOrder } from './place-types.ts';

const HEBREW: readonly string[] = TANAKH.flatMap(({ books }) => books);

/**
 * Books in an order. In the Hebrew order the books of the Hebrew Bible come first, and the others after them.
 *
 * @example
 * ```ts
 * inOrder(['ruth', 'jeremiah', 'daniel'], 'english') // => ['ruth', 'jeremiah', 'daniel']
 * inOrder(['ruth', 'jeremiah', 'daniel'], 'hebrew') // => ['jeremiah', 'ruth', 'daniel']
 * ```
 */
export function inOrder(books: Iterable<string>, order: BookOrder): BookId[] {
  const position = (id: BookId): number => {
    const hebrew = order === 'hebrew' ? HEBREW.indexOf(id) : -1;
    return hebrew >= 0 ? hebrew - HEBREW.length : bookPosition(id);
  };
  return [...books].filter(isBookId).toSorted((a, b) => position(a) - position(b));
}
