import { bookNames } from '../canon/book-names.ts';
import { type Book, bookById } from '../canon/books.ts';
import { bookKey, findBook } from '../canon/find-book.ts';
import { readHebrewNumeral } from './hebrew-numeral.ts';

/** What a typed reference says, before anyone has looked whether it exists. */
export interface WrittenReference {
  readonly book: Book;
  /** Written in Hebrew, so that its numbers are first taken as Masoretic. */
  readonly inHebrew: boolean;
  readonly chapter?: number;
  readonly verse?: number;
  readonly endChapter?: number;
  readonly endVerse?: number;
  /** Verses are listed behind it: `Gen 1:1,3`. */
  readonly listed?: true;
}

const HEBREW = /[א-ת]/u;
const DASHES = /\s*[-‐‑‒–—−]\s*/gu;
const BIDI_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const HEBREW_MARKS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/gu;
/** A book, with its own number in front, then everything from the first digit of the chapter. */
const BOOK_AND_NUMBERS = /^([1-4]?[^\d]*\p{L}[^\d]*?)[\s,:/.]*(\d.*)?$/u;
const SEPARATOR = String.raw`(?:\s*[:.,/]\s*|\s*vv?\.?\s*|\s*verses?\s*|\s+)`;
const NUMBERS = new RegExp(
  String.raw`^(\d{1,3})(?:${SEPARATOR}(\d{1,3}|title)[a-c]?)?(?:-(?:(\d{1,3})[:.])?(\d{1,3})[a-c]?)?(\s*[,;]\s*\d{1,3}(?:-\d{1,3})?)*$`,
  'iu',
);
const CHAPTER_WORD = /[\s.]+(?:chapter|chap|ch|κεφ|κεφάλαιο)\.?$/iu;
const HEBREW_NUMBERS = /^([א-ת]{1,4}|\d{1,3})(?:[\s:.,/]+([א-ת]{1,4}|\d{1,3})(?:-([א-ת]{1,4}|\d{1,3}))?)?$/u;

/**
 * Reads a typed reference apart, in English, Greek or Hebrew, or from an address of this site; null when the text is
 * not one. A book alone counts only by its full name, id or printed abbreviation, so that a word like "is", which is
 * an abbreviation too, remains a word to search for.
 *
 * @example
 * ```ts
 * readText('1 Cor 13').chapter // => 13
 * readText('ps23.3').verse // => 3
 * readText('in the beginning') // => null
 * ```
 */
export function readText(text: string): WrittenReference | null {
  const plain = text
    .slice(0, 200)
    .replace(BIDI_MARKS, '')
    .replace(/%20/gu, ' ')
    .trim()
    .replace(/^.*\/explorer\//u, '')
    .replace(/^\/+|\/+$/gu, '')
    .replace(DASHES, '-')
    .replace(/\s+/gu, ' ');
  return HEBREW.test(plain) ? readHebrew(plain) : readLatinOrGreek(plain);
}

function readLatinOrGreek(text: string): WrittenReference | null {
  const [, name = '', numbers] = BOOK_AND_NUMBERS.exec(text) ?? [];
  if (name.endsWith('-')) return null;
  const book = findBook(name) ?? findBook(name.replace(CHAPTER_WORD, ''));
  if (book === undefined) return null;
  if (numbers === undefined) return isFullName(book, name) ? { book, inHebrew: false } : null;
  const match = NUMBERS.exec(numbers);
  if (match === null) return null;
  const [, chapter = '', verse, endChapter, endVerse, listed] = match;
  if (listed !== undefined && verse === undefined) return null;
  return inOneChapter({
    book,
    inHebrew: false,
    chapter: Number(chapter),
    ...(verse === undefined ? {} : { verse: /^title$/iu.test(verse) ? 0 : Number(verse) }),
    ...(endChapter === undefined ? {} : { endChapter: Number(endChapter) }),
    ...(endVerse === undefined ? {} : { endVerse: Number(endVerse) }),
    ...(listed === undefined ? {} : { listed: true }),
  });
}

/** The longest beginning that names a book, so that `שמואל א ג` is 1 Samuel 3 and `שמ א ג` Exodus 1:3. */
function readHebrew(text: string): WrittenReference | null {
  const words = text
    .replace(HEBREW_MARKS, '')
    .replace(/(?<=[א-ת])(?=\d)/u, ' ')
    .split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const book = findBook(name);
    if (book === undefined || (count > 1 && !hasNameOfWords(book, name))) continue;
    if (count === words.length) return isFullName(book, name) ? { book, inHebrew: true } : null;
    const numbers = readHebrewNumbers(words.slice(count));
    if (numbers !== null) return inOneChapter({ book, inHebrew: true, ...numbers });
  }
  return null;
}

function readHebrewNumbers(
  words: readonly string[],
): Pick<WrittenReference, 'chapter' | 'verse' | 'endVerse'> | null {
  const text = words
    .join(' ')
    .replace(/[׳״'"’”]/gu, '')
    .replace(/\u05BE/gu, '-')
    .replace(/(?:פרק|פסוקים|פסוק) /gu, '');
  const match = HEBREW_NUMBERS.exec(text);
  if (match === null) return null;
  const [chapter, verse, endVerse] = match.slice(1).map((part: string | undefined) => {
    if (part === undefined) return undefined;
    return /\d/u.test(part) ? Number(part) : readHebrewNumeral(part);
  });
  if (chapter === undefined || chapter === null || verse === null || endVerse === null) return null;
  return {
    chapter,
    ...(verse === undefined ? {} : { verse }),
    ...(endVerse === undefined ? {} : { endVerse }),
  };
}

/** In a book of one chapter a single number is a verse, unless it is 1; `Jude 5-7` is a run of verses. */
function inOneChapter(written: WrittenReference): WrittenReference {
  const { book, inHebrew, chapter, verse, endVerse } = written;
  if (bookById(book.id).chapters > 1 || chapter === undefined || verse !== undefined) return written;
  if (chapter === 1 && endVerse === undefined) return written;
  const end = endVerse === undefined ? {} : { endVerse };
  return { book, inHebrew, chapter: 1, verse: chapter, ...end };
}

/** Whether one of a book's Hebrew names has these words, so that a short form is never glued to a numeral. */
function hasNameOfWords(book: Book, name: string): boolean {
  const words = (text: string): number => text.split(/[\s\u05BE]/u).length;
  const { hebrewName = '', hebrewAliases } = bookNames(book.id);
  return [hebrewName, ...hebrewAliases].some(
    (spelling) => words(spelling) === words(name) && bookKey(spelling) === bookKey(name),
  );
}

/** Whether a text is a book's own name rather than one of its short abbreviations. */
export function isFullName(book: Book, text: string): boolean {
  const { aliases, hebrewName, hebrewAliases, greekName, greekAliases } = bookNames(book.id);
  const long = [...aliases, ...hebrewAliases, ...greekAliases].filter((alias) => alias.length > 4);
  const names = [book.id, book.name, book.abbreviation, hebrewName, greekName, ...long];
  return names.some((name) => name !== undefined && bookKey(name) === bookKey(text));
}
