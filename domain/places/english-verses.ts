import { type BookId, ENGLISH_VERSE_COUNTS } from '../canon/index.ts';
import type { VerseAddress } from '../versification/index.ts';

const COUNTS: Readonly<Partial<Record<BookId, readonly number[]>>> = ENGLISH_VERSE_COUNTS;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * How many verses books have in English Bibles, where titles of psalms are no verses. Null for books of the Apocrypha, whose
 * verses differ from edition to edition.
 *
 * @example
 * ```ts
 * englishVerses(['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy']) // => 5852
 * englishVerses(['tobit']) // => null
 * ```
 */
export function englishVerses(books: readonly BookId[]): number | null {
  const counts = books.map((book) => COUNTS[book]);
  return counts.includes(undefined) ? null : sum(counts.flatMap((chapters) => chapters ?? []));
}

/**
 * The number of an English verse among books, from 1. Null for a title, and for books of the Apocrypha.
 *
 * @example
 * ```ts
 * englishNumber(['genesis', 'exodus'], { book: 'exodus', chapter: 1, verse: 2 }) // => 1535
 * englishNumber(['psalms'], { book: 'psalms', chapter: 51, verse: 0 }) // => null
 * ```
 */
export function englishNumber(
  books: readonly BookId[],
  { book, chapter, verse }: VerseAddress,
): number | null {
  const before = englishVerses(books.slice(0, books.indexOf(book)));
  const chapters = COUNTS[book];
  if (before === null || chapters === undefined || verse === 0) return null;
  return before + sum(chapters.slice(0, chapter - 1)) + verse;
}

/**
 * The English verse with a number among books. Undefined if there is none.
 *
 * @example
 * ```ts
 * englishVerse(['genesis', 'exodus'], 1535) // => { book: 'exodus', chapter: 1, verse: 2 }
 * englishVerse(['jude'], 26) // => undefined
 * ```
 */
export function englishVerse(books: readonly BookId[], number: number): VerseAddress | undefined {
  let rest = number;
  for (const book of books) {
    for (const [at, count] of (COUNTS[book] ?? []).entries()) {
      if (rest >= 1 && rest <= count) return { book, chapter: at + 1, verse: rest };
      rest -= count;
    }
  }
  return undefined;
}
