import { type MethodId, valueOfWords } from '../../domain/gematria/index.ts';
import type { IsolateMemory } from '../http/isolate-memory.ts';
import type { Fields } from '../http/statement.ts';
import { numberOf, numberOrNull, textOf } from '../text/rows.ts';

/** Editions that one isolate keeps the letters of, and methods that it keeps all verse values of. */
const MAX_EDITIONS = 2;
const MAX_METHODS = 8;

/** A verse of an edition: its own numbers, its first address and the text to show. */
export interface FoundVerse {
  readonly book: string;
  readonly ownChapter: number;
  readonly ownVerse: number;
  readonly chapter: number | null;
  readonly verse: number | null;
  /** Whether all of it stands at its first address. */
  readonly whole: boolean;
  readonly text: string;
}

/** The same with its letters. */
export interface LetteredVerse extends FoundVerse {
  readonly letters: string;
}

/** An edition's own verses in canonical order, with the values computed from their letters so far. */
export interface EditionLetters {
  readonly revision: string | null;
  readonly verses: readonly LetteredVerse[];
  readonly values: Map<MethodId, readonly (number | null)[]>;
}

const shelves = new WeakMap<IsolateMemory, Map<string, EditionLetters>>();

function shelfOf(memory: IsolateMemory): Map<string, EditionLetters> {
  const shelf = shelves.get(memory) ?? new Map<string, EditionLetters>();
  shelves.set(memory, shelf);
  return shelf;
}

/** What this isolate holds of an edition, of whatever revision. */
export function keptLetters(memory: IsolateMemory, name: string): EditionLetters | undefined {
  return shelfOf(memory).get(name);
}

/** Keeps the rows of `EDITION_LETTERS`. */
export function keepLetters(
  memory: IsolateMemory,
  name: string,
  revision: string | null,
  rows: readonly Fields[],
): EditionLetters {
  const verses = rows.map((row) => ({ ...verseFrom(row), letters: textOf(row, 'letters') }));
  const letters: EditionLetters = { revision, verses, values: new Map() };
  const shelf = shelfOf(memory);
  shelf.delete(name);
  shelf.set(name, letters);
  trim(shelf, MAX_EDITIONS);
  return letters;
}

export function verseFrom(row: Fields): FoundVerse {
  return {
    book: textOf(row, 'book_id'),
    ownChapter: numberOf(row, 'own_chapter'),
    ownVerse: numberOf(row, 'own_verse'),
    chapter: numberOrNull(row, 'chapter'),
    verse: numberOrNull(row, 'verse'),
    whole: numberOf(row, 'whole') === 1,
    text: textOf(row, 'text'),
  };
}

/** Forgets the oldest beyond a number. */
function trim<K, V>(map: Map<K, V>, size: number): void {
  for (const oldest of map.keys()) {
    if (map.size <= size) return;
    map.delete(oldest);
  }
}

/** The value of every verse by a method, computed once. */
export function verseValues(letters: EditionLetters, method: MethodId): readonly (number | null)[] {
  const known = letters.values.get(method);
  if (known !== undefined) return known;
  const values = letters.verses.map((verse) => valueOfWords(method, verse.letters.split(' ')));
  letters.values.set(method, values);
  trim(letters.values, MAX_METHODS);
  return values;
}
