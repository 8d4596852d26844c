import { type MethodId, methodById } from '../../gematria/index.ts';
import { foldFinals } from '../../hebrew/index.ts';
import {
  bookOfVerse,
  booksOf,
  FIRST_LETTER,
  firstLetters,
  letterOfCode,
  type NumberIndex,
  type VerseRange,
  verseOfWord,
  wordSpeller,
} from '../../number-index/index.ts';
import { placedHit, type SearchedText } from '../../value-search/finding/index.ts';
import {
  type CountedRow,
  type CountedStatistics,
  EXTREMES,
  type PlacedExtreme,
  type PlacedWords,
  type WordsQuestion,
} from '../counted.ts';
import { methodsOfTable, type StatisticsRow, statisticsRows } from '../rows.ts';
import { textCounts } from './spellings.ts';

type Row = Omit<CountedRow, 'sums'>;

const keptRows = new WeakMap<NumberIndex, readonly Row[]>();

/**
 * The statistics of a text: the figures of the whole, of its parts and books, and the letters and extremes of the ranges
 * that are chosen. The figures that no method changes stay in memory with the letters of the text.
 */
export function countedStatistics(text: SearchedText): CountedStatistics {
  const { index, method } = text;
  const rows = keptRows.get(index) ?? statisticsRows(index.file.books.map(({ id }) => id)).map(rowOf(index));
  keptRows.set(index, rows);
  const sums = methodsOfTable(index.file.script, method).map((one) => sumsByBook(index, one));
  const asked = text.ranges.map(({ first }) => bookOfVerse(index.file, first));
  return {
    scope: rows.find(({ books }) => books.length === asked.length && books.every((id) => asked.includes(id)))
      ?.id as string,
    rows: rows.map((row) => ({
      ...row,
      sums: sums.map((ofBook) => row.books.reduce((sum, id) => sum + (ofBook.get(id) as number), 0)),
    })),
    letters: lettersOf(text),
    extremes: extremesOf(text),
  };
}

const rangesOf = ({ file }: NumberIndex, books: readonly string[]) => {
  const asked = new Set(books);
  return booksOf(file, (id) => asked.has(id));
};

function rowOf(index: NumberIndex): (row: StatisticsRow) => Row {
  const { endings, firstWords } = index.file;
  const { letters, spellings, spellingCount } = textCounts(index);
  const times = new Uint32Array(spellingCount);
  return (row) => {
    const figures = { verses: 0, words: 0, letters: 0, distinctWords: 0, wordsOnce: 0 };
    times.fill(0);
    for (const { id, first, end } of rangesOf(index, row.books)) {
      for (let verse = first; verse < end; verse++) figures.verses += 1 - (endings[verse] as number);
      figures.letters += total(letters[index.file.books.findIndex((book) => book.id === id)]);
      const last = firstWords[end] as number;
      for (let word = firstWords[first] as number; word < last; word++) {
        const before = (times[spellings[word] as number] as number)++;
        figures.words++;
        if (before === 0) {
          figures.distinctWords++;
          figures.wordsOnce++;
        } else if (before === 1) figures.wordsOnce--;
      }
    }
    return { ...row, ...figures };
  };
}

const total = (counts: Uint32Array | undefined): number =>
  counts?.reduce((sum, count) => sum + count, 0) ?? 0;

/**
 * The sum of each book by a method: the values of its words. For most methods it follows from the number of each letter.
 */
function sumsByBook(index: NumberIndex, id: MethodId): ReadonlyMap<string, number> {
  const { file } = index;
  const { additive, rule } = methodById(id);
  if (additive) {
    const table = Object.entries(rule.tableFor({}));
    return new Map(
      file.books.map((book, at) => [
        book.id,
        table.reduce(
          (sum, [letter, value]) =>
            sum +
            value * (textCounts(index).letters[at]?.[letter.charCodeAt(0) - FIRST_LETTER[file.script]] ?? 0),
          0,
        ),
      ]),
    );
  }
  const values = index.values(id, 'word');
  return new Map(
    booksOf(file).map(({ id: book, first, end }) => {
      let sum = 0;
      const last = file.firstWords[end] as number;
      for (let word = file.firstWords[first] as number; word < last; word++) sum += values[word] || 0;
      return [book, sum];
    }),
  );
}

/**
 * How often each letter of the text is in the chosen books, in the order of the alphabet. A final letter comes after its base
 * letter.
 */
function lettersOf({ index, ranges }: SearchedText): CountedStatistics['letters'] {
  const { script, books } = index.file;
  const { letters } = textCounts(index);
  const chosen = letters.filter((_, book) => ranges.some(({ first }) => first === books[book]?.firstVerse));
  return Array.from({ length: 256 }, (_, code) => ({
    letter: letterOfCode(script, code),
    count: chosen.reduce((sum, counts) => sum + (counts[code] as number), 0),
  }))
    .filter((_, code) => letters.some((counts) => counts[code] !== 0))
    .sort((one, other) => orderOf(one.letter) - orderOf(other.letter));
}

function orderOf(letter: string): number {
  const base = foldFinals(letter);
  return 2 * base.charCodeAt(0) + (base === letter ? 0 : 1);
}

/** The most places of an extreme that an answer names. */
const MAX_PLACES = 12;

function extremesOf(text: SearchedText): PlacedExtreme[] {
  const { index, ranges, method } = text;
  const { file } = index;
  const { firstWords, wordLengths } = file;
  const firsts = firstLetters(file);
  const verses = ranges;
  const words = ranges.map(({ first, end }) => ({
    first: firstWords[first] as number,
    end: firstWords[end] as number,
  }));
  const lengths: Record<string, (at: number) => number> = {
    word: (word) => wordLengths[word] as number,
    words: (verse) => (firstWords[verse + 1] as number) - (firstWords[verse] as number),
    letters: (verse) => (firsts[verse + 1] as number) - (firsts[verse] as number),
  };
  const speller = wordSpeller(file);
  return EXTREMES.map(({ id, unit, measure, isLeast }) => {
    const values = measure === 'value' ? index.values(method, unit) : null;
    const lengthOf = lengths[unit === 'word' ? unit : measure] as (at: number) => number;
    const found = extremeOf(unit === 'word' ? words : verses, isLeast, (at) => {
      // An unnumbered ending is not a verse.
      if (unit === 'verse' && file.endings[at] === 1) return Number.NaN;
      // A verse can be empty.
      return (values === null ? lengthOf(at) : (values[at] as number)) || Number.NaN;
    });
    const hits = found.places.map((at) => {
      const isWord = unit === 'word';
      const [start, end] = isWord ? [at, at + 1] : [firstWords[at] as number, firstWords[at + 1] as number];
      const verse = isWord ? verseOfWord(file, at) : at;
      const hit = placedHit([text], { text, verse, start, end, value: found.value });
      return isWord ? { ...hit, letters: speller(at) } : hit;
    });
    return { id, value: found.value, count: found.count, hits };
  });
}

/** The largest or the smallest measure of the units of these ranges. NaN is no measure. */
function extremeOf(ranges: readonly VerseRange[], isLeast: boolean, measureOf: (at: number) => number) {
  let value = isLeast ? Number.POSITIVE_INFINITY : 0;
  let count = 0;
  let places: number[] = [];
  for (const { first, end } of ranges) {
    for (let at = first; at < end; at++) {
      const measure = measureOf(at);
      if (isLeast ? measure < value : measure > value) {
        value = measure;
        count = 0;
        places = [];
      }
      if (measure !== value) continue;
      count++;
      if (places.length < MAX_PLACES) places.push(at);
    }
  }
  return { value, count, places };
}

/** The different words of the chosen books, each at its first place. */
export function differentWords(text: SearchedText, { once, limit, offset }: WordsQuestion): PlacedWords {
  const { index, ranges } = text;
  const { file } = index;
  const { spellings, spellingCount } = textCounts(index);
  const times = new Uint32Array(spellingCount);
  const firsts = new Uint32Array(spellingCount);
  const found: number[] = [];
  for (const { first, end } of ranges) {
    const last = file.firstWords[end] as number;
    for (let word = file.firstWords[first] as number; word < last; word++) {
      const spelling = spellings[word] as number;
      if ((times[spelling] as number)++ > 0) continue;
      firsts[spelling] = word;
      found.push(spelling);
    }
  }
  const timesOf = (spelling: number) => times[spelling] as number;
  const listed = once
    ? found.filter((spelling) => times[spelling] === 1)
    : found.sort((a, b) => timesOf(b) - timesOf(a));
  const speller = wordSpeller(file);
  return {
    count: listed.length,
    words: listed.slice(offset, offset + limit).map((spelling) => {
      const start = firsts[spelling] as number;
      const verse = verseOfWord(file, start);
      const hit = placedHit([text], { text, verse, start, end: start + 1, value: timesOf(spelling) });
      return { letters: speller(start), times: timesOf(spelling), hit };
    }),
  };
}
