import { type Book, suggestBook } from '../canon/index.ts';
import {
  chapterCount,
  type Numbering,
  originalNumbering,
  originalReference,
  toEnglish,
  type VerseAddress,
  type VerseSegment,
  verseCount,
} from '../versification/index.ts';
import { checkAddress } from './check-address.ts';
import { formatReference } from './format.ts';
import { formatPassage, type PassageEnd } from './format-passage.ts';
import { BOOK_AND_NUMBERS } from './read-latin.ts';
import type { Part } from './read-numbers.ts';
import { readText } from './read-text.ts';
import type { Reference } from './reference-type.ts';
import { readRomanNumeral } from './roman-numeral.ts';
import type { WrittenReference } from './written-reference.ts';

interface CorrectedBook {
  readonly text: string;
  readonly book: Book;
  readonly name: string;
  /** True if no chapter follows the name, so that the text can also be a word to search for. */
  readonly isBookAlone: boolean;
}

/** Corrects the book of a reference in Latin letters whose name is nearly that of a book. Null for any other text. */
function correctedBook(text: string): CorrectedBook | null {
  const typed = text.slice(0, 200).trim();
  const [, beforeDigits = '', digits] = BOOK_AND_NUMBERS.exec(typed) ?? [];
  const [, beforeRoman, roman = ''] = /^(.+?)[\s.,]+([ivxlc]+)[\s.,]*$/iu.exec(beforeDigits) ?? [];
  const hasRoman = beforeRoman !== undefined && readRomanNumeral(roman) !== null;
  const name = (hasRoman ? beforeRoman : beforeDigits).replace(/[\s.,:-]+$/u, '');
  const isBookAlone = digits === undefined && !hasRoman;
  const book = suggestBook(name, isBookAlone);
  if (book === undefined) return null;
  return { text: book.name + typed.slice(name.length), book, name, isBookAlone };
}

/**
 * The result of reading a typed text. `end` is the end of a passage that continues beyond the chapter in
 * which it opens. `note` tells the reader if a reference led elsewhere than its numbers say, or if only its
 * beginning opens. `originalReference` is the place in the numbering of the original text, if that differs.
 * `alternative` is where the same numbers lead in the other numbering, if that is another verse. `others` are the further
 * places of a list, or the same numbers in another book that has this name in another language; their notes say why.
 * `not-a-reference` is a text to search for; its `suggestion` is a book with nearly this name. `no-such-book` has numbers
 * too, so it cannot be anything but a reference with a wrong name.
 */
export type ParsedReference =
  | {
      readonly ok: true;
      readonly reference: Reference;
      readonly end?: PassageEnd;
      readonly originalReference?: string;
      readonly note?: string;
      readonly alternative?: { readonly reference: Reference; readonly note: string };
      readonly others?: readonly OtherPlace[];
    }
  | {
      readonly ok: false;
      readonly kind: 'not-a-reference' | 'no-such-place' | 'no-such-book';
      readonly reason: string;
      readonly suggestion?: Reference;
    };
interface OtherPlace {
  readonly reference: Reference;
  readonly note?: string;
}
type Found = Extract<ParsedReference, { ok: true }>;

/**
 * Reads a reference as people write it: `Ps 23:3`, `ps23.3`, `Psalm 23v3`, `1 Cor 13`, `Gen 1:1-3`, `Jude 5`,
 * `psalms/23/3`, `תהלים כג:ג`, `Κατά Ιωάννην 3:16`, `Ἰωάννην γ΄ ιϛ΄`, `Dtn 6,4`, `Melachim II 2:11`, `Gen. i. 1`, a book
 * alone (its chapter 1).
 *
 * Which numbering: a reference in Latin or Greek letters is English if all of it exists there, and otherwise has the
 * numbers of the original text (Joel 4:1, Malachi 3:1–24, 3 John 15). A reference in Hebrew letters is Masoretic
 * first, and otherwise English. The same holds for a letter after a verse that the original divides (Isaiah 63:19b;
 * 63:19a-b is all of it). Any other letter changes nothing: the whole verse opens. The Septuagint's names are
 * understood (`Α΄ Βασ` is 1 Samuel), but its numbers never are: `Ψαλ κγ 3` is Psalm 23:3, although the Septuagint
 * counts that psalm as its 22nd. The answer is always an English address.
 *
 * @example
 * ```ts
 * parseReference('ps23.3').reference // => {"book":"psalms","chapter":23,"verse":3}
 * parseReference('תהלים כ״ג ג׳').reference // => {"book":"psalms","chapter":23,"verse":3}
 * parseReference('Ψαλ κγ 3').reference // => {"book":"psalms","chapter":23,"verse":3}
 * parseReference('Mal 3:19').reference // => {"book":"malachi","chapter":4,"verse":1}
 * parseReference('Joel 4:1').note // => "Joel 4:1 of the Hebrew text is Joel 3:1 in English Bibles."
 * parseReference('Mal 3:1-24').note // => "Malachi 3:1–24 of the Hebrew text is Malachi 3:1–4:6 in English Bibles."
 * parseReference('Joel 3:1').alternative.reference // => {"book":"joel","chapter":2,"verse":28}
 * parseReference('Is 53:13').suggestion // => {"book":"isaiah","chapter":53,"verse":12}
 * parseReference('Gen 1:1,3').note // => "Opens at the first verse of the list"
 * parseReference('John 3:16; 4:1').others // => [{"reference":{"book":"john","chapter":4,"verse":1}}]
 * parseReference('Gensis 1:1').suggestion // => {"book":"genesis","chapter":1,"verse":1}
 * parseReference('light').kind // => "not-a-reference"
 * ```
 */
export function parseReference(text: string): ParsedReference {
  const readings = readText(text).map((written) => ({ written, parsed: resolve(written) }));
  const best =
    readings.find(({ parsed }) => parsed.ok) ?? readings.find(({ written }) => written.isBare !== true);
  if (best === undefined) return misspelled(text);
  const { written, parsed } = best;
  if (!parsed.ok) return parsed;
  const inOtherBooks = readings.flatMap((one): OtherPlace[] => {
    const note = meaningInWords(one.written);
    return one !== best && note !== undefined && one.parsed.ok
      ? [{ reference: one.parsed.reference, note }]
      : [];
  });
  const isClear = inOtherBooks.length === 0 && best === readings[0];
  const note = isClear ? undefined : meaningInWords(written);
  return withList(withNote(parsed, note), written.further ?? [], inOtherBooks);
}

const withNote = (parsed: Found, note: string | undefined): Found =>
  note === undefined ? parsed : { note, ...parsed };

/** Says which book a name means that several books have: “Ab” is Habakkuk in Italian. */
function meaningInWords({ book, meaning }: WrittenReference): string | undefined {
  if (meaning === undefined) return undefined;
  const lists = meaning.lists.slice(0, 3);
  const words = [lists.slice(0, -1).join(', '), lists.at(-1)].filter((part) => part !== '').join(' and ');
  return `“${meaning.name}” is ${book.name} in ${words}`;
}

function withList(
  first: Found,
  further: readonly WrittenReference[],
  inOtherBook: readonly OtherPlace[],
): ParsedReference {
  const others: OtherPlace[] = [...inOtherBook];
  const known = new Set([first.reference, ...others.map(({ reference }) => reference)].map(formatReference));
  for (const written of further) {
    const parsed = resolve(written);
    if (!parsed.ok) return parsed;
    const name = formatReference(parsed.reference);
    if (known.has(name)) continue;
    known.add(name);
    others.push({ reference: parsed.reference, ...(parsed.note === undefined ? {} : { note: parsed.note }) });
  }
  if (others.length === 0) return first;
  const count = others.length - inOtherBook.length + 1;
  return { ...(count === 1 ? {} : { note: `The first of ${count} references` }), ...first, others };
}

function misspelled(text: string): ParsedReference {
  const corrected = correctedBook(text);
  const [written] = corrected === null ? [] : readText(corrected.text);
  const parsed = written && resolve(written);
  const suggestion = parsed?.ok ? parsed.reference : parsed?.suggestion;
  const reason = 'This does not name a book, chapter or verse.';
  if (corrected === null || suggestion === undefined) return { ok: false, kind: 'not-a-reference', reason };
  return {
    ok: false,
    kind: corrected.isBookAlone ? 'not-a-reference' : 'no-such-book',
    reason: `No book is called “${corrected.name}”.`,
    suggestion,
  };
}

type Typed = WrittenReference & { readonly chapter: number };

function resolve(written: WrittenReference): ParsedReference {
  const parsed = resolveNumbers(written);
  return parsed.ok ? withNote(parsed, editionInWords(written)) : parsed;
}

function editionInWords({ book, edition }: WrittenReference): string | undefined {
  if (edition === undefined) return undefined;
  const { name, numbers } = edition;
  return numbers === 'others' && book.testament !== 'new'
    ? `${name} counts some chapters and verses differently. These are the numbers of English Bibles.`
    : `${name} does not change which texts are shown`;
}

function resolveNumbers(written: WrittenReference): ParsedReference {
  if (written.chapter === undefined) return found({ book: written.book.id, chapter: 1 });
  const typed = { ...written, chapter: written.chapter };
  const english = inEnglish(typed);
  const original = inOriginal(typed);
  if (original === null) return english;
  if (!english.ok) return original;
  const isOriginal = written.inHebrew || written.edition?.numbers === 'original' || namesPart(typed);
  const [chosen, other] = isOriginal ? [original, english] : [english, original];
  const isElsewhere =
    typed.verse !== undefined &&
    (chosen.reference.chapter !== other.reference.chapter ||
      chosen.reference.verse !== other.reference.verse);
  if (!isElsewhere) return chosen;
  const note = isOriginal
    ? 'The same numbers in English Bibles'
    : `${writtenOut(typed)} in the ${originalText(typed)} text`;
  return { ...chosen, alternative: { reference: other.reference, note } };
}

function found(reference: Reference, end?: PassageEnd, note?: string): Found {
  const { book, chapter, verse, endVerse } = reference;
  const last = end === undefined ? { chapter, verse: endVerse ?? verse } : end;
  const original =
    verse === undefined || last.verse === undefined
      ? null
      : originalReference({ book, chapter, verse }, { chapter: last.chapter, verse: last.verse });
  return {
    ok: true,
    reference,
    ...(end === undefined ? {} : { end }),
    ...(original === null ? {} : { originalReference: original }),
    ...(note === undefined ? {} : { note }),
  };
}

function noSuchPlace(reason: string, suggestion: Reference): ParsedReference {
  return { ok: false, kind: 'no-such-place', reason, suggestion };
}

function openedAtFirst({ listed }: Typed, end: PassageEnd | undefined): string | undefined {
  if (listed) return 'Opens at the first verse of the list';
  if (end === undefined) return undefined;
  return end.verse === undefined
    ? 'Opens at the first of these chapters'
    : 'Opens at the first verse of the passage';
}

function inEnglish(typed: Typed): ParsedReference {
  const book = typed.book.id;
  const { chapter, verse } = typed;
  const start: Reference = verse === undefined ? { book, chapter } : { book, chapter, verse };
  const check = checkAddress(book, chapter, verse);
  if (!check.ok) return noSuchPlace(check.reason, check.suggestion);
  const end = endOf(typed);
  if (end === undefined) return found(start, undefined, openedAtFirst(typed, undefined));
  if (end.chapter === chapter && verse !== undefined && end.verse !== undefined)
    return run(typed, { book, chapter, verse }, end.verse);
  if (end.chapter < chapter) {
    const reason = `Chapter ${end.chapter} comes before chapter ${chapter}.`;
    return noSuchPlace(reason, start);
  }
  const last = checkAddress(book, end.chapter, end.verse);
  if (!last.ok) return noSuchPlace(last.reason, start);
  return end.chapter === chapter ? found(start) : found(start, end, openedAtFirst(typed, end));
}

function run(typed: Typed, start: VerseAddress, endVerse: number): ParsedReference {
  const { book, chapter, verse } = start;
  const note = openedAtFirst(typed, undefined);
  if (endVerse === verse) return found(start, undefined, note);
  if (endVerse < verse) {
    const reason = `Verse ${endVerse} comes before verse ${verse}.`;
    return noSuchPlace(reason, { book, chapter, verse: endVerse, endVerse: verse });
  }
  if (checkAddress(book, chapter, endVerse).ok) return found({ ...start, endVerse }, undefined, note);
  const last = verseCount('english', book, chapter);
  const reason = `${formatReference({ book, chapter })} ends with verse ${last}.`;
  return noSuchPlace(reason, last > verse ? { ...start, endVerse: last } : start);
}

/**
 * The end of a range as it was typed; a range of whole chapters has an end without a verse. Undefined if no
 * range was typed.
 */
function endOf({ chapter, verse, endChapter, endVerse }: Typed): PassageEnd | undefined {
  if (endVerse === undefined) return undefined;
  if (endChapter !== undefined) return { chapter: endChapter, verse: endVerse };
  return verse === undefined ? { chapter: endVerse } : { chapter, verse: endVerse };
}

/**
 * The place with the typed numbers in the numbering of the Hebrew text or of SBLGNT. Null if that numbering has no such
 * place.
 */
function inOriginal(typed: Typed): Found | null {
  const book = typed.book.id;
  const { chapter, verse, part, endPart } = typed;
  const numbering = originalNumbering(book);
  if (numbering === null || chapter > chapterCount(numbering, book)) return null;
  const end = endOf(typed);
  if (verse === undefined && end === undefined) return chapterOfOriginal(typed, numbering);
  const [first] = placesOf(numbering, { book, chapter, verse: verse ?? 1 }, part);
  if (first === undefined) return null;
  const start: VerseAddress = { book, chapter: first.chapter, verse: first.verse };
  if (end === undefined) return moved(typed, start);
  const endVerse = end.verse ?? verseCount(numbering, book, end.chapter);
  const last = placesOf(numbering, { book, chapter: end.chapter, verse: endVerse }, endPart).at(-1);
  const isBackward = end.chapter < chapter || (end.chapter === chapter && endVerse < (verse ?? 1));
  if (last === undefined || isBackward) return null;
  if (last.chapter === first.chapter)
    return moved(typed, last.verse > first.verse ? { ...start, endVerse: last.verse } : start);
  const areWhole =
    end.verse === undefined && first.verse <= 1 && last.verse === verseCount('english', book, last.chapter);
  return areWhole
    ? moved(typed, { book, chapter: first.chapter }, { chapter: last.chapter })
    : moved(typed, start, { chapter: last.chapter, verse: last.verse });
}

/** The English place of a verse of the original. For a divided verse with a letter, the place of that part. */
function placesOf(numbering: Numbering, own: VerseAddress, part: Part | undefined): readonly VerseSegment[] {
  const places = toEnglish(numbering, own);
  if (places.length === 1 || part === undefined || part === 'c') return places;
  return places.slice(part === 'a' ? 0 : 1, part === 'a' ? 1 : 2);
}

/**
 * True if the letter after a verse (63:19b) names one of the parts into which English Bibles divide the verse of the
 * original.
 */
function namesPart({ book, chapter, verse, part, endChapter = chapter, endVerse, endPart }: Typed): boolean {
  const numbering = originalNumbering(book.id);
  const divides = (ofChapter: number, ofVerse: number | undefined, letter: Part | undefined): boolean =>
    numbering !== null &&
    letter !== undefined &&
    ofVerse !== undefined &&
    toEnglish(numbering, { book: book.id, chapter: ofChapter, verse: ofVerse }).length > 1;
  return divides(chapter, verse, part) || divides(endChapter, endVerse, endPart);
}

/** The English place for numbers of the original, with a note if the English numbers differ from them. */
function moved(typed: Typed, reference: Reference, end?: PassageEnd): Found {
  const own = writtenOut(typed);
  const place = formatPassage(reference, end);
  const note = `${own} of the ${originalText(typed)} text is ${place} in English Bibles.`;
  return found(reference, end, own === place ? openedAtFirst(typed, end) : note);
}

const originalText = ({ book }: Typed): string => (book.testament === 'old' ? 'Hebrew' : 'Greek');

function writtenOut(typed: Typed): string {
  const { book, chapter, verse, part = '', endPart = '' } = typed;
  const start = formatReference({ book: book.id, chapter, ...(verse === undefined ? {} : { verse }) }) + part;
  const end = endOf(typed);
  if (end === undefined) return start;
  if (end.chapter === chapter && end.verse === verse && part !== '') return `${start}–${endPart}`;
  const inLater =
    end.chapter === chapter ? '' : end.verse === undefined ? `${end.chapter}` : `${end.chapter}:`;
  return `${start}–${inLater}${end.verse ?? ''}${endPart}`;
}

/**
 * A whole chapter of the original: the English chapter that has its middle verse or, if it is only a part of
 * that chapter, the range of its verses there.
 */
function chapterOfOriginal(typed: Typed, numbering: Numbering): Found | null {
  const book = typed.book.id;
  const { chapter } = typed;
  const places = Array.from({ length: verseCount(numbering, book, chapter) }, (_, index) =>
    toEnglish(numbering, { book, chapter, verse: index + 1 }),
  ).flat();
  const middle = places[Math.floor(places.length / 2)];
  if (middle === undefined) return null;
  const verses = places.filter((place) => place.chapter === middle.chapter).map((place) => place.verse);
  const first = Math.min(...verses);
  const last = Math.max(...verses);
  const whole = first <= 1 || chapter === middle.chapter;
  const reference: Reference = {
    book,
    chapter: middle.chapter,
    ...(whole ? {} : { verse: first, endVerse: last }),
  };
  if (middle.chapter === chapter) return found(reference);
  const end = places.at(-1);
  const beyond = end === undefined || end.chapter === middle.chapter ? undefined : end;
  const note = `${writtenOut(typed)} of the ${originalText(typed)} text is ${formatPassage(reference, beyond)} in English Bibles.`;
  return found(reference, undefined, note);
}
