import { GERMAN_BOOK_NAMES } from './book-names-german.ts';
import { GREEK_BOOK_NAMES } from './book-names-greek.ts';
import { HEBREW_BOOK_NAMES } from './book-names-hebrew.ts';
import { LATIN_BOOK_ALIASES } from './book-names-latin.ts';
import { TRANSLITERATED_BOOK_NAMES } from './book-names-transliterated.ts';
import { VULGATE_BOOK_NAMES } from './book-names-vulgate.ts';
import type { BookId, OldTestamentBookId } from './books.ts';

export interface BookNames {
  /** Names and abbreviations in Latin letters besides those in `Book`: English, German, Latin and transliterated ones. */
  readonly aliases: readonly string[];
  readonly hebrewName?: string;
  readonly hebrewAliases: readonly string[];
  readonly greekName?: string;
  readonly greekAliases: readonly string[];
}

const LATIN_TABLES: readonly Readonly<Partial<Record<BookId, string>>>[] = [
  LATIN_BOOK_ALIASES,
  GERMAN_BOOK_NAMES,
  VULGATE_BOOK_NAMES,
  TRANSLITERATED_BOOK_NAMES,
];

const spellings = (line: string | undefined): string[] =>
  (line ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The Hebrew and Greek names of a book and its other spellings in Latin, Hebrew and Greek letters. Only the
 * 39 books of the Old Testament have a Hebrew name, and 2 Esdras has no Greek one.
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
    aliases: LATIN_TABLES.flatMap((table) => table[id]?.split(' ') ?? []),
    ...(hebrewName === undefined ? {} : { hebrewName }),
    hebrewAliases,
    ...(greekName === undefined ? {} : { greekName }),
    greekAliases,
  };
}
