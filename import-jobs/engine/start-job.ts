import type { EditionSource } from '../records.ts';
import { type ImportContext, MAX_ROWS_A_CHUNK } from './context.ts';
import { inputFingerprint } from './input-fingerprint.ts';
import { OPEN_STATUSES, PHASES } from './job-states.ts';

export interface JobRequest {
  /** Which kind of source `ImportContext.openSource` is asked for; the core texts are of the kind `edition`. */
  kind: string;
  /** JSON that opens the same input again. */
  params?: unknown;
  /** What people read on progress bars. */
  title?: string;
  /** The administrator who started it; absent where the project itself did. */
  startedBy?: number;
}

export type StartedJob =
  | { outcome: 'started'; jobId: string }
  /** The edition has an unfinished job: this is it. Nothing was started. */
  | { outcome: 'already-running'; jobId: string };

/**
 * Plans an import and writes the plan: the job and all its chunks in one batch, so that a job without a plan never
 * exists. One edition has one unfinished job; a further start gets that job's id.
 *
 * Throws what the source throws while it plans, and database errors. After an error whose outcome is unknown
 * (a lost reply) simply start again.
 */
export async function startJob(
  ctx: ImportContext,
  source: EditionSource,
  request: JobRequest,
): Promise<StartedJob> {
  const [fingerprint, load] = await Promise.all([inputFingerprint(source), source.plan()]);
  for (const chunk of load) {
    if (chunk.units > MAX_ROWS_A_CHUNK) {
      throw new RangeError(
        `A chunk of ${source.edition.id} holds ${chunk.units} rows, more than ${MAX_ROWS_A_CHUNK}`,
      );
    }
  }
  const plan = [
    { phase: 'clear', units: 0, descriptor: null } as const,
    ...load.map((chunk) => ({ phase: 'load', ...chunk }) as const),
    { phase: 'derive', units: 0, descriptor: null } as const,
    { phase: 'publish', units: 0, descriptor: null } as const,
  ];
  const chunks = plan.map((chunk) => [
    PHASES.indexOf(chunk.phase),
    JSON.stringify(chunk.descriptor ?? null),
    chunk.units,
  ]);
  const total = load.reduce((sum, chunk) => sum + chunk.units, 0);
  const jobId = ctx.newId();
  const { edition } = source;
  const results = await ctx.db.batch(
    [
      {
        sql: `INSERT INTO editions (id, name, role, language, script, numbering, licence, licence_url, source)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
        args: [
          edition.id,
          edition.name,
          edition.role,
          edition.language,
          edition.script,
          edition.numbering,
          edition.licence,
          edition.licenceUrl,
          edition.source,
        ],
      },
      {
        sql: `INSERT INTO import_jobs (id, kind, title, params, status, phase, edition_id, revision_no, fingerprint,
            total, started_by, started_at)
          SELECT ?, ?, ?, ?, 'queued', 'clear', e.id, e.revision_no + 1, ?, ?, ?, ? FROM editions e
          WHERE e.id = ? AND NOT EXISTS (SELECT 1 FROM import_jobs j WHERE j.edition_id = e.id
            AND j.status IN ${OPEN_STATUSES})`,
        args: [
          jobId,
          request.kind,
          request.title ?? edition.name,
          JSON.stringify(request.params ?? null),
          fingerprint,
          total,
          request.startedBy ?? null,
          ctx.now().toISOString(),
          edition.id,
        ],
      },
      {
        sql: `INSERT INTO import_chunks (job_id, chunk_no, phase, descriptor, units)
          SELECT j.id, r.key, r.value ->> 0, r.value ->> 1, r.value ->> 2
          FROM import_jobs j, json_each(?) r WHERE j.id = ?`,
        args: [JSON.stringify(chunks), jobId],
      },
      {
        sql: `SELECT id FROM import_jobs WHERE edition_id = ? AND status IN ${OPEN_STATUSES}`,
        args: [edition.id],
      },
    ],
    'write',
  );
  const open = String(results[3]?.rows[0]?.id);
  if (open !== jobId) return { outcome: 'already-running', jobId: open };
  try {
    await ctx.send({ jobId, chunkNo: 0 });
  } catch {
    // The job stands in the database; the sweeper sends what the queue refused.
  }
  return { outcome: 'started', jobId };
}
