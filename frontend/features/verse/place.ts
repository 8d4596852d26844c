import { type Book, isBookId } from '../../../domain/canon/books.ts';
import { findBook } from '../../../domain/canon/find-book.ts';
import { formatReference } from '../../../domain/reference/format.ts';

/** A chapter as the address names it. */
export interface ChapterPlace {
  readonly book: Book;
  readonly chapter: number;
}

/** A verse as the address names it; 0 is a psalm's title. */
export interface VersePlace extends ChapterPlace {
  readonly verse: number;
}

/** What the explorer shows: a verse or, without one, a chapter. */
export interface ExplorerPlace extends ChapterPlace {
  readonly verse: number | null;
}

interface Segments {
  readonly book: string;
  readonly chapter: string;
  readonly verse?: string | undefined;
}

const NUMBER = /^\d{1,4}$/u;

/**
 * Reads an explorer address. Null when it names no book or is no number: such an address leads nowhere. Whether the
 * verse exists is the server's to say, which also knows the nearest one.
 */
export function parsePlace({ book: bookText, chapter, verse }: Segments): ExplorerPlace | null {
  const book = findBook(bookText);
  if (book === undefined || !NUMBER.test(chapter)) return null;
  if (verse !== undefined && !NUMBER.test(verse)) return null;
  return { book, chapter: Number(chapter), verse: verse === undefined ? null : Number(verse) };
}

/** Whether the address is the one everybody uses: the book's id, numbers without leading zeros. */
export function isCanonical(place: ExplorerPlace, segments: Segments): boolean {
  const verse = place.verse === null ? undefined : String(place.verse);
  return (
    place.book.id === segments.book && String(place.chapter) === segments.chapter && verse === segments.verse
  );
}

/** A chapter as it is cited: "Psalm 23", not "Psalms 23". */
export function chapterName(book: string, chapter: number): string {
  return isBookId(book) ? formatReference({ book, chapter }) : `${book} ${chapter}`;
}

/** The place's segments as route parameters. */
export function placeParams(place: { book: string; chapter: number; verse: number }) {
  return { book: place.book, chapter: String(place.chapter), verse: String(place.verse) };
}
