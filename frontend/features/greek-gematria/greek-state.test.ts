import { expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../../domain/basics/index.ts';
import { METHODS } from '../../../domain/gematria/index.ts';
import { GREEK_METHOD_IDS, GREEK_SEARCH } from '../../addresses/greek-gematria-address.ts';
import { MAX_TEXT_IN_ADDRESS } from '../calculator/index.ts';
import { forAddress, inPageOrder } from './greek-state.ts';

const read = (search: object) => readFields(GREEK_SEARCH, search);

test('the default is all four methods, and all of them are Greek methods', () => {
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
])('an address stays the same when it is read and written: %j', (search) => {
  expect(withoutDefaults(GREEK_SEARCH, forAddress(read(search)))).toEqual(search);
});

test('unknown values in an address are ignored', () => {
  const state = read({ tab: 'x', view: 'y', methods: 'HEBREW_STANDARD,NOPE' });
  expect(withoutDefaults(GREEK_SEARCH, state)).toEqual({});
});

test('methods have the order of the page, not the order in the address', () => {
  expect(inPageOrder(read({ methods: 'GREEK_ORDINAL,GREEK_STANDARD' }).methods)).toEqual([
    'GREEK_STANDARD',
    'GREEK_ORDINAL',
  ]);
});

test('a text that is too long is not written into the address', () => {
  const state = { ...read({}), text: 'α'.repeat(MAX_TEXT_IN_ADDRESS) };
  expect(forAddress(state).text).toBe(state.text);
  expect(forAddress({ ...state, text: `${state.text}α` }).text).toBe('');
});
