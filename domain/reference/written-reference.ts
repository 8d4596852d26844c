import type { Book, Meaning } from '../canon/index.ts';
import type { NamedEdition } from './named-edition.ts';
import { readNumbers, type WrittenNumbers } from './read-numbers.ts';

export interface WrittenReference extends Partial<WrittenNumbers> {
  readonly book: Book;
  /** True for a reference in Hebrew, whose numbers are first read as Masoretic numbers. */
  readonly inHebrew: boolean;
  /**
   * True if its numbers are letters without a numeral sign, which could also be a word. It is a reference only if the
   * place exists.
   */
  readonly isBare?: true;
  /** The name as it was typed, if it means several books, with the lists in which it means this one. */
  readonly meaning?: { readonly name: string; readonly lists: Meaning['lists'] };
  readonly edition?: NamedEdition;
  readonly further?: readonly WrittenReference[];
}

/**
 * Reads the numbers after a name. In a book with one chapter, it also accepts numbers that only a verse can have: `Jude
 * 5a`.
 */
export function numbersIn(book: Book, text: string): WrittenNumbers | null {
  return readNumbers(text) ?? (book.chapters === 1 ? readNumbers(`1:${text}`) : null);
}

/**
 * Converts the numbers of a reference to a book with one chapter. A single number is a verse, unless it is 1; `Jude
 * 5-7` is a range of verses.
 */
export function inOneChapter(written: WrittenReference): WrittenReference {
  const { book, chapter, verse, endChapter: _, ...others } = written;
  if (book.chapters > 1 || chapter === undefined || verse !== undefined) return written;
  if (chapter === 1 && others.endVerse === undefined) return written;
  return { ...others, book, chapter: 1, verse: chapter };
}

export function inDigits(text: string, letters: RegExp, read: (numeral: string) => number | null): string {
  return text
    .replace(letters, (numeral) => `${read(numeral) ?? numeral} `)
    .replace(/ ?- ?/gu, '-')
    .replace(/ +/gu, ' ')
    .trim();
}
