import { expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../domain/basics/index.ts';
import { NAME_QUESTION } from './name-explorer-address.ts';

test.each([
  { name: 'Isaiah', hebrew: '', greek: '', range: 10 },
  { name: 'דוד', hebrew: 'דויד', greek: 'Δαυίδ', range: 500 },
  { name: '', hebrew: '', greek: '', range: 0 },
])(
  'the question %j of the name explorer is the same after it is written into an address and read again',
  (question) => {
    expect(readFields(NAME_QUESTION, withoutDefaults(NAME_QUESTION, question))).toEqual(question);
  },
);

test('empty spellings and the default range are not written into an address of the name explorer', () => {
  const question = { name: 'Noah', hebrew: '', greek: '', range: 10 };
  expect(withoutDefaults(NAME_QUESTION, question)).toEqual({ name: 'Noah' });
});

test.each(['', '-1', '1.5', '5000', 'ten'])(
  'an address with the invalid range %j is read with the default range, and the name in it is trimmed',
  (range) => {
    expect(readFields(NAME_QUESTION, { name: ' Noah ', range })).toEqual({
      name: 'Noah',
      hebrew: '',
      greek: '',
      range: 10,
    });
  },
);
