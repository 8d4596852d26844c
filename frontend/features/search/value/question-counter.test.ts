import { expect, test } from 'vitest';
import { readFields } from '../../../../domain/basics/index.ts';
import { SEARCH } from '../../../addresses/search-address.ts';
import { valueQuestion } from '../question.ts';
import { questionCounter } from './question-counter.ts';

const asked = (...questions: readonly (readonly [value: string, search: object])[]) => {
  const count = questionCounter();
  return questions.map(([value, search]) => count(valueQuestion(value, readFields(SEARCH, search)))).at(-1);
};

test('a value that is typed digit by digit, and each page of its results, are one question', () => {
  expect(asked(['9', {}], ['91', {}], ['913', {}], ['91', {}], ['913', { page: '2' }])).toBe(1);
  expect(asked(['multiple-of-3', {}], ['multiple-of-37', {}])).toBe(1);
});

test('another value or another condition is another question', () => {
  expect(asked(['26', {}], ['5', {}], ['54', {}])).toBe(2);
  expect(asked(['26', {}], ['26', { unit: 'word' }])).toBe(2);
  expect(asked(['37', {}], ['multiple-of-37', {}])).toBe(2);
});
