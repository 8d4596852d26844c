import { expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../domain/basics/index.ts';
import { NAME_QUESTION } from './name-explorer-address.ts';

test.each([
  { name: 'Isaiah', hebrew: '', greek: '', range: 10 },
  { name: 'דוד', hebrew: 'דויד', greek: 'Δαυίδ', range: 500 },
  { name: '', hebrew: '', greek: '', range: 0 },
])('the question %j stays equal when it is written and read', (question) => {
  expect(readFields(NAME_QUESTION, withoutDefaults(NAME_QUESTION, question))).toEqual(question);
});

test('the empty spellings and the default range are not written', () => {
  const question = { name: 'Noah', hebrew: '', greek: '', range: 10 };
  expect(withoutDefaults(NAME_QUESTION, question)).toEqual({ name: 'Noah' });
});

test.each(['', '-1', '1.5', '5000', 'ten'])(
  'reads the invalid range %j as the default range, and trims the name',
  (range) => {
    expect(readFields(NAME_QUESTION, { name: ' Noah ', range })).toEqual({
      name: 'Noah',
      hebrew: '',
      greek: '',
      range: 10,
    });
  },
);
