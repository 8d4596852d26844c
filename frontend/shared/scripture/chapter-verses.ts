import type { Book } from '../../../domain/canon/index.ts';
import { ENGLISH_VERSE_COUNTS } from '../../../domain/canon/index.ts';
import { hasTitle } from '../../../domain/versification/index.ts';

/**
 * The verse numbers of a chapter in reading order. They begin with 0 if a psalm has a title. The list is empty for
 * a chapter that does not exist, and for books without a fixed number of verses: the number of their verses depends
 * on the installed text.
 */
export function chapterVerses(book: Book, chapter: number): readonly number[] {
  const counts: readonly number[] | undefined = (
    ENGLISH_VERSE_COUNTS as Readonly<Record<string, readonly number[]>>
  )[book.id];
  const count = counts?.[chapter - 1] ?? 0;
  const verses = Array.from({ length: count }, (_, index) => index + 1);
  return count > 0 && hasTitle(book.id, chapter) ? [0, ...verses] : verses;
}
