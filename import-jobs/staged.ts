import { isNull } from 'drizzle-orm';
import { build, sendBatch } from '../db/batch.ts';
import { importJobEditions } from '../db/schema/index.ts';
import type { Database, FileStore } from './context.ts';

/** The folder for what jobs have fetched and may need again. */
const STAGED = 'staged/';

/** The most objects that one call removes. The limit keeps a sweep short. */
export const MOST_REMOVED = 100;

/** The key of an object that a job keeps until it is cleaned up. */
export const stagedKey = (jobId: string, name: string): string => `${STAGED}${jobId}/${name}`;

/**
 * Removes what jobs have fetched, once they are cleaned up. A failed job keeps its objects as long as it can be tried
 * again. A call that reaches its limit, or fails, leaves the rest to the next call.
 */
export async function removeStaged(db: Database, files: FileStore): Promise<void> {
  // The list comes first: the job of a listed object is already in the database.
  const objects = await files.list(STAGED);
  if (objects.length === 0) return;
  const [rows] = await sendBatch(db, 'read', [
    build
      .selectDistinct({ jobId: importJobEditions.jobId })
      .from(importJobEditions)
      .where(isNull(importJobEditions.cleanedAt)),
  ]);
  const keeping = new Set(rows.map(({ jobId }) => jobId));
  const unneeded = objects.filter(({ key }) => !keeping.has(key.split('/')[1] ?? ''));
  for (const { key } of unneeded.slice(0, MOST_REMOVED)) await files.delete(key);
}
