import { expect, test } from 'vitest';
import { durationLines, tooSlow } from './test-durations.ts';

const QUICK = { types: 10, lint: 5, unit: 60, dom: 10 };

test('the parts that ran are listed, and beside them the goals that they fill', () => {
  expect(durationLines(QUICK)).toEqual([
    'types: 10 s',
    'lint: 5 s',
    'unit: 60 s',
    'dom: 10 s',
    'npm run check: 85 s of 120 s',
  ]);
});

test('a part is too slow beyond four times its goal', () => {
  expect(tooSlow({ ...QUICK, worker: 400 })).toEqual([]);
  expect(tooSlow({ ...QUICK, worker: 401 })).toEqual(['worker']);
  expect(tooSlow({ ...QUICK, unit: 460 })).toEqual(['npm run check']);
});

test('so is the whole, whose parts are each within theirs', () => {
  const parts = {
    types: 30,
    lint: 10,
    unit: 410,
    dom: 20,
    build: 20,
    corpus: 400,
    worker: 390,
    browser: 950,
  };
  expect(tooSlow(parts)).toEqual(['npm test']);
});
