import { type Book, bookById, isBookId } from '../../domain/canon/index.ts';
import { formatReference } from '../../domain/reference/index.ts';

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

const NUMBER = /^\d{1,15}$/u;

/**
 * Reads an explorer address. Null when it names no book by its id or is no number. Whether the verse exists is the
 * server's to say, which also knows the nearest one.
 */
export function parsePlace(segments: Segments): ExplorerPlace | null {
  return isBookId(segments.book) ? placeIn(bookById(segments.book), segments) : null;
}

/** The same for any spelling of the book; the table of names is fetched only where an address needs it. */
export async function findPlace(segments: Segments): Promise<ExplorerPlace | null> {
  const { findBook } = await import('../../domain/canon/find-book.ts');
  const book = findBook(segments.book);
  return book === undefined ? null : placeIn(book, segments);
}

function placeIn(book: Book, { chapter, verse }: Segments): ExplorerPlace | null {
  if (!NUMBER.test(chapter) || (verse !== undefined && !NUMBER.test(verse))) return null;
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
