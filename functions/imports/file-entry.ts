import type { FileFolder, StoredFile } from '../../domain/contract/index.ts';
import type { StoredObject } from '../../import-jobs/context.ts';

/** The id of a stored file. It has no slash, so that it is one part of a path. */
export const idOfKey = (key: string): string => key.replaceAll('/', '~');

/** The key of the stored file with this id. */
export const keyOfId = (id: string): string => id.replaceAll('~', '/');

/** True if an id is that of a stored file and not of an upload. */
export const isFileId = (id: string): boolean => id.includes('~');

/** A stored object as administrators see it. Without a name, the last part of its key is its name. */
export const fileFrom = (folder: FileFolder, object: StoredObject): StoredFile => ({
  id: idOfKey(object.key),
  folder,
  name: object.name ?? object.key.slice(object.key.lastIndexOf('/') + 1),
  size: object.size,
  sha256: object.sha256,
  lastModified: object.uploadedAt.toISOString(),
});
