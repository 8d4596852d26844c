import { expect, test } from 'vitest';
import { secondsLeft } from './job-speed.ts';

test.each([
  ['its remaining units divided by its speed', { done: 100, total: 600 }, 50, 10],
  ['at least one second', { done: 599, total: 600 }, 50, 1],
  ['unknown before its speed is known', { done: 100, total: 600 }, null, null],
  ['unknown while its speed is 0', { done: 100, total: 600 }, 0, null],
  ['unknown in a phase after the last row', { done: 600, total: 600 }, 50, null],
])('the remaining time of a job is %s', (_, progress, speed, seconds) => {
  expect(secondsLeft(progress, speed)).toBe(seconds);
});
