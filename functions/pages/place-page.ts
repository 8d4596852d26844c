import { findBook } from '../../domain/canon/find-book.ts';
import { explorerPath } from '../../domain/reference.ts';

/** What a path of the site is. */
export type PagePlace =
  | { kind: 'home' }
  | { kind: 'place'; book: string; chapter: number; verse: number | null }
  /** The same place under its one address. */
  | { kind: 'moved'; path: string }
  /** A page path whose place cannot exist: the shell helps the reader on. */
  | { kind: 'nowhere' }
  | { kind: 'file' };

/** Paths that the frontend's router serves besides the explorer's places. */
const PAGES: ReadonlySet<string> = new Set(['/', '/explorer']);
const PLACE = /^\/explorer\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/;
const NUMBER = /^\d{1,4}$/;

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Reads a path of the site. Book names in any spelling lead to the id's address (`/explorer/Gen/1/1`). */
export function pagePlace(pathname: string): PagePlace {
  if (PAGES.has(pathname)) return { kind: 'home' };
  if (!pathname.startsWith('/explorer/')) return { kind: 'file' };
  const [, bookSegment, chapterSegment, verseSegment] = PLACE.exec(pathname) ?? [];
  const name = bookSegment === undefined ? null : decoded(bookSegment);
  const book = name === null || name.length > 60 ? undefined : findBook(name);
  if (book === undefined) return { kind: 'nowhere' };
  if (chapterSegment !== undefined && !NUMBER.test(chapterSegment)) return { kind: 'nowhere' };
  if (verseSegment !== undefined && !NUMBER.test(verseSegment)) return { kind: 'nowhere' };
  const chapter = Number(chapterSegment ?? 1);
  const verse = verseSegment === undefined ? null : Number(verseSegment);
  const path = explorerPath({ book: book.id, chapter, ...(verse === null ? {} : { verse }) });
  // The path is compared as it would be sent again; anything else (case, zeros, a slash at the end) moves once.
  return path === pathname ? { kind: 'place', book: book.id, chapter, verse } : { kind: 'moved', path };
}
