import { expect, test } from 'vitest';
import { bench, benchEachTest } from '../../tests/imports/engine-bench.ts';
import { tinyGroup, tinyRows } from '../../tests/imports/tiny-group.ts';
import { tinyText, tinyVerses } from '../../tests/imports/tiny-sources.ts';
import { RefusedFile } from '../files/refused-file.ts';
import { importOf } from '../records.ts';
import { PermanentError, RetryLaterError, UnreachableError, WaitRequestedError } from './errors.ts';
import { deadLetter } from './failures.ts';

benchEachTest(tinyText(tinyVerses(3)));

const failing = (error: Error) => {
  bench.input.source = {
    ...importOf(tinyText(tinyVerses(3))),
    read: (): Promise<never> => Promise.reject(error),
  };
};
const writing = (error: Error) => {
  bench.faults.write = (run, sql) =>
    /insert into "bible_verses"/u.test(sql) ? Promise.reject(error) : run();
};
const timeout = Object.assign(new Error('no answer'), { name: 'TimeoutError' });
const constraint = Object.assign(new Error('NOT NULL constraint failed'), { code: 'SQLITE_CONSTRAINT' });

const RESUME = /\. Resume the job: it goes on where it stopped\.$/u;
const START = /\. Correct this, then start the import again\.$/u;

test.each<[string, () => void, RegExp]>([
  ['its input is damaged', () => failing(new PermanentError('The text is cut off')), START],
  [
    'its file is refused',
    () => failing(new RefusedFile('The file is empty')),
    /\. Upload a corrected file, then start the import again\.$/u,
  ],
  ['its input cannot be read again and again', () => failing(new Error('HTML instead of JSON')), RESUME],
  ['a service restarts again and again', () => failing(new RetryLaterError('503', 1)), RESUME],
  ['a service asks to wait for too long', () => failing(new WaitRequestedError('429', 1000)), RESUME],
  ['a server is silent', () => failing(new UnreachableError('It sent nothing.', true)), RESUME],
  ['a server is not reached', () => failing(new UnreachableError('It cannot be reached', false)), RESUME],
  ['the database is too slow for a chunk', () => writing(timeout), RESUME],
  ['the database refuses the rows', () => writing(constraint), RESUME],
  [
    'its figures are wrong',
    () => {
      bench.input.source = tinyText(tinyVerses(3), { expected: { verses: 4 } });
    },
    /\. Readers keep what they have\. Bring the right source, then start the import again\.$/u,
  ],
  [
    'all its rows are skipped',
    () => {
      bench.input.source = tinyGroup({
        target: 'tiny',
        texts: { tiny: 'hebrew' },
        rows: tinyRows(3).map((row) => ({ ...row, problem: 'skipped' as const })),
      });
    },
    /^Nothing was imported, because all 3 rows were skipped \(row 1 of [^()]+\) \(publish, chunk 1\)\. Correct this, then start the import again\.$/u,
  ],
  [
    'some of its rows are wrong and the others skipped',
    () => {
      bench.input.source = tinyGroup({
        target: 'tiny',
        texts: { tiny: 'hebrew' },
        rows: tinyRows(4).map((row, at) => ({
          ...row,
          problem: at < 2 ? ('failed' as const) : ('skipped' as const),
        })),
      });
    },
    /^Nothing was imported, because all 4 rows were wrong or skipped \(row 1 of [^()]+\) \(publish, chunk 1\)\. Correct this/u,
  ],
])('the message of a job that failed because %s ends with the next step', async (_, spoil, right) => {
  spoil();
  const { status, errors } = await bench.run();
  expect([status, errors[0]?.message]).toEqual(['failed', expect.stringMatching(right)]);
});

test('the message of a job that failed because its input changed ends with the next step', async () => {
  const { jobId } = await bench.start();
  bench.input.source = tinyText(tinyVerses(3), { fingerprint: 'another' });
  await bench.drain();
  expect((await bench.job(jobId)).errors[0]?.message).toMatch(
    /Start the import again\. \(load, chunk 1, row 1\)\.$/u,
  );
});

test('the message of a job whose message the queue gave up ends with the next step', async () => {
  const { jobId } = await bench.start();
  const message = bench.queue.shift();
  if (message === undefined) throw new Error('No message was sent');
  await deadLetter(bench.ctx, message);
  expect((await bench.job(jobId)).errors[0]?.message).toMatch(/\. Resume the job to try again\.$/u);
});
