import type { ResultSet } from '@libsql/client';
import { migratedDatabase } from '../../db/testing.ts';
import type { ChunkMessage, Database, ImportContext } from '../../import-jobs/engine/context.ts';
import { processChunk } from '../../import-jobs/engine/process-chunk.ts';
import { type StartedJob, startJob } from '../../import-jobs/engine/start-job.ts';
import type { EditionSource } from '../../import-jobs/records.ts';
import { memoryBlobs } from './memory-blobs.ts';
import { statementsOf } from './statements.ts';

type Batch = (run: () => Promise<ResultSet[]>, sql: string) => Promise<ResultSet[]>;

/** What a test may put in the place of a part of the world: it sees the call and may refuse, repeat or delay it. */
export interface Faults {
  read?: Batch;
  write?: Batch;
  send?: (message: ChunkMessage) => Promise<void>;
}

/** A database, a queue one can look into, and the engine between them. */
export async function engineBench(source: EditionSource) {
  const database = await migratedDatabase();
  const queue: ChunkMessage[] = [];
  const blobs = memoryBlobs();
  const faults: Faults = {};
  const world = { source };
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
    openSource: async () => world.source,
    now: () => new Date(),
    newId: () => `id-${++ids}`,
  };

  const rows = async (sql: string): Promise<Record<string, unknown>[]> =>
    (await database.client.execute(sql)).rows.map((row) => ({ ...row }));

  return {
    ...{ database, queue, blobs, faults, world, ctx, rows },
    start: (from: EditionSource = world.source): Promise<StartedJob> =>
      startJob(ctx, from, { kind: 'edition' }),
    /** Processes messages until none is left, or `most`. */
    async drain(most = 500): Promise<void> {
      for (let count = 0; count < most; count++) {
        const message = queue.shift();
        if (message === undefined) return;
        const result = await processChunk(ctx, message, count > 0);
        if (result.outcome === 'retry') queue.push(message);
      }
    },
    job: async (id: string): Promise<Record<string, unknown>> =>
      (await rows(`SELECT * FROM import_jobs WHERE id = '${id}'`))[0]!,
    /** Everything that readers see of an edition, and everything there is, as counts. */
    async counts(): Promise<Record<string, unknown>> {
      const [found] = await rows(`SELECT
        (SELECT count(*) FROM bible_verses) verses, (SELECT count(*) FROM bible_words) words,
        (SELECT count(*) FROM verse_totals) totals, (SELECT count(*) FROM verse_addresses) addresses,
        (SELECT count(*) FROM lemma_frequencies) lemmas,
        (SELECT count(*) FROM bible_verses v JOIN editions e ON e.id = v.edition_id
          WHERE v.first_revision <= e.revision_no AND v.last_revision >= e.revision_no) visible`);
      return found!;
    },
  };
}

export type EngineBench = Awaited<ReturnType<typeof engineBench>>;
