import { expect, test } from 'vitest';
import { itemAt } from './selected.ts';

test('itemAt finds a sphere or a path of the Tree of Life by its id, and gives null for an unknown id', () => {
  expect(itemAt('tiferet')).toMatchObject({ kind: 'sephirah', item: { value: 1081 } });
  expect(itemAt('tav')).toMatchObject({ kind: 'path', item: { value: 400 } });
  expect(itemAt('daat')).toBeNull();
  expect(itemAt(undefined)).toBeNull();
});
