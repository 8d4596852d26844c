import { type BookId, bookPosition, isBookId } from '../../canon/index.ts';
import { bookOfVerse, type LettersFile, type NumberIndex } from '../../number-index/index.ts';
import { placedHit, type SearchedText, searchedTexts } from '../../value-search/finding/index.ts';
import type { Counted, PlacedTimes } from '../placed-times.ts';
import type { BookTimes } from '../times.ts';
import { spelledWords } from './spelled-words.ts';

/** The words that are counted in a text, ascending: their numbers in its letters file. */
export function countedWords({ method, index }: SearchedText, asked: Counted['asked']): ArrayLike<number> {
  if ('words' in asked) return spelledWords(index.file, asked);
  const found: number[] = [];
  for (const [word, value] of index.values(method, 'word').entries())
    if (value === asked.value) found.push(word);
  return found;
}

/** Counts words in the letters files of the chosen texts. */
export function countTimes(
  { choice, chosen, asked }: Counted,
  indexOf: (edition: string) => NumberIndex,
): PlacedTimes {
  const texts = searchedTexts(chosen, choice, ({ id }) => indexOf(id));
  return placedTimes(texts, (text) => countedWords(text, asked));
}

/**
 * Counts words in each book. Times are words: one that has the letters twice counts once. Words of an unnumbered ending
 * count for the verse before it.
 */
export function placedTimes(
  texts: readonly SearchedText[],
  wordsOf: (text: SearchedText) => ArrayLike<number>,
): PlacedTimes {
  const counted = texts.flatMap((text) => timesInBooks(text, wordsOf(text)));
  counted.sort((a, b) => bookPosition(a.book) - bookPosition(b.book));
  const first = counted.find(({ times }) => times > 0);
  return {
    books: counted.map(({ book, times, verses }) => ({ book, times, verses })),
    first: first === undefined ? null : placed(texts, first),
  };
}

interface CountedBook extends BookTimes {
  readonly text: SearchedText;
  /** Its first word that is counted, if it has one, and the verse of that word. */
  readonly word: number;
  readonly verse: number;
}

/** Counts these words, which ascend, in each book of a text. */
function timesInBooks(text: SearchedText, words: ArrayLike<number>): CountedBook[] {
  const { file } = text.index;
  const { firstWords } = file;
  return text.ranges.map(({ first, end }) => {
    const from = firstAtLeast(words, firstWords[first] as number);
    const last = firstWords[end] as number;
    let at = from;
    let verses = 0;
    let counted = -1;
    let firstVerse = first;
    for (let verse = first; at < words.length && (words[at] as number) < last; at++) {
      while ((firstWords[verse + 1] as number) <= (words[at] as number)) verse++;
      if (at === from) firstVerse = verse;
      const numbered = numberedVerse(file, verse, first);
      if (numbered !== counted) verses++;
      counted = numbered;
    }
    return {
      text,
      book: bookAt(file, first),
      times: at - from,
      verses,
      word: words[from] ?? 0,
      verse: firstVerse,
    };
  });
}

function firstAtLeast(words: ArrayLike<number>, word: number): number {
  let low = 0;
  for (let high = words.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((words[middle] as number) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function numberedVerse({ endings }: LettersFile, verse: number, first: number): number {
  let at = verse;
  while (endings[at] === 1 && at > first) at--;
  return at;
}

function bookAt(file: LettersFile, verse: number): BookId {
  const id = bookOfVerse(file, verse);
  if (!isBookId(id)) throw new TypeError(`${id} is not a book`);
  return id;
}

const placed = (texts: readonly SearchedText[], { text, word, verse }: CountedBook) =>
  placedHit(texts, { text, verse, start: word, end: word + 1, value: 0 });
