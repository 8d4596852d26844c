import { bookById } from '../canon/index.ts';
import { fromEnglish, toEnglish, type VerseAddress, type VerseSegment } from './mapping.ts';
import { originalNumbering } from './notes.ts';

/**
 * The original text's own reference for an English address, or for a range of verses from it to `end`. Null
 * if the numbers are equal in both. A part of a divided verse has a letter, and joined verses have a dash.
 * `parseReference` reads each of these references as the address, or gives the address as the alternative.
 *
 * @example
 * ```ts
 * originalReference({ book: 'malachi', chapter: 4, verse: 1 }) // => "Malachi 3:19"
 * originalReference({ book: 'psalms', chapter: 51, verse: 0 }) // => "Psalm 51:1–2"
 * originalReference({ book: '1kings', chapter: 18, verse: 33 }) // => "1 Kings 18:33–34a"
 * originalReference({ book: 'genesis', chapter: 1, verse: 1 }) // => null
 * originalReference({ book: 'genesis', chapter: 31, verse: 54 }, { chapter: 32, verse: 3 }) // => "Genesis 31:54–32:4"
 * ```
 */
export function originalReference(
  address: VerseAddress,
  end: Pick<VerseAddress, 'chapter' | 'verse'> = address,
): string | null {
  const { book } = address;
  const numbering = originalNumbering(book);
  if (numbering === null) return null;
  const lastAddress = { book, chapter: end.chapter, verse: end.verse };
  const [first] = fromEnglish(numbering, address);
  const last = fromEnglish(numbering, lastAddress).at(-1);
  if (first === undefined || last === undefined) return null;
  if (isSame(first, address) && isSame(last, lastAddress)) return null;
  return ownReference(first, last);
}

/**
 * The reference of a verse, or of a range of verses, by the edition's own numbers. Parts of a divided verse have a
 * letter.
 *
 * @example
 * ```ts
 * ownReference({ book: 'isaiah', chapter: 63, verse: 19, firstWord: 9, lastWord: null }) // => "Isaiah 63:19b"
 * ownReference({ book: '1 esdras', chapter: 2, verse: 18, firstWord: 33, lastWord: null }) // => "1 Esdras 2:18c"
 * ```
 */
export function ownReference(first: VerseSegment, last: VerseSegment = first): string {
  return `${first.book === 'psalms' ? 'Psalm' : bookById(first.book).name} ${span(first, last)}`;
}

const isSame = (own: VerseSegment, address: VerseAddress): boolean =>
  own.chapter === address.chapter &&
  own.verse === address.verse &&
  own.firstWord === 0 &&
  own.lastWord === null;

function span(first: VerseSegment, last: VerseSegment): string {
  const starts = `${first.chapter}:${first.verse}${first.firstWord > 0 ? letterOf(first) : ''}`;
  const part = last.lastWord === null ? '' : letterOf(last);
  if (first.chapter !== last.chapter) return `${starts}–${last.chapter}:${last.verse}${part}`;
  if (first.verse !== last.verse) return `${starts}–${last.verse}${part}`;
  return first.firstWord > 0 ? starts : starts + part;
}

/**
 * The letter of a part of a divided verse: a, b or c. Editions count words differently, so the first word is compared
 * with the words at which the verse divides, and later parts than the first are at least b.
 */
function letterOf(part: VerseSegment): string {
  if (part.firstWord === 0) return 'a';
  const parts = toEnglish(originalNumbering(part.book) ?? 'swete', part);
  const place = parts.findLastIndex(({ firstWord }) => firstWord <= part.firstWord);
  return 'abc'.charAt(Math.max(place, 1));
}
