import { and } from 'drizzle-orm';
import { type Sendable, sendBatch, together } from '../../db/batch.ts';
import { listOf, objectOf, type Parse, text } from '../../domain/basics/index.ts';
import { hasVerses } from '../../domain/editions/index.ts';
import { type ImportPhase, isActive, type JobState } from '../../domain/imports/index.ts';
import { type Attempt, NO_ROWS, type RowCounts } from '../attempt.ts';
import { type ChunkMessage, type ImportContext, MAX_WAIT_SECONDS } from '../context.ts';
import { StoppedError } from '../expectations/compute.ts';
import type { FilledEdition, FoundChunks, ImportSource, RowProblem } from '../records.ts';
import { bookGroups, countLemmas, ofBooks, rowsOfOthers, sumLemmas } from '../writers/derive.ts';
import { ENTRIES, MEANINGS, NAMES, prepareList } from '../writers/list-writer.ts';
import type { Draft, LoadWrite } from '../writers/load-write.ts';
import { prepareVerses } from '../writers/text-writer.ts';
import { countWords, writeWordCounts } from '../writers/word-counts.ts';
import { chanceTables } from './chance-tables.ts';
import { type ChunkState, readChunkState, selectChunkState } from './chunk-state.ts';
import { beforeLoading, cleanUpAfterJobs, nothingUnseen, removeUnseen } from './clean-up.ts';
import { isConstraintError, isTimeout, messageOf, PermanentError, RetryLaterError } from './errors.ts';
import { countFailure } from './failures.ts';
import { inputFingerprint } from './input-fingerprint.ts';
import {
  appendChunks,
  type ClaimedValues,
  claim,
  countProgress,
  type NewChunk,
  reportProblems,
} from './protocol.ts';
import { measureEdition, preparePublication } from './publish.ts';
import { checkChunkSizes } from './start-job.ts';

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

interface PreparedChunk extends Omit<ClaimedValues, 'counts'> {
  counts?: ClaimedValues['counts'];
  chunks?: readonly NewChunk[];
  problems?: readonly RowProblem[];
  rows?(attempt: Attempt): Sendable[];
}

const TOO_SLOW = 'The database answers, but it took too long to write these rows';

export const RETRY_SECONDS = 2;

const retry = (cause: unknown, delaySeconds: number): ChunkOutcome => ({
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
 * Does the work of one chunk: reads its input, writes its rows and the job's progress in one batch, and sends the next
 * missing chunk. A message may come late, twice, twice at the same time, or after the job has ended. At most one
 * attempt writes. An error of the input or the database is not thrown. It leads to a retry or makes the job fail.
 * Before the time of the chunk's next try, nothing is done.
 *
 * @param isRedelivery true if the queue has delivered this message before. The first delivery may have committed its
 *   batch but failed to send the next chunk, so this call sends it again.
 * @param pauseSeconds the least time until the next try. The caller knows how many tries the message has had.
 */
export async function processChunk(
  ctx: ImportContext,
  message: ChunkMessage,
  isRedelivery = false,
  pauseSeconds = RETRY_SECONDS,
): Promise<ChunkOutcome> {
  let state: ChunkState | null;
  try {
    state = await readChunkState(ctx.db, message);
    if (state === null) return acknowledge('nothing', null);
    const outcome = await outcomeWithoutWork(ctx, state, isRedelivery);
    if (outcome !== null) return outcome;
  } catch (error) {
    return retry(error, pauseSeconds);
  }

  let prepared: PreparedChunk;
  try {
    prepared = await WORK[state.phase](ctx, state);
  } catch (error) {
    return failed(ctx, state, error, pauseSeconds);
  }

  const attempt: Attempt = { ...message, attempt: ctx.newId(), now: ctx.now().toISOString() };
  try {
    return await write(ctx, attempt, prepared, pauseSeconds);
  } catch (error) {
    // Either the batch was rolled back, or it was committed and the reply was lost. A retry of the chunk finds out
    // which. If the database answers after a time-out and the chunk is not done, the chunk is too heavy for it.
    const now = isTimeout(error) ? await readChunkState(ctx.db, message).catch(() => null) : null;
    if (now?.isDone === false) return failed(ctx, state, new Error(TOO_SLOW), pauseSeconds);
    return isConstraintError(error) ? failed(ctx, state, error, pauseSeconds) : retry(error, pauseSeconds);
  }
}

/** The outcome of a message whose chunk must not be done now; null if the chunk is to be done. */
async function outcomeWithoutWork(
  ctx: ImportContext,
  state: ChunkState,
  isRedelivery: boolean,
): Promise<ChunkOutcome | null> {
  // Jobs of an unknown kind are left to another process.
  if (!isActive(state.status) || !ctx.knows(state.kind)) return acknowledge('nothing', state);
  if (state.isDone) {
    if (isRedelivery) await sendNext(ctx, state);
    return acknowledge('nothing', state);
  }
  // The message came too early. The engine sends it again when the earlier phases are done.
  if (!state.isReady) return acknowledge('nothing', state);
  const early = Date.parse(state.notBefore ?? '') - ctx.now().getTime();
  // A time that is later than any wait was written before the clock moved back.
  if (!(early > 0 && early <= MAX_WAIT_SECONDS * 1000)) return null;
  return retry(`The chunk waits until ${state.notBefore}`, early / 1000);
}

async function write(
  ctx: ImportContext,
  attempt: Attempt,
  prepared: PreparedChunk,
  pauseSeconds: number,
): Promise<ChunkOutcome> {
  const { counts = NO_ROWS, chunks = [], problems = [], rows = () => [] } = prepared;
  const {
    after: [after],
  } = await sendBatch(ctx.db, 'write', {
    claim: claim(attempt, {
      ...prepared,
      counts: {
        ...counts,
        skipped: counts.skipped + count(problems, 'skipped'),
        failed: counts.failed + count(problems, 'failed'),
      },
    }),
    chunks: together(appendChunks(attempt, chunks)),
    progress: countProgress(attempt),
    after: selectChunkState({ jobId: attempt.jobId, chunkNo: attempt.chunkNo }),
    rows: together([...rows(attempt), ...reportProblems(attempt, problems)]),
  });
  if (after === undefined) return acknowledge('nothing', null);
  if (after.attempt === attempt.attempt) {
    await sendNext(ctx, after);
    if (after.status === 'succeeded') await tidy(ctx, after);
    return acknowledge('wrote', after);
  }
  if (after.isDone || !isActive(after.status)) return acknowledge('nothing', after);
  // The chunk is not done and the job still runs. The reason is that an earlier phase is unfinished, rows are left to
  // clear, or another edition was published in the meantime.
  return retry('The chunk has to wait', pauseSeconds);
}

const count = (problems: readonly RowProblem[], kind: RowProblem['kind']): number =>
  problems.filter((problem) => problem.kind === kind && problem.rows !== 0).length;

async function sendNext(ctx: ImportContext, state: ChunkState): Promise<void> {
  if (state.next !== null) await ctx.send({ jobId: state.jobId, chunkNo: state.next });
}

/**
 * Cleans up after the job. Ignores errors, because readers cannot see leftover rows and `sweep` removes them later.
 */
async function tidy(ctx: ImportContext, state: ChunkState): Promise<void> {
  try {
    for (const { editionId } of state.editions) await cleanUpAfterJobs(ctx, editionId);
  } catch {
    // The error is ignored: `sweep` removes the rows later.
  }
}

async function failed(
  ctx: ImportContext,
  state: ChunkState,
  error: unknown,
  pauseSeconds: number,
): Promise<ChunkOutcome> {
  if (error instanceof StoppedError) return retry(error, pauseSeconds);
  const delay = Math.max(pauseSeconds, error instanceof RetryLaterError ? error.seconds : 0);
  try {
    const { status, isCounted } = await countFailure(ctx, state, error, delay);
    if (status === null) return acknowledge('nothing', null);
    const after = { ...state, status };
    // A job that was paused or cancelled in the meantime does not fail. When it is resumed, its chunk is sent again.
    if (!isActive(status)) return acknowledge(status === 'failed' ? 'failed' : 'nothing', after);
    // Another delivery of this message has counted the failure and continues. If both did, each request would be sent
    // twice.
    if (!isCounted) return acknowledge('nothing', after);
  } catch (uncounted) {
    // The database failed too. The next try counts the failure.
    return retry(`${messageOf(error)}; it could not be counted: ${messageOf(uncounted)}`, delay);
  }
  return retry(error, delay);
}

type Work = (ctx: ImportContext, state: ChunkState) => Promise<PreparedChunk>;

const WORK: Readonly<Record<ImportPhase, Work>> = {
  stage: async (ctx, state) => {
    const source = await openSource(ctx, state);
    if (source.stage === undefined) throw new PermanentError(`${source.target} has nothing to bring`);
    return found(source, await source.stage(state.descriptor));
  },
  plan: async (ctx, state) => {
    const source = await openSource(ctx, state);
    if (source.plan === undefined) throw new PermanentError(`${source.target} is not planned in parts`);
    const planned = await source.plan(state.descriptor);
    await refuseChangedInput(source, state);
    return found(source, planned);
  },
  clear: async (ctx, state) => {
    const editionId = String(state.descriptor);
    await removeUnseen(ctx.db, editionId, beforeLoading(state));
    return { condition: nothingUnseen(editionId) };
  },
  load: async (ctx, state) => {
    const source = await openSource(ctx, state);
    const { problems = [], ...records } = await source.read(state.descriptor);
    const { verses = {}, entries = {}, names = {}, meanings = {} } = records;
    const drafts = draftsOf(source, state);
    const isFilled = (id: string): boolean => drafts.some(({ edition }) => edition.id === id);
    const other = Object.values(records)
      .flatMap(Object.keys)
      .find((id) => !isFilled(id));
    if (other !== undefined) throw notFilled(other);
    const texts = drafts.flatMap((draft) => {
      const read = verses[draft.edition.id];
      return read === undefined ? [] : [{ draft, verses: read }];
    });
    const writes: LoadWrite[] = [];
    if (texts.length > 0) writes.push(await prepareVerses(ctx.db, state.jobId, texts));
    for (const draft of drafts) {
      const { id } = draft.edition;
      if (entries[id]) writes.push(await prepareList(ctx.db, ENTRIES, draft, entries[id]));
      if (names[id]) writes.push(await prepareList(ctx.db, NAMES, draft, names[id]));
      if (meanings[id]) writes.push(await prepareList(ctx.db, MEANINGS, draft, meanings[id]));
    }
    await refuseChangedInput(source, state);
    return {
      counts: writes.reduce((sum, { counts }) => added(sum, counts), NO_ROWS),
      kept: writes.flatMap(({ kept }) => kept),
      problems: inOrder(problems, onePerRow(writes.flatMap((write) => write.problems))),
      condition: and(...writes.map(({ condition }) => condition)),
      rows: (attempt) => writes.flatMap(({ rows }) => rows(attempt)),
    };
  },
  derive: async (ctx, state) => {
    const { edition, groups } = readDeriveTask(state.descriptor);
    const { draft, partial } = draftOf(await openSource(ctx, state), state, edition);
    if (groups === null) {
      const found = hasVerses(draft.edition.role) ? await bookGroups(ctx.db, draft) : [];
      return {
        chunks: found.length === 0 ? [] : [countingChunk(edition, found)],
        rows: (attempt) => rowsOfOthers(draft, partial, attempt),
      };
    }
    const [books, ...others] = groups;
    if (books === undefined) return { rows: (attempt) => [sumLemmas(draft, attempt)] };
    const words = await countWords(ctx.db, draft, ofBooks(draft, books), ctx.charactersAPage);
    return {
      chunks: [countingChunk(edition, others)],
      rows: (attempt) => [countLemmas(draft, books, attempt), ...writeWordCounts(words, attempt)],
    };
  },
  measure: async (ctx, state) => {
    const { draft, expected } = draftOf(await openSource(ctx, state), state, String(state.descriptor));
    return { result: await measureEdition(ctx, draft, expected) };
  },
  publish: async (ctx, state) => {
    const source = await openSource(ctx, state);
    await refuseChangedInput(source, state);
    return preparePublication(ctx, state, draftsOf(source, state));
  },
  chance: (ctx, state) => chanceTables(ctx, state.descriptor),
};

/** Each chunk brings the next one, so that the last one, which has no books, adds up when all books are counted. */
const countingChunk = (edition: string, groups: readonly (readonly string[])[]): NewChunk => ({
  phase: 'derive',
  descriptor: { edition, groups },
  units: 0,
});

const readGroups: Parse<readonly (readonly string[])[] | undefined> = (value) =>
  Array.isArray(value) ? value.map((group) => listOf(text)(group) ?? []) : undefined;
const readCounting = objectOf({ edition: text, groups: readGroups });

/** What a chunk derives. The first one of an edition has only its id. */
function readDeriveTask(descriptor: unknown): {
  edition: string;
  groups: readonly (readonly string[])[] | null;
} {
  return readCounting(descriptor) ?? { edition: String(descriptor), groups: null };
}

const found = (source: ImportSource, { chunks, problems = [] }: FoundChunks): PreparedChunk => {
  checkChunkSizes(source.target, chunks);
  return { chunks, problems };
};

function onePerRow(problems: readonly RowProblem[]): RowProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ source, row, message }) => {
    const key = JSON.stringify([source, row ?? message]);
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * The problems of a chunk, from reading and from writing it, in the order of its files and their rows. A remark on a
 * row that failed later is left out, because a remark says that its row was imported.
 */
function inOrder(read: readonly RowProblem[], written: readonly RowProblem[]): RowProblem[] {
  const isFailed = ({ source, row }: RowProblem): boolean =>
    row !== null && written.some((problem) => problem.source === source && problem.row === row);
  const all = [...read.filter((problem) => problem.kind !== 'note' || !isFailed(problem)), ...written];
  const sources = [...new Set(all.map(({ source }) => source))];
  return all.sort(
    (a, b) => sources.indexOf(a.source) - sources.indexOf(b.source) || (a.row ?? 0) - (b.row ?? 0),
  );
}

const added = (a: RowCounts, b: RowCounts): RowCounts => ({
  created: a.created + b.created,
  updated: a.updated + b.updated,
  unchanged: a.unchanged + b.unchanged,
  skipped: a.skipped + b.skipped,
  failed: a.failed + b.failed,
});

async function openSource(ctx: ImportContext, state: ChunkState): Promise<ImportSource> {
  const source = await ctx.openSource({ jobId: state.jobId, kind: state.kind, params: state.params });
  const expected = state.editions.map(({ editionId }) => editionId).sort();
  const filled = source.editions.map(({ record }) => record.id).sort();
  if (expected.join() !== filled.join())
    throw new PermanentError(`The source is of ${filled.join(', ')}, not of ${expected.join(', ')}`);
  return source;
}

function draftOf(source: ImportSource, state: ChunkState, id: string): FilledEdition & { draft: Draft } {
  const known = state.editions.find(({ editionId }) => editionId === id);
  const filled = source.editions.find(({ record }) => record.id === id);
  if (known === undefined || filled === undefined) throw notFilled(id);
  const { revision, published } = known;
  return { ...filled, draft: { edition: filled.record, revision, published } };
}

const notFilled = (id: string): PermanentError => new PermanentError(`The job does not fill ${id}`);

const draftsOf = (source: ImportSource, state: ChunkState): Draft[] =>
  source.editions.map(({ record }) => draftOf(source, state, record.id).draft);

/**
 * Checks that the input is still the one that the job began with. Called after reading, so that it also notices an
 * input that was replaced while it was read.
 *
 * @throws PermanentError when the input has changed.
 */
async function refuseChangedInput(source: ImportSource, state: ChunkState): Promise<void> {
  const fingerprint = await inputFingerprint(source);
  if (fingerprint !== state.fingerprint) {
    throw new PermanentError('The input changed during the import. Start the import again.', null);
  }
}
