import type { BookId } from '../canon/index.ts';
import { type ChosenText, foundHit, type PlacedHit, type TextChoice } from '../value-search/index.ts';
import type { AskedWords } from './asked-words.ts';
import { type BookTimes, type TimesByBook, timesByBook } from './times.ts';

/** What is counted, and in which texts: letters, or words with a value by the texts' method. */
export interface Counted {
  readonly choice: TextChoice;
  readonly chosen: readonly ChosenText[];
  readonly asked: AskedWords | { readonly value: number };
}

/** The times in each searched book, and the first place in the order of the Bible, as letters files give them. */
export interface PlacedTimes {
  readonly books: readonly BookTimes[];
  readonly first: PlacedHit | null;
}

/** The place of a word under its English address. */
export interface FirstPlace {
  readonly edition: string;
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
  readonly reference: string;
  readonly originalReference: string | null;
  /**
   * The number of the word at the address, from 1: /explorer/{book}/{chapter}/{verse}#w{addressWord}. Null for English
   * words.
   */
  readonly addressWord: number | null;
}

export type NamedTimes = TimesByBook & { readonly first: FirstPlace | null };

type Named = Pick<ChosenText, 'edition' | 'method'>;

/** Adds up the times, and names the first place by its English address. */
export function namedTimes(chosen: readonly Named[], { books, first }: PlacedTimes): NamedTimes {
  const text = first === null ? undefined : chosen[first.text];
  return {
    ...timesByBook(books),
    first: first === null || text === undefined ? null : firstPlace(first, text),
  };
}

function firstPlace(first: PlacedHit, text: Named): FirstPlace {
  const { edition, book, chapter, verse, reference, originalReference, span } = foundHit(first, text, 'word');
  return {
    edition,
    book,
    chapter,
    verse,
    reference,
    originalReference,
    addressWord: span?.addressWord ?? 1,
  };
}
