import { type BookId, bookById } from '../canon/index.ts';
import { hasTitle, originalNumbering, toEnglish, verseCount } from '../versification/index.ts';
import { formatReference } from './format.ts';
import type { Reference } from './reference-type.ts';

export type AddressCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly suggestion: Reference; readonly reason: string };

/**
 * Checks a chapter or verse of English numbering. A number that only the original text has (Joel 4:1, 3 John 15,
 * Revelation 12:18) is not an address; the suggestion is the address of its words. The verse numbers of the
 * apocrypha depend on the installed edition, so for the apocrypha any verse from 1 is accepted.
 *
 * @example
 * ```ts
 * checkAddress('isaiah', 53, 12) // => {"ok":true}
 * checkAddress('isaiah', 53, 13).reason // => "There is no Isaiah 53:13: the chapter ends with verse 12."
 * checkAddress('3john', 1, 15).suggestion // => {"book":"3john","chapter":1,"verse":14}
 * checkAddress('psalms', 3, 0) // => {"ok":true}
 * ```
 */
export function checkAddress(book: BookId, chapter: number, verse?: number): AddressCheck {
  const { chapters } = bookById(book);
  const isChapter = Number.isInteger(chapter) && chapter >= 1 && chapter <= chapters;
  if (isChapter && (verse === undefined || hasVerse(book, chapter, verse))) return { ok: true };
  return (
    countedElsewhere(book, chapter, verse) ??
    (isChapter ? noSuchVerse(book, chapter, verse ?? 0) : noSuchChapter(book, chapter, verse))
  );
}

const lastVerse = (book: BookId, chapter: number): number =>
  bookById(book).testament === 'apocrypha' ? Number.MAX_SAFE_INTEGER : verseCount('english', book, chapter);

function hasVerse(book: BookId, chapter: number, verse: number): boolean {
  const first = hasTitle(book, chapter) ? 0 : 1;
  return Number.isInteger(verse) && verse >= first && verse <= lastVerse(book, chapter);
}

function noSuchChapter(book: BookId, chapter: number, verse: number | undefined): AddressCheck {
  const { chapters, name } = bookById(book);
  const isBeyond = chapter > chapters;
  const nearest = isBeyond ? chapters : 1;
  const nearestVerse = isBeyond ? verseCount('english', book, nearest) : 1;
  const count = chapters === 1 ? 'one chapter' : `${chapters} chapters`;
  return {
    ok: false,
    suggestion: placeAt(book, nearest, verse === undefined || nearestVerse === 0 ? undefined : nearestVerse),
    reason: `There is no ${formatReference(placeAt(book, chapter, verse))}: ${name} has ${count}.`,
  };
}

function noSuchVerse(book: BookId, chapter: number, verse: number): AddressCheck {
  const last = lastVerse(book, chapter);
  if (verse > last)
    return {
      ok: false,
      suggestion: { book, chapter, verse: last },
      reason: `There is no ${formatReference({ book, chapter, verse })}: the chapter ends with verse ${last}.`,
    };
  const psalm = verse === 0 && book === 'psalms';
  return {
    ok: false,
    suggestion: { book, chapter, verse: 1 },
    reason: `${formatReference({ book, chapter })} ${psalm ? 'has no title apart from verse 1' : 'begins with verse 1'}.`,
  };
}

const placeAt = (book: BookId, chapter: number, verse: number | undefined): Reference =>
  verse === undefined ? { book, chapter } : { book, chapter, verse };

/**
 * The refusal of a verse or chapter that only the Hebrew text or SBLGNT has. Its suggestion is the English address.
 * Undefined if these texts do not have the verse or chapter either.
 */
function countedElsewhere(
  book: BookId,
  chapter: number,
  verse: number | undefined,
): AddressCheck | undefined {
  const numbering = originalNumbering(book);
  if (numbering === null) return undefined;
  const [place] = toEnglish(numbering, { book, chapter, verse: verse ?? 1 });
  if (place === undefined) return undefined;
  const suggestion = placeAt(book, place.chapter, verse === undefined ? undefined : place.verse);
  const text = numbering === 'masoretic' ? 'the Hebrew text' : 'the Greek text';
  return {
    ok: false,
    suggestion,
    reason: `Only ${text} has ${formatReference(placeAt(book, chapter, verse))}. In English Bibles it is ${formatReference(suggestion)}.`,
  };
}
