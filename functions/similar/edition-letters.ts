import type { BookId } from '../../domain/canon/books.ts';
import { type MethodId, valueOfWords } from '../../domain/gematria/index.ts';
import { fromEnglish, type Numbering } from '../../domain/versification/index.ts';
import type { AppContext } from '../http/context.ts';
import type { IsolateMemory } from '../http/isolate-memory.ts';
import { readScripture } from '../http/scripture.ts';
import { numberOf, rowsOf, textOf } from '../text/rows.ts';
import { lettersOf, type SimilarPlace } from './similar-sql.ts';

/** Editions that one isolate keeps the letters of, and methods that it keeps all verse values of. */
const MAX_EDITIONS = 2;
const MAX_METHODS = 8;

/** An edition's own verses as bare letters, with the values computed from them so far. */
export interface EditionLetters {
  readonly revision: string | null;
  readonly numbering: Numbering;
  readonly ids: readonly number[];
  readonly words: readonly (readonly string[])[];
  /** Index by "book chapter:verse", own numbering. */
  readonly places: ReadonlyMap<string, number>;
  readonly values: Map<MethodId, readonly (number | null)[]>;
}

const kept = new WeakMap<IsolateMemory, Map<string, EditionLetters>>();

/**
 * The letters of the edition that a place is read from: from the isolate's memory while the revision is trusted, else
 * in one round trip of their own. The number index will take their place.
 */
export async function editionLetters(c: AppContext, place: SimilarPlace): Promise<EditionLetters | null> {
  const shelf = kept.get(c.var.memory) ?? new Map<string, EditionLetters>();
  kept.set(c.var.memory, shelf);
  const name = place.edition ?? `default for ${place.book}`;
  const trusted = c.var.memory.trustedRevision(c.var.deps.now());
  const known = shelf.get(name);
  if (known !== undefined && trusted !== null && known.revision === trusted) return known;
  const { revision, rows } = await readScripture(c, [lettersOf(place)]);
  const verses = rowsOf(rows, 0);
  const [first] = verses;
  if (first === undefined) return null;
  const letters: EditionLetters = {
    revision,
    numbering: textOf(first, 'numbering') as Numbering,
    ids: verses.map((row) => numberOf(row, 'id')),
    words: verses.map((row) => textOf(row, 'letters').split(' ')),
    places: new Map(verses.map((row, index) => [placeKey(row), index])),
    values: new Map(),
  };
  shelf.set(name, letters);
  trim(shelf, MAX_EDITIONS);
  return letters;
}

const placeKey = (row: Parameters<typeof textOf>[0]): string =>
  `${textOf(row, 'book_id')} ${numberOf(row, 'chapter_number')}:${numberOf(row, 'verse_number')}`;

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
  const values = letters.words.map((words) => valueOfWords(method, words));
  letters.values.set(method, values);
  trim(letters.values, MAX_METHODS);
  return values;
}

/** Where the edition's own verse at an English address stands among its verses; undefined where it has none. */
export function ownIndex(
  letters: EditionLetters,
  address: { book: BookId; chapter: number; verse: number },
): number | undefined {
  const [own] = fromEnglish(letters.numbering, address);
  return own === undefined ? undefined : letters.places.get(`${own.book} ${own.chapter}:${own.verse}`);
}
