import { type Book, suggestBook } from '../canon/index.ts';
import { BOOK_AND_NUMBERS } from './read-latin.ts';
import { readRomanNumeral } from './roman-numeral.ts';

export interface CorrectedBook {
  readonly text: string;
  readonly book: Book;
  readonly name: string;
  /** True if no chapter follows the name, so that the text can also be a word to search for. */
  readonly isBookAlone: boolean;
}

/** Corrects the book of a reference in Latin letters whose name is nearly that of a book. Null for any other text. */
export function correctedBook(text: string): CorrectedBook | null {
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
