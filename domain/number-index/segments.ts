import type { LettersFile } from './letters-file.ts';
import type { Span } from './spans.ts';

/** Consecutive verses by their numbers in a letters file: from `first` up to, but not including, `end`. */
export interface VerseRange {
  readonly first: number;
  readonly end: number;
}

export function booksOf(
  file: LettersFile,
  isIncluded: (bookId: string) => boolean = () => true,
): (VerseRange & { id: string })[] {
  return file.books
    .map(({ id, firstVerse }, index) => ({
      id,
      first: firstVerse,
      end: file.books[index + 1]?.firstVerse ?? file.verses.length,
    }))
    .filter(({ id }) => isIncluded(id));
}

/** The words of each verse within ranges of verses, for spans that stay within their verse. */
export function* verseSegments(file: LettersFile, ranges: Iterable<VerseRange>): Generator<Span> {
  for (const { first, end } of ranges) {
    for (let verse = first; verse < end; verse++) {
      yield { start: file.firstWords[verse] as number, end: file.firstWords[verse + 1] as number };
    }
  }
}

/** The words of each range together, for spans that cross verses and stay within their book. */
export function* bookSegments(file: LettersFile, ranges: Iterable<VerseRange>): Generator<Span> {
  for (const { first, end } of ranges) {
    yield { start: file.firstWords[first] as number, end: file.firstWords[end] as number };
  }
}

export function verseOfWord({ firstWords }: LettersFile, word: number): number {
  let low = 0;
  let high = firstWords.length - 1;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((firstWords[middle] as number) <= word) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The number in the file of a verse, or of the unnumbered text after it, which is given by the edition's own
 * chapter and verse. Undefined if the file has no such verse. The verses of a book are in ascending order, so the
 * search takes a few steps.
 */
export function findVerse(
  { books, chapters, verses, endings }: LettersFile,
  place: { book: string; chapter: number; verse: number; isEnding?: boolean },
): number | undefined {
  const book = books.findIndex(({ id }) => id === place.book);
  if (book < 0) return undefined;
  const end = books[book + 1]?.firstVerse ?? verses.length;
  const orderOf = (at: number) =>
    orderIn(chapters[at] as number, verses[at] as number, endings[at] as number);
  const order = orderIn(place.chapter, place.verse, place.isEnding === true ? 1 : 0);
  let low = books[book]?.firstVerse ?? end;
  for (let high = end; low < high; ) {
    const middle = (low + high) >> 1;
    if (orderOf(middle) < order) low = middle + 1;
    else high = middle;
  }
  return low < end && orderOf(low) === order ? low : undefined;
}

/** A number for a verse that ascends with the verses of a book. Chapters and verses are at most 255. */
const orderIn = (chapter: number, verse: number, ending: number): number =>
  (chapter * 1000 + verse) * 2 + ending;

export function bookOfVerse({ books }: LettersFile, verse: number): string {
  const book = books.findLast(({ firstVerse }) => firstVerse <= verse);
  if (book === undefined) throw new RangeError(`There is no verse ${verse}`);
  return book.id;
}

/** A verse before another one in its book. */
export interface VerseBefore {
  readonly chapter: number;
  readonly verse: number;
  readonly words: number;
}

/** Up to `most` verses of its book before a verse, the nearest one first. */
export function versesBefore(file: LettersFile, verse: number, most: number): VerseBefore[] {
  const { chapters, verses, firstWords } = file;
  const numbers = Array.from({ length: Math.min(most, verse) }, (_, at) => verse - 1 - at);
  return numbers
    .filter((before) => bookOfVerse(file, before) === bookOfVerse(file, verse))
    .map((before) => ({
      chapter: chapters[before] as number,
      verse: verses[before] as number,
      words: (firstWords[before + 1] as number) - (firstWords[before] as number),
    }));
}

/** The number of the first letter of each verse. The last entry is the number of all letters. */
export function firstLetters({ firstWords, wordLengths, verses }: LettersFile): Uint32Array {
  const starts = new Uint32Array(verses.length + 1);
  let letters = 0;
  for (let verse = 0, word = 0; verse < verses.length; verse++) {
    for (const end = firstWords[verse + 1] as number; word < end; word++)
      letters += wordLengths[word] as number;
    starts[verse + 1] = letters;
  }
  return starts;
}

const isEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at]);

/**
 * The verses, in books that are wholly within one of the ranges, that no other file has under the same number
 * with the same letters in the same words. Consecutive verses of a book are one range.
 */
export function differingVerses(
  file: LettersFile,
  ranges: readonly VerseRange[],
  others: readonly LettersFile[],
): VerseRange[] {
  const contentOf = (of: LettersFile) => {
    const starts = firstLetters(of);
    return (verse: number) => ({
      lengths: of.wordLengths.subarray(of.firstWords[verse], of.firstWords[verse + 1]),
      letters: of.letters.subarray(starts[verse], starts[verse + 1]),
    });
  };
  const own = contentOf(file);
  const compared = others.map((other) => ({ other, content: contentOf(other) }));
  const found: { first: number; end: number }[] = [];
  for (const { id: book, first, end } of booksOf(file)) {
    if (!ranges.some((range) => range.first <= first && end <= range.end)) continue;
    for (let at = first; at < end; at++) {
      const place = { book, chapter: file.chapters[at] as number, verse: file.verses[at] as number };
      const { lengths, letters } = own(at);
      const isKnown = compared.some(({ other, content }) => {
        const same = findVerse(other, { ...place, isEnding: file.endings[at] === 1 });
        if (same === undefined) return false;
        const there = content(same);
        return isEqual(letters, there.letters) && isEqual(lengths, there.lengths);
      });
      if (isKnown) continue;
      const last = found.at(-1);
      // A range never crosses books.
      if (last?.end === at && at > first) last.end = at + 1;
      else found.push({ first: at, end: at + 1 });
    }
  }
  return found;
}
