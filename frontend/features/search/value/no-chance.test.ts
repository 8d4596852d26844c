import { expect, test } from 'vitest';
import { readFields } from '../../../../domain/basics/index.ts';
import { SEARCH } from '../../../addresses/search-address.ts';
import { valueQuestion } from '../question.ts';
import { noChanceReason } from './no-chance.ts';

const reason = (value: string, search: object) =>
  noChanceReason(valueQuestion(value, readFields(SEARCH, search)));

test.each([
  ['words', '26', { unit: 'word' }],
  [
    'spans of certain lengths, books and nearness',
    '26',
    { unit: 'span', maxWords: '5', book: 'job', range: '3' },
  ],
  ['words, which never cross a verse', '26', { unit: 'word', crossVerse: 'true' }],
  ['both scripts', '26', { unit: 'word', method: 'HEBREW_STANDARD,GREEK_STANDARD' }],
])('noChanceReason gives null for %s, because there are chance figures for it', (_, value, search) => {
  expect(reason(value, search)).toBeNull();
});

test.each([
  ['26', {}, 'words and phrases only'],
  ['prime', {}, 'words and phrases only'],
  ['prime', { unit: 'word' }, 'not for kinds of numbers'],
  ['multiple-of-37', { unit: 'span' }, 'not for kinds of numbers'],
  ['913', { unit: 'span', crossVerse: 'true' }, 'within a verse only'],
  ['913', { unit: 'span', also: 'HEBREW_ATBASH:620' }, 'one method at a time'],
  ['913', { unit: 'word', lemma: 'H430' }, 'with a chosen word'],
])(
  'the reason why there are no chance figures for the value %s with %j ends with "%s"',
  (value, search, why) => {
    expect(reason(value, search)).toMatch(new RegExp(`^Expected counts are .*${why}\\.$`, 'u'));
  },
);
