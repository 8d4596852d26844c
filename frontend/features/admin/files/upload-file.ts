import type { FileFolder, StoredFile, Upload } from '../../../../domain/contract/index.ts';
import { ApiError } from '../../../api/api-error.ts';

export interface UploadCalls {
  beginUpload(body: { folder: FileFolder; name: string; size: number }): Promise<Upload>;
  putPart(id: string, number: number, part: Blob, sha256: string, signal: AbortSignal): Promise<unknown>;
  completeUpload(id: string): Promise<StoredFile>;
}

interface UploadOptions {
  readonly folder: FileFolder;
  readonly calls: UploadCalls;
  readonly signal: AbortSignal;
  readonly onBegun: (id: string) => void;
  readonly onSent: (bytes: number) => void;
  readonly wait?: (ms: number) => Promise<unknown>;
}

const TRIES = 3;
const PAUSE_MS = 1_000;

const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

const isFinalAnswer = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403, 404, 413].includes(error.status);

/**
 * Sends a file in parts, each with its SHA-256. A part is tried at most three times. A part that the server
 * has already with the same SHA-256, from an earlier upload, is not sent again.
 *
 * @throws ApiError if a call fails; for a part, the error of its last try.
 */
export async function uploadFile(
  file: File,
  { folder, calls, signal, onBegun, onSent, wait = pause }: UploadOptions,
): Promise<StoredFile> {
  const { id, partSize, parts } = await calls.beginUpload({ folder, name: file.name, size: file.size });
  onBegun(id);
  const arrived = new Map(parts.map(({ number, sha256 }) => [number, sha256]));
  const count = Math.ceil(file.size / partSize);
  for (let number = 1; number <= count; number++) {
    signal.throwIfAborted();
    const end = Math.min(number * partSize, file.size);
    const part = file.slice((number - 1) * partSize, end);
    const sha256 = await sha256Of(part);
    if (arrived.get(number) !== sha256) {
      await withRetries(() => calls.putPart(id, number, part, sha256, signal), { signal, wait });
    }
    onSent(end);
  }
  signal.throwIfAborted();
  return calls.completeUpload(id);
}

async function withRetries(
  send: () => Promise<unknown>,
  { signal, wait }: { readonly signal: AbortSignal; readonly wait: (ms: number) => Promise<unknown> },
): Promise<void> {
  let refusal: unknown;
  for (let tries = 1; ; tries++) {
    try {
      await send();
      return;
    } catch (error) {
      // The server may remove an upload whose part it refused with 422. The next try then gets 404, so the refusal is
      // the reason to show.
      if (refusal !== undefined && error instanceof ApiError && error.status === 404) throw refusal;
      if (signal.aborted || tries === TRIES || isFinalAnswer(error)) throw error;
      refusal = error instanceof ApiError && error.status === 422 ? error : undefined;
      // After a refusal such as 422, which means that the part was damaged on its way, the part is sent again at
      // once.
      if (!(error instanceof ApiError) || error.isTemporary) await wait(PAUSE_MS * tries);
      signal.throwIfAborted();
    }
  }
}

async function sha256Of(part: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await part.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
