import { describe, expect, test } from 'vitest';
import {
  callParams,
  isValue,
  readTextQuestion,
  readValueQuestion,
  textParams,
  valueParams,
} from './question.ts';

const written = (params: Readonly<Record<string, string | undefined>>) =>
  JSON.parse(JSON.stringify(params)) as unknown;

describe('a question of the text', () => {
  test('comes out of its address and goes back into it', () => {
    const search = { term: '"in the beginning"', book: 'genesis', version: 'kjv', page: '3' };
    expect(written(textParams(readTextQuestion(search)))).toEqual(search);
  });

  test('is trimmed; what cannot be read counts as not said', () => {
    expect(readTextQuestion({ term: ' light ', page: '-2', book: ' ' })).toMatchObject({
      term: 'light',
      page: 1,
      book: undefined,
    });
  });

  test('never asks for a page beyond those that the calls answer', () => {
    expect(callParams(textParams(readTextQuestion({ term: 'a', page: '9999999' }))).offset).toBe('999980');
    expect(callParams(valueParams(readValueQuestion('26', { page: '9999999' }))).offset).toBe('9999980');
  });

  test('names to the call which results are wanted', () => {
    expect(callParams({ term: 'light', page: '3', book: undefined })).toEqual({
      term: 'light',
      limit: '20',
      offset: '40',
    });
    expect(callParams({ term: 'light' })).toEqual({ term: 'light', limit: '20' });
  });
});

describe('a question of values', () => {
  test('comes out of its address and goes back into it', () => {
    const search = {
      unit: 'span',
      method: 'HEBREW_STANDARD,GREEK_STANDARD',
      range: '1',
      minWords: '3',
      maxWords: '10',
      crossVerse: 'true',
      testament: 'old',
      also: 'HEBREW_ATBASH:620,HEBREW_ORDINAL:50',
      lemma: 'H430',
      page: '2',
    };
    expect(written(valueParams(readValueQuestion('913', search)))).toEqual(search);
  });

  test('of verses says nothing of the words of a span', () => {
    const spans = readValueQuestion('26', { unit: 'span', minWords: '3', maxWords: '4', crossVerse: '1' });
    expect(written(valueParams({ ...spans, unit: 'verse' }))).toEqual({ method: 'HEBREW_STANDARD' });
  });

  test('passes over conditions that cannot be read', () => {
    const { also, range, unit } = readValueQuestion('26', { also: 'X:0,:5,A:7', range: '1e3', unit: 'verb' });
    expect([also, range, unit]).toEqual([[{ method: 'A', value: '7' }], '0', 'verse']);
  });

  test('has a whole number above 0 or a property of numbers', () => {
    const good = ['1', '913', '999999999', 'prime', 'square', 'triangular', 'multiple-of-37'];
    expect(good.filter(isValue)).toEqual(good);
    expect(['', '0', '-3', '2.5', '1e3', 'many', 'multiple-of-0', '1234567890'].filter(isValue)).toEqual([]);
  });
});
