import { expect, test } from 'vitest';
import { isBookId } from '../../domain/canon/index.ts';
import { verseNumber } from '../kjv-senses/verse-number.ts';
import type { MeaningWord } from '../meaning-word.ts';
import { withPlaces } from './index.ts';
import { PLACE_LINES } from './place-lines.ts';

const lines = PLACE_LINES.trim().split('\n');

test('each line has a verse, a Strong’s number, which of its words, and a meaning, and the lines are in order', () => {
  const keys = lines.map((line) => {
    const [, book = '', chapter, verse, strongs = '', which] =
      /^([1-3]?[a-z ]+) (\d+):(\d+) ([HG]\d+|-) ([1-9]\d*) \S(?:.*\S)?$/u.exec(line) ?? [];
    expect(isBookId(book), line).toBe(true);
    const number = verseNumber({ book, chapter: Number(chapter), verse: Number(verse) });
    expect(number, line).not.toBeNull();
    return `${String(number).padStart(5, '0')} ${strongs} ${which?.padStart(2, '0')}`;
  });
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(keys.toSorted());
});

test('a line gives its meaning to the word that it names, and to no other', () => {
  const word: MeaningWord = {
    text: 'תַּחַת',
    letters: 'תחת',
    morphology: 'HR',
    strongs: 'H8478',
    lemma: 'H8478',
    gloss: 'under',
  };
  const compose = withPlaces((words) => words.map(() => ({ text: 'under', isUnsure: true, fired: [] })));
  const at = (chapter: number, verse: number) =>
    compose([word, word, word], { book: 'numbers', chapter, verse }).map(({ text, isUnsure }) => [
      text,
      isUnsure,
    ]);
  expect(at(3, 41)).toEqual([
    ['in place of', false],
    ['in place of', false],
    ['under', true],
  ]);
  expect(at(3, 42)).toEqual(Array(3).fill(['under', true]));
  expect(compose([word], null)[0]?.text).toBe('under');
});

test('in a text of a pack, a line counts only for the one word with its number in the verse', () => {
  const word: MeaningWord = {
    text: 'ἕως',
    letters: 'εωσ',
    morphology: null,
    strongs: 'G2193',
    lemma: 'G2193',
    gloss: 'until',
  };
  const compose = withPlaces(
    (words) => words.map(() => ({ text: 'as far as', isUnsure: false, fired: [] })),
    true,
  );
  const place = { book: 'matthew', chapter: 18, verse: 21 };
  expect(compose([word], place)[0]?.text).toBeNull();
  expect(compose([word, word], place)[0]?.text).toBe('as far as');
});
