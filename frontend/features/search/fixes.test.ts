import { describe, expect, test } from 'vitest';
import { readFields } from '../../../domain/parse.ts';
import { SEARCH } from '../../addresses/search.ts';
import { textFilters, textFixes, valueFilters, valueFixes } from './fixes.ts';
import { textQuestion, valueQuestion } from './question.ts';

const askedText = (search: object) => textQuestion(readFields(SEARCH, search));
const askedValue = (value: string, search: object) => valueQuestion(value, readFields(SEARCH, search));

const fixesOf = (term: string, search: Record<string, string> = {}) =>
  textFixes(askedText({ term, ...search })).map(({ kind, question }) => [kind, question?.term ?? null]);

describe('a text that is not found', () => {
  test('is tried with other endings and as any of its words', () => {
    expect(fixesOf('good shepperd')).toEqual([
      ['Spelling', 'goo* sheppe*'],
      ['Wider', 'good OR shepperd'],
      ['Filter', null],
    ]);
  });

  test('as a phrase is tried in any order, within a book everywhere', () => {
    expect(fixesOf('"waters still"')[1]).toEqual(['Wider', 'waters still']);
    const [, wider, filter] = textFixes(askedText({ term: 'light', book: 'jude', version: 'kjv' }));
    expect(wider?.question).toMatchObject({ term: 'light', book: undefined, version: undefined });
    expect(filter?.question).toMatchObject({ term: 'light', book: 'jude', version: undefined });
  });

  test('always has three ways on, whatever it is', () => {
    for (const term of ['H9999', '=5', 'lemma:אלהים', 'light AND NOT light', 'שלוםם', 'x']) {
      expect(
        fixesOf(term).map(([kind]) => kind),
        term,
      ).toEqual(['Spelling', 'Wider', 'Filter']);
    }
    expect(fixesOf('light NOT darkness')[0]?.[1]).not.toContain('NOT*');
  });
});

describe('a value that is not found', () => {
  test('is tried nearby, across verses and without its last condition', () => {
    const asked = askedValue('913', { unit: 'span', lemma: 'H430', book: 'jude' });
    const [near, wider, filter] = valueFixes(asked);
    expect(near?.question).toMatchObject({ range: 1 });
    expect(wider?.question).toMatchObject({ crossVerse: true });
    expect(filter?.question).toMatchObject({ lemma: '', book: 'jude' });
  });
});

test('every filter is named and can be dropped; the page begins anew', () => {
  const text = textFilters(
    askedText({ term: 'a', book: 'genesis', testament: 'old', version: 'kjv', page: '4' }),
  );
  expect(text.map(({ label, without }) => [label, without.page])).toEqual([
    ['Old Testament', 1],
    ['Genesis', 1],
    ['KJV', 1],
  ]);
  const value = valueFilters(
    askedValue('26', {
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
    'Hebrew Atbash: 620',
    'H430',
  ]);
});
