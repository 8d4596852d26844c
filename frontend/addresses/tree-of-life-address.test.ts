import { expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../domain/basics/index.ts';
import { TREE_SEARCH } from './tree-of-life-address.ts';

test('an address of the Tree of Life without search parameters shows the diagram with its letters, and nothing is selected', () => {
  const search = readFields(TREE_SEARCH, {});
  expect(search).toEqual({ at: undefined, tab: 'visual', view: 'diagram', letters: 'on' });
  expect(withoutDefaults(TREE_SEARCH, search)).toEqual({});
});

test('unknown values in an address of the Tree of Life are replaced by the defaults', () => {
  expect(readFields(TREE_SEARCH, { tab: 'x', view: 'x', letters: 'x' })).toEqual(readFields(TREE_SEARCH, {}));
});
