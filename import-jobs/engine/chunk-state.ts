import type { InStatement, Row } from '@libsql/client';

/** A chunk together with its job, as one row. */
export interface ChunkState {
  jobId: string;
  chunkNo: number;
  kind: string;
  title: string;
  params: unknown;
  status: string;
  editionId: string;
  draft: number;
  fingerprint: string;
  phase: number;
  jobPhase: string;
  descriptor: unknown;
  attempt: string | null;
  isDone: boolean;
  /** Every chunk of the phases before its own is done. */
  isReady: boolean;
  /** The revision readers see; 0 before the first publication. */
  published: number;
  /** The next chunk to send: the first missing one behind this, of the earliest unfinished phase. */
  next: number | null;
  done: number;
  total: number;
}

/** The missing chunk that should run after a given one, as a subquery over `j` (the job). */
const NEXT = `(SELECT n.chunk_no FROM import_chunks n WHERE n.job_id = j.id AND n.done_at IS NULL
  AND n.phase = (SELECT min(m.phase) FROM import_chunks m WHERE m.job_id = j.id AND m.done_at IS NULL)
  AND j.status IN ('queued', 'running')
  ORDER BY n.chunk_no <= ?, n.chunk_no LIMIT 1)`;

/**
 * The statement that reads where a chunk and its job stand, and which missing chunk of the same phase should run after
 * it. Its row is read by `chunkState`; there is none where the job or the chunk does not exist.
 */
export function chunkStateStatement(jobId: string, chunkNo: number): InStatement {
  return {
    sql: `SELECT j.id job_id, j.kind, j.title, j.params, j.status, j.edition_id, j.revision_no, j.fingerprint,
        j.phase job_phase, j.done, j.total, c.chunk_no, c.phase, c.descriptor, c.attempt, c.done_at,
        e.revision_no published, ${NEXT} next,
        NOT EXISTS (SELECT 1 FROM import_chunks b WHERE b.job_id = j.id AND b.phase < c.phase
          AND b.done_at IS NULL) ready
      FROM import_jobs j JOIN import_chunks c ON c.job_id = j.id JOIN editions e ON e.id = j.edition_id
      WHERE j.id = ? AND c.chunk_no = ?`,
    args: [chunkNo, jobId, chunkNo],
  };
}

/**
 * A row of `chunkStateStatement` as a state; null for none.
 *
 * @throws SyntaxError when the job's params or the chunk's descriptor are not JSON.
 */
export function chunkState(row: Row | undefined): ChunkState | null {
  if (row === undefined) return null;
  return {
    jobId: String(row.job_id),
    chunkNo: Number(row.chunk_no),
    kind: String(row.kind),
    title: String(row.title),
    params: JSON.parse(String(row.params)),
    status: String(row.status),
    editionId: String(row.edition_id),
    draft: Number(row.revision_no),
    fingerprint: String(row.fingerprint),
    phase: Number(row.phase),
    jobPhase: String(row.job_phase),
    descriptor: JSON.parse(String(row.descriptor)),
    attempt: row.attempt === null ? null : String(row.attempt),
    isDone: row.done_at !== null,
    isReady: Number(row.ready) === 1,
    published: Number(row.published),
    next: row.next === null ? null : Number(row.next),
    done: Number(row.done),
    total: Number(row.total),
  };
}
