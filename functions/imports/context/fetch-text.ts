import { PermanentError, UnreachableError } from '../../../import-jobs/engine/errors.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { ImportDeps } from './import-deps.ts';

/** The longest time for a whole answer, in milliseconds. A source with small answers sets a shorter limit. */
const LONGEST_ANSWER_MS = 120_000;

const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * Fetches an address of Sefaria or of the packs. Nothing else can be fetched, so no input can make the Worker ask
 * another server. It follows no redirect, for the same reason.
 *
 * @throws PermanentError for another address or a redirect. UnreachableError if the server is not reached or does not
 *   answer in time. To read a body that is too long throws PermanentError.
 */
export async function fetchText(
  ctx: Pick<ImportDeps, 'fetch'> & Pick<Ctx, 'settings'>,
  address: string,
  signal: AbortSignal,
): Promise<Response> {
  // `URL` resolves dots and odd spellings, so this checks the address that is really fetched.
  const { href, host } = new URL(address);
  const isAllowed = Object.values(ctx.settings.addresses).some((base) => href.startsWith(`${base}/`));
  if (!isAllowed) throw new PermanentError(`${host} is not an address that imports may fetch.`);
  const limit = AbortSignal.timeout(LONGEST_ANSWER_MS);
  const answer = await ctx
    .fetch(new Request(href, { redirect: 'manual', signal: AbortSignal.any([signal, limit]) }))
    .catch((cause: unknown) => {
      const isSilent = limit.aborted || signal.aborted;
      const reason = isSilent ? 'did not answer in time' : 'cannot be reached';
      const message = `${host} ${reason}. Check the network, then try the job again.`;
      throw Object.assign(new UnreachableError(message, isSilent), { cause });
    });
  if (answer.status >= 300 && answer.status < 400) {
    await answer.body?.cancel();
    throw new PermanentError(`${host} sent a redirect (${answer.status}). Redirects are not followed.`);
  }
  const { status, headers } = answer;
  return new Response(answer.body?.pipeThrough(atMost(MAX_ANSWER_BYTES, host)) ?? null, { status, headers });
}

function atMost(most: number, host: string): TransformStream<Uint8Array, Uint8Array> {
  let count = 0;
  return new TransformStream({
    transform(piece, stream) {
      count += piece.length;
      if (count > most) stream.error(new PermanentError(`${host} sent more than ${most} bytes.`));
      else stream.enqueue(piece);
    },
  });
}
