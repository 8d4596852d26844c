import { build, sendBatch } from '../../../db/batch.ts';
import { ownTexts } from '../../../db/schema/index.ts';
import {
  type CsvFiles,
  type DatabaseInfo,
  FILE_FOLDERS,
  type FileFolder,
  type LicenceConfirmation,
  type StoredFile,
  type StoredFiles,
} from '../../../domain/contract/index.ts';
import { licensedVersion } from '../../../domain/imports/index.ts';
import type { StoredObject } from '../../../import-jobs/context.ts';
import { candidateOf } from '../../../import-jobs/sources/csv/csv.ts';
import { firstRowProblem, someAtOnce } from '../../../import-jobs/sources/csv/csv-file.ts';
import { looksLikeText } from '../../../import-jobs/sources/own-texts/open-text.ts';
import { requireFreshCode } from '../../accounts/second-factor/fresh-code.ts';
import { Problem } from '../../ctx/errors.ts';
import { logAdmin } from '../admins-only.ts';
import { sourceContext } from '../context/import-context.ts';
import type { AdminCtx } from '../context/import-deps.ts';
import { fileFrom } from './file-entry.ts';
import { confirmLicence, licences } from './licences.ts';
import { MAX_FILE_BYTES, PART_BYTES } from './upload-limits.ts';
import { listUploads } from './uploads.ts';

interface Entry {
  file: StoredFile;
  object: StoredObject;
}

async function entriesIn(ctx: AdminCtx, folder: FileFolder): Promise<Entry[]> {
  const objects = await sourceContext(ctx).files.list(`${folder}/`);
  const entries = await Promise.all(
    objects.map(async (object) => ({ object, file: await fileFrom(folder, object) })),
  );
  return entries.sort((a, b) => (a.file.name < b.file.name ? -1 : a.file.name > b.file.name ? 1 : 0));
}

const filesIn = async (ctx: AdminCtx, folder: FileFolder): Promise<StoredFile[]> =>
  (await entriesIn(ctx, folder)).map(({ file }) => file);

async function entryOf(ctx: AdminCtx, id: string): Promise<Entry> {
  const folder = FILE_FOLDERS.find((one) => id.startsWith(`${one}~`));
  const entries = folder === undefined ? [] : await entriesIn(ctx, folder);
  const found = entries.find(({ file }) => file.id === id);
  if (found === undefined) throw new Problem('not_found', 'There is no such file.');
  return found;
}

/** An uploaded file and its key. Throws a 404 `Problem` if there is none. */
export async function storedFile(ctx: AdminCtx, id: string): Promise<{ file: StoredFile; key: string }> {
  const { file, object } = await entryOf(ctx, id);
  return { file, key: object.key };
}

export async function listFiles(ctx: AdminCtx): Promise<StoredFiles> {
  const [files, uploads] = await Promise.all([
    Promise.all(FILE_FOLDERS.map((folder) => filesIn(ctx, folder))),
    listUploads(ctx),
  ]);
  return { files: files.flat(), uploads, partSize: PART_BYTES, maxBytes: MAX_FILE_BYTES };
}

export async function csvFiles(ctx: AdminCtx): Promise<CsvFiles> {
  const sources = sourceContext(ctx);
  const [entries, { confirmed, unconfirmed }] = await Promise.all([entriesIn(ctx, 'csv'), licences(ctx)]);
  const files = await someAtOnce(entries, async ({ object: { key }, file: { folder: _, ...file } }) => {
    const { name, size, sha256 } = file;
    const version = licensedVersion(name);
    const isSame = (one: LicenceConfirmation) => one.version === version && one.sha256 === sha256;
    const input = { key, name, size, sha256 };
    const problem = await firstRowProblem(candidateOf(sources, input));
    return {
      ...file,
      problem,
      looksLikeText: problem !== null && (await looksLikeText(sources, input)),
      licence: version === undefined ? null : { version, confirmed: confirmed.find(isSame) ?? null },
    };
  });
  return { files, unconfirmed };
}

/**
 * Confirms the licence of a CSV file, for its content as the administrator saw it.
 * @throws Problem 404 if the file does not exist, 409 if it was replaced, 422 if it needs no licence.
 */
export const confirmLicenceOf = async (
  ctx: AdminCtx,
  id: string,
  sha256: string,
): Promise<LicenceConfirmation> => confirmLicence(ctx, (await entryOf(ctx, id)).file, sha256);

const newestDatabase = async (ctx: AdminCtx): Promise<Entry | undefined> =>
  (await entriesIn(ctx, 'database')).sort((a, b) => (a.file.lastModified < b.file.lastModified ? 1 : -1))[0];

export async function databaseInfo(ctx: AdminCtx): Promise<DatabaseInfo> {
  const newest = await newestDatabase(ctx);
  if (newest === undefined) return { status: 'not_found', details: null };
  const { name, size, lastModified } = newest.file;
  return { status: 'success', details: { path: `database/${name}`, size, lastModified } };
}

/**
 * Deletes the newest database file.
 * @throws Problem 403 if a code must be confirmed first, 404 if there is no file.
 */
export async function deleteDatabaseFile(ctx: AdminCtx): Promise<{ status: 'success'; message: string }> {
  await requireFreshCode(ctx);
  const newest = await newestDatabase(ctx);
  if (newest === undefined) throw new Problem('not_found', 'There is no database file.');
  const { key } = newest.object;
  await sourceContext(ctx).files.delete(key);
  logAdmin(ctx, 'delete database file', { key });
  return { status: 'success', message: 'The database file has been deleted.' };
}

/**
 * Deletes a file.
 * @throws Problem 403 if a code must be confirmed first, 404 if the file does not exist, 409 if an added text needs it.
 */
export async function deleteFile(ctx: AdminCtx, id: string): Promise<void> {
  await requireFreshCode(ctx);
  const { key } = (await entryOf(ctx, id)).object;
  const [texts] = await sendBatch(ctx.db, 'read', [build.select().from(ownTexts)]);
  const text = texts.find(({ file }) => file.key === key);
  if (text !== undefined)
    throw new Problem(
      'conflict',
      `“${text.facts.name}” was imported from this file and needs it to be imported again. Delete the text, and its file goes too.`,
    );
  await sourceContext(ctx).files.delete(key);
  logAdmin(ctx, 'delete file', { key });
}
