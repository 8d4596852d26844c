import { z } from 'zod';
import type { ChunkMessage } from '../../import-jobs/context.ts';
import { deadLetter } from '../../import-jobs/engine/failures.ts';
import { processChunk } from '../../import-jobs/engine/process-chunk.ts';
import { sweep } from '../../import-jobs/engine/sweep.ts';
import { removeStaged } from '../../import-jobs/staged.ts';
import type { Ctx } from '../ctx.ts';
import { importContext, sourceWorld } from './import-context.ts';
import { tidyBucket } from './tidy-bucket.ts';

const chunkMessage = z.object({ jobId: z.string(), chunkNo: z.int().min(0) });

/** The queue of messages that the first queue gave up, as wrangler.toml names it. */
const DEAD_LETTERS = 'imports-dead';

/** The longest pause before a message is tried again, in seconds. */
const LONGEST_PAUSE = 300;

/** Seconds until the next attempt: 2, 4, 8 … and at most 300. */
const pauseAfter = (attempts: number): number => Math.min(2 ** attempts, LONGEST_PAUSE);

/**
 * Works on the messages of a batch one after another. Each message is acknowledged or retried by itself, so a bad
 * message does not delay another. A message that is neither would count as acknowledged.
 */
export async function consumeMessages(
  ctx: Ctx,
  batch: Pick<MessageBatch<unknown>, 'queue'> & {
    messages: readonly Pick<Message<unknown>, 'body' | 'attempts' | 'ack' | 'retry'>[];
  },
): Promise<void> {
  const consume = batch.queue === DEAD_LETTERS ? consumeDead : consumeChunk;
  for (const message of batch.messages) {
    const { data, success } = chunkMessage.safeParse(message.body);
    if (!success) {
      ctx.log('import', { what: 'unknown message', queue: batch.queue });
      message.ack();
      continue;
    }
    const pause = pauseAfter(message.attempts);
    const delay = await consume(ctx, data, message.attempts).catch((error: unknown) => {
      ctx.log('import', { what: 'message failed', ...data, error: String(error) });
      return pause;
    });
    if (delay === null) message.ack();
    else message.retry({ delaySeconds: Math.min(Math.max(delay, pause), LONGEST_PAUSE) });
  }
}

/** Works on a chunk. Returns null if its message is done with, or the seconds that its retry must wait at least. */
async function consumeChunk(ctx: Ctx, message: ChunkMessage, attempts: number): Promise<number | null> {
  const result = await processChunk(importContext(ctx), message, attempts > 1);
  if (result.outcome === 'retry') {
    ctx.log('import', { what: 'chunk delayed', ...message, attempts, cause: result.cause });
    return result.delaySeconds;
  }
  const status = result.progress?.status;
  if (result.did === 'failed' || (result.did === 'wrote' && status === 'succeeded'))
    ctx.log('import', { what: `job ${status}`, ...message });
  return null;
}

/** Makes the job of a message that was given up fail, so that somebody sees it. */
async function consumeDead(ctx: Ctx, message: ChunkMessage): Promise<null> {
  await deadLetter(importContext(ctx), message);
  ctx.log('import', { what: 'message given up', ...message });
  return null;
}

/**
 * Sends lost messages again and removes what ended jobs left. A timer calls it, and so does the local start. Once an
 * hour it also tidies the bucket.
 */
export async function sweepImports(ctx: Ctx): Promise<void> {
  try {
    await sweep(importContext(ctx));
    await removeStaged(ctx.db, sourceWorld(ctx).files);
    const now = ctx.now();
    if (new Date(now).getUTCMinutes() === 0) {
      const deleted = await tidyBucket(sourceWorld(ctx).files, now);
      if (deleted > 0) ctx.log('import', { what: 'bucket tidied', deleted });
    }
  } catch (error) {
    ctx.log('import', { what: 'sweep failed', error: String(error) });
  }
}
