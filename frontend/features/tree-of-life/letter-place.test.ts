import { expect, test } from 'vitest';
import { PATHS } from '../../../domain/tree-of-life/index.ts';
import { LETTER_RADIUS, letterPlace } from './letter-place.ts';

test('between any two letters there is clear room, most of a letter wide', () => {
  const places = PATHS.map(letterPlace);
  const apart = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...apart)).toBeGreaterThan(3.5 * LETTER_RADIUS);
});
