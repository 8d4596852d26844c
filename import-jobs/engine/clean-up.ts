import type { Client, InStatement } from '@libsql/client';
import { CURRENT } from '../../db/schema/text.ts';
import type { Clearing, ImportContext } from './context.ts';
import { ACTIVE_STATUSES, OPEN_STATUSES } from './job-states.ts';
import type { Condition } from './protocol.ts';

export const CLEARING: Clearing = {
  versesABatch: 1000,
  /**
   * Not allowed any more, somebody works on the edition again and clears it himself. (That nothing was removed would
   * not say so: the same message, delivered twice, may have been there before.)
   */
  mayGoOn: (results) => results.at(-1)?.rows[0]?.allowed === 1,
};

type ClearingContext = Pick<ImportContext, 'db' | 'clearing' | 'now'>;

/** The verses of an edition that no reader of its published revision sees. */
const UNSEEN = `edition_id = ? AND (first_revision > (SELECT revision_no FROM editions WHERE id = edition_id)
  OR last_revision < (SELECT revision_no FROM editions WHERE id = edition_id))`;

/**
 * No job is at work on the edition or may be resumed: the draft belongs to nobody. (`id` in the last row because a
 * failed job keeps its draft only while it is the edition's newest.)
 */
function nobodyWorks(editionId: string): Condition {
  return {
    sql: `coalesce((SELECT status FROM import_jobs WHERE edition_id = ? ORDER BY rowid DESC LIMIT 1), '')
      NOT IN ('queued', 'running', 'paused', 'failed')`,
    args: [editionId],
  };
}

/** The job has not begun to load: whatever draft there is, an earlier job left it. */
export function beforeLoading(jobId: string, clearChunk: number): Condition {
  return {
    sql: `EXISTS (SELECT 1 FROM import_chunks k JOIN import_jobs j ON j.id = k.job_id
      WHERE k.job_id = ? AND k.chunk_no = ? AND k.done_at IS NULL AND j.status IN ${ACTIVE_STATUSES})`,
    args: [jobId, clearChunk],
  };
}

/**
 * Nothing is left that no reader sees. The claim of a clearing holds to it: a job paused in the middle of its
 * clearing and resumed before the claim would else begin to load over the remains.
 */
export function nothingUnseen(editionId: string): Condition {
  const revision = '(SELECT revision_no FROM editions WHERE id = edition_id)';
  return {
    sql: `NOT EXISTS (SELECT 1 FROM bible_verses WHERE ${UNSEEN})
      AND NOT EXISTS (SELECT 1 FROM bible_verses
        WHERE edition_id = ? AND last_revision <> ${CURRENT} AND last_revision >= ${revision})
      AND NOT EXISTS (SELECT 1 FROM lexicon_entries WHERE edition_id = ? AND revision_no <> ${revision})
      AND NOT EXISTS (SELECT 1 FROM lemma_frequencies WHERE edition_id = ? AND revision_no <> ${revision})`,
    args: [editionId, editionId, editionId, editionId],
  };
}

/**
 * Removes what no reader sees (a draft left behind, rows of replaced revisions) and reopens rows that a draft had
 * closed, in batches that each check `allowed` again. Safe to stop anywhere and to run twice at once.
 */
export async function removeUnseen(
  { db, clearing = CLEARING }: ClearingContext,
  editionId: string,
  allowed: Condition,
): Promise<void> {
  await db.batch(reopenAndForget(editionId, allowed), 'write');
  for (;;) {
    const bounds = await db.execute({
      sql: `SELECT count(*) n, min(id) low, max(id) high FROM (SELECT id FROM bible_verses WHERE ${UNSEEN}
        ORDER BY id LIMIT ?)`,
      args: [editionId, clearing.versesABatch],
    });
    const found = bounds.rows[0];
    if (found === undefined || Number(found.n) === 0) return;
    const results = await db.batch(
      removeRange(editionId, Number(found.low), Number(found.high), allowed),
      'write',
    );
    if (!clearing.mayGoOn(results)) return;
  }
}

function reopenAndForget(editionId: string, allowed: Condition): InStatement[] {
  const stale = `edition_id = ? AND revision_no <> (SELECT revision_no FROM editions WHERE id = edition_id)`;
  return [
    {
      sql: `UPDATE bible_verses SET last_revision = ${CURRENT}
        WHERE edition_id = ? AND last_revision <> ${CURRENT}
          AND last_revision >= (SELECT revision_no FROM editions WHERE id = edition_id) AND ${allowed.sql}`,
      args: [editionId, ...allowed.args],
    },
    ...['lexicon_entries', 'lemma_frequencies'].map((table) => ({
      sql: `DELETE FROM ${table} WHERE ${stale} AND ${allowed.sql}`,
      args: [editionId, ...allowed.args],
    })),
  ];
}

function removeRange(editionId: string, low: number, high: number, allowed: Condition): InStatement[] {
  // The unary plus keeps the planner on the id range instead of the whole edition.
  const rows = {
    sql: `id BETWEEN ? AND ? AND +${UNSEEN} AND ${allowed.sql}`,
    args: [low, high, editionId, ...allowed.args],
  };
  const ids = `(SELECT id FROM bible_verses WHERE ${rows.sql})`;
  return [
    ...['verse_search_stemmed', 'verse_search_exact'].map((table) => ({
      sql: `INSERT INTO ${table} (${table}, rowid, text) SELECT 'delete', id, text FROM bible_verses
        WHERE ${rows.sql} AND edition_id IN (SELECT id FROM editions WHERE script = 'latin')`,
      args: rows.args,
    })),
    { sql: `DELETE FROM verse_search_original WHERE rowid IN ${ids}`, args: rows.args },
    ...['bible_words', 'verse_addresses', 'verse_totals'].map((table) => ({
      sql: `DELETE FROM ${table} WHERE verse_id IN ${ids}`,
      args: rows.args,
    })),
    { sql: `DELETE FROM bible_verses WHERE ${rows.sql}`, args: rows.args },
    { sql: `SELECT ${allowed.sql} allowed`, args: allowed.args },
  ];
}

/**
 * Tidies up after an edition's last job has ended. Where its newest job is unfinished or failed (and may be
 * resumed) nothing happens.
 */
export async function cleanUpAfterJobs(ctx: ClearingContext, editionId: string): Promise<void> {
  const allowed = nobodyWorks(editionId);
  await removeUnseen(ctx, editionId, allowed);
  await ctx.db.batch(
    [
      {
        sql: `UPDATE import_chunks SET kept = NULL WHERE kept IS NOT NULL AND ${allowed.sql}
          AND job_id IN (SELECT id FROM import_jobs WHERE edition_id = ? AND cleaned_at IS NULL)`,
        args: [...allowed.args, editionId],
      },
      {
        sql: `UPDATE import_jobs SET cleaned_at = ? WHERE edition_id = ? AND cleaned_at IS NULL
          AND status NOT IN ${OPEN_STATUSES} AND ${allowed.sql}`,
        args: [ctx.now().toISOString(), editionId, ...allowed.args],
      },
    ],
    'write',
  );
}

/** The editions whose newest job has ended without being tidied up after. */
export async function editionsToCleanUp(db: Client): Promise<string[]> {
  const result = await db.execute(`SELECT DISTINCT j.edition_id FROM import_jobs j
    WHERE j.cleaned_at IS NULL AND j.status IN ('succeeded', 'cancelled')
      AND NOT EXISTS (SELECT 1 FROM import_jobs l WHERE l.edition_id = j.edition_id AND l.rowid > j.rowid)`);
  return result.rows.map((row) => String(row.edition_id));
}
