import { and, eq, gt } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { importChunks, library } from '../../db/schema/index.ts';
import { firstChunkOf } from '../../domain/imports/index.ts';
import { type EngineBench, engineBench } from '../../tests/imports/engine-bench.ts';
import { type TinyOptions, tinyText, tinyVerse, tinyVerses } from '../../tests/imports/tiny-sources.ts';
import { MAX_FAILURES, MAX_ROWS_A_CHUNK } from '../context.ts';
import { cancelJob, pauseJob, resumeJob } from './control.ts';
import { PermanentError, RetryLaterError } from './errors.ts';
import { deadLetter } from './failures.ts';
import { processChunk } from './process-chunk.ts';

/** The rows of a chunk on a laptop, and in a deployment: 500, or 50 in a short run. */
const SIZES = [24, process.env.TEST_FULL ? MAX_ROWS_A_CHUNK : MAX_ROWS_A_CHUNK / 10];

describe.each(SIZES)('in chunks of %i rows', (rowsAChunk) => {
  const COUNT = 2 * rowsAChunk + 1;
  const VERSES = tinyVerses(COUNT);
  const text = (verses = VERSES, options: TinyOptions = {}) => tinyText(verses, { rowsAChunk, ...options });

  let bench: EngineBench;
  beforeEach(async () => {
    bench = await engineBench(text());
  });

  const errorsOf = async (jobId: string): Promise<string[]> =>
    (await bench.job(jobId)).errors.map(({ message }) => message);

  async function toFirstLoadChunk(): Promise<string> {
    const { jobId } = await bench.start();
    await bench.drain(1);
    return jobId;
  }

  test('a write that the database refuses is tried again; it writes nothing and counts as no failure of the chunk', async () => {
    const jobId = await toFirstLoadChunk();
    bench.faults.write = async () => {
      throw new TypeError('fetch failed');
    };
    const message = bench.queue[0]!;
    expect(await processChunk(bench.ctx, message)).toMatchObject({ outcome: 'retry', cause: 'fetch failed' });
    delete bench.faults.write;
    expect(await bench.db.$count(importChunks, gt(importChunks.failures, 0))).toBe(0);
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', created: COUNT });
  });

  const TOO_LATE = [
    new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
    Object.assign(new Error('Transaction timed out'), { code: 'TRANSACTION_TIMEOUT' }),
  ];

  test.each(TOO_LATE)(
    'a chunk whose write takes too long makes its job fail and names the chunk, if the database then answers: %s',
    async (error) => {
      const jobId = await toFirstLoadChunk();
      bench.faults.write = async (run, sql) => {
        if (/insert into "bible_verses"/u.test(sql)) throw error;
        return run();
      };
      await bench.drain();
      expect(await bench.job(jobId)).toMatchObject({ status: 'failed', done: 0 });
      expect(await errorsOf(jobId)).toEqual([
        'The database answers, but it took too long to write these rows (load, chunk 1, row 1). Resume the job: it goes on where it stopped.',
      ]);
      const failing = await bench.db.select().from(importChunks).where(gt(importChunks.failures, 0));
      expect(failing).toMatchObject([{ failures: MAX_FAILURES }]);
      delete bench.faults.write;
      await resumeJob(bench.ctx, jobId);
      await bench.drain();
      expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', created: COUNT });
    },
  );

  test('a write without an answer in time counts as no failure while the database answers nothing', async () => {
    const jobId = await toFirstLoadChunk();
    let isWriting = false;
    bench.faults.write = async () => {
      isWriting = true;
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    };
    bench.faults.read = async (run) => {
      if (isWriting) throw new TypeError('fetch failed');
      return run();
    };
    for (let delivery = 0; delivery < 2 * MAX_FAILURES; delivery++) {
      isWriting = false;
      expect(await processChunk(bench.ctx, bench.queue[0]!)).toMatchObject({ outcome: 'retry' });
    }
    delete bench.faults.write;
    delete bench.faults.read;
    expect(await bench.db.$count(importChunks, gt(importChunks.failures, 0))).toBe(0);
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', created: COUNT });
  });

  test('a write that is done although its answer came too late counts as no failure', async () => {
    const jobId = await toFirstLoadChunk();
    bench.faults.write = async (run, sql) => {
      const results = await run();
      if (/insert into "bible_verses"/u.test(sql))
        throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
      return results;
    };
    const message = bench.queue.shift()!;
    expect(await processChunk(bench.ctx, message)).toMatchObject({ outcome: 'retry' });
    delete bench.faults.write;
    expect(await bench.db.$count(importChunks, gt(importChunks.failures, 0))).toBe(0);
    expect(await processChunk(bench.ctx, message, true)).toMatchObject({ did: 'nothing' });
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', created: COUNT, done: COUNT });
  });

  test('if the reply to a commit is lost, the chunk runs again, finds that it is done and does nothing', async () => {
    const jobId = await toFirstLoadChunk();
    bench.faults.write = async (run) => {
      await run();
      throw new TypeError('fetch failed');
    };
    const message = bench.queue[0]!;
    expect(await processChunk(bench.ctx, message)).toMatchObject({ outcome: 'retry' });
    delete bench.faults.write;
    expect(await bench.counts()).toMatchObject({ verses: rowsAChunk });
    expect(await processChunk(bench.ctx, message, true)).toMatchObject({ did: 'nothing' });
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: COUNT });
    expect(await bench.counts()).toMatchObject({ verses: COUNT, visible: COUNT });
  });

  test('if a row breaks a constraint of the database, nothing of its chunk is written, and the job fails and names the chunk and the cause', async () => {
    bench.input.source = text([
      ...VERSES.slice(0, -2),
      { ...tinyVerse(COUNT - 1), book: 'no such book' },
      tinyVerse(COUNT),
    ]);
    const { id: jobId } = await bench.run();
    expect(await bench.job(jobId)).toMatchObject({ status: 'failed', done: rowsAChunk });
    expect(await bench.counts()).toMatchObject({
      verses: rowsAChunk,
      words: VERSES.slice(0, rowsAChunk).flatMap((v) => v.words).length,
    });
    expect(await errorsOf(jobId)).toEqual([
      expect.stringMatching(
        new RegExp(
          `FOREIGN KEY constraint failed.* \\(load, chunk 2, row ${rowsAChunk + 1}\\)\\. Resume the job`,
          'u',
        ),
      ),
    ]);
  });

  test('a source that fails at every second read is read again; a source that always fails ends the job', async () => {
    let calls = 0;
    const flaky = text();
    bench.input.source = {
      ...flaky,
      read: async (descriptor) => {
        calls += 1;
        if (calls % 2 === 1) throw new Error('truncated JSON');
        return flaky.read(descriptor);
      },
    };
    const { id: jobId } = await bench.run();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: COUNT });

    bench.input.source = {
      ...text(tinyVerses(COUNT, 1)),
      read: async () => {
        throw new Error('HTML instead of JSON');
      },
    };
    const again = await bench.run();
    expect(again).toMatchObject({ status: 'failed' });
    expect(await errorsOf(again.id)).toEqual([
      'HTML instead of JSON (load, chunk 1, row 1). Resume the job: it goes on where it stopped.',
    ]);
    const chunks = await bench.db
      .select()
      .from(importChunks)
      .where(and(eq(importChunks.jobId, again.id), eq(importChunks.chunkNo, firstChunkOf('load'))));
    expect(chunks).toMatchObject([{ failures: MAX_FAILURES }]);
  });

  test('if a source asks for a pause, the message is tried again after that many seconds', async () => {
    await toFirstLoadChunk();
    bench.input.source = {
      ...text(),
      read: async () => {
        throw new RetryLaterError('429 too many requests', 17);
      },
    };
    expect(await processChunk(bench.ctx, bench.queue[0]!)).toMatchObject({
      outcome: 'retry',
      delaySeconds: 17,
    });
  });

  test('a PermanentError of the source ends the job at once', async () => {
    const jobId = await toFirstLoadChunk();
    bench.input.source = {
      ...text(),
      read: async () => {
        throw new PermanentError('The file was deleted');
      },
    };
    expect(await processChunk(bench.ctx, bench.queue.shift()!)).toMatchObject({ did: 'failed' });
    expect(await errorsOf(jobId)).toEqual([
      'The file was deleted (load, chunk 1, row 1). Correct this, then start the import again.',
    ]);
  });

  test('an input that is replaced between two chunks makes the job fail and is never published', async () => {
    const jobId = await toFirstLoadChunk();
    await bench.drain(1);
    bench.input.source = text(tinyVerses(COUNT, 3));
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ status: 'failed', done: rowsAChunk });
    expect((await errorsOf(jobId))[0]).toContain('The input changed during the import');
    expect(await bench.counts()).toMatchObject({ visible: 0 });
  });

  test('an edition that does not have its expected figures is not published, and the message names the figures', async () => {
    bench.input.source = text(VERSES, { expected: { verses: COUNT + 1, words: 1, standardTotal: 5 } });
    const { id: jobId } = await bench.run();
    expect(await bench.job(jobId)).toMatchObject({ status: 'failed', done: COUNT });
    const [message] = await errorsOf(jobId);
    expect(message).toMatch(
      new RegExp(
        `tiny was not published: verses ${COUNT} instead of ${COUNT + 1}, words \\d+ instead of 1, standardTotal`,
        'u',
      ),
    );
    expect(await bench.counts()).toMatchObject({ verses: COUNT, visible: 0 });
    expect(bench.blobs.keys()).toEqual([]);
  });

  test('a message that the queue gives up (a dead letter) makes its job fail; the resumed job reads only the missing chunks', async () => {
    const jobId = await toFirstLoadChunk();
    await bench.drain(1);
    const read: unknown[] = [];
    const source = text();
    bench.input.source = {
      ...source,
      read: async (descriptor) => {
        read.push(descriptor);
        return source.read(descriptor);
      },
    };
    await deadLetter(bench.ctx, bench.queue.shift()!);
    expect(await bench.job(jobId)).toMatchObject({ status: 'failed' });
    expect((await errorsOf(jobId))[0]).toContain(`The queue gave up chunk 2 (load, row ${rowsAChunk + 1})`);
    expect(await resumeJob(bench.ctx, jobId)).toEqual({ changed: true, status: 'running' });
    await bench.drain();
    expect(read).toEqual([{ from: rowsAChunk }, { from: 2 * rowsAChunk }]);
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: COUNT, created: COUNT });
  });

  test('a message that the queue has given up changes nothing if its chunk is already done', async () => {
    const jobId = await toFirstLoadChunk();
    await deadLetter(bench.ctx, { jobId, chunkNo: firstChunkOf('clear') });
    expect(await bench.job(jobId)).toMatchObject({ status: 'running', errors: [] });
  });

  test('if another edition is published during a publication, the library revision is made from both', async () => {
    const other = text(tinyVerses(3, 2), { id: 'other' });
    const first = await bench.start();
    await bench.drain(8);
    const publishing = bench.queue.shift()!;
    expect(publishing).toEqual({ jobId: first.jobId, chunkNo: firstChunkOf('publish') });
    let hasStruck = false;
    bench.faults.write = async (run, sql) => {
      // Just before the first edition's publication is written, the other one is published.
      if (!hasStruck && /insert into "library"/u.test(sql)) {
        hasStruck = true;
        delete bench.faults.write;
        const mine = bench.input.source;
        bench.input.source = other;
        await bench.run();
        bench.input.source = mine;
      }
      return run();
    };
    expect(await processChunk(bench.ctx, publishing)).toMatchObject({ outcome: 'retry' });
    const libraryRevision = () => bench.db.select({ revision: library.revision }).from(library);
    const before = await libraryRevision();
    bench.queue.push(publishing);
    await bench.drain();
    expect(await bench.job(first.jobId)).toMatchObject({ status: 'succeeded' });
    expect(await libraryRevision()).not.toEqual(before);
  });

  test.each([
    ['paused', pauseJob],
    ['cancelled', cancelJob],
  ] as const)(
    'a chunk that fails while its job is being %s does not fail the job',
    async (status, change) => {
      const { jobId } = await bench.start();
      await bench.drain(2);
      bench.input.source = {
        ...text(),
        read: async () => {
          await change(bench.ctx, jobId);
          throw new PermanentError('The file is damaged');
        },
      };
      expect(await processChunk(bench.ctx, bench.queue.shift()!)).toMatchObject({
        outcome: 'acknowledge',
        did: 'nothing',
        progress: { status },
      });
      expect(await bench.job(jobId)).toMatchObject({ status, errors: [] });
    },
  );
});
