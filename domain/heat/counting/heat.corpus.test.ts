import { beforeAll, describe, expect, test } from 'vitest';
import { greekVerses, hebrewVerses, type OwnVerse } from '../../../tests/support/core-packages.ts';
import { valueOfWords } from '../../gematria/index.ts';
import { greekLetters } from '../../greek/index.ts';
import {
  decodeLettersFile,
  encodeLettersFile,
  type LettersScript,
  NumberIndex,
} from '../../number-index/index.ts';
import { foundByBook, type HeatShape, parseHeatQuestion } from '../index.ts';
import { type HeatText, heatAnswer, heatHistogram, heatShape } from './index.ts';

const hebrew = hebrewVerses();
const greek = greekVerses().map((verse) => ({
  ...verse,
  words: verse.words.map((word) => greekLetters(word)),
}));
const verses: OwnVerse[] = [...hebrew, ...greek];
let texts: HeatText[];
let shape: HeatShape;

function textOf(edition: string, script: LettersScript, of: readonly OwnVerse[]): HeatText {
  const file = decodeLettersFile(
    encodeLettersFile(
      script,
      of.map((verse) => ({ ...verse, part: '' })),
    ),
  );
  return { edition, index: new NumberIndex(file) };
}

beforeAll(() => {
  texts = [textOf('wlc', 'hebrew', hebrew), textOf('sblgnt', 'greek', greek)];
  shape = heatShape(texts);
});

const ask = (text: string) => heatAnswer(texts, shape, parseHeatQuestion(text)!);
const STANDARD = { hebrew: 'HEBREW_STANDARD', greek: 'GREEK_STANDARD' } as const;
const standardValue = (words: readonly string[]): number =>
  valueOfWords((words[0] ?? 'א') < 'א' ? STANDARD.greek : STANDARD.hebrew, words) ?? Number.NaN;

test('the shape has the 66 books, 1,189 and more chapters in the own numbering, and every verse', () => {
  expect(shape.books).toHaveLength(66);
  expect(shape.verses).toHaveLength(23_213 + greek.length);
  expect(shape.books.find(({ id }) => id === 'psalms')).toMatchObject({ verses: 2527 });
  expect(shape.books.flatMap(({ chapters }) => chapters)).toHaveLength(929 + 260);
});

describe('each verse has the count of a slow recount', () => {
  const recounts: Record<string, (verse: OwnVerse) => number> = {
    'word.26': ({ words }) => words.filter((word) => standardValue([word]) === 26).length,
    'word.20-32': ({ words }) =>
      words.filter((word) => standardValue([word]) >= 20 && standardValue([word]) <= 32).length,
    'verse.multiple-of-37': ({ words }) => Number(standardValue(words) % 37 === 0),
    'spelling.יהוה': ({ words }) => words.filter((word) => word === 'יהוה').length,
    'length.letters': ({ words }) => words.join('').length,
    'phrase.913': ({ words }) => phrases(words).filter((value) => value === 913).length,
    'phrase.multiple-of-37': ({ words }) => phrases(words).filter((value) => value % 37 === 0).length,
  };
  function phrases(words: readonly string[], value = (word: string) => standardValue([word])): number[] {
    const values = words.map(value);
    return values.flatMap((first, start) => {
      let sum = first;
      return values.slice(start + 1).map((value) => {
        sum += value;
        return sum;
      });
    });
  }
  test.each(Object.entries(recounts))('%s', (text, recount) => {
    expect([...ask(text).counts]).toEqual(verses.map(recount));
  });

  // A million remainders are more than the table of remainders has places.
  test.each([1, 2, 65_536, 1_000_003])('phrases whose cubes are a multiple of %i', (of) => {
    const cubes = new Map<string, number>();
    const cube = (word: string): number => {
      const known = cubes.get(word) ?? valueOfWords('HEBREW_MESHULASH', [word]) ?? Number.NaN;
      cubes.set(word, known);
      return known;
    };
    const { counts } = ask(`phrase.multiple-of-${of}.HEBREW_MESHULASH`);
    expect([...counts.subarray(0, hebrew.length)]).toEqual(
      hebrew.map(({ words }) => phrases(words, cube).filter((value) => value % of === 0).length),
    );
  });
});

describe('the Name', () => {
  test('a lemma is counted like the words of its source that have its number, 6,521 in 5,522 verses', () => {
    const ofVerse = hebrew.map(({ strongs }) => strongs.filter((number) => number === '3068').length);
    const words = hebrew
      .flatMap(({ strongs }) => strongs)
      .flatMap((number, at) => (number === '3068' ? [at] : []));
    const answer = heatAnswer(texts, shape, { kind: 'lemma', number: 'H3068' }, [{ id: 'wlc', words }]);
    expect([...answer.counts].slice(0, hebrew.length)).toEqual(ofVerse);
    expect(answer.figures).toMatchObject({ asked: 23_213, found: 5522, total: 6521 });
  });

  test('the word יהוה is not in Esther and Ecclesiastes, and rare in Psalms 42 to 83', () => {
    const answer = ask('spelling.יהוה');
    const found = foundByBook(shape, answer);
    const of = (id: string) => found[shape.books.findIndex((book) => book.id === id)];
    expect([of('esther'), of('ecclesiastes'), of('job'), of('matthew')]).toEqual([0, 0, 22, null]);
    const psalms = shape.books.find(({ id }) => id === 'psalms')?.chapters ?? [];
    const share = (from: number, to: number) => {
      const verses = psalms
        .filter(({ chapter }) => chapter >= from && chapter <= to)
        .flatMap((chapter) => [...answer.counts.subarray(chapter.first, chapter.first + chapter.verses)]);
      return verses.filter((count) => count > 0).length / verses.length;
    };
    expect(share(42, 83)).toBeLessThan(share(1, 41) / 5);
  });
});

test('the histogram has as many words, verses and phrases of a value as the answers', () => {
  for (const [kind, value] of [
    ['word', 26],
    ['verse', 2701],
    ['phrase', 913],
  ] as const) {
    const { width, counts } = heatHistogram(texts, kind, Object.values(STANDARD));
    const entry = Math.floor(value / width);
    const range = `${entry * width}-${entry * width + width - 1}`;
    expect(ask(`${kind}.${range}`).figures.total).toBe(counts[entry]);
  }
});
