import { bookOfBeginning, findBook, meaningsOf } from '../canon/index.ts';
import { isFullName } from './full-name.ts';
import { CHAPTER_WORDS } from './place-words.ts';
import { readRomanNumeral } from './roman-numeral.ts';
import { inOneChapter, numbersIn, type WrittenReference } from './written-reference.ts';

/**
 * Matches a book, with the number in its name if it has one, and then the rest from the first digit of the chapter on.
 */
export const BOOK_AND_NUMBERS = /^([1-5]?[^\d]*\p{L}[^\d]*?)[\s,:/.]*(\d.*)?$/u;
const CHAPTER_WORD = new RegExp(String.raw`[\s.,]+(?:${CHAPTER_WORDS})\.?$`, 'iu');
/** The number of a book after its name: `Shmuel 2 7:12`. */
const BOOK_NUMBER_AFTER = /^([1-4])[ ,.]+(?=\d)/u;
/** A chapter in Roman numerals after the name of a book, perhaps with a word for the verse: `Gen. i`, `Gen. i. ver.`. */
const ROMAN_CHAPTER = /^(.+?)[\s.,]+([ivxlc]{1,8})(?:[\s.,]+(?:verses?|ver|vv?))?[\s.,]*$/iu;
/** A psalm by two numberings, of which the Hebrew and English number is the larger: `Ps 22 (23),1`, `Ps 23(22)`. */
const TWO_NUMBERS = /^(\d{1,3}) ?[([](\d{1,3})[)\]]/u;
const ROMAN_END = /-([ivxlc]{1,8})[\s.,:]+(?=\d)/iu;

/** Reads a reference in Latin letters. The name `Ab` has two readings, because two languages use it for two books. */
export function readLatin(text: string): readonly WrittenReference[] {
  const [, typed = '', rest] = BOOK_AND_NUMBERS.exec(text) ?? [];
  if (typed.endsWith('-')) return [];
  const name = findBook(typed) === undefined ? typed.replace(CHAPTER_WORD, '') : typed;
  if (findBook(name) !== undefined) return inBooksOf(name, rest);
  const [before = '', number] = BOOK_NUMBER_AFTER.exec(rest ?? '') ?? [];
  const numbered = `${number} ${name}`;
  if (findBook(numbered) !== undefined) return inBooksOf(numbered, rest?.slice(before.length));
  const readings = readRoman(name, rest);
  const beginning = rest === undefined ? undefined : bookOfBeginning(name);
  return readings.length > 0 || beginning === undefined ? readings : inBooksOf(beginning.id, rest);
}

function inBooksOf(name: string, rest: string | undefined): readonly WrittenReference[] {
  const meanings = meaningsOf(name);
  return meanings.flatMap(({ book, lists }) => {
    if (rest === undefined && !isFullName(book, name)) return [];
    const numbers =
      rest === undefined ? {} : numbersIn(book, book.id === 'psalms' ? inOneNumbering(rest) : rest);
    if (numbers === null) return [];
    const meaning = meanings.length === 1 ? {} : { meaning: { name: name.replace(/[\s.,]+$/u, ''), lists } };
    return [inOneChapter({ book, inHebrew: false, ...meaning, ...numbers })];
  });
}

const inOneNumbering = (numbers: string): string =>
  numbers.replace(TWO_NUMBERS, (both, first: string, second: string) =>
    Math.abs(Number(first) - Number(second)) === 1 ? `${Math.max(Number(first), Number(second))}` : both,
  );

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
