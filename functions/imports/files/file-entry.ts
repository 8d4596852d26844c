import type { FileFolder, StoredFile } from '../../../domain/contract/index.ts';
import type { StoredObject } from '../../../import-jobs/context.ts';
import { sha256Of } from '../../../import-jobs/sha256.ts';

const DIGITS = 32;

/**
 * The id of a stored file: its folder, `~` and a digest of its key. So a key may be long and have any characters, and its
 * id is still one part of a path.
 */
const idOfKey = async (key: string): Promise<string> =>
  `${key.slice(0, key.indexOf('/'))}~${(await sha256Of(key)).slice(0, DIGITS)}`;

export const isFileId = (id: string): boolean => id.includes('~');

export const fileFrom = async (folder: FileFolder, object: StoredObject): Promise<StoredFile> => ({
  id: await idOfKey(object.key),
  folder,
  name: object.name ?? object.key.slice(object.key.lastIndexOf('/') + 1),
  size: object.size,
  sha256: object.sha256,
  lastModified: object.uploadedAt.toISOString(),
});
