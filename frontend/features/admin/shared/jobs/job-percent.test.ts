import { expect, test } from 'vitest';
import { IMPORT_PHASES } from '../../../../../domain/imports/index.ts';
import { jobWith } from '../../../../../tests/support/job.ts';
import { percentOf } from './job-percent.ts';

const half = { done: 5, total: 10 };
const rows = { ...half, unit: 'rows' };

test.each(['pack', 'csv'])(
  'the progress bar of a job of kind %s never goes back, and is not full before the end',
  (kind) => {
    const percents = IMPORT_PHASES.flatMap((phase) =>
      (kind === 'csv' && phase === 'stage') || phase === 'plan'
        ? []
        : [0, 5, 10].map((done) =>
            percentOf(jobWith({ kind, phase, step: { done, total: 10 }, progress: { ...rows, done } })),
          ),
    ).map(Number);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect({ first: percents[0], last: percents.at(-1) }).toEqual({ first: 0, last: 100 });
    const published = percentOf(jobWith({ kind, phase: 'chance', step: { done: 0, total: 10 } }));
    expect(published).toBeLessThan(95);
  },
);

test('the percentage of a job counts rows or, if the job fills no edition, files', () => {
  expect(percentOf(jobWith({ kind: 'pack', phase: 'load', step: null, progress: rows }))).toBe(45);
  expect(percentOf(jobWith({ kind: 'zip', phase: 'stage', editions: [], progress: rows }))).toBe(50);
});

test('an import job of unknown size has no percentage', () => {
  expect(percentOf(jobWith({ phase: 'plan' }))).toBeNull();
  expect(percentOf(jobWith({ kind: 'pack', phase: 'stage', step: { done: 0, total: 0 } }))).toBeNull();
  expect(percentOf(jobWith({ editions: [], progress: { ...rows, total: 0 } }))).toBeNull();
});
