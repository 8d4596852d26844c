import type { ResultSet } from '@libsql/client';
import { and, eq, gte, lte } from 'drizzle-orm';
import { beforeEach, onTestFinished } from 'vitest';
import {
  bibleVerses,
  bibleWords,
  editions,
  importJobs,
  lemmaFrequencies,
  verseAddresses,
  verseTotals,
} from '../../db/schema/index.ts';
import type { ChunkMessage, Database, ImportContext } from '../../import-jobs/context.ts';
import { processChunk } from '../../import-jobs/engine/process-chunk.ts';
import { type JobRequest, type StartedJob, startJob } from '../../import-jobs/engine/start-job.ts';
import { computeExpectations } from '../../import-jobs/expectations/compute.ts';
import { type EditionSource, type ImportSource, importOf } from '../../import-jobs/records.ts';
import { migratedDatabase } from '../support/test-database.ts';
import { memoryBlobs } from './memory-blobs.ts';
import { statementsOf } from './statements.ts';

type Batch = (run: () => Promise<ResultSet[]>, sql: string) => Promise<ResultSet[]>;

export interface Faults {
  read?: Batch;
  write?: Batch;
  send?: (message: ChunkMessage) => Promise<void>;
}

export type BenchSource = EditionSource | ImportSource;

const jobSource = (source: BenchSource): ImportSource => ('target' in source ? source : importOf(source));

/**
 * Makes a database for the test that runs or that `beforeEach` prepares, a queue that is an array, and the context with
 * which the import engine uses both.
 */
export async function engineBench(source: BenchSource) {
  const database = await migratedDatabase();
  onTestFinished(database.remove);
  const queue: ChunkMessage[] = [];
  const blobs = memoryBlobs();
  const faults: Faults = {};
  const input = { source };
  const clock = { ahead: 0 };
  let ids = 0;
  const db: Database = {
    batch(batch, mode) {
      const run = () => database.client.batch(batch, mode);
      const fault = mode === 'read' ? faults.read : faults.write;
      if (fault === undefined) return run();
      return fault(
        run,
        statementsOf(batch)
          .map(({ sql }) => sql)
          .join(';\n'),
      );
    },
  };
  const ctx: ImportContext = {
    db,
    blobs,
    async send(message) {
      if (faults.send !== undefined) return faults.send(message);
      queue.push(message);
    },
    knows: () => true,
    openSource: async () => jobSource(input.source),
    computeChance: computeExpectations,
    now: () => new Date(Date.now() + clock.ahead),
    newId: () => `id-${++ids}`,
  };

  const start = (
    from: BenchSource = input.source,
    request: Partial<JobRequest> = {},
  ): Promise<StartedJob> => {
    const title = 'target' in from ? from.target : from.edition.name;
    return startJob(ctx, jobSource(from), { kind: 'edition', title, ...request });
  };
  /**
   * Processes messages until the queue is empty, but not more than `most` messages. Each message after the first is
   * marked as delivered again. The time of a wait passes at once.
   */
  const drain = async (most = 500): Promise<void> => {
    for (let count = 0; count < most; count++) {
      const message = queue.shift();
      if (message === undefined) return;
      const result = await processChunk(ctx, message, count > 0);
      if (result.outcome !== 'retry') continue;
      clock.ahead += result.delaySeconds * 1000;
      queue.push(message);
    }
  };
  const job = async (id: string) =>
    (await database.db.select().from(importJobs).where(eq(importJobs.id, id)))[0]!;

  return {
    database,
    queue,
    blobs,
    faults,
    input,
    ctx,
    pass(seconds: number): void {
      clock.ahead += seconds * 1000;
    },
    /** Drizzle over the same database. `faults` does not affect its queries. */
    db: database.db,
    start,
    drain,
    job,
    /** Starts a job, does all its work, and gives its row. */
    async run(from?: BenchSource, request?: Partial<JobRequest>) {
      const { jobId } = await start(from, request);
      await drain();
      return job(jobId);
    },
    /** Processes a message up to a call that never ends, as if the process was killed there. */
    async kill(at: 'write' | 'send', message: ChunkMessage): Promise<void> {
      await new Promise<void>((reached) => {
        faults[at] = () => {
          reached();
          return new Promise<never>(() => {});
        };
        void processChunk(ctx, message);
      });
      delete faults[at];
    },
    async counts() {
      const { db } = database;
      const visible = db
        .select({ id: bibleVerses.id })
        .from(bibleVerses)
        .innerJoin(editions, eq(editions.id, bibleVerses.editionId))
        .where(
          and(
            lte(bibleVerses.firstRevision, editions.revisionNo),
            gte(bibleVerses.lastRevision, editions.revisionNo),
          ),
        );
      return {
        verses: await db.$count(bibleVerses),
        words: await db.$count(bibleWords),
        totals: await db.$count(verseTotals),
        addresses: await db.$count(verseAddresses),
        lemmas: await db.$count(lemmaFrequencies),
        visible: (await visible).length,
      };
    },
  };
}

export type EngineBench = Awaited<ReturnType<typeof engineBench>>;

export let bench: EngineBench;
/** Makes a new bench before each test of the file that calls this. */
export const benchEachTest = (source: BenchSource): void =>
  beforeEach(async () => {
    bench = await engineBench(source);
  });
