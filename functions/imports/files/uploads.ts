import { z } from 'zod';
import { type FileFolder, fileFolder, type StoredFile, type Upload } from '../../../domain/contract/index.ts';
import type { FileStore, StoredObject } from '../../../import-jobs/context.ts';
import { fileKind } from '../../../import-jobs/files/file-kind.ts';
import { sha256Of } from '../../../import-jobs/sha256.ts';
import { Problem } from '../../ctx/errors.ts';
import { logAdmin } from '../admins-only.ts';
import { sourceContext } from '../context/import-context.ts';
import type { AdminCtx } from '../context/import-deps.ts';
import { fileFrom } from './file-entry.ts';
import { MAX_FILE_BYTES, PART_BYTES } from './upload-limits.ts';

/** The facts that the upload began with. `key` is where the whole file will be. */
const about = z.object({ folder: fileFolder, name: z.string(), size: z.int(), key: z.string() });
type About = z.infer<typeof about>;

export const UPLOADS = 'uploads/';
const aboutKey = (id: string): string => `${UPLOADS}${id}/about`;
const partKey = (id: string, number: number): string => `${UPLOADS}${id}/${number}`;

const noSuchUpload = (): Problem => new Problem('not_found', 'There is no such upload. Start it again.');

const partsOf = ({ size }: About): number => Math.ceil(size / PART_BYTES);

/** The size that a part must have; null if the file has no such part. */
function sizeOfPart(file: About, number: number): number | null {
  if (number < 1 || number > partsOf(file)) return null;
  return number < partsOf(file) ? PART_BYTES : file.size - (number - 1) * PART_BYTES;
}

async function readAbout(files: FileStore, id: string): Promise<About> {
  const bytes = await files.get(aboutKey(id));
  if (bytes === null) throw noSuchUpload();
  return about.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

const numberOf = ({ key }: StoredObject): number => Number(key.slice(key.lastIndexOf('/') + 1));

function uploadFrom(id: string, file: About, objects: readonly StoredObject[]): Upload {
  const { folder, name, size } = file;
  return {
    id,
    folder,
    name,
    size,
    partSize: PART_BYTES,
    parts: objects
      .filter(({ key }) => key !== aboutKey(id))
      .map((part) => ({ number: numberOf(part), sha256: part.sha256 ?? '' }))
      .sort((a, b) => a.number - b.number),
    startedAt: (objects.find(({ key }) => key === aboutKey(id))?.uploadedAt ?? new Date(0)).toISOString(),
  };
}

const objectsOf = (files: FileStore, id: string): Promise<StoredObject[]> => files.list(`${UPLOADS}${id}/`);

export async function listUploads(ctx: AdminCtx): Promise<Upload[]> {
  const { files } = sourceContext(ctx);
  const objects = await files.list(UPLOADS);
  const ids = objects
    .filter(({ key }) => key.endsWith('/about'))
    .map(({ key }) => key.slice(UPLOADS.length, -'/about'.length));
  return Promise.all(
    ids.map(async (id) =>
      uploadFrom(
        id,
        await readAbout(files, id),
        objects.filter(({ key }) => key.startsWith(`${UPLOADS}${id}/`)),
      ),
    ),
  );
}

/**
 * Begins an upload, or finds the one that this administrator began for the same folder, name and size. Its `parts`
 * need not be sent again.
 *
 * @throws Problem 413 if the file is too large or has no room, 422 if its name cannot be that of a file.
 */
export async function beginUpload(
  ctx: AdminCtx,
  { folder, name, size }: { folder: FileFolder; name: string; size: number },
): Promise<Upload> {
  if (size > MAX_FILE_BYTES)
    throw new Problem('too_large', `A file may have at most ${MAX_FILE_BYTES / 1024 / 1024} MB.`);
  if (/[/\\\p{Cc}\p{Surrogate}\p{Bidi_Control}]|^\.{1,2}$|^\s|\s$/u.test(name))
    throw new Problem(
      'invalid',
      'The file name has a slash, an invisible character, or a space at its start or end.',
    );
  const { files } = sourceContext(ctx);
  // The id follows from the file and its owner. So the same file finds its upload again, and two administrators never
  // write parts of one upload.
  const id = (await sha256Of(JSON.stringify([ctx.reader.userId, folder, name, size]))).slice(0, 32);
  const arrived = await objectsOf(files, id);
  await refuseWithoutRoom(ctx, size, arrived);
  if ((await files.head(aboutKey(id))) === null) {
    const file: About = { folder, name, size, key: `${folder}/${crypto.randomUUID()}` };
    await files.put(aboutKey(id), new TextEncoder().encode(JSON.stringify(file)));
    logAdmin(ctx, 'begin upload', { uploadId: id, folder, size });
  }
  return uploadFrom(id, await readAbout(files, id), await objectsOf(files, id));
}

/** Refuses a file for which there is no room. Its parts and the file itself are stored at the same time. */
async function refuseWithoutRoom(ctx: AdminCtx, size: number, arrived: readonly StoredObject[]) {
  const left = (await ctx.imports.room.left()) + arrived.reduce((sum, part) => sum + part.size, 0);
  if (2 * size <= left) return;
  const megabytes = Math.floor(left / 2 / 1024 / 1024);
  const room = megabytes === 0 ? 'The disk is full.' : `There is room for a file of ${megabytes} MB.`;
  throw new Problem('too_large', `${room} Delete files that nobody needs, then try again.`);
}

const EXPECTED: Readonly<Record<Exclude<FileFolder, 'text'>, string>> = {
  csv: 'a CSV file in UTF-8',
  zip: 'a ZIP archive',
  database: 'a SQLite database',
};

/**
 * Why a file does not belong in its folder, by its first part. Null if it does. A text can have many shapes: its preview
 * looks at it.
 */
function wrongKind({ folder, name }: About, firstPart: Uint8Array): string | null {
  if (folder === 'text') return null;
  const kind = fileKind(firstPart)?.name ?? null;
  const isText = kind === null && !firstPart.includes(0);
  const expected = EXPECTED[folder];
  if (folder === 'csv' ? isText : kind === expected) return null;
  return `${name} is ${kind === null ? '' : `${kind}, `}not ${expected}.`;
}

/**
 * Stores a part of a file. A part that comes again replaces the first one.
 *
 * @throws Problem 404 if there is no such upload, 422 if the part is damaged, or if the file is of the wrong kind. In the
 *   last case the upload is removed.
 */
export async function putPart(
  ctx: AdminCtx,
  { id, number, sha256 }: { id: string; number: number; sha256: string },
  bytes: Uint8Array,
): Promise<{ number: number; sha256: string }> {
  const { files } = sourceContext(ctx);
  const file = await readAbout(files, id);
  const size = sizeOfPart(file, number);
  if (size === null) throw new Problem('invalid', `${file.name} has only ${partsOf(file)} parts.`);
  if (bytes.length !== size)
    throw new Problem('invalid', `Part ${number} must have ${size} bytes, but ${bytes.length} arrived.`);
  if ((await sha256Of(bytes)) !== sha256.toLowerCase())
    throw new Problem('invalid', `Part ${number} was damaged on the way. Please send it again.`);
  const problem = number === 1 ? wrongKind(file, bytes) : null;
  if (problem !== null) {
    // The file can never be stored, so its upload does not stay in the list.
    await removeUpload(files, id);
    throw new Problem('invalid', problem);
  }
  await files.put(partKey(id, number), bytes, { sha256: sha256.toLowerCase() });
  return { number, sha256: sha256.toLowerCase() };
}

/**
 * Joins the parts to the file. It replaces a file of the same name in its folder.
 *
 * @throws Problem 404 if there is no such upload, 422 if parts are missing.
 */
export async function completeUpload(ctx: AdminCtx, id: string): Promise<StoredFile> {
  const { files } = sourceContext(ctx);
  const file = await readAbout(files, id);
  const arrived = new Set((await objectsOf(files, id)).map(numberOf));
  const numbers = Array.from({ length: partsOf(file) }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !arrived.has(number));
  if (missing.length > 0)
    throw new Problem(
      'invalid',
      `${file.name} is not complete. These parts are missing: ${missing.join(', ')}.`,
    );
  const part = async (number: number): Promise<Uint8Array> => {
    const bytes = await files.get(partKey(id, number));
    if (bytes === null) throw noSuchUpload();
    return bytes;
  };
  // R2 takes metadata only at the beginning, so the checksum must be known before the parts are joined.
  const sha256 = await ctx.imports.sha256(
    (async function* () {
      for (const number of numbers) yield await part(number);
    })(),
  );
  const writer = await files.writeInParts(file.key, { name: file.name, sha256 });
  try {
    for (const number of numbers) await writer.write(number, await part(number));
    await writer.complete();
  } catch (error) {
    await writer.abort();
    throw error;
  }
  const stored = await removeOlder(files, file);
  await removeUpload(files, id);
  logAdmin(ctx, 'complete upload', { uploadId: id, key: file.key, size: file.size, sha256 });
  return fileFrom(file.folder, stored);
}

async function removeOlder(files: FileStore, { folder, name, key }: About): Promise<StoredObject> {
  const same = (await files.list(`${folder}/`)).filter((object) => object.name === name);
  const stored = same.find((object) => object.key === key);
  if (stored === undefined) throw new Problem('conflict', `${name} was deleted while it was stored.`);
  // Of two uploads of one name that end at once, one file must stay. So a file removes only files
  // that were stored before it.
  const isOlder = (other: StoredObject): boolean =>
    other.uploadedAt < stored.uploadedAt || (+other.uploadedAt === +stored.uploadedAt && other.key < key);
  for (const other of same.filter(isOlder)) await files.delete(other.key);
  return stored;
}

/** Removes the parts first, so that an interrupted removal can be repeated. */
async function removeUpload(files: FileStore, id: string): Promise<void> {
  const objects = await objectsOf(files, id);
  for (const { key } of objects) if (key !== aboutKey(id)) await files.delete(key);
  await files.delete(aboutKey(id));
}

export async function deleteUpload(ctx: AdminCtx, id: string): Promise<void> {
  const { files } = sourceContext(ctx);
  await readAbout(files, id);
  await removeUpload(files, id);
  logAdmin(ctx, 'delete upload', { uploadId: id });
}
