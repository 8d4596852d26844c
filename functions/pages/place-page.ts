import { ACCOUNT_PAGES, ADMIN_PAGES, SITE_PAGES, type SitePage } from '../../domain/addresses/index.ts';
import type { BookId } from '../../domain/canon/index.ts';
import { findBook } from '../../domain/canon/index.ts';
import { MAX_VALUE } from '../../domain/contract/limits.ts';
import { methodById } from '../../domain/gematria/index.ts';
import { numberFacts, readTypedNumber, withoutSeparators } from '../../domain/numbers/index.ts';
import { explorerPath } from '../../domain/reference/index.ts';
import { numberFactsText, pagesText } from '../../domain/text/index.ts';

type PagePlace =
  | { kind: 'home' }
  | { kind: 'start' }
  | { kind: 'page'; page: SitePage }
  | { kind: 'place'; book: BookId; chapter: number; verse: number | null }
  /** Another spelling of an address. `path` is the right address of the page. */
  | { kind: 'moved'; path: string }
  /** A path below `/explorer`, `/methods`, `/number` or `/search/gematria` that leads to no page. The shell offers help. */
  | { kind: 'nowhere' }
  | { kind: 'file' };

const PAGES: ReadonlyMap<string, SitePage> = new Map(
  [...SITE_PAGES, ...ACCOUNT_PAGES, ...ADMIN_PAGES].map((page) => [page.path, page]),
);
const PLACE = /^\/explorer\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/;
const METHOD = /^\/methods\/([^/]+)$/;
const VALUE_SEARCH = /^\/search\/gematria\/([^/]+)$/;
/**
 * A JavaScript number holds 15 digits exactly. The code that shows the page checks that the chapter
 * and the verse exist.
 */
const NUMBER = /^\d{1,15}$/;
const NUMBER_PAGE = /^\/number\/([^/]+)$/;
const RANGE = /^(\d{1,3})-(\d{1,3})$/;
const VALUE = /^(?:\d{1,9}|prime|square|triangular|multiple-of-\d{1,9})$/;

/** True if a path can only name a file: it leads to no page, and its name has an extension. */
export const namesFile = (pathname: string): boolean =>
  (pathname.split('/').at(-1) ?? '').includes('.') && pagePlace(pathname).kind === 'file';

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Reads a path of the site. A path with another spelling of a book's name (`/explorer/Gen/1/1`) is 'moved' to the
 * address with the book's id.
 */
export function pagePlace(pathname: string): PagePlace {
  if (pathname === '/') return { kind: 'home' };
  const bare = pathname.replace(/\/+$/, '');
  if (bare === '/explorer') return { kind: 'start' };
  if (bare === '/map') return { kind: 'moved', path: '/heat' };
  if (bare === '/admin') return { kind: 'moved', path: '/admin/import' };
  const number = numberPage(bare);
  if (number !== null)
    return number.kind === 'page' && bare !== pathname ? { kind: 'moved', path: bare } : number;
  const page = sitePage(bare);
  if (page !== null) return bare === pathname ? { kind: 'page', page } : { kind: 'moved', path: bare };
  if (METHOD.test(bare) || VALUE_SEARCH.test(bare)) return { kind: 'nowhere' };
  return pathname.startsWith('/explorer/') ? explorerPlace(pathname) : { kind: 'file' };
}

/**
 * The page of a number. Another spelling of it (`/number/1,773`) is moved to its digits, and what is no number is
 * nowhere. Null for other paths.
 */
function numberPage(pathname: string): PagePlace | null {
  const [, segment] = NUMBER_PAGE.exec(pathname) ?? [];
  if (segment === undefined) return null;
  const typed = readTypedNumber(decoded(segment) ?? '', MAX_VALUE);
  if (!typed.ok) return { kind: 'nowhere' };
  const path = `/number/${typed.value}`;
  if (path !== pathname) return { kind: 'moved', path };
  const number = typed.value.toLocaleString('en');
  const [fact] = numberFacts(typed.value);
  return {
    kind: 'page',
    page: {
      path,
      title: pagesText.number.title(number),
      description: pagesText.number.description(number, fact === numberFactsText.prime ? undefined : fact),
    },
  };
}

function sitePage(pathname: string): SitePage | null {
  const [, id] = METHOD.exec(pathname) ?? [];
  const method = id === undefined ? undefined : methodById(id);
  if (method !== undefined) {
    const title = pagesText.method.title(method.name);
    return { path: pathname, title, description: method.definition };
  }
  const [, value] = VALUE_SEARCH.exec(pathname) ?? [];
  const search = PAGES.get('/search');
  if (value !== undefined && search !== undefined && isValueSearch(decoded(value) ?? ''))
    return { ...search, path: pathname };
  return PAGES.get(pathname) ?? null;
}

/** True for a value that can be searched, and for a text with a digit: the page then says why it cannot be searched. */
const isValueSearch = (text: string): boolean => VALUE.test(withoutSeparators(text)) || /\d/u.test(text);

function explorerPlace(pathname: string): PagePlace {
  const [, bookSegment, chapterSegment, verseSegment] = PLACE.exec(pathname) ?? [];
  const name = bookSegment === undefined ? null : decoded(bookSegment);
  const book = name === null || name.length > 60 ? undefined : findBook(name);
  if (book === undefined) return { kind: 'nowhere' };
  if (chapterSegment !== undefined && !NUMBER.test(chapterSegment)) return { kind: 'nowhere' };
  const chapter = Number(chapterSegment ?? 1);
  const [, first, last] = RANGE.exec(verseSegment ?? '') ?? [];
  if (Number(first) < Number(last)) {
    const range = explorerPath({ book: book.id, chapter, verse: Number(first), endVerse: Number(last) });
    // The page of a range of verses is the page of its chapter. In it, the browser marks the
    // verses.
    return range === pathname
      ? { kind: 'place', book: book.id, chapter, verse: null }
      : { kind: 'moved', path: range };
  }
  if (verseSegment !== undefined && !NUMBER.test(verseSegment)) return { kind: 'nowhere' };
  const verse = verseSegment === undefined ? null : Number(verseSegment);
  const path = explorerPath({ book: book.id, chapter, ...(verse === null ? {} : { verse }) });
  // A path with another spelling (case, leading zeros, a slash at the end) redirects to the right spelling.
  return path === pathname ? { kind: 'place', book: book.id, chapter, verse } : { kind: 'moved', path };
}

/** The path for `/?book=…&chapter=…&verse=…`; null if it names no book. The place's own page checks the rest. */
export function placeInQuery(search: URLSearchParams): string | null {
  const book = search.get('book')?.trim();
  if (!book) return null;
  const segments = [book, search.get('chapter') || '1', search.get('verse') || ''];
  const path = `/explorer/${segments
    .filter((segment) => segment !== '')
    .map(encodeURIComponent)
    .join('/')}`;
  const others = [...search].filter(([key]) => !['book', 'chapter', 'verse'].includes(key));
  return others.length === 0 ? path : `${path}?${new URLSearchParams(others)}`;
}
