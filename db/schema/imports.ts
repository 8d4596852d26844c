import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { KnownVersion } from '../../domain/editions/index.ts';
import { IMPORT_PHASES, JOB_STATES, UNFINISHED_STATES } from '../../domain/imports/index.ts';
import { type BookCoverage, editions } from './editions.ts';

/** The unfinished states as SQL text, because an index cannot have parameters. */
const UNFINISHED = sql.raw(UNFINISHED_STATES.map((state) => `'${state}'`).join(', '));

/**
 * A message about an import, with its place in the imported file. `row` counts from 1, like the
 * rows of a spreadsheet.
 */
export interface PlacedMessage {
  source: string;
  row: number | null;
  column: string | null;
  message: string;
}

export interface MeasuredFigures {
  /** First 12 hex digits of a SHA-256 over every row in canonical order. */
  revision: string;
  /**
   * The number of numbered verses (without titles and unnumbered endings). For meanings, the numbers of verses and
   * words that have a meaning.
   */
  verses: number;
  words: number;
  letters: number;
  qereWords: number | null;
  qereLetters: number | null;
  entries: number;
  totals: { method: string; value: number }[];
  coverage: BookCoverage[] | null;
}

/**
 * The jobs of imports. The counters of a job are recomputed from `import_chunks` in every batch that changes its
 * chunks.
 */
export const importJobs = sqliteTable(
  'import_jobs',
  {
    id: text('id').primaryKey(),
    sequence: integer('sequence').notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    params: text('params', { mode: 'json' }).$type<unknown>().notNull(),
    status: text('status', { enum: JOB_STATES }).notNull(),
    /** The first phase that is not done, or `done`. */
    phase: text('phase', { enum: [...IMPORT_PHASES, 'done'] }).notNull(),
    target: text('target').notNull(),
    unit: text('unit').notNull().default('rows'),
    fingerprint: text('fingerprint'),
    /**
     * If the same administrator repeats a request with this key, the request gets this job and starts no
     * other.
     */
    idempotencyKey: text('idempotency_key'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** One message for each time that the job failed. Problems of single rows are in `import_problems`. */
    errors: text('errors', { mode: 'json' }).$type<PlacedMessage[]>().notNull().default(sql`'[]'`),
    startedBy: integer('started_by'),
    startedAt: text('started_at').notNull(),
    changedAt: text('changed_at'),
    finishedAt: text('finished_at'),
  },
  (t) => [
    uniqueIndex('import_jobs_sequence').on(t.sequence),
    uniqueIndex('import_jobs_idempotency_key').on(t.startedBy, t.idempotencyKey),
    // A target has at most one unfinished job, because two jobs would write drafts of one text at once.
    uniqueIndex('import_jobs_open_target').on(t.target).where(sql`status in (${UNFINISHED})`),
  ],
);

/** The editions that a job fills, each with the draft revision that it writes. */
export const importJobEditions = sqliteTable(
  'import_job_editions',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => importJobs.id),
    editionId: text('edition_id')
      .notNull()
      .references(() => editions.id),
    revisionNo: integer('revision_no').notNull(),
    /**
     * The time when, after the end of the job, the rows that no reader sees were removed (a cancelled draft,
     * replaced rows).
     */
    cleanedAt: text('cleaned_at'),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.editionId] }),
    index('import_job_editions_edition').on(t.editionId),
  ],
);

/**
 * A job's plan and its progress. A chunk is done when `doneAt` is set; the attempt that set it owns the rows
 * written in the same batch. The number of a chunk shows its phase too (`domain/imports/import-phases.ts`): a chunk may run
 * once every chunk of the phases before its own is done.
 */
export const importChunks = sqliteTable(
  'import_chunks',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => importJobs.id),
    chunkNo: integer('chunk_no').notNull(),
    phase: text('phase', { enum: IMPORT_PHASES }).notNull(),
    descriptor: text('descriptor', { mode: 'json' }).$type<unknown>().notNull(),
    units: integer('units').notNull(),
    attempt: text('attempt'),
    doneAt: text('done_at'),
    /** The first id of the verse rows that this chunk wrote. It was set when the chunk was claimed. */
    firstVerseId: integer('first_verse_id'),
    /**
     * Ids of published verses that the import found unchanged. After all verses are loaded, a published verse that
     * is in no chunk's list is removed.
     */
    kept: text('kept', { mode: 'json' }).$type<number[]>(),
    /** How often each lemma occurs in the books of this chunk: in the ketiv, and in both readings together. */
    lemmas: text('lemmas', { mode: 'json' }).$type<[lemma: string, ketiv: number, whole: number][]>(),
    result: text('result', { mode: 'json' }).$type<MeasuredFigures>(),
    failures: integer('failures').notNull().default(0),
    /**
     * No consumer works on the chunk before this time. A sweep counts the time without a renewed lease from
     * here.
     */
    notBefore: text('not_before'),
    /** The seconds in all that the job has waited for this chunk because the input's server demanded it. */
    waited: integer('waited').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    failed: integer('failed').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.chunkNo] }),
    index('import_chunks_missing').on(t.jobId, t.chunkNo).where(sql`done_at is null`),
  ],
);

/**
 * Messages about input rows that a job refused, skipped or imported with a remark. The batch that writes a chunk
 * also writes its messages.
 */
export const importProblems = sqliteTable(
  'import_problems',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => importJobs.id),
    chunkNo: integer('chunk_no').notNull(),
    number: integer('number').notNull(),
    /** `failed`: the row is wrong. `skipped`: the row is not wanted. `note`: the row was imported, with a remark. */
    kind: text('kind', { enum: ['failed', 'skipped', 'note'] }).notNull(),
    source: text('source').notNull(),
    row: integer('row'),
    column: text('column'),
    message: text('message').notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.chunkNo, t.number] })],
);

/**
 * The licences of texts under copyright that administrators have confirmed, each for one file and one version. A job
 * publishes no other text under copyright.
 */
export const licenceConfirmations = sqliteTable(
  'licence_confirmations',
  {
    sha256: text('sha256').notNull(),
    version: text('version').$type<KnownVersion>().notNull(),
    /** The name of the administrator at that time. It stays when the account is deleted. */
    confirmedBy: text('confirmed_by').notNull(),
    confirmedAt: text('confirmed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sha256, t.version] })],
);
