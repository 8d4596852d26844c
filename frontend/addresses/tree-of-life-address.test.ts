import { expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../domain/basics/index.ts';
import { TREE_SEARCH } from './tree-of-life-address.ts';

test('without search parameters the diagram with its letters is chosen, and nothing is selected', () => {
  const search = readFields(TREE_SEARCH, {});
  expect(search).toEqual({ at: undefined, tab: 'visual', view: 'diagram', letters: 'on' });
  expect(withoutDefaults(TREE_SEARCH, search)).toEqual({});
});

test('unknown values in an address are replaced by the defaults', () => {
  expect(readFields(TREE_SEARCH, { tab: 'x', view: 'x', letters: 'x' })).toEqual(readFields(TREE_SEARCH, {}));
});
