import { expect, test } from 'vitest';
import { itemAt } from './selected.ts';

test('a sephirah and a path are found by their names; an unknown name selects nothing', () => {
  expect(itemAt('tiferet')).toMatchObject({ kind: 'sephirah', item: { value: 1081 } });
  expect(itemAt('tav')).toMatchObject({ kind: 'path', item: { value: 400 } });
  expect([itemAt('daat'), itemAt(undefined)]).toEqual([null, null]);
});
