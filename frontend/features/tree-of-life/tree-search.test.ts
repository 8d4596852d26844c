import { expect, test } from 'vitest';
import { parseTreeSearch } from './tree-search.ts';

test('an address without anything shows the diagram with its letters', () => {
  expect(parseTreeSearch({})).toEqual({ selected: null, tab: 'visual', isList: false, showsLetters: true });
});

test('a sephirah and a path are found by their names', () => {
  expect(parseTreeSearch({ at: 'tiferet' }).selected).toMatchObject({
    kind: 'sephirah',
    item: { value: 1081 },
  });
  expect(parseTreeSearch({ at: 'tav' }).selected).toMatchObject({ kind: 'path', item: { value: 400 } });
});

test('what is unknown is left out', () => {
  expect(parseTreeSearch({ at: 'daat', tab: 'x', view: 'x', letters: 'x' })).toEqual(parseTreeSearch({}));
});
