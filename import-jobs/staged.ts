import { inArray, isNull } from 'drizzle-orm';
import { build, sendBatch } from '../db/batch.ts';
import { importJobEditions, importJobs } from '../db/schema/index.ts';
import { UNFINISHED_STATES } from '../domain/imports/index.ts';
import type { Database, FileStore, StoredObject } from './context.ts';

const STAGED = 'staged/';

export const stagedKey = (jobId: string, name: string): string => `${STAGED}${jobId}/${name}`;

const PREVIEWS = 'previews/';

/** Where the result of a job that previews a text is. */
export const previewKey = (jobId: string): string => `${PREVIEWS}${jobId}.json`;

/** A preview is kept for a week. Nobody imports a text from an older one. */
const PREVIEW_MS = 7 * 24 * 3600 * 1000;

export const oldPreviews = async (files: Pick<FileStore, 'list'>, now: number): Promise<StoredObject[]> =>
  (await files.list(PREVIEWS)).filter(({ uploadedAt }) => now - uploadedAt.getTime() > PREVIEW_MS);

/**
 * Lists the stored objects that jobs have fetched and no longer need, because the jobs are cleaned up. A failed job
 * needs its objects as long as it can be tried again.
 */
export async function unneededStaged(db: Database, files: Pick<FileStore, 'list'>): Promise<StoredObject[]> {
  // The list comes first: the job of a listed object is already in the database.
  const objects = await files.list(STAGED);
  if (objects.length === 0) return [];
  const [filling, working] = await sendBatch(db, 'read', [
    build
      .selectDistinct({ jobId: importJobEditions.jobId })
      .from(importJobEditions)
      .where(isNull(importJobEditions.cleanedAt)),
    // A preview fills no edition.
    build
      .select({ jobId: importJobs.id })
      .from(importJobs)
      .where(inArray(importJobs.status, UNFINISHED_STATES)),
  ]);
  const keeping = new Set([...filling, ...working].map(({ jobId }) => jobId));
  return objects.filter(({ key }) => !keeping.has(key.split('/')[1] ?? ''));
}
