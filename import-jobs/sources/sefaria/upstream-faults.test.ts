import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bibleVerses, editions } from '../../../db/schema/index.ts';
import { sefariaStandIn } from '../../../scripts/start/stand-ins/sefaria.ts';
import { type EngineBench, engineBench } from '../../../tests/imports/engine-bench.ts';
import { sefariaContext } from '../../../tests/imports/sefaria-context.ts';
import { MAX_FAILURES } from '../../context.ts';
import { processChunk } from '../../engine/process-chunk.ts';
import { secondsToWait } from '../../retry-after.ts';
import { SEFARIA } from './index.ts';

type Reply = (reply: ServerResponse, whole: string) => void;

/** What the server does with each request, in turn. Without an entry it answers as Sefaria does. */
let faults: Reply[] = [];

const server = createServer(async (request: IncomingMessage, reply) => {
  const answer = await sefariaStandIn(new Request(new URL(request.url ?? '', 'http://sefaria.test')));
  const body = await answer.text();
  const fault = faults.shift();
  if (fault !== undefined) fault(reply, body);
  else reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
});
let bench: EngineBench;
let requests: URL[];

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done).closeAllConnections()));
beforeEach(async () => {
  faults = [];
  const { port } = server.address() as AddressInfo;
  const { context, requested } = sefariaContext((request) =>
    fetch(request.url.replace('https://sefaria.test', `http://127.0.0.1:${port}`), {
      redirect: 'manual',
      signal: request.signal,
    }),
  );
  requests = requested;
  const task = { kind: 'sefaria' as const, chapters: [{ book: 'psalms' as const, from: 117, to: 117 }] };
  bench = await engineBench(await SEFARIA.open(context, task, [], 'job-1'));
});
afterEach(() => void vi.restoreAllMocks());

async function firstRetry(): Promise<{ delaySeconds: number; cause: string }> {
  for (let message = bench.queue.shift(); message !== undefined; message = bench.queue.shift()) {
    const result = await processChunk(bench.ctx, message);
    if (result.outcome === 'retry') {
      bench.queue.push(message);
      return result;
    }
  }
  throw new Error('Nothing was tried again');
}

const verses = async (): Promise<string[]> =>
  (await bench.db.select().from(bibleVerses).where(eq(bibleVerses.editionId, 'mam'))).map(
    ({ chapterNumber, verseNumber }) => `${chapterNumber}:${verseNumber}`,
  );

const json =
  (body: unknown): Reply =>
  (reply) =>
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (reply) =>
    reply.writeHead(code, headers).end();
const changed =
  (change: (answer: { ref: string; versions: { text: unknown[] }[] }) => void): Reply =>
  (reply, whole) => {
    const answer = JSON.parse(whole);
    change(answer);
    json(answer)(reply, whole);
  };
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toUTCString();

const PASSING: [string, Reply, string, [least: number, most: number]][] = [
  [
    '429 with seconds',
    status(429, { 'retry-after': '120' }),
    'Sefaria asks to wait before Psalms 117 (429)',
    [120, 120],
  ],
  ['429 with a date', status(429, { 'retry-after': inSeconds(3600) }), 'asks to wait', [900, 900]],
  ['429 with a date that is past', status(429, { 'retry-after': inSeconds(-60) }), 'asks to wait', [2, 2]],
  ['429 without Retry-After', status(429), 'asks to wait', [30, 30]],
  ['429 with an absurd Retry-After', status(429, { 'retry-after': '99999999' }), 'asks to wait', [900, 900]],
  ['429 with a senseless Retry-After', status(429, { 'retry-after': '-5' }), 'asks to wait', [30, 30]],
  [
    '503 with Retry-After',
    status(503, { 'retry-after': '7' }),
    'asks to wait before Psalms 117 (503)',
    [7, 7],
  ],
  ['500', status(500), 'Sefaria failed for Psalms 117 (500)', [10, 10]],
  ['502', status(502), 'Sefaria failed for Psalms 117 (502)', [10, 10]],
  ['a reset before the answer', (reply) => reply.destroy(), 'Sefaria did not answer for Psalms 117', [5, 5]],
  [
    'a reset in the middle of the answer',
    (reply, whole) => {
      reply.writeHead(200, { 'content-length': String(Buffer.byteLength(whole)) });
      reply.write(whole.slice(0, 200), () => reply.destroy());
    },
    'Sefaria did not answer for Psalms 117',
    [5, 5],
  ],
  [
    'truncated JSON with 200',
    (reply, whole) => reply.writeHead(200).end(whole.slice(0, -40)),
    'Sefaria’s answer for Psalms 117 is not complete JSON',
    [2, 2],
  ],
  [
    'HTML with 200',
    (reply) =>
      reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sefaria</title>'),
    'not complete JSON',
    [2, 2],
  ],
  ['JSON of another form', json(['Psalms 117']), 'not of the agreed form', [2, 2]],
  [
    'another chapter',
    changed((answer) => (answer.ref = 'Psalms 116')),
    'answered Psalms 116 instead of Psalms 117',
    [2, 2],
  ],
  [
    'too few verses',
    changed((answer) => answer.versions[0]?.text.pop()),
    'answered 1 of the 2 verses of Psalms 117 in “Miqra according to the Masorah”',
    [2, 2],
  ],
  [
    'too few English verses',
    changed((answer) => answer.versions[1]?.text.pop()),
    'in “The Holy Scriptures',
    [2, 2],
  ],
  [
    'lists in place of verses',
    changed((answer) => answer.versions[0]?.text.splice(0, 2, [], [])),
    'one text a verse',
    [2, 2],
  ],
];

test.each(PASSING)(
  '%s is tried again, and the job then has every verse',
  async (_, fault, cause, [least, most]) => {
    faults = [fault];
    const { jobId } = await bench.start();
    const retry = await firstRetry();
    expect(retry.cause).toContain(cause);
    expect(retry.delaySeconds).toBeGreaterThanOrEqual(least);
    expect(retry.delaySeconds).toBeLessThanOrEqual(most);
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', created: 4, done: 2, total: 2 });
    expect(await verses()).toEqual(['117:1', '117:2']);
    expect(requests).toHaveLength(2);
  },
);

const STAYING = [
  '500',
  '429 without Retry-After',
  'a reset before the answer',
  'HTML with 200',
  'too few verses',
];

test.each(PASSING.filter(([name]) => STAYING.includes(name)))(
  '%s makes the job fail with its cause if it does not pass, and readers see nothing',
  async (_, fault, cause) => {
    faults = Array.from({ length: MAX_FAILURES }, () => fault);
    const job = await bench.run();
    expect(job.status).toBe('failed');
    expect(JSON.stringify(job.errors)).toContain(cause);
    expect(requests).toHaveLength(cause.includes('did not answer') ? 6 : MAX_FAILURES);
    expect(await bench.db.select().from(editions).where(eq(editions.revisionNo, 1))).toEqual([]);
  },
);

test('waits that Sefaria asks for are no failures, but after an hour of them the job fails with the cause', async () => {
  faults = Array.from({ length: 40 }, () => status(429, { 'retry-after': '120' }));
  const job = await bench.run();
  expect(job.status).toBe('failed');
  expect(job.errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /Psalms 117 \(429\) \(load, chunk 1, psalms 117\)\. The server has asked to wait for 60 minutes in all\. Resume the job/u,
    ),
  ]);
  expect(requests).toHaveLength(30);
});

const LASTING: [string, Reply, string][] = [
  [
    'a redirect elsewhere',
    status(302, { location: 'http://169.254.169.254/' }),
    'sends the request for Psalms 117 to http://169.254.169.254/. It is not followed',
  ],
  [
    'an unknown version, which is 200 without texts',
    changed((answer) => answer.versions.splice(0)),
    'Sefaria has no Psalms 117 of “Miqra according to the Masorah”',
  ],
  [
    'an unknown English version',
    changed((answer) => answer.versions.pop()),
    'Sefaria has no Psalms 117 of “The Holy Scriptures: A New Translation (JPS 1917)”',
  ],
  [
    'an unknown reference',
    (reply) => reply.writeHead(404).end('{"error":"Psalms ends at Chapter 116."}'),
    'Sefaria refused Psalms 117: Psalms ends at Chapter 116.',
  ],
  [
    'an error with 200',
    json({ error: 'Unknown reference' }),
    'Sefaria refused Psalms 117: Unknown reference',
  ],
  ['403', status(403), 'Sefaria refused Psalms 117 (403)'],
  [
    'an answer that is too long',
    (reply) => {
      reply.on('error', () => {});
      reply.writeHead(200).end(' '.repeat(5 * 1024 * 1024));
    },
    'Sefaria’s answer for Psalms 117 is longer than 4 MB',
  ],
];

test.each(LASTING)('%s makes the job fail at once', async (_, fault, message) => {
  faults = [fault];
  const job = await bench.run();
  expect(job.status).toBe('failed');
  expect(JSON.stringify(job.errors)).toContain(message);
  expect(requests).toHaveLength(1);
  expect(await verses()).toEqual([]);
});

test('a service that does not answer is given up after 20 seconds and asked again 5 seconds later', async () => {
  // The request times out as soon as it has arrived, so that the test does not wait for 20 seconds.
  const time = new AbortController();
  faults = [() => time.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
  const { jobId } = await bench.start();
  expect(await firstRetry()).toEqual({
    outcome: 'retry',
    delaySeconds: 5,
    cause: 'Sefaria did not answer for Psalms 117 (The operation was aborted due to timeout)',
  });
  expect(timeout.mock.calls).toEqual([[20_000]]);
  await bench.drain();
  expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', created: 4 });
  expect(await verses()).toEqual(['117:1', '117:2']);
  expect(requests).toHaveLength(2);
});

test.each([
  ['Wed, 21 Oct 2026 07:28:30 GMT', 30],
  ['Wed, 21 Oct 2026 07:27:00 GMT', 1],
  ['Wed, 21 Oct 2099 07:28:00 GMT', 900],
  ['0', 1],
  [' 60 ', 60],
  ['1.5', 30],
  ['soon', 30],
  ['', 30],
  [null, 30],
])('Retry-After: %s means %i seconds', (value, seconds) => {
  expect(secondsToWait(value, Date.parse('Wed, 21 Oct 2026 07:28:00 GMT'))).toBe(seconds);
});
