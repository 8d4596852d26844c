import { expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../../domain/basics/index.ts';
import { METHODS } from '../../../domain/gematria/index.ts';
import { GREEK_METHOD_IDS, GREEK_SEARCH } from '../../addresses/greek-gematria-address.ts';
import { MAX_TEXT_IN_ADDRESS } from '../calculator/index.ts';
import { forAddress, inPageOrder } from './greek-state.ts';

const read = (search: object) => readFields(GREEK_SEARCH, search);

test('the Greek page has all four methods by default, and all of them are Greek methods', () => {
  expect(read({}).methods).toEqual(GREEK_METHOD_IDS);
  for (const id of GREEK_METHOD_IDS) {
    expect(METHODS.find((method) => method.id === id)?.script, id).toBe('greek');
  }
});

test.each([
  {},
  { tab: 'verses' },
  { text: 'Ἰησοῦς', view: 'results' },
  { text: 'λόγος', methods: ['GREEK_STANDARD', 'GREEK_ORDINAL'], view: 'results' },
])('the search parameters %j of the Greek page stay the same when they are read and written', (search) => {
  expect(withoutDefaults(GREEK_SEARCH, forAddress(read(search)))).toEqual(search);
});

test('the Greek page ignores unknown values in its address', () => {
  const state = read({ tab: 'x', view: 'y', methods: 'HEBREW_STANDARD,NOPE' });
  expect(withoutDefaults(GREEK_SEARCH, state)).toEqual({});
});

test('the Greek page shows methods in its own order, not in the order of the address', () => {
  expect(inPageOrder(read({ methods: 'GREEK_ORDINAL,GREEK_STANDARD' }).methods)).toEqual([
    'GREEK_STANDARD',
    'GREEK_ORDINAL',
  ]);
});

test('the Greek page does not write a text that is too long into its address', () => {
  const state = { ...read({}), text: 'α'.repeat(MAX_TEXT_IN_ADDRESS) };
  expect(forAddress(state).text).toBe(state.text);
  expect(forAddress({ ...state, text: `${state.text}α` }).text).toBe('');
});
