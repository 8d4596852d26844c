import { type ImportTask, targetOf } from '../../../domain/imports/index.ts';
import { type Filled, objectOf, orNull, text } from '../../../domain/parse.ts';
import { PermanentError } from '../../engine/errors.ts';
import type { ByteSource } from '../../files/byte-source.ts';
import { MAX_HEAD_BYTES } from '../../files/csv/csv-head.ts';
import { RefusedFile } from '../../files/refused-file.ts';
import { openStoredFile } from '../../files/stored-file.ts';
import { nameKey } from '../../files/zip/entry-name.ts';
import { readZip, type ZipEntry } from '../../files/zip/read-zip.ts';
import { unpackEntry, unpackInParts } from '../../files/zip/unpack-entry.ts';
import type { InputFile, JobKind, SourceWorld } from '../../job-kind.ts';
import type { ImportSource, PlannedChunk, RowProblem } from '../../records.ts';
import { CSV_VERSION } from '../csv/csv.ts';
import { openCsv } from '../csv/csv-file.ts';
import { csvRows, planOf } from '../csv/csv-rows.ts';
import { filesIn, fingerprintOf, keepOpen } from '../input-files.ts';

type ZipTask = Extract<ImportTask, { kind: 'zip' }>;

interface Archive extends InputFile {
  source: ByteSource;
  entries: readonly ZipEntry[];
}

/**
 * The descriptor of a chunk that unpacks an entry. With null, the chunk only reports the entries that are not
 * unpacked.
 */
const STAGE = { archive: text, entry: orNull(text) };
const readStage = objectOf(STAGE);

const isCsv = ({ name }: ZipEntry): boolean => /\.csv$/iu.test(name);

/** The file that an entry becomes. */
const csvOf = ({ name, size }: ZipEntry): InputFile => ({ key: `csv/${name}`, name, size, sha256: null });

async function openArchive(world: SourceWorld, file: InputFile): Promise<Archive> {
  const source = await openStoredFile(world.files, file);
  return named(file, async () => ({ ...file, source, entries: await readZip(source) }));
}

/** Puts the name of the archive before the reason for which it is refused. */
async function named<Result>({ name }: InputFile, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RefusedFile) throw new RefusedFile(`${name}: ${error.message}`);
    throw error;
  }
}

/**
 * @throws RefusedFile when two archives hold CSV files of the same name. Upper and lower case make no
 * difference.
 */
function refuseEqualNames(archives: readonly Archive[]): void {
  const seen = new Map<string, string>();
  for (const { name, entries } of archives) {
    for (const entry of entries.filter(isCsv)) {
      const other = seen.get(nameKey(entry.name));
      if (other !== undefined) throw new RefusedFile(`${other} and ${name} both hold “${entry.name}”`);
      seen.set(nameKey(entry.name), name);
    }
  }
}

/** The beginning of an entry, long enough for the first row of a CSV file. */
async function beginningOf(archive: Archive, entry: ZipEntry): Promise<ByteSource> {
  const bytes = new Uint8Array(Math.min(MAX_HEAD_BYTES, entry.size));
  let filled = 0;
  for await (const piece of unpackEntry(archive.source, entry)) {
    bytes.set(piece.subarray(0, bytes.length - filled), filled);
    filled = Math.min(bytes.length, filled + piece.length);
    if (filled === bytes.length) break;
  }
  return { size: entry.size, read: async (offset, length) => bytes.subarray(offset, offset + length) };
}

async function unpack({ files }: SourceWorld, { source }: Archive, entry: ZipEntry): Promise<void> {
  const { key, name } = csvOf(entry);
  const writer = await files.writeInParts(key, { name });
  try {
    await unpackInParts(source, entry, (number, bytes) => writer.write(number, bytes));
  } catch (error) {
    // Nothing of a damaged entry is stored.
    await writer.abort();
    throw error;
  }
  await writer.complete();
  await removeNamesakes(files, key, name);
}

/**
 * Deletes the CSV files that were stored under the same name before. An import takes only the newest of them, so the
 * others would be listed and never read.
 */
async function removeNamesakes(files: SourceWorld['files'], key: string, name: string): Promise<void> {
  for (const other of await files.list('csv/')) {
    const itsName = other.name ?? other.key.slice('csv/'.length);
    if (other.key !== key && nameKey(itsName) === nameKey(name)) await files.delete(other.key);
  }
}

const skipped = ({ name, entries }: Archive): RowProblem[] =>
  entries
    .filter((entry) => !isCsv(entry))
    .map((entry) => ({
      kind: 'skipped',
      source: name,
      row: null,
      column: null,
      message: `“${entry.name}” is not a CSV file`,
    }));

const open = keepOpen(
  async (world: SourceWorld, task: ZipTask, inputs: readonly InputFile[]): Promise<ImportSource> => {
    const archives = await Promise.all(inputs.map((file) => openArchive(world, file)));
    refuseEqualNames(archives);
    const unpacked = archives.flatMap((archive) =>
      archive.entries.filter(isCsv).map((entry) => ({ archive, entry })),
    );
    if (unpacked.length === 0) throw new PermanentError('The ZIP files hold no CSV file.');
    const files = await Promise.all(
      (task.andImport ? unpacked : []).map(({ archive, entry }) =>
        named(archive, async () => openCsv(csvOf(entry), await beginningOf(archive, entry))),
      ),
    );
    const stageOf = (descriptor: Filled<typeof STAGE>, units: number): PlannedChunk => ({
      phase: 'stage',
      descriptor,
      units,
    });
    return {
      target: targetOf(task),
      ...csvRows(world, files, null),
      unit: task.andImport ? 'rows' : 'files',
      fingerprint: () => fingerprintOf(world, inputs, ['zip', CSV_VERSION]),
      begin: async () => [
        ...unpacked.map(({ archive, entry }) =>
          // An import counts the bytes that it unpacks, and the job that only unpacks counts its files.
          stageOf({ archive: archive.key, entry: entry.name }, task.andImport ? entry.size : 1),
        ),
        ...archives
          .filter((archive) => skipped(archive).length > 0)
          .map(({ key }) => stageOf({ archive: key, entry: null }, 0)),
      ],
      async stage(descriptor) {
        const wanted = readStage(descriptor);
        const archive = archives.find(({ key }) => key === wanted?.archive);
        if (wanted === undefined || archive === undefined)
          throw new Error(`Not an entry of a ZIP file: ${JSON.stringify(descriptor)}`);
        if (wanted.entry === null) return { chunks: [], problems: skipped(archive) };
        const entry = archive.entries.find(({ name }) => name === wanted.entry);
        if (entry === undefined)
          throw new PermanentError(`${archive.name} no longer holds “${wanted.entry}”`);
        await named(archive, () => unpack(world, archive, entry));
        return { chunks: task.andImport ? [planOf(csvOf(entry).key)] : [] };
      },
    };
  },
);

/** Unpacks the ZIP files in the bucket. The CSV files in them can then be imported in the same job. */
export const ZIP: JobKind<ZipTask> = {
  async inputFiles(world) {
    const files = await filesIn(world, 'zip');
    if (files.length === 0)
      throw new PermanentError('There is no ZIP file. Upload one on the Database page.');
    return files;
  },
  open,
};
