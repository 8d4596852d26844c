import { expect, test } from 'vitest';
import { PATHS } from '../../../domain/tree-of-life/index.ts';
import { LETTER_RADIUS, letterPlace } from './letter-place.ts';

test('the circles of any two letters in the Tree of Life have a clear gap between them', () => {
  const places = PATHS.map(letterPlace);
  const distances = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(3.5 * LETTER_RADIUS);
});
