import { spelledWords } from '../../counts/counting/index.ts';
import { askedWords } from '../../counts/index.ts';
import { methodById, scriptOf } from '../../gematria/index.ts';
import { firstLetters, type LettersFile } from '../../number-index/index.ts';
import { heatFigures } from '../figures.ts';
import type { HeatAnswer, HeatShape, LemmaWords } from '../heat-answer.ts';
import type { AskedValues, HeatQuestion } from '../heat-question.ts';
import { type HeatText, type TextBook, textBooks } from './heat-texts.ts';
import { phraseCounter } from './phrases.ts';

type TextWords = Pick<LemmaWords, 'id' | 'words'>;

/**
 * Counts what a question asks for, in each verse of the shape. The shape is that of the same texts. A question about a
 * lemma needs the words that have it.
 *
 * A phrase is two or more words of one verse. A word is found by its spelling however its final letters are written: a
 * typed מ also finds a final ם. What an unnumbered ending has counts for the verse before, and so do its words in that
 * verse's length. But no phrase goes from one into the other, and an ending is not a verse with a value, as in the
 * search by value.
 */
export function heatAnswer(
  texts: readonly HeatText[],
  shape: HeatShape,
  question: HeatQuestion,
  lemmaWords: readonly TextWords[] = [],
): HeatAnswer {
  const counts = new Uint16Array(shape.verses.length);
  const asked = new Uint8Array(shape.books.length);
  const counters = new Map<HeatText, Counter | null>();
  for (const [at, book] of textBooks(texts).entries()) {
    const counter = counters.get(book.text) ?? counterFor(question, book.text, lemmaWords);
    counters.set(book.text, counter);
    if (counter === null) continue;
    asked[at] = 1;
    countBook(book, counter, counts, shape.books[at]?.first ?? 0);
  }
  if (question.kind === 'length' && question.range !== null) markWithin(counts, question.range);
  return { counts, asked, figures: heatFigures(shape, { counts, asked }) };
}

/** How often a verse of a text has what is asked for. Verses are asked in ascending order within each book. */
type Counter = (verse: number) => number;

function countBook(
  { text, first, end }: TextBook,
  counter: Counter,
  counts: Uint16Array,
  cell: number,
): void {
  const { endings } = text.index.file;
  let next = cell;
  for (let verse = first; verse < end; verse++) {
    const count = counter(verse);
    if (endings[verse] === 1 && next > cell) counts[next - 1] = (counts[next - 1] as number) + count;
    else counts[next++] = count;
  }
}

function markWithin(counts: Uint16Array, { low, high }: { low: number; high: number }): void {
  for (const [cell, length] of counts.entries()) counts[cell] = Number(length >= low && length <= high);
}

/** Null if the question does not count the letters of the text. */
function counterFor(
  question: HeatQuestion,
  { edition, index }: HeatText,
  lemmaWords: readonly TextWords[],
): Counter | null {
  const { file } = index;
  switch (question.kind) {
    case 'length':
      return differences(question.unit === 'words' ? file.firstWords : firstLetters(file));
    case 'spelling': {
      const asked = askedWords(question.letters);
      return asked?.script === file.script ? markedIn(file, spelledWords(file, asked)) : null;
    }
    case 'lemma': {
      const words = lemmaWords.find(({ id }) => id === edition)?.words;
      if (words === undefined || question.number.startsWith('H') !== (file.script === 'hebrew')) return null;
      return markedIn(file, words);
    }
    default: {
      const { kind, values } = question;
      const method = question.methods.find((id) => scriptOf(id) === file.script);
      if (method === undefined) return null;
      if (kind !== 'phrase') {
        const has = valueTest(index.values(method, kind), values);
        if (kind === 'word') return wordsIn(file.firstWords, has);
        return (verse) => Number(file.endings[verse] === 0 && has(verse));
      }
      return methodById(method).spans ? phraseCounter(file, index.totals(method), values) : null;
    }
  }
}

/** A word or verse without letters to count has the value NaN, which fails each comparison. */
function valueTest(values: Float64Array, asked: AskedValues): (at: number) => boolean {
  if ('multipleOf' in asked) {
    const { multipleOf } = asked;
    return (at) => (values[at] as number) % multipleOf === 0;
  }
  const { low, high } = asked;
  return (at) => (values[at] as number) >= low && (values[at] as number) <= high;
}

function markedIn({ firstWords, wordLengths }: LettersFile, words: readonly number[]): Counter {
  const found = new Uint8Array(wordLengths.length);
  for (const word of words) found[word] = 1;
  return wordsIn(firstWords, (word) => found[word] === 1);
}

function wordsIn(firstWords: Uint32Array, has: (word: number) => boolean): Counter {
  return (verse) => {
    let found = 0;
    const end = firstWords[verse + 1] as number;
    for (let word = firstWords[verse] as number; word < end; word++) if (has(word)) found++;
    return found;
  };
}

const differences =
  (starts: Uint32Array): Counter =>
  (verse) =>
    (starts[verse + 1] as number) - (starts[verse] as number);
