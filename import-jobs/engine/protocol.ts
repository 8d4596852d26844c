import type { Client, InStatement, InValue, ResultSet } from '@libsql/client';
import type { ChunkState } from './chunk-state.ts';
import { ACTIVE_STATUSES, PHASES } from './job-states.ts';

/** One attempt at one chunk. */
export interface Attempt {
  jobId: string;
  chunkNo: number;
  /** Unique to this attempt: whoever's id stands in the chunk's row owns the chunk. */
  attempt: string;
  now: string;
}

/** What became of a chunk's input rows. */
export interface RowCounts {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  failed: number;
}

export const NO_ROWS: RowCounts = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 };

/** A further condition of a claim, e.g. that the library's revision is still the one a hash was made from. */
export interface Condition {
  sql: string;
  args: InValue[];
}

/**
 * The statements that make a chunk's effect happen once. They always travel in one write batch:
 * `claim`, then rows that each name `owned`, then `progress`, then `state`.
 */
export interface Protocol {
  claim(attempt: Attempt, counts: RowCounts, kept: readonly number[], condition?: Condition): InStatement;
  /** Condition on `import_chunks c`: this attempt owns the chunk. */
  owned(attempt: Attempt): Condition;
  progress(attempt: Attempt): InStatement;
  commit(db: Client, statements: InStatement[]): Promise<ResultSet[]>;
  /** Whether work on the chunk may begin: its phase's turn has come. */
  mayBegin(state: ChunkState): boolean;
}

const PHASE_NAME = `CASE (SELECT min(phase) FROM import_chunks WHERE job_id = t.job_id AND done_at IS NULL)
  ${PHASES.map((phase, index) => `WHEN ${index} THEN '${phase}'`).join(' ')} ELSE 'published' END`;

export const PROTOCOL: Protocol = {
  /** Takes the chunk for this attempt unless it is done, its job has ended, or an earlier phase is unfinished. */
  claim(attempt, counts, kept, condition = { sql: 'true', args: [] }) {
    return {
      sql: `UPDATE import_chunks SET attempt = ?, done_at = ?, created = ?, updated = ?, unchanged = ?,
          skipped = ?, failed = ?, kept = ?,
          first_verse_id = (SELECT coalesce(max(id), 0) + 1 FROM bible_verses)
        WHERE job_id = ? AND chunk_no = ? AND done_at IS NULL
          AND EXISTS (SELECT 1 FROM import_jobs j WHERE j.id = import_chunks.job_id AND j.status IN ${ACTIVE_STATUSES})
          AND NOT EXISTS (SELECT 1 FROM import_chunks e WHERE e.job_id = import_chunks.job_id
            AND e.phase < import_chunks.phase AND e.done_at IS NULL)
          AND ${condition.sql}`,
      args: [
        attempt.attempt,
        attempt.now,
        counts.created,
        counts.updated,
        counts.unchanged,
        counts.skipped,
        counts.failed,
        kept.length === 0 ? null : JSON.stringify(kept),
        attempt.jobId,
        attempt.chunkNo,
        ...condition.args,
      ],
    };
  },

  owned(attempt) {
    return {
      sql: 'c.job_id = ? AND c.chunk_no = ? AND c.attempt = ?',
      args: [attempt.jobId, attempt.chunkNo, attempt.attempt],
    };
  },

  /** Counts the job's progress from its chunks, never from what it was before. */
  progress(attempt) {
    const owned = this.owned(attempt);
    return {
      sql: `UPDATE import_jobs SET done = t.done, created = t.created, updated = t.updated,
          unchanged = t.unchanged, skipped = t.skipped, failed = t.failed, phase = ${PHASE_NAME},
          status = CASE WHEN t.missing = 0 THEN 'succeeded' ELSE 'running' END,
          finished_at = CASE WHEN t.missing = 0 THEN ? ELSE NULL END
        FROM (SELECT job_id, sum(iif(done_at IS NULL, 0, units)) done, sum(created) created, sum(updated) updated,
            sum(unchanged) unchanged, sum(skipped) skipped, sum(failed) failed, sum(done_at IS NULL) missing
          FROM import_chunks WHERE job_id = ?) t
        WHERE import_jobs.id = t.job_id AND import_jobs.status IN ${ACTIVE_STATUSES}
          AND EXISTS (SELECT 1 FROM import_chunks c WHERE ${owned.sql})`,
      args: [attempt.now, attempt.jobId, ...owned.args],
    };
  },

  commit(db, statements) {
    return db.batch(statements, 'write');
  },

  mayBegin(state) {
    return state.isReady;
  },
};
