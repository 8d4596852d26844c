import { type BookId, bookById } from '../canon/index.ts';
import { hasTitle, originalNumbering, toEnglish, verseCount } from '../versification/index.ts';
import { formatReference } from './format.ts';
import type { Reference } from './reference-type.ts';

/**
 * The result of checking an address. If it does not exist, the nearest existing address and a sentence for the
 * reader with the reason.
 */
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
  const asked: Reference = verse === undefined ? { book, chapter } : { book, chapter, verse };
  const { chapters, name, testament } = bookById(book);
  const isChapter = Number.isInteger(chapter) && chapter >= 1 && chapter <= chapters;
  if (isChapter && verse === undefined) return { ok: true };
  const first = isChapter && hasTitle(book, chapter) ? 0 : 1;
  const last = testament === 'apocrypha' ? Number.MAX_SAFE_INTEGER : verseCount('english', book, chapter);
  if (isChapter && Number.isInteger(verse) && verse! >= first && verse! <= last) return { ok: true };

  const elsewhere = countedElsewhere(book, chapter, verse);
  if (elsewhere !== undefined) return elsewhere;

  const there = `There is no ${formatReference(asked)}`;
  if (!isChapter) {
    const nearest = chapter > chapters ? chapters : 1;
    const suggestion = { book, chapter: nearest };
    const count = chapters === 1 ? 'one chapter' : `${chapters} chapters`;
    const nearestVerse = chapter > chapters ? verseCount('english', book, nearest) : 1;
    return {
      ok: false,
      suggestion:
        verse === undefined || nearestVerse === 0 ? suggestion : { ...suggestion, verse: nearestVerse },
      reason: `${there}: ${name} has ${count}.`,
    };
  }
  if (verse! > last)
    return {
      ok: false,
      suggestion: { book, chapter, verse: last },
      reason: `${there}: the chapter ends with verse ${last}.`,
    };
  const reason =
    verse === 0 && book === 'psalms'
      ? `${formatReference({ book, chapter })} has no title apart from verse 1.`
      : `${formatReference({ book, chapter })} begins with verse 1.`;
  return { ok: false, suggestion: { book, chapter, verse: 1 }, reason };
}

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
  const suggestion: Reference =
    verse === undefined
      ? { book, chapter: place.chapter }
      : { book, chapter: place.chapter, verse: place.verse };
  const asked = verse === undefined ? { book, chapter } : { book, chapter, verse };
  const text = numbering === 'masoretic' ? 'the Hebrew text' : 'the Greek text';
  return {
    ok: false,
    suggestion,
    reason: `Only ${text} has ${formatReference(asked)}. In English Bibles it is ${formatReference(suggestion)}.`,
  };
}
