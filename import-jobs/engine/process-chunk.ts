import type { SQL } from 'drizzle-orm';
import { sendBatch } from '../../db/batch.ts';
import { isActive, type JobState } from '../../domain/job-states.ts';
import type { EditionSource } from '../records.ts';
import { derivedRows } from '../writers/derive.ts';
import { prepareEntries } from '../writers/lexicon-writer.ts';
import type { Draft, LoadWrite } from '../writers/load-write.ts';
import { prepareVerses } from '../writers/text-writer.ts';
import { type ChunkState, readChunkState, selectChunkState } from './chunk-state.ts';
import { beforeLoading, cleanUpAfterJobs, nothingUnseen, removeUnseen } from './clean-up.ts';
import type { ChunkMessage, ImportContext } from './context.ts';
import { isConstraintError, messageOf, PermanentError, RetryLaterError } from './errors.ts';
import { countFailure } from './failures.ts';
import { inputFingerprint } from './input-fingerprint.ts';
import { PHASES } from './phases.ts';
import { type Attempt, claim, countProgress, NO_ROWS } from './protocol.ts';
import { preparePublication } from './publish.ts';

export type ChunkOutcome =
  | { outcome: 'acknowledge'; did: 'wrote' | 'nothing' | 'failed'; progress: ChunkProgress | null }
  | { outcome: 'retry'; delaySeconds: number; cause: string };

export interface ChunkProgress {
  title: string;
  phase: string;
  status: JobState;
  done: number;
  total: number;
}

interface PreparedChunk extends LoadWrite {
  /** A further condition on claiming the chunk. */
  condition?: SQL;
}

const RETRY_SECONDS = 2;

const retry = (cause: unknown, delaySeconds = RETRY_SECONDS): ChunkOutcome => ({
  outcome: 'retry',
  delaySeconds,
  cause: messageOf(cause),
});

const acknowledge = (did: 'wrote' | 'nothing' | 'failed', state: ChunkState | null): ChunkOutcome => ({
  outcome: 'acknowledge',
  did,
  progress: state && {
    title: state.title,
    phase: state.jobPhase,
    status: state.status,
    done: state.done,
    total: state.total,
  },
});

/**
 * Does one chunk's work: reads its input, writes its rows and the job's progress in one batch, sends the next
 * missing chunk. Any message may come late, twice, at the same time, or after the job has ended; at most one attempt
 * writes. Never throws for a fault of the input or the database: those become a retry or the job's failure.
 *
 * @param isRedelivery whether the queue has delivered this message before: then the send after the commit may be
 *   what was lost, and is done again.
 */
export async function processChunk(
  ctx: ImportContext,
  message: ChunkMessage,
  isRedelivery = false,
): Promise<ChunkOutcome> {
  let state: ChunkState | null;
  try {
    state = await readChunkState(ctx.db, message);
    if (state === null || !isActive(state.status)) return acknowledge('nothing', state);
    if (state.isDone) {
      if (isRedelivery) await sendNext(ctx, state);
      return acknowledge('nothing', state);
    }
    // A message that came too early: the chunk's own message is sent when its turn comes.
    if (!state.isReady) return acknowledge('nothing', state);
  } catch (error) {
    return retry(error);
  }

  let prepared: PreparedChunk;
  try {
    prepared = await prepare(ctx, state);
  } catch (error) {
    return failed(ctx, state, error);
  }

  const attempt: Attempt = { ...message, attempt: ctx.newId(), now: ctx.now().toISOString() };
  try {
    const [, , [after = null]] = await sendBatch(ctx.db, 'write', [
      claim(attempt, prepared.counts, prepared.kept, prepared.condition),
      countProgress(attempt),
      selectChunkState({ ...message }),
      ...prepared.rows(attempt),
    ]);
    if (after === null || (after.attempt !== attempt.attempt && (after.isDone || !isActive(after.status)))) {
      return acknowledge('nothing', after);
    }
    // Not done, the job still runs: an earlier phase is unfinished or another edition was published meanwhile.
    if (after.attempt !== attempt.attempt) return retry('The chunk has to wait');
    await sendNext(ctx, after);
    if (after.status === 'succeeded') await tidy(ctx, after);
    return acknowledge('wrote', after);
  } catch (error) {
    // The batch was rolled back, or committed and its reply lost: the same chunk again finds out which.
    return isConstraintError(error) ? failed(ctx, state, error) : retry(error);
  }
}

async function sendNext(ctx: ImportContext, state: ChunkState): Promise<void> {
  if (state.next !== null) await ctx.send({ jobId: state.jobId, chunkNo: state.next });
}

/** Best effort: what is left over is invisible, and the sweeper comes back for it. */
async function tidy(ctx: ImportContext, state: ChunkState): Promise<void> {
  try {
    await cleanUpAfterJobs(ctx, state.editionId);
  } catch {
    // See above.
  }
}

async function failed(ctx: ImportContext, state: ChunkState, error: unknown): Promise<ChunkOutcome> {
  try {
    const status = await countFailure(ctx, state, error, error instanceof PermanentError);
    if (status === null) return acknowledge('nothing', null);
    const after = { ...state, status };
    // Paused or cancelled meanwhile, the job did not fail: a resume sends the chunk again.
    if (!isActive(status)) return acknowledge(status === 'failed' ? 'failed' : 'nothing', after);
  } catch {
    // The database is away as well; the retry will count.
  }
  return retry(error, error instanceof RetryLaterError ? error.seconds : RETRY_SECONDS);
}

async function openSource(ctx: ImportContext, state: ChunkState): Promise<EditionSource> {
  const source = await ctx.openSource({
    kind: state.kind,
    editionId: state.editionId,
    params: state.params,
  });
  if (source.edition.id !== state.editionId) {
    throw new PermanentError(`The source is of ${source.edition.id}, not of ${state.editionId}`);
  }
  return source;
}

async function prepare(ctx: ImportContext, state: ChunkState): Promise<PreparedChunk> {
  const phase = PHASES[state.phase];
  const nothing = { counts: NO_ROWS, kept: [], rows: () => [] };
  if (phase === 'clear') {
    await removeUnseen(ctx.db, state.editionId, beforeLoading(state.jobId, state.chunkNo));
    return { ...nothing, condition: nothingUnseen(state.editionId) };
  }
  const source = await openSource(ctx, state);
  const draft: Draft = {
    editionId: state.editionId,
    script: source.edition.script,
    revision: state.draft,
    published: state.published,
  };
  switch (phase) {
    case 'load': {
      const write =
        source.kind === 'text'
          ? await prepareVerses(ctx.db, draft, await source.read(state.descriptor))
          : await prepareEntries(ctx.db, draft, await source.read(state.descriptor));
      await refuseChangedInput(source, state);
      return write;
    }
    case 'derive':
      return { ...nothing, rows: (attempt) => derivedRows(source, draft, attempt) };
    case 'publish':
      await refuseChangedInput(source, state);
      return { ...nothing, ...(await preparePublication(ctx, source, draft, state.fingerprint)) };
    default:
      throw new PermanentError(`No phase ${state.phase}`);
  }
}

/** Asked after reading, so that an input replaced while it was read is noticed too. */
async function refuseChangedInput(source: EditionSource, state: ChunkState): Promise<void> {
  const fingerprint = await inputFingerprint(source);
  if (fingerprint !== state.fingerprint) {
    throw new PermanentError(
      `The input changed during the import (${state.fingerprint} became ${fingerprint})`,
    );
  }
}
