import { expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../domain/basics/index.ts';
import { EXPLORER_SEARCH } from './explorer-address.ts';

test('an explorer address with every parameter is the same after it is read and written again', () => {
  const address = {
    methods: 'HEBREW_GADOL',
    version: 'original',
    reading: 'qere',
    edition: 'mam',
    panel: 'context',
    lines: 'values,sound',
    with: 'mam,own-3',
  };
  expect(Object.keys(address).toSorted()).toEqual(Object.keys(EXPLORER_SEARCH).toSorted());
  const search = readFields(EXPLORER_SEARCH, address);
  expect(search).toEqual({
    ...address,
    methods: ['HEBREW_GADOL'],
    lines: ['values', 'sound'],
    with: ['mam', 'own-3'],
  });
  expect(withoutDefaults(EXPLORER_SEARCH, search)).toEqual(search);
});

test('an unknown value in an explorer address becomes the default, and defaults are not written', () => {
  const address = { methods: 'NO_SUCH', version: 'niv', reading: 'aloud', panel: 'zzz' };
  expect(withoutDefaults(EXPLORER_SEARCH, readFields(EXPLORER_SEARCH, address))).toEqual({});
});

test('an explorer address can say that no line is shown below the words, which differs from an address that does not name the lines', () => {
  const linesOf = (lines?: unknown) => readFields(EXPLORER_SEARCH, { lines }).lines;
  expect(linesOf('')).toEqual([]);
  expect(withoutDefaults(EXPLORER_SEARCH, readFields(EXPLORER_SEARCH, { lines: '' }))).toEqual({ lines: [] });
  expect(linesOf()).toBeUndefined();
  expect(linesOf('nonsense')).toBeUndefined();
  expect(linesOf('meaning,nonsense,values')).toEqual(['meaning', 'values']);
});
