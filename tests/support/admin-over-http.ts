import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FileFolder, Job, StoredFile, Upload } from '../../domain/contract/index.ts';
import { isFinal } from '../../domain/imports/index.ts';
import { type Ask, jobOf } from './admins.ts';
import { WAIT_MS } from './limits.ts';

export async function signedInAdmin(
  url: string,
  { username, password }: { username: string; password: string },
): Promise<Ask> {
  let cookie = '';
  const ask: Ask = async (method, path, body, headers = {}) => {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        Cookie: cookie,
        ...(body === undefined || isBytes ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? cookie;
    return response;
  };
  const answer = await ask('POST', '/api/login', { username, password });
  if (answer.status !== 200) throw new Error(`The sign-in answered ${answer.status}: ${await answer.text()}`);
  return ask;
}

/** Uploads a file in parts. Returns the first answer that refuses it, or the answer to the last request. */
export async function sendFile(
  ask: Ask,
  folder: FileFolder,
  name: string,
  bytes: Uint8Array,
): Promise<Response> {
  const begun = await ask('POST', '/api/admin/files', { folder, name, size: bytes.length });
  if (!begun.ok) return begun;
  const { id, partSize } = (await begun.json()) as Upload;
  for (let number = 1; (number - 1) * partSize < bytes.length; number++) {
    const part = bytes.subarray((number - 1) * partSize, number * partSize);
    const sha256 = createHash('sha256').update(part).digest('hex');
    const sent = await ask('PUT', `/api/admin/files/${id}/parts/${number}`, part, {
      'X-Part-SHA256': sha256,
    });
    if (!sent.ok) return sent;
  }
  return ask('POST', `/api/admin/files/${id}/complete`);
}

export async function uploadFile(
  ask: Ask,
  folder: FileFolder,
  name: string,
  bytes: Uint8Array,
): Promise<StoredFile> {
  const answer = await sendFile(ask, folder, name, bytes);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as StoredFile;
}

const LOOK_MS = 100;

/**
 * Reads a job again and again until it has ended or failed, or `signal` is aborted. Returns the job as it was
 * last read. `onLook` gets every version.
 */
export async function followJob(
  ask: Ask,
  id: string,
  onLook: (job: Job) => void = () => undefined,
  signal = AbortSignal.timeout(WAIT_MS),
): Promise<Job> {
  for (;;) {
    const job = await jobOf(ask, id);
    onLook(job);
    if (isFinal(job.status) || job.status === 'failed' || signal.aborted) return job;
    await sleep(LOOK_MS);
  }
}
