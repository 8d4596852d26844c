import { type Book, bookById, isBookId } from '../../../domain/canon/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import { titleName } from '../../../domain/versification/index.ts';
import { keepSearch } from '../../addresses/explorer-address.ts';

export interface ChapterPlace {
  readonly book: Book;
  readonly chapter: number;
}

/** A verse in an explorer address. Verse 0 is a psalm's title. */
export interface VersePlace extends ChapterPlace {
  readonly verse: number;
}

/** The place that the explorer shows: a verse, or a chapter if `verse` is null. */
export interface ExplorerPlace extends ChapterPlace {
  readonly verse: number | null;
}

interface Segments {
  readonly book: string;
  readonly chapter: string;
  readonly verse?: string | undefined;
}

/**
 * Reads a range of verses in an address, such as `1-3`, as the hash of the chapter's page, which marks these verses.
 * Null if the text is not a range.
 */
export function rangeHash(verse: string): string | null {
  const [, first, last] = /^(\d{1,3})[-–](\d{1,3})$/u.exec(verse) ?? [];
  return Number(first) < Number(last) ? `v${Number(first)}-${Number(last)}` : null;
}

const NUMBER = /^\d{1,15}$/u;

/**
 * Reads an explorer address. Null if its book is no book id or if a number is invalid. Whether the verse exists is for
 * the server to say, because it also knows the nearest one.
 */
export function parsePlace(segments: Segments): ExplorerPlace | null {
  return isBookId(segments.book) ? placeIn(bookById(segments.book), segments) : null;
}

/** Reads an explorer address with any spelling of the book. The table of spellings is loaded only when an address needs it. */
export async function findPlace(segments: Segments): Promise<ExplorerPlace | null> {
  const { findBook } = await import('../../../domain/canon/find-book.ts');
  const book = findBook(segments.book);
  return book === undefined ? null : placeIn(book, segments);
}

function placeIn(book: Book, { chapter, verse }: Segments): ExplorerPlace | null {
  if (!NUMBER.test(chapter) || (verse !== undefined && !NUMBER.test(verse))) return null;
  return { book, chapter: Number(chapter), verse: verse === undefined ? null : Number(verse) };
}

/** True if the address has the spelling that links use: the id of the book, and numbers without leading zeros. */
export function isCanonical(place: ExplorerPlace, segments: Segments): boolean {
  const verse = place.verse === null ? undefined : String(place.verse);
  return (
    place.book.id === segments.book && String(place.chapter) === segments.chapter && verse === segments.verse
  );
}

export function chapterName(book: string, chapter: number): string {
  return isBookId(book) ? formatReference({ book, chapter }) : `${book} ${chapter}`;
}

/** The name of a place as people cite it: "Psalm 23:3", or "Psalm 23" for a chapter. */
export const placeName = ({ book, chapter, verse }: ExplorerPlace): string =>
  formatReference({ book: book.id, chapter, ...(verse === null ? {} : { verse }) });

export function placeOfPath(path: string): ExplorerPlace | null {
  const [, root, book = '', chapter = '', verse] = path.split('/').map(decodeURIComponent);
  return root === 'explorer' ? parsePlace({ book, chapter, verse }) : null;
}

/** The number of a verse. Verse 0 has a name: Title or Prologue. */
export function verseName({ book, verse }: { readonly book: string; readonly verse: number }): string {
  if (verse !== 0) return String(verse);
  return isBookId(book) && titleName(book) === 'prologue' ? 'Prologue' : 'Title';
}

/** A place as the API names it, or as an address does. */
interface AnyPlace {
  readonly book: string | Book;
  readonly chapter: number;
  readonly verse: number | null;
}

export function placeLink({ book, chapter, verse }: AnyPlace) {
  const params = {
    book: typeof book === 'string' ? book : book.id,
    chapter: String(chapter),
    verse: String(verse),
  };
  const to = verse === null ? '/explorer/$book/$chapter' : '/explorer/$book/$chapter/$verse';
  return { to, params, search: keepSearch } as const;
}

export function placeParams(place: { book: string; chapter: number; verse: number }) {
  return { book: place.book, chapter: String(place.chapter), verse: String(place.verse) };
}
