import type { Book } from '../canon/index.ts';
import { bookKey, bookNames, findBook } from '../canon/index.ts';
import { readGreekNumeral } from './greek-numeral.ts';
import { readHebrewNumeral } from './hebrew-numeral.ts';
import { readNumbers, type WrittenNumbers } from './read-numbers.ts';

/** The book and numbers of a typed reference. It is not checked yet that this place exists. */
export interface WrittenReference extends Partial<WrittenNumbers> {
  readonly book: Book;
  /** True for a reference in Hebrew, whose numbers are first read as Masoretic numbers. */
  readonly inHebrew: boolean;
  /**
   * True if its numbers are letters without a numeral sign, which could also be a word. It is a reference only if the
   * place exists.
   */
  readonly isBare?: true;
}

const HEBREW = /[א-ת]/u;
const GREEK = /\p{Script=Greek}/u;
const DASHES = /\s*[-‐‑‒–—−]\s*/gu;
const BIDI_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const HEBREW_MARKS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/gu;

/**
 * Matches a book, with the number in its name if it has one, and then the rest from the first digit of the chapter on.
 */
const BOOK_AND_NUMBERS = /^([1-4]?[^\d]*\p{L}[^\d]*?)[\s,:/.]*(\d.*)?$/u;
const CHAPTER_WORD = /[\s.]+(?:chapter|chap|ch)\.?$/iu;
const HEBREW_WORDS = /(?:פרק|פסוקים|פסוק) /gu;
const GREEK_WORDS = /(?<!\p{L})(?:κεφ(?:άλαιον?)?|στίχ(?:ος|οι|ους?)?)(?!\p{L})\.?/giu;
const GREEK_SIGN = /[΄´ʹ'’ʼ᾽′]/u;
const GREEK_NUMERAL = /[\p{L}\p{M}]+[΄´ʹ'’ʼ᾽′]*/gu;

/**
 * Splits a typed reference in English, Greek or Hebrew, or a path of this site, into its parts. Returns every
 * possible reading, the most likely first; none if the text is not a reference. A book alone counts only if
 * `isFullName` accepts its name. So a word like "is", which is also an abbreviation, remains a word to search
 * for.
 *
 * @example
 * ```ts
 * readText('1 Cor 13')[0].chapter // => 13
 * readText('ps23.3')[0].verse // => 3
 * readText('Ιω Γ 16').map((one) => one.book.id) // => ["3john","john"]
 * readText('in the beginning') // => []
 * ```
 */
export function readText(text: string): readonly WrittenReference[] {
  const plain = text
    .slice(0, 200)
    .normalize('NFC')
    .replace(BIDI_MARKS, '')
    .replace(/%20/gu, ' ')
    .trim()
    .replace(/^.*\/explorer\//u, '')
    .replace(/^\/+|\/+$/gu, '')
    .replace(DASHES, '-')
    .replace(/\s+/gu, ' ');
  if (GREEK.test(plain)) return readGreek(plain);
  const written = HEBREW.test(plain) ? readHebrew(plain) : readLatin(plain);
  return written === null ? [] : [written];
}

function readLatin(text: string): WrittenReference | null {
  const [, name = '', rest] = BOOK_AND_NUMBERS.exec(text) ?? [];
  if (name.endsWith('-')) return null;
  const book = findBook(name) ?? findBook(name.replace(CHAPTER_WORD, ''));
  if (book === undefined) return null;
  if (rest === undefined) return isFullName(book, name) ? { book, inHebrew: false } : null;
  const numbers = numbersIn(book, rest);
  return numbers && inOneChapter({ book, inHebrew: false, ...numbers });
}

/**
 * Reads a Hebrew reference. The book is the longest beginning that names a book, so `שמואל א ג` is 1 Samuel 3 and `שמ א
 * ג` is Exodus 1:3.
 */
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
    const numbers = readHebrewNumbers(book, words.slice(count).join(' '));
    if (numbers !== null) return inOneChapter({ book, inHebrew: true, ...numbers });
  }
  return null;
}

function readHebrewNumbers(book: Book, text: string): WrittenNumbers | null {
  const plain = text
    .replace(/[׳״'"’”]/gu, '')
    .replace(/\u05BE/gu, '-')
    .replace(HEBREW_WORDS, '');
  return numbersIn(book, inDigits(plain, /[א-ת]+/gu, readHebrewNumeral));
}

/**
 * A letter or digit after a name can be the book's number or its chapter. `Ιω γ 16` and `Ιω 3 16` are John 3:16, and
 * `Ιω Γ 14` is 3 John 14: a small letter or a digit with one number after it is read as the chapter first.
 */
function readGreek(text: string): readonly WrittenReference[] {
  const words = text
    .replace(GREEK_WORDS, ' ')
    .replace(/(?<=[\p{Script=Greek}\p{M}.΄´ʹ'’])(?=\d)/u, ' ')
    .replace(/\.(?=\p{L})/gu, '. ')
    .trim()
    .split(/ +/u);
  const readings: WrittenReference[] = [];
  const less: WrittenReference[] = [];
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const book = findBook(name);
    const end = words[count - 1] ?? '';
    // `Ματ θ 3` is Matthew 9:3, although `Ματθ` is Matthew too.
    const isGlued =
      findBook(words.slice(0, count - 1).join(' ')) !== undefined &&
      !/^[α-δ1-4]\P{L}*$/iu.test(end) &&
      readGreekNumeral(end) !== null;
    if (book === undefined || isGlued) continue;
    const rest = words.slice(count).join(' ');
    const numbers = numbersIn(book, inDigits(rest, GREEK_NUMERAL, readGreekNumeral));
    if (numbers === null && !(rest === '' && isFullName(book, name))) continue;
    const bare = rest === '' || /\d/u.test(rest) || GREEK_SIGN.test(rest) ? {} : ({ isBare: true } as const);
    const reading = inOneChapter({ book, inHebrew: false, ...numbers, ...bare });
    const isLikelyChapter = count > 1 && /^(?:[α-δ]|[1-4]$)/u.test(end) && numbers?.verse === undefined;
    if (isLikelyChapter) less.push(reading);
    else readings.push(reading);
  }
  return [...readings, ...less];
}

/** Replaces numerals that are written as letters with digits. The rest of the text does not change. */
function inDigits(text: string, letters: RegExp, read: (numeral: string) => number | null): string {
  return text
    .replace(letters, (numeral) => `${read(numeral) ?? numeral} `)
    .replace(/ ?- ?/gu, '-')
    .replace(/ +/gu, ' ')
    .trim();
}

/**
 * Reads the numbers after a name. In a book with one chapter, it also accepts numbers that only a verse can have: `Jude
 * 5a`.
 */
function numbersIn(book: Book, text: string): WrittenNumbers | null {
  return readNumbers(text) ?? (book.chapters === 1 ? readNumbers(`1:${text}`) : null);
}

/**
 * Converts the numbers of a reference to a book with one chapter. A single number is a verse, unless it is 1; `Jude
 * 5-7` is a range of verses.
 */
function inOneChapter(written: WrittenReference): WrittenReference {
  const { book, chapter, verse, endChapter: _, ...others } = written;
  if (book.chapters > 1 || chapter === undefined || verse !== undefined) return written;
  if (chapter === 1 && others.endVerse === undefined) return written;
  return { ...others, book, chapter: 1, verse: chapter };
}

/** True if one of a book's Hebrew names has these words, so that a short form is never joined with a numeral. */
function hasNameOfWords(book: Book, name: string): boolean {
  const words = (text: string): number => text.split(/[\s\u05BE]/u).length;
  const { hebrewName = '', hebrewAliases } = bookNames(book.id);
  return [hebrewName, ...hebrewAliases].some(
    (spelling) => words(spelling) === words(name) && bookKey(spelling) === bookKey(name),
  );
}

/**
 * True if a text is the id, a name or the printed abbreviation of the book, or another spelling of more than
 * four characters.
 */
export function isFullName(book: Book, text: string): boolean {
  const { aliases, hebrewName, hebrewAliases, greekName, greekAliases } = bookNames(book.id);
  const long = [...aliases, ...hebrewAliases, ...greekAliases].filter((alias) => alias.length > 4);
  const names = [book.id, book.name, book.abbreviation, hebrewName, greekName, ...long];
  return names.some((name) => name !== undefined && bookKey(name) === bookKey(text));
}
