import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { JOB_STATES, UNFINISHED_STATES } from '../../domain/job-states.ts';

/** The unfinished states as SQL text, because an index cannot have parameters. */
const UNFINISHED = sql.raw(UNFINISHED_STATES.map((state) => `'${state}'`).join(', '));

/** A long import. The batch that changes a counter recomputes it from `import_chunks`. */
export const importJobs = sqliteTable(
  'import_jobs',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    params: text('params', { mode: 'json' }).$type<unknown>().notNull(),
    status: text('status', { enum: JOB_STATES }).notNull(),
    phase: text('phase').notNull(),
    /** The edition that this job fills. It writes the draft revision below. */
    editionId: text('edition_id'),
    revisionNo: integer('revision_no'),
    fingerprint: text('fingerprint'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    errors: text('errors', { mode: 'json' })
      .$type<{ source: string; row: number | null; column: string | null; message: string }[]>()
      .notNull()
      .default(sql`'[]'`),
    startedBy: integer('started_by'),
    startedAt: text('started_at').notNull(),
    finishedAt: text('finished_at'),
    /** When the rows that no reader sees (a cancelled draft, replaced rows) were deleted after the job's end. */
    cleanedAt: text('cleaned_at'),
  },
  (t) => [
    // Only one unfinished job for an edition, because two drafts of one text would not know of each other.
    uniqueIndex('import_jobs_open_edition').on(t.editionId).where(sql`status in (${UNFINISHED})`),
  ],
);

/**
 * A job's plan and progress. A chunk is done when `doneAt` is set. The attempt that set it owns the rows that its batch
 * wrote. The chunks of a phase may run when every chunk of the earlier phases is done.
 */
export const importChunks = sqliteTable(
  'import_chunks',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => importJobs.id),
    chunkNo: integer('chunk_no').notNull(),
    phase: integer('phase').notNull(),
    /** What to read. The planner of the job's kind wrote it. */
    descriptor: text('descriptor', { mode: 'json' }).$type<unknown>().notNull(),
    /** Progress, counted in input rows. */
    units: integer('units').notNull(),
    attempt: text('attempt'),
    doneAt: text('done_at'),
    /** The first id of the verse rows that this chunk wrote. It was reserved when the chunk was claimed. */
    firstVerseId: integer('first_verse_id'),
    /**
     * Ids of published verses that the import found unchanged. After the load, a published verse in no chunk's list is
     * removed.
     */
    kept: text('kept', { mode: 'json' }).$type<number[]>(),
    failures: integer('failures').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    failed: integer('failed').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.chunkNo] }),
    index('import_chunks_missing').on(t.jobId, t.phase).where(sql`done_at is null`),
  ],
);
