import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody, ImportStatus, Job, StartedJob, StoredFiles } from '../../domain/contract/index.ts';
import type { LocalStack } from '../../scripts/start/local-stack.ts';
import { startCopiedStack } from '../stack.ts';
import { answered } from '../support/app.ts';
import { WAIT_MS } from '../support/limits.ts';

let site: LocalStack;
let cookie = '';
beforeAll(async () => {
  site = await startCopiedStack('imports', { offline: true, adminUserIds: '1,2,3' });
  const username = 'imports-admin';
  const answer = await send('POST', '/api/register', {
    username,
    password: 'still waters and green pastures',
  });
  cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
});
afterAll(() => site.close());

/** Reads each answer whole, also one of which only the status matters, so that no connection waits for its reader. */
async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isBytes = body instanceof Uint8Array;
  const answer = await fetch(`${site.url}${path}`, {
    method,
    // A call that hangs fails with its own name.
    signal: AbortSignal.timeout(WAIT_MS),
    headers: {
      Origin: site.url,
      Cookie: cookie,
      ...(body === undefined || isBytes ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const { status, headers: own } = answer;
  const bytes = await answer.arrayBuffer();
  return new Response(status === 204 ? null : bytes, { status, headers: own });
}
const read = async <T>(path: string): Promise<T> => (await (await send('GET', path)).json()) as T;
const jobOf = (id: string) => read<Job>(`/api/admin/jobs/${id}`);

async function start(button: string, body?: unknown): Promise<string> {
  const answer = await send('POST', `/api/admin/${button}`, body);
  const started = (await answer.json()) as StartedJob;
  expect({ status: answer.status, started }).toMatchObject({ status: 202, started: { status: 'started' } });
  return started.jobId;
}

async function jobWhen(id: string, fits: (job: Job) => boolean): Promise<Job> {
  for (;;) {
    const job = await jobOf(id);
    if (fits(job)) return job;
    if (job.status === 'failed') throw new Error(JSON.stringify(job));
    await new Promise((next) => setTimeout(next, 100));
  }
}
const finished = (id: string) => jobWhen(id, ({ status }) => status === 'succeeded');

test('a button starts a job, the queue finishes it, and readers see its text', async () => {
  const id = await start('import-specific-passage', { book: 'Ruth', chapter: 1 });
  const job = await finished(id);
  expect(job).toMatchObject({
    kind: 'sefaria',
    title: 'Ruth 1, from Sefaria',
    phase: 'done',
    target: 'sefaria',
    opens: { book: 'ruth', chapter: 1, edition: 'mam' },
  });
  expect(job.progress.done).toBe(job.progress.total);
  const { totalChapters, books } = await read<ImportStatus>('/api/admin/import-status');
  expect(totalChapters).toBe(1);
  expect(books.find((book) => book.id === 'ruth')).toMatchObject({ verseCount: 22, importedChapters: [1] });
  const verse = await send('GET', '/api/verse/ruth/1/16?edition=mam');
  expect(verse.status).toBe(200);
});

test('a job is paused and resumed, and a second job on its texts is refused meanwhile', async () => {
  const id = await start('import-genesis-batch1-5');
  const busy = await send('POST', '/api/admin/import-exodus-all');
  expect([busy.status, ((await busy.json()) as ErrorBody).jobId]).toEqual([409, id]);
  const paused = await send('POST', `/api/admin/jobs/${id}/pause`);
  expect(await answered(paused)).toMatchObject([200, { status: 'paused' }]);
  // One chunk of the job may still be running when the job is paused.
  let before: Job | undefined;
  await expect
    .poll(
      async () => {
        const [last, now] = [before, await jobOf(id)];
        before = now;
        return last && JSON.stringify(last) === JSON.stringify(now);
      },
      { interval: 1_000 },
    )
    .toBe(true);
  expect((await send('POST', `/api/admin/jobs/${id}/resume`)).status).toBe(200);
  expect((await finished(id)).status).toBe('succeeded');
});

test('a file of several parts is stored with the checksum of the whole', async () => {
  const bytes = new TextEncoder().encode('book,chapter,verse\n'.repeat(600_000));
  const hash = async (piece: Uint8Array) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(piece))).toString('hex');
  const newUpload = { folder: 'csv', name: 'Ψαλμοί.csv', size: bytes.length };
  const begun = (await (await send('POST', '/api/admin/files', newUpload)).json()) as {
    id: string;
    partSize: number;
  };
  for (let number = 1; (number - 1) * begun.partSize < bytes.length; number++) {
    const part = bytes.subarray((number - 1) * begun.partSize, number * begun.partSize);
    const stored = await send('PUT', `/api/admin/files/${begun.id}/parts/${number}`, part, {
      'X-Part-SHA256': await hash(part),
    });
    expect(stored.status).toBe(200);
  }
  const whole = await send('POST', `/api/admin/files/${begun.id}/complete`);
  expect(await answered(whole)).toMatchObject([200, { ...newUpload, sha256: await hash(bytes) }]);
  const { files, uploads } = await read<StoredFiles>('/api/admin/files');
  expect({ files: files.map(({ name }) => name), uploads }).toEqual({ files: ['Ψαλμοί.csv'], uploads: [] });
  expect((await send('DELETE', `/api/admin/files/${files[0]?.id}`)).status).toBe(204);
  expect((await send('DELETE', `/api/admin/files/${files[0]?.id}`)).status).toBe(404);
});
