import { ENGLISH_VERSE_COUNTS } from '../../domain/canon/index.ts';
import type { Place } from '../place.ts';

/** For each chapter of each book, the number of verses of the Bible before it. */
let before: ReadonlyMap<string, readonly number[]> | null = null;

function countBefore(): ReadonlyMap<string, readonly number[]> {
  let count = 0;
  const ofChapter = (verses: number): number => {
    count += verses;
    return count - verses;
  };
  return new Map(
    Object.entries(ENGLISH_VERSE_COUNTS).map(([book, chapters]) => [book, chapters.map(ofChapter)]),
  );
}

/**
 * The number of a verse among all verses of the Bible. Null for a title, an ending, and a verse of another book.
 *
 * @example
 * ```ts
 * verseNumber({ book: 'genesis', chapter: 2, verse: 1 }) // => 32
 * verseNumber({ book: 'revelation', chapter: 22, verse: 21 }) // => 31102
 * verseNumber({ book: 'psalms', chapter: 3, verse: 0 }) // => null
 * ```
 */
export function verseNumber({ book, chapter, verse }: Place): number | null {
  before ??= countBefore();
  const count = before.get(book)?.[chapter - 1];
  return count === undefined || verse === 0 ? null : count + verse;
}
