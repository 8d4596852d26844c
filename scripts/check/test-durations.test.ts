import { expect, test } from 'vitest';
import { durationLines, tooSlow } from './test-durations.ts';

const QUICK = { types: 10, lint: 5, unit: 60, dom: 10 };

test('durationLines lists the time of each part that ran, and the sum for a command if all its parts ran', () => {
  expect(durationLines(QUICK)).toEqual([
    'types: 10 s',
    'lint: 5 s',
    'unit: 60 s',
    'dom: 10 s',
    'npm run check: 75 s of 120 s',
  ]);
});

test('tooSlow names a part or command that took more than twice its goal', () => {
  expect(tooSlow({ ...QUICK, worker: 300 })).toEqual([]);
  expect(tooSlow({ ...QUICK, worker: 301 })).toEqual(['worker']);
  expect(tooSlow({ ...QUICK, unit: 226 })).toEqual(['npm run check']);
});

test('tooSlow names npm test if all parts together took more than twice its goal, even if no single part did', () => {
  const parts = {
    types: 30,
    lint: 10,
    unit: 180,
    dom: 20,
    build: 20,
    corpus: 430,
    worker: 290,
    browser: 460,
    statements: 10,
  };
  expect(tooSlow(parts)).toEqual(['npm test']);
});
