import type { BookId } from '../canon/index.ts';

/**
 * The name of verse 0 of a book in texts for readers.
 *
 * @example
 * ```ts
 * titleName('psalms') // => "title"
 * titleName('sirach') // => "prologue"
 * ```
 */
export const titleName = (book: BookId): 'title' | 'prologue' => (book === 'sirach' ? 'prologue' : 'title');
