import { DUTCH_BOOK_NAMES } from './book-names/dutch.ts';
import { ENGLISH_BOOK_NAMES, RARE_ENGLISH_BOOK_NAMES } from './book-names/english.ts';
import { FAMILIES, type LanguageNames } from './book-names/families.ts';
import { FRENCH_BOOK_NAMES } from './book-names/french.ts';
import { GERMAN_BOOK_NAMES } from './book-names/german.ts';
import { GREEK_BOOK_NAMES } from './book-names/greek.ts';
import { HEBREW_BOOK_NAMES } from './book-names/hebrew.ts';
import { ITALIAN_BOOK_NAMES } from './book-names/italian.ts';
import { CLEMENTINE_BOOK_NAMES, LATIN_BOOK_NAMES } from './book-names/latin.ts';
import { PORTUGUESE_BOOK_NAMES } from './book-names/portuguese.ts';
import { SPANISH_BOOK_NAMES } from './book-names/spanish.ts';
import { TRANSLITERATED_BOOK_NAMES } from './book-names/transliterated.ts';
import { type BookId, bookById, type OldTestamentBookId } from './books.ts';

/** The names and abbreviations in Latin letters that one list has for a book. A full name of the list is the first. */
export interface ListedNames {
  /** The list, as a note names it: “in French”. */
  readonly list: string;
  readonly names: readonly string[];
}

export interface BookNames {
  /** The names in Latin letters, also those in `Book`, which are in the list “English”. */
  readonly latin: readonly ListedNames[];
  readonly hebrewName?: string;
  readonly hebrewAliases: readonly string[];
  readonly greekName?: string;
  readonly greekAliases: readonly string[];
}

type Table = Readonly<Partial<Record<BookId, string>>>;

const spellings = (line: string | undefined, divider = '|'): string[] =>
  (line ?? '')
    .split(divider)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The lines of a language for each single book: `Samuel | S` becomes `1 Samuel | 1 S` and `2 Samuel | 2 S`. */
function singleBooks(language: LanguageNames): Table {
  const families = Object.entries(FAMILIES).flatMap(([family, books]) =>
    books.map((id, index) => {
      const names = spellings(language[family as keyof typeof FAMILIES]);
      return [id, names.map((name) => `${index + 1} ${name}`).join('|')];
    }),
  );
  return { ...language, ...Object.fromEntries(families) };
}

/**
 * The lists in the order in which they decide what a name means that two books have. The pages are in English, so that
 * English is the first.
 */
const LISTS: readonly (readonly [list: string, table: Table, divider: string])[] = [
  ['English', ENGLISH_BOOK_NAMES, ' '],
  ['German', GERMAN_BOOK_NAMES, ' '],
  ['Latin', LATIN_BOOK_NAMES, ' '],
  ['Hebrew', TRANSLITERATED_BOOK_NAMES, ' '],
  ['French', singleBooks(FRENCH_BOOK_NAMES), '|'],
  ['Spanish', singleBooks(SPANISH_BOOK_NAMES), '|'],
  ['Portuguese', singleBooks(PORTUGUESE_BOOK_NAMES), '|'],
  ['Italian', singleBooks(ITALIAN_BOOK_NAMES), '|'],
  ['Dutch', singleBooks(DUTCH_BOOK_NAMES), '|'],
  ['the Clementine Vulgate', CLEMENTINE_BOOK_NAMES, ' '],
  ['some English lists', RARE_ENGLISH_BOOK_NAMES, ' '],
];

export const LIST_NAMES: readonly string[] = LISTS.map(([list]) => list);

/**
 * The names of a book in Latin, Hebrew and Greek letters. Only the 39 books of the Old Testament have a Hebrew name, and
 * 2 Esdras has no Greek one.
 *
 * @example
 * ```ts
 * bookNames('psalms').hebrewName // => "תהלים"
 * bookNames('john').hebrewName === undefined // => true
 * bookNames('genesis').greekName // => "Γένεσις"
 * ```
 */
export function bookNames(id: BookId): BookNames {
  const { name, abbreviation } = bookById(id);
  const [hebrewName, ...hebrewAliases] = spellings(HEBREW_BOOK_NAMES[id as OldTestamentBookId]);
  const [greekName, ...greekAliases] = spellings(GREEK_BOOK_NAMES[id]);
  const latin = LISTS.map(([list, table, divider]) => {
    const names = spellings(table[id], divider);
    return { list, names: list === 'English' ? [name, id, abbreviation, ...names] : names };
  });
  return {
    latin: latin.filter(({ names }) => names.length > 0),
    ...(hebrewName === undefined ? {} : { hebrewName }),
    hebrewAliases,
    ...(greekName === undefined ? {} : { greekName }),
    greekAliases,
  };
}
