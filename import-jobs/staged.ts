import { isNull } from 'drizzle-orm';
import { build, sendBatch } from '../db/batch.ts';
import { importJobEditions } from '../db/schema/index.ts';
import type { Database, FileStore, StoredObject } from './context.ts';

const STAGED = 'staged/';

export const stagedKey = (jobId: string, name: string): string => `${STAGED}${jobId}/${name}`;

/**
 * Lists the stored objects that jobs have fetched and no longer need, because the jobs are cleaned up. A failed job
 * needs its objects as long as it can be tried again.
 */
export async function unneededStaged(db: Database, files: Pick<FileStore, 'list'>): Promise<StoredObject[]> {
  // The list comes first: the job of a listed object is already in the database.
  const objects = await files.list(STAGED);
  if (objects.length === 0) return [];
  const [rows] = await sendBatch(db, 'read', [
    build
      .selectDistinct({ jobId: importJobEditions.jobId })
      .from(importJobEditions)
      .where(isNull(importJobEditions.cleanedAt)),
  ]);
  const keeping = new Set(rows.map(({ jobId }) => jobId));
  return objects.filter(({ key }) => !keeping.has(key.split('/')[1] ?? ''));
}
