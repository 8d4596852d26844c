import {
  booksOf,
  findVerse,
  type LettersFile,
  lettersOfWords,
  type VerseRange,
  verseOfWord,
  versesBefore,
} from '../../number-index/index.ts';
import { VERSES_BEFORE } from '../../value-search/index.ts';
import { askedNumbers } from '../middles.ts';
import type {
  AskedNumber,
  AskedPlace,
  FoundPlace,
  FoundPlaces,
  Lacking,
  OwnPlace,
  PlaceUnit,
  Totals,
} from '../place-types.ts';

interface CountedBook extends VerseRange, Totals {
  readonly id: string;
}

/** A place by its numbers in the file, from 0. */
interface At {
  readonly unit: PlaceUnit;
  readonly verse: number;
  readonly word: number;
  readonly letter: number;
}

/**
 * Finds places by their numbers, and the numbers of places. A number counts through `books` in their order. An
 * unnumbered ending is no verse, but its words and letters count.
 */
export function findPlaces(
  file: LettersFile,
  books: readonly string[],
  asked: readonly AskedPlace[],
): FoundPlaces {
  const counted = countedBooks(file);
  const chosen = books.flatMap((id) => counted.find((book) => book.id === id) ?? []);
  return {
    books: counted.map(({ id, verse, word, letter }) => ({ id, verse, word, letter })),
    answers: asked.map((one) =>
      'at' in one ? placeAt(file, counted, one.at) : placesWith(file, chosen, one.unit, one.n),
    ),
  };
}

function countedBooks(file: LettersFile): CountedBook[] {
  return booksOf(file).map(({ id, first, end }) => {
    const [from, to] = [file.firstWords[first] as number, file.firstWords[end] as number];
    const verse = end - first - sum(file.endings, first, end);
    return { id, first, end, verse, word: to - from, letter: sum(file.wordLengths, from, to) };
  });
}

function sum(numbers: Uint8Array, from: number, to: number): number {
  let total = 0;
  for (let at = from; at < to; at++) total += numbers[at] as number;
  return total;
}

function placesWith(
  file: LettersFile,
  books: readonly CountedBook[],
  unit: PlaceUnit,
  n: AskedNumber,
): FoundPlace[] {
  const count = books.reduce((total, book) => total + book[unit], 0);
  return askedNumbers(n, count).flatMap((number) => {
    let rest = number;
    for (const book of books) {
      if (rest >= 1 && rest <= book[unit]) return placed(file, book, atNumber(file, book, unit, rest));
      rest -= book[unit];
    }
    return [];
  });
}

/** The place with a number in a book. The book has it. */
function atNumber(file: LettersFile, book: CountedBook, unit: PlaceUnit, number: number): At {
  if (unit === 'verse') {
    let verse = book.first;
    for (let left = number - 1; ; verse++) {
      if (file.endings[verse] === 1) continue;
      if (left-- === 0) return { unit, verse, word: file.firstWords[verse] as number, letter: 0 };
    }
  }
  let word = file.firstWords[book.first] as number;
  if (unit === 'word') word += number - 1;
  let letter = 0;
  if (unit === 'letter') {
    letter = number - 1;
    for (; letter >= (file.wordLengths[word] as number); word++) letter -= file.wordLengths[word] as number;
  }
  return { unit, verse: verseOfWord(file, word), word, letter };
}

function placed(file: LettersFile, book: CountedBook, { unit, verse, word, letter }: At): FoundPlace {
  const { firstWords, wordLengths } = file;
  const [first, end] = [firstWords[verse] as number, firstWords[verse + 1] as number];
  const bookWord = firstWords[book.first] as number;
  return {
    unit,
    book: book.id as OwnPlace['book'],
    chapter: file.chapters[verse] as number,
    verse: file.verses[verse] as number,
    isEnding: file.endings[verse] === 1,
    word: unit === 'verse' ? null : word - first + 1,
    letter: unit === 'letter' ? letter + 1 : null,
    numbers: {
      // The words of an ending are counted with the verse before it.
      verse: verse + 1 - book.first - sum(file.endings, book.first, verse + 1),
      word: word - bookWord + 1,
      letter: sum(wordLengths, bookWord, word) + letter + 1,
    },
    words: lettersOfWords(file, first, end),
    versesBefore: versesBefore(file, verse, VERSES_BEFORE),
  };
}

function placeAt(file: LettersFile, books: readonly CountedBook[], at: OwnPlace): FoundPlace[] | Lacking {
  const book = books.find(({ id }) => id === at.book);
  if (book === undefined) return { unit: 'book', last: 0 };
  const verse = findVerse(file, at);
  if (verse === undefined) return lackingIn(file, book, at);
  const first = file.firstWords[verse] as number;
  const words = (file.firstWords[verse + 1] as number) - first;
  if (at.word === null) return [placed(file, book, { unit: 'verse', verse, word: first, letter: 0 })];
  if (at.word < 1 || at.word > words) return { unit: 'word', last: words };
  const word = first + at.word - 1;
  const letters = file.wordLengths[word] as number;
  if (at.letter === null) return [placed(file, book, { unit: 'word', verse, word, letter: 0 })];
  if (at.letter < 1 || at.letter > letters) return { unit: 'letter', last: letters };
  return [placed(file, book, { unit: 'letter', verse, word, letter: at.letter - 1 })];
}

function lackingIn(file: LettersFile, { first, end }: VerseRange, { chapter }: OwnPlace): Lacking {
  let last = 0;
  for (let verse = first; verse < end; verse++) {
    if (file.chapters[verse] === chapter) last = Math.max(last, file.verses[verse] as number);
  }
  return last > 0
    ? { unit: 'verse', last }
    : { unit: 'chapter', last: Math.max(...file.chapters.subarray(first, end)) };
}
