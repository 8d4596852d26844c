import { type Book, bookKey, bookNames, findBook } from '../canon/index.ts';
import { isFullName } from './full-name.ts';
import { readHebrewNumeral } from './hebrew-numeral.ts';
import type { WrittenNumbers } from './read-numbers.ts';
import { inDigits, inOneChapter, numbersIn, type WrittenReference } from './written-reference.ts';

const HEBREW_MARKS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/gu;
const HEBREW_WORDS = /(?:פרק|פסוקים|פסוק) /gu;

/**
 * Reads a Hebrew reference. The book is the longest beginning that names a book, so `שמואל א ג` is 1 Samuel 3 and `שמ א
 * ג` is Exodus 1:3.
 */
export function readHebrew(text: string): WrittenReference | null {
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

export function readHebrewNumbers(book: Book, text: string): WrittenNumbers | null {
  const plain = text
    .replace(/[׳״'"’”]/gu, '')
    .replace(/\u05BE/gu, '-')
    .replace(HEBREW_WORDS, '');
  return numbersIn(book, inDigits(plain, /[א-ת]+/gu, readHebrewNumeral));
}

/** True if one of a book's Hebrew names has these words, so that a short form is never joined with a numeral. */
function hasNameOfWords(book: Book, name: string): boolean {
  const words = (text: string): number => text.split(/[\s\u05BE]/u).length;
  const { hebrewName = '', hebrewAliases } = bookNames(book.id);
  return [hebrewName, ...hebrewAliases].some(
    (spelling) => words(spelling) === words(name) && bookKey(spelling) === bookKey(name),
  );
}
