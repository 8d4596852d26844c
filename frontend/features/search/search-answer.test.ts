import { expect, test } from 'vitest';
import type { TextSearchAnswer, ValueSearchAnswer } from '../../../domain/contract/index.ts';
import { textAnswer, valueAnswer } from './search-answer.ts';

test('a bare list of results becomes an answer without facets', () => {
  const hits: TextSearchAnswer['results'] = [];
  expect(textAnswer(hits)).toEqual({
    results: hits,
    resultCount: 0,
    facets: { testaments: [], groups: [], books: [], versions: [] },
    editions: [],
  });
  const found: ValueSearchAnswer['results'] = [];
  expect(valueAnswer(found)).toEqual({ results: found, resultCount: 0, exactCount: 0, editions: [] });
});

test('an answer with results is not changed', () => {
  const answer: ValueSearchAnswer = { results: [], resultCount: 7, exactCount: 7, editions: [] };
  expect(valueAnswer(answer)).toBe(answer);
});
