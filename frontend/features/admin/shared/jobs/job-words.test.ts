import { describe, expect, test } from 'vitest';
import type { Job } from '../../../../../domain/contract/index.ts';
import { speedOf, withSample } from './job-speed.ts';
import {
  bytesInWords,
  countedInWords,
  countsInWords,
  durationInWords,
  notImportedInWords,
  phaseInWords,
  quietSince,
  stepInWords,
  versesARow,
  whatReadersSee,
  withoutChunk,
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
])('a size of %i bytes is written as %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words);
});

test('an import job counts bytes while it fetches, and then the verses that it reads', () => {
  const progress = { done: 0, total: 0, unit: 'verses' };
  const editions = ['byzantine'];
  const step = { done: 3_200_000, total: 24_100_000 };
  const fetching = { phase: 'stage', step, editions, progress } as const;
  expect(countedInWords(fetching)).toBe('3.2 MB of 24.1 MB');
  expect(countedInWords({ ...fetching, step: { done: 0, total: 0 } })).toBeNull();
  const reading = { ...progress, done: 1_200, total: 7_958 };
  expect(countedInWords({ ...fetching, phase: 'load', progress: reading })).toBe('1,200 / 7,958 verses');
});

test('an import job of unknown size has no figures, and stepInWords says what the job does', () => {
  expect(
    countedInWords({
      phase: 'plan',
      step: null,
      editions: ['csv'],
      progress: { done: 0, total: 0, unit: 'rows' },
    }),
  ).toBeNull();
  expect(stepInWords({ status: 'running', phase: 'stage' })).toBe('Fetching…');
  expect(stepInWords({ status: 'running', phase: 'plan' })).toBe('Reading the structure…');
  expect(stepInWords({ status: 'queued', phase: 'stage' })).toBe('Waiting to start');
});

describe('the result of a job', () => {
  const NONE = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 };
  const job = (change: Partial<Job> = {}, unit = 'rows') => ({
    kind: 'csv',
    status: 'succeeded' as const,
    editions: ['csv'],
    rows: NONE,
    progress: { done: 3, total: 3, unit },
    ...change,
  });

  test('the result of a job has a noun for each figure, and leaves out skipped and failed rows if there are none', () => {
    const rows = { created: 1_200, updated: 0, unchanged: 0, skipped: 2, failed: 1 };
    expect(countsInWords(job({ rows }))).toBe('1,200 verses added, 0 changed, 2 rows skipped, 1 row failed');
    expect(notImportedInWords(job({ rows }))).toBe('3 rows not imported');
    expect(notImportedInWords(job())).toBeNull();
  });

  test.each([
    [
      'a file with verses and a dictionary',
      'rows',
      ['csv', 'csv-hebrew', 'csv-strongs'],
      '2 verses and entries',
    ],
    ['a file with a dictionary', 'rows', ['csv-strongs'], '2 entries'],
    ['a pack with a dictionary', 'entries', ['tbesh'], '2 entries'],
    ['a pack of names', 'names', ['names'], '2 names'],
    ['a pack with a text', 'verses', ['byzantine'], '2 verses'],
  ])('the result of a job for %s has the noun of its unit', (_, unit, editions, added) => {
    const rows = { ...NONE, created: 2 };
    expect(countsInWords(job({ editions, rows }, unit))).toBe(`${added} added, 0 changed`);
  });

  test.each([
    [{ created: 1, failed: 18 }, 19, '1 of 19 rows, 1 verse added, 0 changed, 18 rows failed'],
    [{ created: 9, failed: 10 }, 19, '9 of 19 rows, 9 verses added, 0 changed, 10 rows failed'],
    [{ created: 10, failed: 9 }, 19, '10 verses added, 0 changed, 9 rows failed'],
    [{ unchanged: 10, failed: 9 }, 19, '0 verses added, 0 changed, 10 unchanged, 9 rows failed'],
    [{ created: 1, skipped: 18 }, 19, '1 verse added, 0 changed, 18 rows skipped'],
  ])(
    'the result of a job with the rows %o has the number of imported rows first only if more than half failed',
    (some, done, words) => {
      const progress = { done, total: done, unit: 'rows' };
      expect(countsInWords(job({ rows: { ...NONE, ...some }, progress }))).toBe(words);
    },
  );

  test('versesARow says how many verses a row makes, if it makes two', () => {
    const two = 'Each row of a table Complete makes two verses: one in English, and one in Hebrew or Greek.';
    expect(versesARow(job({ editions: ['csv', 'csv-greek'] }))).toBe(two);
    expect(versesARow(job({ editions: ['database', 'database-hebrew'] }))).toBe(two);
    expect(versesARow(job({ editions: ['csv-strongs', 'csv-apocrypha'] }))).toBeNull();
    expect(versesARow(job({ editions: ['byzantine'] }))).toBeNull();
  });

  test('the result of a job says that a file has no row for the chapters of its button', () => {
    expect(countsInWords(job())).toBe('0 rows found for this import');
    expect(countsInWords(job({ status: 'failed' }))).toBe('0 verses added, 0 changed');
    expect(countsInWords(job({ rows: { ...NONE, unchanged: 1 } }))).toBe(
      '0 verses added, 0 changed, 1 unchanged',
    );
  });

  test('the result of an import from Sefaria counts the verses that failed', () => {
    const rows = { ...NONE, created: 1, unchanged: 4, failed: 2 };
    const progress = { done: 7, total: 7, unit: 'verses' };
    const sefaria = job({ kind: 'sefaria', editions: ['mam'], rows, progress });
    expect(countsInWords(sefaria)).toBe('1 verse added, 0 changed, 4 unchanged, 2 verses failed');
    expect(notImportedInWords(sefaria)).toBe('2 verses not imported');
  });

  test.each([
    ['files', '3 files read, 1 file skipped'],
    ['tables', '3 tables read, 1 table skipped'],
  ])('the result of a job that fills no edition counts its %s', (unit, words) => {
    expect(countsInWords(job({ editions: [], rows: { ...NONE, skipped: 1 } }, unit))).toBe(words);
  });
});

test('phaseInWords names the phase of a running job, and the state of a waiting or paused job', () => {
  expect(phaseInWords({ status: 'running', phase: 'measure' })).toBe('Adding up the values');
  expect(phaseInWords({ status: 'queued', phase: 'measure' })).toBe('Waiting to start');
  expect(phaseInWords({ status: 'paused', phase: 'measure' })).toBe('Paused');
});

test('durationInWords returns the duration of a job that has ended, and otherwise null', () => {
  const startedAt = '2026-11-23T01:00:00.000Z';
  expect(durationInWords({ startedAt, finishedAt: '2026-11-23T01:05:00.000Z' })).toBe('5 minutes');
  expect(durationInWords({ startedAt, finishedAt: startedAt })).toBe('1 second');
  expect(durationInWords({ startedAt, finishedAt: null })).toBeNull();
});

test('quietSince returns the time of a running job’s last progress once that was two minutes ago', () => {
  const startedAt = '2026-11-23T01:00:00.000Z';
  const changedAt = '2026-11-23T01:01:00.000Z';
  const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);
  const running = { status: 'running', startedAt, changedAt } as const;
  expect(quietSince(running, at('01:02:59'))).toBeNull();
  expect(quietSince(running, at('01:03:00'))).toBe(changedAt);
  expect(quietSince({ ...running, changedAt: null }, at('01:02:00'))).toBe(startedAt);
  expect(quietSince({ ...running, status: 'paused' }, at('09:00:00'))).toBeNull();
});

test('an import job that fails while it computes the chance tables has already published its text', () => {
  expect(whatReadersSee({ phase: 'load' })).toBe('Readers still see the old text.');
  expect(whatReadersSee({ phase: 'publish' })).toBe('Readers still see the old text.');
  expect(whatReadersSee({ phase: 'chance' })).toMatch(/^Readers see the new text\./u);
});

describe('the speed', () => {
  test('the speed of a job is unknown before two seconds have been seen', () => {
    expect(speedOf([])).toBeNull();
    expect(
      speedOf([
        { at: 0, done: 0 },
        { at: 1_000, done: 900 },
      ]),
    ).toBeNull();
  });

  test('the speed of a job is measured over the last thirty seconds', () => {
    let samples = withSample([], { at: 0, done: 0 });
    samples = withSample(samples, { at: 20_000, done: 20 });
    samples = withSample(samples, { at: 40_000, done: 2_020 });
    expect(speedOf(samples)).toBe(100);
  });

  test('the speed of a job is measured anew when the progress goes back', () => {
    const samples = withSample([{ at: 0, done: 500 }], { at: 5_000, done: 10 });
    expect(samples).toEqual([{ at: 5_000, done: 10 }]);
  });
});

test('the message of a failed job has its place first, without the phase and the chunk', () => {
  expect(withoutChunk('truncated JSON (load, chunk 12, row 501)')).toBe('row 501: truncated JSON');
  expect(withoutChunk('the address answers 403 (fetch, chunk 1). The server has asked to wait')).toBe(
    'the address answers 403. The server has asked to wait',
  );
  expect(withoutChunk('no such verse (yet)')).toBe('no such verse (yet)');
});
