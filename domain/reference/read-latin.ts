import { findBook, otherBookOf } from '../canon/index.ts';
import { isFullName } from './full-name.ts';
import { readRomanNumeral } from './roman-numeral.ts';
import { inOneChapter, numbersIn, type WrittenReference } from './written-reference.ts';

/**
 * Matches a book, with the number in its name if it has one, and then the rest from the first digit of the chapter on.
 */
export const BOOK_AND_NUMBERS = /^([1-5]?[^\d]*\p{L}[^\d]*?)[\s,:/.]*(\d.*)?$/u;
const CHAPTER_WORD = /[\s.]+(?:chapter|chap|ch)\.?$/iu;
/** The number of a book after its name: `Shmuel 2 7:12`. */
const BOOK_NUMBER_AFTER = /^([1-4])[ ,.]+(?=\d)/u;
/** A chapter in Roman numerals after the name of a book, perhaps with a word for the verse: `Gen. i`, `Gen. i. ver.`. */
const ROMAN_CHAPTER = /^(.+?)[\s.,]+([ivxlc]{1,8})(?:[\s.,]+(?:verses?|ver|vv?))?[\s.,]*$/iu;
const ROMAN_END = /-([ivxlc]{1,8})[\s.,:]+(?=\d)/iu;

/** Reads a reference in Latin letters. The name `1 Regum` has two readings, because two Bibles use it for two books. */
export function readLatin(text: string): readonly WrittenReference[] {
  const [, typed = '', rest] = BOOK_AND_NUMBERS.exec(text) ?? [];
  if (typed.endsWith('-')) return [];
  const name = findBook(typed) === undefined ? typed.replace(CHAPTER_WORD, '') : typed;
  if (findBook(name) !== undefined) return inBooksOf(name, rest);
  const [before = '', number] = BOOK_NUMBER_AFTER.exec(rest ?? '') ?? [];
  const numbered = `${number} ${name}`;
  return findBook(numbered) === undefined
    ? readRoman(name, rest)
    : inBooksOf(numbered, rest?.slice(before.length));
}

function inBooksOf(name: string, rest: string | undefined): readonly WrittenReference[] {
  const book = findBook(name);
  const other = otherBookOf(name);
  if (book === undefined || (rest === undefined && !isFullName(book, name))) return [];
  const numbers = rest === undefined ? {} : numbersIn(book, rest);
  if (numbers === null) return [];
  const written = inOneChapter({ book, inHebrew: false, ...numbers });
  return other === undefined ? [written] : [written, { ...written, book: other, isOtherBook: true }];
}

/**
 * Reads a chapter in Roman numerals: `Gen. i. 1`, `II Sam. vii. 12-14`. A numeral without a verse could be a word, so
 * then the book needs its full name.
 */
function readRoman(text: string, rest: string | undefined): readonly WrittenReference[] {
  const [, before = '', numeral = ''] = ROMAN_CHAPTER.exec(text) ?? [];
  const name = before.replace(CHAPTER_WORD, '');
  const book = findBook(name);
  const chapter = readRomanNumeral(numeral);
  if (book === undefined || chapter === null) return [];
  if (rest === undefined) {
    if (!isFullName(book, name)) return [];
    return inBooksOf(name, `${chapter}`).map((written) => ({ ...written, isBare: true }));
  }
  // In a book with one chapter, `v` is the word for the verse: `Jude v. 5`.
  if (book.chapters === 1 && /^vv?$/iu.test(numeral)) return inBooksOf(name, rest);
  const verses = rest.replace(ROMAN_END, (end, last: string) => {
    const number = readRomanNumeral(last);
    return number === null ? end : `-${number}:`;
  });
  return inBooksOf(name, `${chapter}:${verses}`);
}
