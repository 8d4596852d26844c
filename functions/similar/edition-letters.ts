import { type MethodId, valueOfWords } from '../../domain/gematria/index.ts';
import type { IsolateMemory } from '../http/isolate-memory.ts';
import { type Fields, textOf } from '../text/rows.ts';
import { FIELD, RECORD } from './similar-sql.ts';

/** Editions that one isolate keeps the letters of, and methods that it keeps all verse values of. */
const MAX_EDITIONS = 2;
const MAX_METHODS = 8;

/** A verse of an edition: its own numbers, its first address, its letters and the text to show. */
export interface LetteredVerse {
  readonly book: string;
  readonly ownChapter: number;
  readonly ownVerse: number;
  readonly chapter: number | null;
  readonly verse: number | null;
  /** Whether all of it stands at its first address. */
  readonly whole: boolean;
  readonly letters: string;
  readonly text: string;
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

/** Takes the rows of `editionLines` apart and keeps them. */
export function keepLetters(
  memory: IsolateMemory,
  name: string,
  revision: string | null,
  rows: readonly Fields[],
): EditionLetters {
  const letters: EditionLetters = { revision, verses: rows.flatMap(versesOfBook), values: new Map() };
  const shelf = shelfOf(memory);
  shelf.delete(name);
  shelf.set(name, letters);
  trim(shelf, MAX_EDITIONS);
  return letters;
}

const numberOrNothing = (field: string): number | null => (field === '' ? null : Number(field));

function versesOfBook(row: Fields): LetteredVerse[] {
  const book = textOf(row, 'book_id');
  const verses = textOf(row, 'lines')
    .split(RECORD)
    .map((line) => {
      const [ownChapter = '', ownVerse = '', chapter = '', verse = '', whole, letters = '', text = ''] =
        line.split(FIELD);
      return {
        book,
        ownChapter: Number(ownChapter),
        ownVerse: Number(ownVerse),
        chapter: numberOrNothing(chapter),
        verse: numberOrNothing(verse),
        whole: whole === '1',
        letters,
        text,
      };
    });
  return verses.sort((a, b) => a.ownChapter - b.ownChapter || a.ownVerse - b.ownVerse);
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
