import type { FileStore, StoredObject } from '../../import-jobs/context.ts';
import { PACKS } from '../../import-jobs/sources/packs/index.ts';
import { UPLOADS } from './uploads.ts';

/** An upload is abandoned if no part of it came for so long. */
const ABANDONED_MS = 7 * 24 * 3600 * 1000;
/** The most objects that one call deletes. The next call goes on where this one ended. */
const MOST_A_CALL = 50;

/** The folder of a pack's files, which has its version in its name, and of an upload: `packs/{id}/{commit}`. */
const folderOf = (key: string, depth: number): string => key.split('/').slice(0, depth).join('/');

/**
 * Deletes objects that nobody needs any more: files of packs in a version that is not the present one, and uploads that
 * nobody completed. One call deletes only some of them.
 *
 * @returns the number of deleted objects.
 */
export async function tidyBucket(
  files: Pick<FileStore, 'list' | 'delete'>,
  now: number,
  packs: readonly { id: string; upstream: { commit: string } }[] = PACKS,
): Promise<number> {
  const present = new Set(packs.map(({ id, upstream }) => `packs/${id}/${upstream.commit}`));
  const outdated = (await files.list('packs/')).filter(({ key }) => !present.has(folderOf(key, 3)));
  const old = [...outdated, ...abandonedAmong(await files.list(UPLOADS), now)].slice(0, MOST_A_CALL);
  for (const { key } of old) await files.delete(key);
  return old.length;
}

/** The objects of abandoned uploads. What an upload is about comes last, so that it stays known until its parts are gone. */
function abandonedAmong(objects: readonly StoredObject[], now: number): StoredObject[] {
  const newest = new Map<string, number>();
  for (const { key, uploadedAt } of objects) {
    const folder = folderOf(key, 2);
    newest.set(folder, Math.max(newest.get(folder) ?? 0, uploadedAt.getTime()));
  }
  const isAbout = ({ key }: StoredObject): number => Number(key.endsWith('/about'));
  return objects
    .filter(({ key }) => now - (newest.get(folderOf(key, 2)) ?? 0) > ABANDONED_MS)
    .toSorted((a, b) => isAbout(a) - isAbout(b));
}
