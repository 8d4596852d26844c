import { BOOKS } from '../../../domain/canon/index.ts';
import type { ChapterPlace, ExplorerPlace } from '../../shared/places/place.ts';
import { chapterVerses } from '../../shared/scripture/chapter-verses.ts';

/** A step from a place: 1 leads to the next place, -1 to the previous place. */
export type Step = 1 | -1;

const nearest = (number: number, first: number, last: number): number =>
  Math.min(last, Math.max(first, number));

/**
 * The previous or next chapter, which may be in another book. Null at the beginning and the end. The apocrypha are a
 * separate sequence.
 */
export function neighbourChapter({ book, chapter }: ChapterPlace, step: Step): ExplorerPlace | null {
  const moved = nearest(chapter, 1, book.chapters) + step;
  if (moved >= 1 && moved <= book.chapters) return { book, chapter: moved, verse: null };
  const isApart = book.testament === 'apocrypha';
  const row = BOOKS.filter(({ testament }) => (testament === 'apocrypha') === isApart);
  const next = row[row.indexOf(book) + step];
  return next === undefined ? null : { book: next, chapter: step === 1 ? 1 : next.chapters, verse: null };
}

/** The first verse of a chapter. In a psalm with a title it is verse 0, the title. */
export const firstVerse = ({ book, chapter }: ChapterPlace): ExplorerPlace => ({
  book,
  chapter,
  verse: chapterVerses(book, chapter)[0] ?? 1,
});

/**
 * The previous or next verse. The server's answers contain the same neighbours; this function needs no answer, so a key
 * also works while a verse is loading. For a chapter: its first verse, or the verse before it. Undefined for the
 * apocrypha, because only the server knows their verses.
 */
export function neighbourVerse(place: ExplorerPlace, step: Step): ExplorerPlace | null | undefined {
  const { book, verse } = place;
  const chapter = nearest(place.chapter, 1, book.chapters);
  const verses = chapterVerses(book, chapter);
  const first = verses[0];
  const last = verses.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const moved = verses[(verse === null ? -1 : verses.indexOf(nearest(verse, first, last))) + step];
  if (moved !== undefined) return { book, chapter, verse: moved };
  const next = neighbourChapter({ book, chapter }, step);
  if (next === null) return null;
  return step === 1
    ? firstVerse(next)
    : { ...next, verse: chapterVerses(next.book, next.chapter).at(-1) ?? 1 };
}
