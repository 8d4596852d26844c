import type { BookId } from '../canon/index.ts';
import type { BOOK_ORDERS, PLACE_UNITS } from '../contract/limits.ts';
import type { VerseBefore } from '../number-index/index.ts';

export type PlaceUnit = (typeof PLACE_UNITS)[number];

export type BookOrder = (typeof BOOK_ORDERS)[number];

/** A place in an edition's own numbering. Words and letters count from 1. An ending is unnumbered text after its verse. */
export interface OwnPlace {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
  readonly isEnding: boolean;
  readonly word: number | null;
  readonly letter: number | null;
}

/** A number, or the word for one. */
export type AskedNumber = number | 'middle' | 'last';

/** What is looked for: the place with a number among the asked books, their middle, or the numbers of a place. */
export type AskedPlace = { readonly unit: PlaceUnit; readonly n: AskedNumber } | { readonly at: OwnPlace };

/** How many verses, words and letters a book of an edition has. Unnumbered endings have words but are no verses. */
export type Totals = Readonly<Record<PlaceUnit, number>>;

/** A place as a letters file gives it. */
export interface FoundPlace extends OwnPlace {
  readonly unit: PlaceUnit;
  /** The numbers of its verse, its first word and its first letter in its book, from 1. */
  readonly numbers: Totals;
  /** The written letters of each word of its verse, or of the ending. */
  readonly words: readonly string[];
  /** Verses of its book before its verse, the nearest one first: some of them can be at the same English address. */
  readonly versesBefore: readonly VerseBefore[];
}

/** What a place lacks: the last chapter of its book, verse of its chapter, word of its verse or letter of its word. */
export interface Lacking {
  readonly unit: 'book' | 'chapter' | PlaceUnit;
  readonly last: number;
}

export interface FoundPlaces {
  /** All books of the edition, in the order of its file. */
  readonly books: readonly (Totals & { readonly id: string })[];
  /** For each question its places: two for the middle of an even count, none for a number outside the text. */
  readonly answers: readonly (readonly FoundPlace[] | Lacking)[];
}
