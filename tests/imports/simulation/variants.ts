import type { InStatement } from '@libsql/client';
import { CLEARING } from '../../../import-jobs/engine/clean-up.ts';
import type { Clearing } from '../../../import-jobs/engine/context.ts';
import { PROTOCOL, type Protocol } from '../../../import-jobs/engine/protocol.ts';

/** An engine with one known mistake. The harness must find each within its seeds, or it proves nothing. */
export interface Variant {
  protocol: Protocol;
  clearing: Clearing;
  /** Whether lost messages are looked for. */
  sweeps: boolean;
}

/** So few that clearing even a tiny edition takes several batches. */
const FEW_VERSES: Clearing = { ...CLEARING, versesABatch: 2 };

export const CORRECT: Variant = { protocol: PROTOCOL, clearing: FEW_VERSES, sweeps: true };

type Sql = { sql: string; args: never[] };

/** The statement with a part of its text replaced; throws where the part is not there, so no variant goes stale. */
function edited(statement: InStatement, from: string | RegExp, to: string): InStatement {
  const { sql, args } = statement as Sql;
  const changed = sql.replace(from, to);
  if (changed === sql) throw new Error(`The variant's place is gone: ${String(from)}`);
  return { sql: changed, args };
}

const variantOf = (changes: Partial<Protocol>, others: Partial<Variant> = {}): Variant => ({
  ...CORRECT,
  protocol: { ...PROTOCOL, ...changes },
  ...others,
});

export const BROKEN_VARIANTS: Readonly<Record<string, Variant>> = {
  'a done chunk can be claimed again': variantOf({
    claim: (...all) => edited(PROTOCOL.claim(...all), 'AND done_at IS NULL', ''),
  }),
  'a chunk of an ended job can be claimed': variantOf({
    claim: (...all) => edited(PROTOCOL.claim(...all), /AND EXISTS \(SELECT 1 FROM import_jobs[^)]*\)\)/, ''),
  }),
  'rows do not ask who owns the chunk': variantOf({
    owned: (attempt) => ({
      sql: 'c.job_id = ? AND c.chunk_no = ? AND ? IS NOT NULL',
      args: [attempt.jobId, attempt.chunkNo, attempt.attempt],
    }),
  }),
  'progress is counted as done + units': variantOf({
    progress(attempt) {
      const recomputed = edited(
        PROTOCOL.progress(attempt),
        'SET done = t.done',
        'SET done = import_jobs.done + t.step',
      );
      const withStep = edited(
        recomputed,
        'FROM (SELECT job_id,',
        `FROM (SELECT job_id, max(iif(chunk_no = ${attempt.chunkNo}, units, 0)) step,`,
      );
      return edited(
        withStep,
        'AND EXISTS (SELECT 1 FROM import_chunks c WHERE c.job_id = ? AND c.chunk_no = ? AND c.attempt = ?)',
        'AND coalesce(?, ?, ?) IS NOT NULL',
      );
    },
  }),
  'lost messages are not looked for': variantOf({}, { sweeps: false }),
  'publication does not wait for the load': variantOf({
    claim: (...all) => edited(PROTOCOL.claim(...all), 'AND e.phase < import_chunks.phase', 'AND e.phase < 0'),
    mayBegin: () => true,
  }),
  'clearing stops where another removed the rows first, and is claimed whatever it left': variantOf(
    { claim: (attempt, counts, kept) => PROTOCOL.claim(attempt, counts, kept) },
    { clearing: { ...FEW_VERSES, mayGoOn: (results) => (results.at(-2)?.rowsAffected ?? 0) > 0 } },
  ),
  'a chunk is written in two batches': variantOf({
    async commit(db, statements) {
      const first = await db.batch(statements.slice(0, 1), 'write');
      return [...first, ...(await db.batch(statements.slice(1), 'write'))];
    },
  }),
};
