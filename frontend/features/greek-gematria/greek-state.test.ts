import { expect, test } from 'vitest';
import { METHODS } from '../../../domain/gematria/index.ts';
import { LONGEST_IN_ADDRESS } from '../calculator/index.ts';
import { ALL_FOUR, GREEK_FOUR, readGreek, writeGreek } from './greek-state.ts';

const named = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value));

test('all four methods are on by default, and are Greek ones that exist', () => {
  expect(readGreek({}).methods).toEqual(ALL_FOUR);
  for (const { id } of GREEK_FOUR) {
    expect(METHODS.find((method) => method.id === id)?.script, id).toBe('greek');
  }
});

test.each([
  {},
  { tab: 'verses' },
  { text: 'Ἰησοῦς', view: 'results' },
  { text: 'λόγος', methods: 'GREEK_STANDARD,GREEK_ORDINAL', view: 'results' },
])('an address is read and written without loss: %j', (search) => {
  expect(named(writeGreek(readGreek(search)))).toEqual(search);
});

test('what it does not know counts as left out', () => {
  const state = readGreek({ tab: 'x', view: 'y', methods: 'HEBREW_STANDARD,NOPE' });
  expect(named(writeGreek(state))).toEqual({});
});

test('a long text stays out of it', () => {
  const state = { ...readGreek({}), text: 'α'.repeat(LONGEST_IN_ADDRESS) };
  expect(writeGreek(state).text).toBe(state.text);
  expect(writeGreek({ ...state, text: `${state.text}α` }).text).toBeUndefined();
});
