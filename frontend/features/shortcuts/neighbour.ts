import { BOOKS } from '../../../domain/canon/index.ts';
import { chapterVerses } from '../../shared/chapter-verses.ts';
import type { ChapterPlace, ExplorerPlace } from '../../shared/place.ts';

/** One step back or on. */
export type Step = 1 | -1;

/** What stands for a number that does not exist: the nearest one that does. */
const nearest = (number: number, first: number, last: number): number =>
  Math.min(last, Math.max(first, number));

/** The chapter before or after, across books; null at both ends. The apocrypha are a row of their own. */
export function neighbourChapter({ book, chapter }: ChapterPlace, step: Step): ExplorerPlace | null {
  const moved = nearest(chapter, 1, book.chapters) + step;
  if (moved >= 1 && moved <= book.chapters) return { book, chapter: moved, verse: null };
  const isApart = book.testament === 'apocrypha';
  const row = BOOKS.filter(({ testament }) => (testament === 'apocrypha') === isApart);
  const next = row[row.indexOf(book) + step];
  return next === undefined ? null : { book: next, chapter: step === 1 ? 1 : next.chapters, verse: null };
}

/** The first verse of a chapter, a psalm's title where it has one. */
export const firstVerse = ({ book, chapter }: ChapterPlace): ExplorerPlace => ({
  book,
  chapter,
  verse: chapterVerses(book, chapter)[0] ?? 1,
});

/**
 * The verse before or after, the same that the server names, so that a key pressed while a verse is on its way is not
 * lost. From a chapter, its first verse or the one before it. Undefined for the apocrypha, whose verses only their
 * installed text knows.
 */
export function neighbourVerse(place: ExplorerPlace, step: Step): ExplorerPlace | null | undefined {
  const { book, verse } = place;
  const chapter = nearest(place.chapter, 1, book.chapters);
  const verses = chapterVerses(book, chapter);
  const [first, last] = [verses[0], verses.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const moved = verses[(verse === null ? -1 : verses.indexOf(nearest(verse, first, last))) + step];
  if (moved !== undefined) return { book, chapter, verse: moved };
  const next = neighbourChapter({ book, chapter }, step);
  if (next === null) return null;
  return step === 1
    ? firstVerse(next)
    : { ...next, verse: chapterVerses(next.book, next.chapter).at(-1) ?? 1 };
}
