import { expect, test } from 'vitest';
import { pollDelay } from './poll-delay.ts';

test('the delay between two requests for the jobs begins at one second and grows by half with each unchanged answer, up to 15 seconds', () => {
  expect([0, 1, 2, 20].map(pollDelay)).toEqual([1_000, 1_500, 2_250, 15_000]);
});
