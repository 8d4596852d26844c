import { z } from 'zod';
import { startComposing } from '../../../import-jobs/composing/start-composing.ts';
import type { ChunkMessage } from '../../../import-jobs/context.ts';
import { deadLetter } from '../../../import-jobs/engine/failures.ts';
import { processChunk } from '../../../import-jobs/engine/process-chunk.ts';
import { keepLease, sweep } from '../../../import-jobs/engine/sweep.ts';
import { LONGEST_WAIT_SECONDS } from '../../../import-jobs/retry-after.ts';
import { importContext, sourceContext } from '../context/import-context.ts';
import type { ImportsCtx } from '../context/import-deps.ts';
import { tidyBucket } from '../files/tidy-bucket.ts';
import { importTextsAgain } from '../texts/import-again.ts';

const chunkMessage = z.object({ jobId: z.string(), chunkNo: z.int().min(0) });

/** The end of the name of the queue with messages that the first queue gave up. Each environment has its own queues. */
const DEAD_LETTERS = '-dead';

const LONGEST_PAUSE = 300;

/** How often a running chunk renews its lease. Most chunks are done before the first beat. */
const RENEWAL_MS = 10_000;

const AT_START = 'start';

const pauseAfter = (attempts: number): number => Math.min(2 ** attempts, LONGEST_PAUSE);

/**
 * Works on the messages of a batch one after another. Each message is acknowledged or retried by itself, so a bad
 * message does not delay another. A message that is neither would count as acknowledged. Returns false if a message will
 * be tried again.
 */
export async function consumeMessages(
  ctx: ImportsCtx,
  batch: Pick<MessageBatch<unknown>, 'queue'> & {
    messages: readonly Pick<Message<unknown>, 'body' | 'attempts' | 'ack' | 'retry'>[];
  },
): Promise<boolean> {
  let isDone = true;
  const consume = batch.queue.endsWith(DEAD_LETTERS) ? consumeDead : consumeChunk;
  for (const message of batch.messages) {
    const { data, success } = chunkMessage.safeParse(message.body);
    if (!success) {
      ctx.log('import', { what: 'unknown message', queue: batch.queue });
      message.ack();
      continue;
    }
    const pause = pauseAfter(message.attempts);
    const delay = await consume(ctx, data, message.attempts, pause).catch((error: unknown) => {
      ctx.log('import', { what: 'message failed', ...data, error: String(error) });
      return pause;
    });
    if (delay === null) {
      message.ack();
    } else {
      isDone = false;
      message.retry({ delaySeconds: Math.min(Math.ceil(delay), LONGEST_WAIT_SECONDS) });
    }
  }
  return isDone;
}

/** Works on a chunk. Returns the seconds until its message is tried again, or null if it need not be. */
async function consumeChunk(
  ctx: ImportsCtx,
  message: ChunkMessage,
  attempts: number,
  pause: number,
): Promise<number | null> {
  const imports = importContext(ctx);
  // A lease that could not be renewed is ignored: at worst, a sweep sends the chunk again.
  const beat = setInterval(() => void keepLease(imports, message).catch(() => {}), RENEWAL_MS);
  const result = await processChunk(imports, message, attempts > 1, pause).finally(() => clearInterval(beat));
  if (result.outcome === 'retry') {
    ctx.log('import', { what: 'chunk delayed', ...message, attempts, cause: result.cause });
    return result.delaySeconds;
  }
  const { status, phase } = result.progress ?? {};
  // Chance tables come after the publication.
  if (result.did === 'wrote' && (status === 'succeeded' || phase === 'chance')) await composeWhatIsOld(ctx);
  if (result.did === 'failed' || (result.did === 'wrote' && status === 'succeeded'))
    ctx.log('import', { what: `job ${status}`, ...message });
  return null;
}

/** Starts the composing of meanings that are missing or old. The timer starts what cannot be started now. */
async function composeWhatIsOld(ctx: ImportsCtx): Promise<void> {
  await startComposing(importContext(ctx)).catch((error: unknown) =>
    ctx.log('import', { what: 'composing not started', error: String(error) }),
  );
}

async function consumeDead(ctx: ImportsCtx, message: ChunkMessage): Promise<null> {
  await deadLetter(importContext(ctx), message);
  ctx.log('import', { what: 'message given up', ...message });
  return null;
}

/**
 * Sends lost messages again, and removes what ended jobs left in the database and in the bucket. A timer
 * calls it, and so does the local start. At a start no chunk can be running, so every message is sent again
 * at once. Returns false if it failed; the next call tries again.
 */
export async function sweepImports(ctx: ImportsCtx, timer?: string): Promise<boolean> {
  try {
    const imports = importContext(ctx);
    await sweep(imports, timer === AT_START ? 0 : undefined);
    await importTextsAgain(ctx);
    await composeWhatIsOld(ctx);
    const deleted = await tidyBucket(ctx.db, sourceContext(ctx).files, ctx.now());
    if (deleted > 0) ctx.log('import', { what: 'bucket tidied', deleted });
    return true;
  } catch (error) {
    ctx.log('import', { what: 'sweep failed', error: String(error) });
    return false;
  }
}
