import { expect, test } from 'vitest';
import { readFields } from '../../../domain/basics/index.ts';
import { formatHeatQuestion } from '../../../domain/heat/index.ts';
import { SEARCH } from '../../addresses/search-address.ts';
import { mapQuestion } from './map-question.ts';
import { valueQuestion } from './question.ts';

const asked = (value: string, search: object) => {
  const question = mapQuestion(valueQuestion(value, readFields(SEARCH, search)));
  return question && formatHeatQuestion(question);
};
const BOTH = 'HEBREW_STANDARD,GREEK_STANDARD';

test.each([
  ['26', { unit: 'word', method: BOTH }, 'word.26'],
  ['913', { unit: 'span' }, 'phrase.913.HEBREW_STANDARD'],
  ['2701', { method: 'HEBREW_ORDINAL', range: '5' }, 'verse.2696-2706.HEBREW_ORDINAL'],
  ['3', { method: BOTH, range: '5' }, 'verse.1-8'],
  ['multiple-of-37', { method: BOTH }, 'verse.multiple-of-37'],
])('the map can ask for %s with %j', (value, search, form) => {
  expect(asked(value, search)).toBe(form);
});

test.each([
  ['26', { lemma: 'H3068' }],
  ['26', { also: 'HEBREW_ORDINAL:26' }],
  ['26', { edition: 'all' }],
  ['26', { unit: 'span', crossVerse: 'true' }],
  ['26', { unit: 'span', minWords: '3' }],
  ['26', { unit: 'span', maxWords: '3' }],
  ['26', { method: 'HEBREW_STANDARD,HEBREW_ORDINAL' }],
  ['prime', {}],
  ['', {}],
])('the map cannot ask for "%s" with %j', (value, search) => {
  expect(asked(value, search)).toBeNull();
});
