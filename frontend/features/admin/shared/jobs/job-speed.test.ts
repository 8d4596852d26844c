import { expect, test } from 'vitest';
import { secondsLeft } from './job-speed.ts';

test.each([
  ['the rest at this speed', { done: 100, total: 600 }, 50, 10],
  ['at least a second', { done: 599, total: 600 }, 50, 1],
  ['nothing before the speed is known', { done: 100, total: 600 }, null, null],
  ['unknown while the job does not move', { done: 100, total: 600 }, 0, null],
  ['nothing in a phase after the last row', { done: 600, total: 600 }, 50, null],
])('the time that a job has left is %s', (_, progress, speed, seconds) => {
  expect(secondsLeft(progress, speed)).toBe(seconds);
});
