import { expect, test } from 'vitest';
import { readFields } from '../../../domain/basics/index.ts';
import { SEARCH } from '../../addresses/search-address.ts';
import { searchText } from '../../text/search/search-text.ts';
import {
  notCountedInWords,
  textNotFoundInWords,
  textQuestionInWords,
  valueNotFoundInWords,
  valueQuestionInWords,
} from './in-words.ts';
import { textQuestion, valueQuestion } from './question.ts';

const readText = (search: object) => textQuestion(readFields(SEARCH, search));

const inWords = (value: string, search: Record<string, string> = {}) =>
  valueQuestionInWords(valueQuestion(value, readFields(SEARCH, search)));

test('valueQuestionInWords names the unit, value, method and filters of a search by value', () => {
  expect(inWords('26')).toBe(
    'Verses that add up to 26 by Hebrew Standard · Mispar Hechrachi in the Hebrew text',
  );
  expect(
    inWords('913', {
      unit: 'span',
      maxWords: '10',
      testament: 'old',
      also: 'HEBREW_ATBASH:620',
      lemma: 'h430',
    }),
  ).toBe(
    'Phrases of 2 to 10 words that add up to 913 by Hebrew Standard · Mispar Hechrachi in the Old Testament, within a verse, also 620 by Atbash, with H430 among the words',
  );
  expect(
    inWords('888', { unit: 'word', method: 'HEBREW_STANDARD,GREEK_STANDARD', range: '1', book: 'luke' }),
  ).toBe('Words within 1 of 888 by Hebrew Standard · Mispar Hechrachi and Greek Standard in Luke');
  expect(inWords('multiple-of-37', { unit: 'span', crossVerse: 'true', minWords: '3' })).toBe(
    'Phrases of 3 words or more that add up to a multiple of 37 by Hebrew Standard · Mispar Hechrachi in the Hebrew text, across verses',
  );
});

test('kinds of values and numbers of results are written in words', () => {
  const { value, count } = searchText;
  expect(value('prime')).toBe('a prime number');
  expect(value('triangular')).toBe('a triangular number');
  expect(value('multiple-of-1000')).toBe('a multiple of 1,000');
  expect(value('2701')).toBe('2,701');
  expect(count(1, 'span')).toBe('1 phrase');
  expect(count(1256, 'span')).toBe('1,256 phrases');
  expect(count(0, 'verse')).toBe('0 verses');
});

test('textQuestionInWords names the term, book and version of a text search', () => {
  const question = readText({ term: '"good shepherd"', book: 'john', version: 'kjv' });
  expect(textQuestionInWords(question)).toBe('Verses for "good shepherd" in John (KJV)');
  expect(textQuestionInWords(readText({ term: 'light' }))).toBe('Verses for light');
  expect(textQuestionInWords(readText({ term: 'light', group: 'gospels' }))).toBe(
    'Verses for light in the Gospels',
  );
  expect(inWords('26', { group: 'writings' })).toBe(
    'Verses that add up to 26 by Hebrew Standard · Mispar Hechrachi in the Writings',
  );
});

test('textNotFoundInWords says “contains” of a word and of a phrase, and “matches” of other terms', () => {
  const notFound = (search: object) => textNotFoundInWords(readText(search));
  expect(notFound({ term: 'qwertyx' })).toBe('No verse contains “<bdi>qwertyx</bdi>”.');
  expect(notFound({ term: '"good shepherd"', book: 'jude', version: 'kjv' })).toBe(
    'No verse in Jude (KJV) contains “<bdi>good shepherd</bdi>”.',
  );
  expect(notFound({ term: 'light', book: 'genesis', group: 'gospels' })).toBe(
    'No verse in Genesis, in the Gospels contains “<bdi>light</bdi>”.',
  );
  for (const term of ['light NOT darkness', '"a b" OR "c d"', 'shep*', 'H9999'])
    expect(notFound({ term })).toBe(`No verse matches “<bdi>${term}</bdi>”.`);
});

test('valueNotFoundInWords says which value no verse, word or phrase has', () => {
  const nothing = (value: string, search: object = {}) =>
    valueNotFoundInWords(valueQuestion(value, readFields(SEARCH, search)));
  expect(nothing('26')).toBe('No verse adds up to 26 (Hebrew Standard).');
  expect(nothing('4', { unit: 'span', maxWords: '3', book: 'ruth', range: '1' })).toBe(
    'No phrase of 2 to 3 words in Ruth is within 1 of 4 (Hebrew Standard).',
  );
  expect(nothing('prime', { unit: 'word', method: 'HEBREW_STANDARD,GREEK_STANDARD' })).toBe(
    'No word adds up to a prime number (Hebrew Standard and Greek Standard).',
  );
});

test('a search without times says why, if a reader may expect some', () => {
  const { lemmaNotCounted, ownNotCounted, notCounted } = searchText.times;
  const said = (search: object) => notCountedInWords(readText(search));
  expect(said({ term: 'lemma:אור' })).toBe(lemmaNotCounted);
  expect(said({ term: '"am Anfang"', edition: 'own-1' })).toBe(ownNotCounted);
  expect(said({ term: '"am Anfang"', version: 'own-1' })).toBe(ownNotCounted);
  expect(said({ term: 'light darkness' })).toBeNull();
  expect(said({ term: 'light darkness', times: 'open' })).toBe(notCounted);
});
