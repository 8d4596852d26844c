import type { ValueHit } from '../../../domain/contract/index.ts';
import { readStoredMeaning } from '../../../domain/lexicon/index.ts';
import { verseOfWord } from '../../../domain/number-index/index.ts';
import {
  placedHit,
  placeOf,
  type SearchedText,
  type Spelling,
} from '../../../domain/value-search/finding/index.ts';
import { foundHit, type ValueRequest } from '../../../domain/value-search/index.ts';
import { glossOf, meaningOf } from '../../verse/meaning.ts';
import { firstVerseOf, type SpelledVerse, type TextRows, type VersesOfBook } from '../found-texts.ts';

type Word = NonNullable<ValueHit['word']>;
type Use = NonNullable<ValueHit['uses']>[number];

/** The Strong's number and the meaning of a word. Packs are not read, because they give meanings for one place only. */
export function wordOf(row: Omit<TextRows['words'][number], 'at'>): Word {
  const { translation: own, edition, composed, strongsNumber } = row;
  const { translation } = meaningOf({
    own: own === null ? null : { text: own, edition },
    context: null,
    composed: composed === null ? null : readStoredMeaning(composed),
    gloss: glossOf(row),
  });
  return { translation, strongsNumber };
}

/** The most words of a spelling whose composed meanings are read, because each one costs a look-up. */
const MOST_READ = 200;

interface SpelledBook extends VersesOfBook {
  readonly verses: SpelledVerse[];
  readonly found: { readonly text: SearchedText; readonly verse: number }[];
}

/** The verses with the words of these spellings, each once, in the order of the search. */
export function spelledBooks(spellings: readonly Pick<Spelling, 'words'>[]): SpelledBook[] {
  const words = spellings
    .flatMap(({ words }) => {
      const step = Math.ceil(words.length / MOST_READ);
      return words.map((word, number) => ({ ...word, isRead: number % step === 0 }));
    })
    .sort((a, b) => a.order - b.order);
  const books: SpelledBook[] = [];
  let last: { text: SearchedText; end: number; place: SpelledVerse } | undefined;
  for (const { text, start, isRead } of words) {
    if (last?.text === text && start < last.end) {
      // Another word of the verse before it.
      last.place.isRead ||= isRead;
      continue;
    }
    const verse = verseOfWord(text.index.file, start);
    const { edition, book, ...numbers } = placeOf(text, start);
    const place = { ...numbers, isRead };
    last = { text, end: text.index.file.firstWords[verse + 1] as number, place };
    const before = books.at(-1);
    const of =
      before?.edition === edition && before.book === book ? before : { edition, book, verses: [], found: [] };
    if (of !== before) books.push(of);
    of.verses.push(place);
    of.found.push({ text, verse });
  }
  return books;
}

type UseRow = TextRows['uses'][number];

/**
 * Joins the rows with the same key, which differ in the composed meaning. The joined row is the first in the search, with
 * the count of all and the meaning of most of those that were read.
 */
export function withMostFrequentMeaning<Row extends UseRow>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const uses = new Map<string, { first: Row; most: Row; count: number }>();
  for (const row of rows.toSorted((one, other) => one.first - other.first)) {
    const key = keyOf(row);
    const use = uses.get(key) ?? { first: row, most: row, count: 0 };
    uses.set(key, use);
    use.count += row.count;
    if (row.count * row.isRead > use.most.count * use.most.isRead) use.most = row;
  }
  return [...uses.values()].map(({ first, most, count }) => ({ ...first, composed: most.composed, count }));
}

/**
 * The uses of each spelling: one for each Strong's number, and one for the words without a number. The most frequent come
 * first, and of equally frequent ones the first in the search.
 */
export function usesOf(
  request: ValueRequest,
  texts: readonly SearchedText[],
  books: readonly SpelledBook[],
  rows: TextRows['uses'],
): ReadonlyMap<string, { readonly word: Word; readonly uses: Use[] }> {
  const found = new Map<string, { word: Word; uses: Use[] }>();
  // A search for a Strong's number finds no other words of the spelling.
  const counted = rows.filter((row) => request.lemma === null || row.strongsNumber === request.lemma);
  for (const row of withMostFrequentMeaning(counted, (row) => `${row.letters} ${row.strongsNumber}`)) {
    const of = found.get(row.letters) ?? { word: wordOf(row), uses: [] };
    found.set(row.letters, of);
    of.uses.push(placedUse(row, texts, books));
  }
  for (const { uses } of found.values()) uses.sort((a, b) => b.occurrences - a.occurrences);
  return found;
}

/** A use with the place of its first word. */
export function placedUse(row: UseRow, texts: readonly SearchedText[], books: readonly SpelledBook[]): Use {
  const { book, verse } = firstVerseOf(row);
  const at = books[book]?.found[verse];
  if (at === undefined) throw new RangeError(`No verse ${verse} in the list ${book}`);
  const start = (at.text.index.file.firstWords[at.verse] as number) + row.place;
  const hit = { text: at.text, verse: at.verse, start, end: start + 1, value: 0 };
  const place = foundHit(placedHit(texts, hit), at.text, 'word');
  return {
    ...wordOf(row),
    text: row.text,
    occurrences: row.count,
    book: place.book,
    chapter: place.chapter,
    verse: place.verse,
    reference: place.reference,
    addressWord: place.span?.addressWord ?? 1,
  };
}
