import type { Database, FileStore, StoredObject } from '../../../import-jobs/context.ts';
import { PACKS } from '../../../import-jobs/sources/packs/index.ts';
import { oldPreviews, unneededStaged } from '../../../import-jobs/staged.ts';
import { UPLOADS } from './uploads.ts';

/** An upload is abandoned if its newest part is older than this. */
const ABANDONED_MS = 7 * 24 * 3600 * 1000;
/**
 * Parts without a description belong to no upload, and are deleted at this age. A younger part may have been
 * sent while its upload was deleted.
 */
const UNDESCRIBED_MS = 3600 * 1000;
const MOST_A_CALL = 50;

/** The first parts of a key: `packs/{id}/{commit}` of a pack's file, `uploads/{id}` of a part of an upload. */
const folderOf = (key: string, depth: number): string => key.split('/').slice(0, depth).join('/');

/**
 * Deletes objects that nobody needs any more: what ended jobs have fetched, files of packs in a version that is not the
 * present one, old previews, and uploads that nobody completed. A call that reaches its limit, or fails, leaves the rest to the next
 * call.
 *
 * @returns the number of deleted objects.
 */
export async function tidyBucket(
  db: Database,
  files: Pick<FileStore, 'list' | 'delete'>,
  now: number,
  packs: readonly { id: string; upstream: { commit: string } }[] = PACKS,
): Promise<number> {
  const present = new Set(packs.map(({ id, upstream }) => `packs/${id}/${upstream.commit}`));
  const outdated = (await files.list('packs/')).filter(({ key }) => !present.has(folderOf(key, 3)));
  const abandoned = abandonedAmong(await files.list(UPLOADS), now);
  const unneeded = [
    ...(await unneededStaged(db, files)),
    ...(await oldPreviews(files, now)),
    ...outdated,
    ...abandoned,
  ].slice(0, MOST_A_CALL);
  for (const { key } of unneeded) await files.delete(key);
  return unneeded.length;
}

/** The objects of abandoned uploads. The object that describes an upload comes last, so that no part is left without it. */
function abandonedAmong(objects: readonly StoredObject[], now: number): StoredObject[] {
  const newest = new Map<string, number>();
  for (const { key, uploadedAt } of objects) {
    const folder = folderOf(key, 2);
    newest.set(folder, Math.max(newest.get(folder) ?? 0, uploadedAt.getTime()));
  }
  const isAbout = ({ key }: StoredObject): boolean => key.endsWith('/about');
  const described = new Set(objects.filter(isAbout).map(({ key }) => folderOf(key, 2)));
  const isAbandoned = (folder: string): boolean =>
    now - (newest.get(folder) ?? 0) > (described.has(folder) ? ABANDONED_MS : UNDESCRIBED_MS);
  return objects
    .filter(({ key }) => isAbandoned(folderOf(key, 2)))
    .toSorted((a, b) => Number(isAbout(a)) - Number(isAbout(b)));
}
