import { describe, expect, test } from 'vitest';
import { speedOf, withSample } from './job-speed.ts';
import {
  bytesInWords,
  countsInWords,
  durationInWords,
  percentOf,
  phaseInWords,
  quietSince,
  whatReadersSee,
} from './job-words.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1.0 KB'],
  [999_400, '999 KB'],
  [999_999, '1.0 MB'],
  [24_100_000, '24.1 MB'],
  [154_000_000, '154 MB'],
  [2_500_000_000_000, '2500 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words);
});

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [999, 1_000, 99],
  [7, 5, 100],
])('%i of %i are %i percent', (done, total, percent) => {
  expect(percentOf({ progress: { done, total, unit: 'rows' } })).toBe(percent);
});

test('counts name only what there is, but always the added and changed rows', () => {
  const rows = { created: 1_200, updated: 0, unchanged: 0, skipped: 2, failed: 1 };
  expect(countsInWords({ rows })).toBe('1,200 added, 0 changed, 2 skipped, 1 failed');
});

test('the phase of a running job is named; of a waiting or paused job, the state', () => {
  expect(phaseInWords({ status: 'running', phase: 'measure' })).toBe('Adding up the values');
  expect(phaseInWords({ status: 'queued', phase: 'measure' })).toBe('Waiting to start');
  expect(phaseInWords({ status: 'paused', phase: 'measure' })).toBe('Paused');
});

test('a job has a duration when it has ended', () => {
  const startedAt = '2026-11-23T01:00:00.000Z';
  expect(durationInWords({ startedAt, finishedAt: '2026-11-23T01:05:00.000Z' })).toBe('5 minutes');
  expect(durationInWords({ startedAt, finishedAt: startedAt })).toBe('1 second');
  expect(durationInWords({ startedAt, finishedAt: null })).toBeNull();
});

test('a running job is quiet two minutes after its last progress', () => {
  const [startedAt, changedAt] = ['2026-11-23T01:00:00.000Z', '2026-11-23T01:01:00.000Z'];
  const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);
  const running = { status: 'running', startedAt, changedAt } as const;
  expect(quietSince(running, at('01:02:59'))).toBeNull();
  expect(quietSince(running, at('01:03:00'))).toBe(changedAt);
  expect(quietSince({ ...running, changedAt: null }, at('01:02:00'))).toBe(startedAt);
  expect(quietSince({ ...running, status: 'paused' }, at('09:00:00'))).toBeNull();
});

test('a job that ends while it computes chance has already been published', () => {
  expect(whatReadersSee({ phase: 'load' })).toBe('Readers still see the old text.');
  expect(whatReadersSee({ phase: 'publish' })).toBe('Readers still see the old text.');
  expect(whatReadersSee({ phase: 'chance' })).toMatch(/^Readers see the new text\./u);
});

describe('the speed', () => {
  test('is unknown before two seconds have been seen', () => {
    expect(speedOf([])).toBeNull();
    expect(
      speedOf([
        { at: 0, done: 0 },
        { at: 1_000, done: 900 },
      ]),
    ).toBeNull();
  });

  test('is measured over the last thirty seconds', () => {
    let samples = withSample([], { at: 0, done: 0 });
    samples = withSample(samples, { at: 20_000, done: 20 });
    samples = withSample(samples, { at: 40_000, done: 2_020 });
    expect(speedOf(samples)).toBe(100);
  });

  test('is measured anew when the progress goes back', () => {
    const samples = withSample([{ at: 0, done: 500 }], { at: 5_000, done: 10 });
    expect(samples).toEqual([{ at: 5_000, done: 10 }]);
  });
});
