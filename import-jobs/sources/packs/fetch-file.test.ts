import { afterEach, expect, test, vi } from 'vitest';
import { engineBench } from '../../../tests/imports/engine-bench.ts';
import { tinyText, tinyVerses } from '../../../tests/imports/tiny-sources.ts';
import { PermanentError, RetryLaterError, UnreachableError } from '../../engine/errors.ts';
import { type ChunkOutcome, processChunk, RETRY_SECONDS } from '../../engine/process-chunk.ts';
import { fetchFile } from './fetch-file.ts';

const ADDRESS = 'https://packs.test/a/b/c';

afterEach(() => void vi.useRealTimers());

const answered = (body: string | Uint8Array<ArrayBuffer> | null, init?: ResponseInit) =>
  fetchFile({ fetch: async () => new Response(body, init) }, ADDRESS, 10);

/**
 * Runs a job that fetches this file, with the engine. The fetch answers `first` once, and afterwards the file. Returns
 * what the engine did after the first answer, the state of the job in the end, and the number of requests.
 */
async function jobWith(first: () => Promise<Response>) {
  let requests = 0;
  const fetch = () => {
    requests += 1;
    return requests === 1 ? first() : Promise.resolve(new Response('a file'));
  };
  const verses = tinyVerses(2);
  const bench = await engineBench({
    ...tinyText(verses),
    read: async () => {
      await fetchFile({ fetch }, ADDRESS, 10);
      return verses;
    },
  });
  const { jobId } = await bench.start();
  let done: ChunkOutcome | undefined;
  for (let message = bench.queue.shift(); message !== undefined; message = bench.queue.shift()) {
    done = await processChunk(bench.ctx, message);
    if (requests === 0) continue;
    if (done.outcome === 'retry') bench.queue.push(message);
    break;
  }
  await bench.drain();
  const { status, errors } = await bench.job(jobId);
  return { done, status, errors: errors.map(({ message }) => message), requests };
}

const failure = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

test('fetchFile returns the bytes of a file', async () => {
  expect([...(await answered(new Uint8Array([1, 2, 3])))]).toEqual([1, 2, 3]);
  expect(await answered(null)).toHaveLength(0);
});

test.each([
  [404, 'text/plain', 'Not Found', `${ADDRESS} answered 404: Not Found`],
  [403, 'text/html', '<p>no</p>', `${ADDRESS} answered 403.`],
  [302, 'text/plain', '', `${ADDRESS} answered 302.`],
])(
  'a status %i ends the fetching of a file at once, and the error names the address',
  async (status, type, body, message) => {
    const init = { status, headers: { 'content-type': type } };
    const error = await failure(answered(body, init));
    expect(error).toBeInstanceOf(PermanentError);
    expect(error).toHaveProperty('message', message);
    const job = await jobWith(async () => new Response(body, init));
    expect(job).toMatchObject({ done: { did: 'failed' }, status: 'failed', requests: 1 });
    expect(job.errors.join()).toContain(message);
  },
);

test.each([
  [429, '7', 7],
  [429, null, 30],
  [429, 'soon', 30],
  [429, '86400', 900],
  [429, 'Mon, 23 Nov 2020 00:00:00 GMT', 1],
  [503, '7', 7],
  [503, '30', 30],
])(
  'a status %i with Retry-After %s is an error with a wait of %i seconds',
  async (status, retryAfter, seconds) => {
    const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
    const error = await failure(answered('', { status, headers }));
    expect(error).toBeInstanceOf(RetryLaterError);
    expect(error).toHaveProperty('seconds', seconds);
    expect(await jobWith(async () => new Response('', { status, headers }))).toMatchObject({
      done: { outcome: 'retry', delaySeconds: Math.max(seconds, RETRY_SECONDS) },
      status: 'succeeded',
      requests: 2,
    });
  },
);

test.each([500, 502, 503])(
  'a file whose server answers with status %i is fetched again, like after any other failure',
  async (status) => {
    const headers = { 'content-type': 'text/plain' };
    expect(await jobWith(async () => new Response('broken', { status, headers }))).toEqual({
      done: {
        outcome: 'retry',
        delaySeconds: RETRY_SECONDS,
        cause: `${ADDRESS} answered ${status}: broken`,
      },
      status: 'succeeded',
      errors: [],
      requests: 2,
    });
  },
);

test('an answer with more bytes than the fetched file may have ends the job', async () => {
  const job = await jobWith(async () => new Response('more than ten'));
  expect(job).toMatchObject({ done: { did: 'failed' }, status: 'failed', requests: 1 });
  expect(job.errors.join()).toContain(`${ADDRESS} sent more than 10 bytes.`);
});

test('a job that cannot reach the network tries to fetch its file again', async () => {
  expect(await jobWith(() => Promise.reject(new Error('packs.test cannot be reached.')))).toMatchObject({
    done: { outcome: 'retry', delaySeconds: RETRY_SECONDS, cause: 'packs.test cannot be reached.' },
    status: 'succeeded',
    requests: 2,
  });
});

test.each<[string, (signal: AbortSignal) => Promise<Response>]>([
  ['never answers', () => new Promise(() => undefined)],
  [
    'stops in the middle',
    async () => new Response(new ReadableStream({ start: (s) => s.enqueue(new Uint8Array(1)) })),
  ],
])('a server that %s is given up after 20 seconds, and the request is ended', async (_, fetch) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signals: AbortSignal[] = [];
  const context = {
    fetch: (_address: string, signal: AbortSignal) => {
      signals.push(signal);
      return fetch(signal);
    },
  };
  const error = failure(fetchFile(context, ADDRESS, 10));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await error).toBeInstanceOf(UnreachableError);
  expect(await error).toHaveProperty('message', `${ADDRESS} sent nothing for 20 seconds.`);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a server that sends a byte now and then is given up after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  let timer: ReturnType<typeof setInterval> | undefined;
  const body = () =>
    new ReadableStream<Uint8Array>({
      start: (stream) => {
        timer = setInterval(() => stream.enqueue(new Uint8Array(1)), 10_000);
      },
      cancel: () => clearInterval(timer),
    });
  const error = failure(fetchFile({ fetch: async () => new Response(body()) }, ADDRESS, 100));
  await vi.advanceTimersByTimeAsync(60_000);
  clearInterval(timer);
  expect(await error).toHaveProperty('message', `${ADDRESS} did not send the file within 60 seconds.`);
});

test.each([
  ['does not answer', true, 20],
  ['is not reached', false, 0],
] as const)('a server that %s makes the job fail within 90 seconds', async (_, isSilent, secondsATry) => {
  const bench = await engineBench({
    ...tinyText(tinyVerses(2)),
    read: async () => {
      throw new UnreachableError('packs.test does not answer.', isSilent);
    },
  });
  const { jobId } = await bench.start();
  let seconds = 0;
  let tries = 0;
  for (let message = bench.queue.shift(); message !== undefined; message = bench.queue.shift()) {
    bench.ctx.now = () => new Date(Date.UTC(2026, 10, 23, 0, 0, seconds));
    // The queue doubles its pause with each delivery.
    const outcome = await processChunk(bench.ctx, message, false, 2 ** (tries + 1));
    if (outcome.outcome !== 'retry' && outcome.did !== 'failed') continue;
    tries += 1;
    seconds += secondsATry + (outcome.outcome === 'retry' ? outcome.delaySeconds : 0);
    if (outcome.outcome === 'retry') bench.queue.push(message);
  }
  const { status, errors } = await bench.job(jobId);
  expect(status).toBe('failed');
  expect(errors[0]?.message).toContain('packs.test does not answer.');
  expect(tries).toBeGreaterThanOrEqual(3);
  expect(seconds).toBeLessThanOrEqual(90);
});
