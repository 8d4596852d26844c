import { expect, test } from 'vitest';
import type { TextSearchAnswer, ValueSearchAnswer } from '../../../domain/contract/index.ts';
import { textAnswer, valueAnswer } from './search-answer.ts';

test('a search answer that is only a list of results becomes an answer without facets', () => {
  const hits: TextSearchAnswer['results'] = [];
  expect(textAnswer(hits)).toEqual({
    results: hits,
    resultCount: 0,
    facets: { testaments: [], groups: [], books: [], versions: [] },
    first: null,
    times: null,
    editions: [],
  });
  const found: ValueSearchAnswer['results'] = [];
  expect(valueAnswer(found)).toEqual({ results: found, resultCount: 0, exactCount: 0, editions: [] });
});

test('a search answer that has only results, or results and their number, gets the fields that it lacks', () => {
  const results: ValueSearchAnswer['results'] = [];
  expect(valueAnswer({ results })).toEqual({ results, resultCount: 0, exactCount: 0, editions: [] });
  expect(valueAnswer({ results, resultCount: 7 })).toEqual({
    results,
    resultCount: 7,
    exactCount: 7,
    editions: [],
  });
  expect(textAnswer({ results: [] })).toEqual(textAnswer([]));
  expect(textAnswer({ results: [], resultCount: 7 }).resultCount).toBe(7);
});

test('the fields that a search answer has are not changed', () => {
  const answer: ValueSearchAnswer = { results: [], resultCount: 7, exactCount: 3, editions: [] };
  expect(valueAnswer(answer)).toEqual(answer);
});
