import { describe, expect, test } from 'vitest';
import { readFields } from '../../../domain/basics/index.ts';
import { SEARCH } from '../../addresses/search-address.ts';
import { textQuestion, valueQuestion } from './question.ts';
import { textFilters, textSuggestions, valueFilters, valueSuggestions } from './suggestions.ts';

const readText = (search: object) => textQuestion(readFields(SEARCH, search));
const readValue = (value: string, search: object) => valueQuestion(value, readFields(SEARCH, search));

const suggestionsOf = (term: string, search: Record<string, string> = {}) =>
  textSuggestions(readText({ term, ...search })).map(({ kind, question, href }) => [
    kind,
    question?.term ?? href,
  ]);

const ELSEWHERE = [
  ['value', '/search?by=value'],
  ['names', '/name-explorer'],
  ['words', '/statistics'],
];

describe('suggestions for a text without results', () => {
  test('a text search without results suggests other endings of the words, and verses with any of the words', () => {
    expect(suggestionsOf('good shepperd')).toEqual([
      ['endings', 'goo* sheppe*'],
      ['endings', 'goo* shepp*'],
      ['endings', 'goo* shep*'],
      ['endings', 'goo* she*'],
      ['wider', 'good OR shepperd'],
      ...ELSEWHERE,
    ]);
  });

  test('a search for a phrase without results suggests its words in any order, no filters at all, and to leave each filter out', () => {
    expect(suggestionsOf('"waters still"')).toContainEqual(['wider', 'waters still']);
    const questions = textSuggestions(readText({ term: 'light', book: 'jude', version: 'kjv' })).map(
      ({ kind, question }) => [kind, question?.book, question?.version],
    );
    expect(questions).toContainEqual(['wider', undefined, undefined]);
    expect(questions).toContainEqual(['filter', 'jude', undefined]);
    expect(questions).toContainEqual(['filter', undefined, 'kjv']);
  });

  test('a text search for a number without results suggests the page of that number, also if the search has filters', () => {
    for (const search of [{ term: '1,773' }, { term: '=1773' }, { term: '1773', book: 'jude' }]) {
      expect(textSuggestions(readText(search))).toContainEqual({
        kind: 'wider',
        label: 'What adds up to 1,773',
        question: null,
        href: '/number/1773',
      });
    }
    expect(suggestionsOf('12abc')).toEqual(ELSEWHERE);
  });

  test('every text search without results gets three suggestions or more, and none leads to an empty form of the text search', () => {
    for (const term of ['H9999', '=5', 'lemma:אלהים', 'light AND NOT light', 'שלוםם', 'x']) {
      const suggestions = textSuggestions(readText({ term }));
      expect(new Set(suggestions.map(({ kind }) => kind)).size, term).toBeGreaterThanOrEqual(3);
      expect(suggestions.every(({ question, href }) => question !== null || href !== undefined)).toBe(true);
    }
    expect(suggestionsOf('light NOT darkness')[0]?.[1]).not.toContain('NOT*');
  });
});

describe('suggestions for a value without results', () => {
  test('a search by value without results suggests nearby values, phrases across verses, and no last filter', () => {
    const question = readValue('913', { unit: 'span', lemma: 'H430', book: 'jude' });
    const [near, wider, filter] = valueSuggestions(question);
    expect(near?.question).toMatchObject({ range: 1 });
    expect(wider?.question).toMatchObject({ crossVerse: true });
    expect(filter?.question).toMatchObject({ lemma: '', book: 'jude' });
  });

  test('the suggestions after a search by value never repeat the search for phrases that is offered above them, and never offer a search twice', () => {
    const both = { method: 'HEBREW_STANDARD,GREEK_STANDARD' };
    for (const [search, label] of [
      [{}, 'By Hebrew and Greek Standard'],
      [{ book: 'jude' }, 'By Hebrew and Greek Standard'],
      [{ book: 'jude', range: '2' }, 'All books'],
      [both, 'In every edition'],
      [{ ...both, edition: 'all' }, 'Another value'],
    ] as const) {
      const offered = valueSuggestions(readValue('26', search));
      expect(offered.map(({ kind }) => kind)).toEqual(['Spelling', 'Wider', 'Filter']);
      expect(offered[1]?.label, JSON.stringify(search)).toBe(label);
      expect(new Set(offered.map(({ question }) => JSON.stringify(question))).size, label).toBe(3);
    }
    expect(valueSuggestions(readValue('prime', {}))[1]).toMatchObject({ label: 'Phrases' });
  });
});

test('each filter of a search has a label, and a text search without the filter begins at its first page', () => {
  const text = textFilters(
    readText({ term: 'a', book: 'genesis', testament: 'old', version: 'kjv', page: '4' }),
  );
  expect(text.map(({ label, without }) => [label, without.page])).toEqual([
    ['Old Testament', 1],
    ['Genesis', 1],
    ['KJV', 1],
  ]);
  const value = valueFilters(
    readValue('26', {
      range: '2',
      also: 'HEBREW_ATBASH:620',
      lemma: 'H430',
      maxWords: '4',
      unit: 'span',
      crossVerse: 'true',
    }),
  );
  expect(value.map(({ label }) => label)).toEqual([
    '± 2',
    '4 words or fewer',
    'Across verses',
    'Atbash: 620',
    'H430',
  ]);
});
