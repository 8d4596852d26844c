import { expect, test } from 'vitest';
import { METHODS } from '../../../domain/gematria/index.ts';
import { readFields, withoutDefaults } from '../../../domain/parse.ts';
import { ALL_FOUR, GREEK_SEARCH } from '../../addresses/greek-gematria.ts';
import { MAX_TEXT_IN_ADDRESS } from '../calculator/index.ts';
import { forAddress, GREEK_FOUR, inPageOrder } from './greek-state.ts';

const read = (search: object) => readFields(GREEK_SEARCH, search);

test('all four methods are on by default, and are Greek ones that exist', () => {
  expect(read({}).methods).toEqual(ALL_FOUR);
  for (const { id } of GREEK_FOUR) {
    expect(METHODS.find((method) => method.id === id)?.script, id).toBe('greek');
  }
});

test.each([
  {},
  { tab: 'verses' },
  { text: 'Ἰησοῦς', view: 'results' },
  { text: 'λόγος', methods: ['GREEK_STANDARD', 'GREEK_ORDINAL'], view: 'results' },
])('an address is read and written without loss: %j', (search) => {
  expect(withoutDefaults(GREEK_SEARCH, forAddress(read(search)))).toEqual(search);
});

test('what it does not know counts as left out', () => {
  const state = read({ tab: 'x', view: 'y', methods: 'HEBREW_STANDARD,NOPE' });
  expect(withoutDefaults(GREEK_SEARCH, state)).toEqual({});
});

test('methods have the order of the page, however the address names them', () => {
  expect(inPageOrder(read({ methods: 'GREEK_ORDINAL,GREEK_STANDARD' }).methods)).toEqual([
    'GREEK_STANDARD',
    'GREEK_ORDINAL',
  ]);
});

test('a long text stays out of it', () => {
  const state = { ...read({}), text: 'α'.repeat(MAX_TEXT_IN_ADDRESS) };
  expect(forAddress(state).text).toBe(state.text);
  expect(forAddress({ ...state, text: `${state.text}α` }).text).toBe('');
});
