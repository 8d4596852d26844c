import { GREEK_BOOK_NAMES } from './book-names-greek.ts';
import { HEBREW_BOOK_NAMES } from './book-names-hebrew.ts';
import type { BookId, OldTestamentBookId } from './books.ts';

/** What a book is called in Hebrew and in Greek; apart from `Book`, whose every reader would else load three scripts. */
export interface BookNames {
  readonly hebrewName?: string;
  readonly hebrewAliases: readonly string[];
  readonly greekName?: string;
  readonly greekAliases: readonly string[];
}

const spellings = (line: string | undefined): string[] =>
  (line ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The Hebrew and Greek names of a book and its other spellings there. Only the 39 books have a Hebrew name.
 *
 * @example
 * ```ts
 * bookNames('psalms').hebrewName // => "תהלים"
 * bookNames('john').hebrewName === undefined // => true
 * bookNames('genesis').greekName // => "Γένεσις"
 * ```
 */
export function bookNames(id: BookId): BookNames {
  const [hebrewName, ...hebrewAliases] = spellings(HEBREW_BOOK_NAMES[id as OldTestamentBookId]);
  const [greekName, ...greekAliases] = spellings(GREEK_BOOK_NAMES[id]);
  return {
    ...(hebrewName === undefined ? {} : { hebrewName }),
    hebrewAliases,
    ...(greekName === undefined ? {} : { greekName }),
    greekAliases,
  };
}
