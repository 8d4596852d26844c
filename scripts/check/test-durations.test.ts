import { expect, test } from 'vitest';
import { durationLines } from './test-durations.ts';

test('durationLines lists the time of each part that ran, and the sum for a command if all its parts ran', () => {
  expect(durationLines({ types: 10, lint: 5, unit: 60, dom: 10 })).toEqual([
    'types: 10 s',
    'lint: 5 s',
    'unit: 60 s',
    'dom: 10 s',
    'npm run check: 75 s of 120 s',
  ]);
});
