import { type BookId, bookById } from '../canon/index.ts';
import { titleName } from '../versification/index.ts';
import type { Reference } from './reference-type.ts';

const citedName = (book: BookId): string => (book === 'psalms' ? 'Psalm' : bookById(book).name);

/**
 * The printed form of a reference: `Psalm 23:3`, `Genesis 1:1–3`, `John 3`, verse 0 as `Psalm 51 title`.
 * `parseReference` can read all these forms.
 *
 * @example
 * ```ts
 * formatReference({ book: 'psalms', chapter: 23, verse: 3 }) // => "Psalm 23:3"
 * formatReference({ book: 'genesis', chapter: 1, verse: 1, endVerse: 3 }) // => "Genesis 1:1–3"
 * formatReference({ book: 'obadiah', chapter: 1, verse: 5 }) // => "Obadiah 1:5"
 * formatReference({ book: 'psalms', chapter: 51, verse: 0 }) // => "Psalm 51 title"
 * formatReference({ book: 'psalms', chapter: 51, verse: 0, endVerse: 2 }) // => "Psalm 51 title–2"
 * formatReference({ book: 'sirach', chapter: 1, verse: 0 }) // => "Sirach 1 prologue"
 * ```
 */
export function formatReference({ book, chapter, verse, endVerse }: Reference): string {
  const place = `${citedName(book)} ${chapter}`;
  if (verse === undefined) return place;
  const start = verse === 0 ? `${place} ${titleName(book)}` : `${place}:${verse}`;
  return endVerse === undefined ? start : `${start}–${endVerse}`;
}

/**
 * The path of a reference on this site. The path of a range leads to its chapter, where the range is marked.
 *
 * @example
 * ```ts
 * explorerPath({ book: 'psalms', chapter: 23, verse: 3 }) // => "/explorer/psalms/23/3"
 * explorerPath({ book: 'genesis', chapter: 1, verse: 1, endVerse: 3 }) // => "/explorer/genesis/1/1-3"
 * explorerPath({ book: '1 esdras', chapter: 3 }) // => "/explorer/1%20esdras/3"
 * ```
 */
export function explorerPath({ book, chapter, verse, endVerse }: Reference): string {
  const path = `/explorer/${encodeURIComponent(book)}/${chapter}`;
  if (verse === undefined) return path;
  return endVerse === undefined ? `${path}/${verse}` : `${path}/${verse}-${endVerse}`;
}
