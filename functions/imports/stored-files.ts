import {
  type CsvFiles,
  type DatabaseInfo,
  FILE_FOLDERS,
  type FileFolder,
  type StoredFile,
  type StoredFiles,
} from '../../domain/contract/index.ts';
import { requireFreshCode } from '../accounts/second-factor/fresh-code.ts';
import type { ReaderCtx } from '../ctx.ts';
import { Problem } from '../http/errors.ts';
import { logAdmin } from './admins-only.ts';
import { fileFrom, keyOfId } from './file-entry.ts';
import { sourceWorld } from './import-context.ts';
import { listUploads, MAX_FILE_BYTES, PART_BYTES } from './uploads.ts';

/** The files of a folder, sorted by name. */
async function filesIn(ctx: ReaderCtx, folder: FileFolder): Promise<StoredFile[]> {
  const objects = await sourceWorld(ctx).files.list(`${folder}/`);
  return objects
    .map((object) => fileFrom(folder, object))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Every file, and the uploads that are not complete. */
export async function listFiles(ctx: ReaderCtx): Promise<StoredFiles> {
  const [files, uploads] = await Promise.all([
    Promise.all(FILE_FOLDERS.map((folder) => filesIn(ctx, folder))),
    listUploads(ctx),
  ]);
  return { files: files.flat(), uploads, partSize: PART_BYTES, maxBytes: MAX_FILE_BYTES };
}

/** The CSV files. */
export async function csvFiles(ctx: ReaderCtx): Promise<CsvFiles> {
  const files = await filesIn(ctx, 'csv');
  return { files: files.map(({ name, size, lastModified }) => ({ name, size, lastModified })) };
}

/** The database file that was uploaded last. */
const newestDatabase = async (ctx: ReaderCtx): Promise<StoredFile | undefined> =>
  (await filesIn(ctx, 'database')).sort((a, b) => (a.lastModified < b.lastModified ? 1 : -1))[0];

/** The database file. If there are several, it is the newest one. */
export async function databaseInfo(ctx: ReaderCtx): Promise<DatabaseInfo> {
  const file = await newestDatabase(ctx);
  if (file === undefined) return { status: 'not_found', details: null };
  const { name, size, lastModified } = file;
  return { status: 'success', details: { path: `database/${name}`, size, lastModified } };
}

/**
 * Deletes the newest database file.
 * @throws Problem 403 if a code must be confirmed first, 404 if there is no file.
 */
export async function deleteDatabaseFile(ctx: ReaderCtx): Promise<{ status: 'success'; message: string }> {
  await requireFreshCode(ctx);
  const newest = await newestDatabase(ctx);
  if (newest === undefined) throw new Problem('not_found', 'There is no database file.');
  const key = keyOfId(newest.id);
  await sourceWorld(ctx).files.delete(key);
  logAdmin(ctx, 'delete database file', { key });
  return { status: 'success', message: 'The database file has been deleted.' };
}

/**
 * Deletes a file.
 * @throws Problem 403 if a code must be confirmed first, 404 if the file does not exist.
 */
export async function deleteFile(ctx: ReaderCtx, id: string): Promise<void> {
  await requireFreshCode(ctx);
  const { files } = sourceWorld(ctx);
  const key = keyOfId(id);
  const isOfAFolder = FILE_FOLDERS.some((folder) => key.startsWith(`${folder}/`));
  if (!isOfAFolder || (await files.head(key)) === null)
    throw new Problem('not_found', 'There is no such file.');
  await files.delete(key);
  logAdmin(ctx, 'delete file', { key });
}
