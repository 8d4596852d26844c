import {
  PermanentError,
  RetryLaterError,
  UnreachableError,
  WaitRequestedError,
} from '../../engine/errors.ts';
import type { SourceContext } from '../../job-kind.ts';
import { secondsToWait } from '../../retry-after.ts';

const LONGEST_SECONDS = 60;
/** A request is ended if the server sends no byte for this many seconds. */
const SILENCE_SECONDS = 20;

const REASON_LENGTH = 300;

/**
 * Fetches a file.
 *
 * @throws PermanentError if the address has no such file, redirects, or sends more than `mostBytes`. RetryLaterError if
 *   the server wants us to wait. UnreachableError if it sends nothing for 20 seconds. Error if it answers slowly or has
 *   a fault of its own. Each message names the address.
 */
export async function fetchFile(
  ctx: Pick<SourceContext, 'fetch'>,
  address: string,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const stop = new AbortController();
  let stopWith: (error: Error) => void = () => undefined;
  const tooLate = new Promise<never>((_, reject) => {
    stopWith = (error) => {
      reject(error);
      stop.abort();
    };
  });
  const slow = new Error(`${address} did not send the file within ${LONGEST_SECONDS} seconds.`);
  const silent = new UnreachableError(`${address} sent nothing for ${SILENCE_SECONDS} seconds.`, true);
  const timer = setTimeout(stopWith, LONGEST_SECONDS * 1000, slow);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(stopWith, SILENCE_SECONDS * 1000, silent);
  };
  listen();
  try {
    return await Promise.race([tooLate, readFile(ctx, address, mostBytes, stop.signal, listen)]);
  } finally {
    clearTimeout(timer);
    clearTimeout(silence);
  }
}

async function readFile(
  ctx: Pick<SourceContext, 'fetch'>,
  address: string,
  mostBytes: number,
  signal: AbortSignal,
  onBytes: () => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await ctx.fetch(address, signal);
  onBytes();
  if (response.status !== 200) throw await refusal(address, response);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    onBytes();
    pieces.push(piece);
    size += piece.length;
    if (size > mostBytes) throw new PermanentError(`${address} sent more than ${mostBytes} bytes.`);
  }
  return joinBytes(pieces);
}

export const joinBytes = async (
  pieces: readonly Uint8Array<ArrayBuffer>[],
): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await new Blob([...pieces]).arrayBuffer());

async function refusal(address: string, response: Response): Promise<Error> {
  const { status, headers } = response;
  const isText = headers.get('content-type')?.startsWith('text/plain') ?? false;
  const reason = isText ? (await response.text()).trim().slice(0, REASON_LENGTH) : '';
  if (!isText) await response.body?.cancel();
  const message = `${address} answered ${status}${reason === '' ? '.' : `: ${reason}`}`;
  const retryAfter = headers.get('retry-after');
  const seconds = secondsToWait(retryAfter, Date.now());
  if ((status === 429 || status === 503) && retryAfter !== null)
    return new WaitRequestedError(message, seconds);
  if (status === 429) return new RetryLaterError(message, seconds);
  return status >= 500 ? new Error(message) : new PermanentError(message);
}
