import { bookById } from '../canon/books.ts';
import { fromEnglish, type VerseAddress, type VerseSegment } from './mapping.ts';
import { originalNumbering } from './notes.ts';

/**
 * The reference under which the original text counts an English address, where it is not the same; else null. A part
 * of a divided verse carries a letter, verses that are joined a dash.
 *
 * @example
 * ```ts
 * originalReference({ book: 'malachi', chapter: 4, verse: 1 }) // => "Malachi 3:19"
 * originalReference({ book: 'psalms', chapter: 51, verse: 0 }) // => "Psalm 51:1–2"
 * originalReference({ book: '1kings', chapter: 18, verse: 33 }) // => "1 Kings 18:33–34a"
 * originalReference({ book: 'genesis', chapter: 1, verse: 1 }) // => null
 * ```
 */
export function originalReference(address: VerseAddress): string | null {
  const numbering = originalNumbering(address.book);
  if (numbering === null) return null;
  const own = fromEnglish(numbering, address);
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) return null;
  if (own.length === 1 && isSame(first, address)) return null;
  const book = address.book === 'psalms' ? 'Psalm' : bookById(address.book).name;
  return `${book} ${span(first, last)}`;
}

const isSame = (own: VerseSegment, address: VerseAddress): boolean =>
  own.chapter === address.chapter &&
  own.verse === address.verse &&
  own.firstWord === 0 &&
  own.lastWord === null;

/** A verse is divided in two at most, so its parts are a and b. */
const numbered = (own: VerseSegment): string => {
  if (own.firstWord > 0) return `${own.verse}b`;
  return own.lastWord === null ? `${own.verse}` : `${own.verse}a`;
};

function span(first: VerseSegment, last: VerseSegment): string {
  const start = `${first.chapter}:${numbered(first)}`;
  if (first === last) return start;
  return last.chapter === first.chapter
    ? `${start}–${numbered(last)}`
    : `${start}–${last.chapter}:${numbered(last)}`;
}
