import { type Filled, objectOf, orNull, text, yesOrNo } from '../../../domain/basics/index.ts';
import { type ImportTask, licensedVersion, targetOf } from '../../../domain/imports/index.ts';
import { PermanentError } from '../../engine/errors.ts';
import type { ByteSource } from '../../files/byte-source.ts';
import { MAX_HEAD_BYTES } from '../../files/csv/csv-head.ts';
import { RefusedFile } from '../../files/refused-file.ts';
import { openStoredFile } from '../../files/stored-file.ts';
import { nameKey } from '../../files/zip/entry-name.ts';
import { readZip, type ZipEntry } from '../../files/zip/read-zip.ts';
import { unpackEntry, unpackInParts } from '../../files/zip/unpack-entry.ts';
import type { InputFile, JobKind, SourceContext } from '../../job-kind.ts';
import type { ImportSource, PlannedChunk, RowProblem } from '../../records.ts';
import { sha256Of } from '../../sha256.ts';
import { CSV_VERSION } from '../csv/csv.ts';
import { nothingToImport, openCsvFiles } from '../csv/csv-file.ts';
import { csvRows, planOf, reportsOf } from '../csv/csv-rows.ts';
import { filesIn, fingerprintOf, keepOpen, withFileName } from '../input-files.ts';

type ZipTask = Extract<ImportTask, { kind: 'zip' }>;

interface Archive extends InputFile {
  source: ByteSource;
  entries: readonly ZipEntry[];
}

/**
 * The descriptor of a chunk that unpacks an entry. With null, the chunk only reports the entries that are not
 * unpacked. `isImported` is as it was at the start of the job, because a licence may be confirmed while it runs.
 */
const STAGE = { archive: text, entry: orNull(text), isImported: yesOrNo };
const readStage = objectOf(STAGE);

const isCsv = ({ name }: ZipEntry): boolean => /\.csv$/iu.test(name);

interface Unpacked {
  archive: Archive;
  entry: ZipEntry;
  file: InputFile;
}

/**
 * The file that an entry becomes. Its key is generated, because a name may be too long for one. The same archive gives
 * the same keys, so that a repeated chunk writes the same objects. Only a text under copyright needs a checksum: its
 * licence is confirmed for it.
 */
async function fileOf(ctx: SourceContext, archive: Archive, entry: ZipEntry): Promise<InputFile> {
  const { name, size } = entry;
  const digest = await sha256Of(JSON.stringify([archive.key, archive.sha256, name]));
  const sha256 =
    licensedVersion(name) === undefined || ctx.sha256 === undefined
      ? null
      : await ctx.sha256(unpackEntry(archive.source, entry));
  return { key: `csv/${digest.slice(0, 32)}`, name, size, sha256 };
}

async function openArchive(ctx: SourceContext, file: InputFile): Promise<Archive> {
  const source = await openStoredFile(ctx.files, file);
  return withFileName(file, async () => ({ ...file, source, entries: await readZip(source) }));
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

async function unpack(
  { files }: SourceContext,
  { archive: { source }, entry, file }: Unpacked,
): Promise<void> {
  const { key, name, sha256 } = file;
  const writer = await files.writeInParts(key, sha256 === null ? { name } : { name, sha256 });
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
async function removeNamesakes(files: SourceContext['files'], key: string, name: string): Promise<void> {
  for (const other of await files.list('csv/')) {
    const itsName = other.name ?? other.key.slice('csv/'.length);
    if (other.key !== key && nameKey(itsName) === nameKey(name)) await files.delete(other.key);
  }
}

/** Reports the entries of an archive that are no CSV files. A job that imports counts rows, and these have none. */
const skipped = ({ name, entries }: Archive, { andImport }: ZipTask): RowProblem[] =>
  entries
    .filter((entry) => !isCsv(entry))
    .map((entry) => ({
      kind: 'skipped',
      source: name,
      row: null,
      column: null,
      message: `“${entry.name}” is not a CSV file`,
      ...(andImport && { rows: 0 as const }),
    }));

const open = keepOpen(
  async (ctx: SourceContext, task: ZipTask, inputs: readonly InputFile[]): Promise<ImportSource> => {
    const archives = await Promise.all(inputs.map((file) => openArchive(ctx, file)));
    refuseEqualNames(archives);
    const unpacked: Unpacked[] = [];
    for (const archive of archives)
      for (const entry of archive.entries.filter(isCsv))
        unpacked.push({
          archive,
          entry,
          file: await withFileName(archive, () => fileOf(ctx, archive, entry)),
        });
    if (unpacked.length === 0) throw new PermanentError('The ZIP files hold no CSV file.');
    const { files, leftOut } = await openCsvFiles(
      ctx,
      (task.andImport ? unpacked : []).map(({ archive, entry, file }) => ({
        file,
        shownAs: `${archive.name}: ${file.name}`,
        read: () => beginningOf(archive, entry),
      })),
    );
    if (task.andImport && files.length === 0) throw nothingToImport(leftOut);
    const imported = new Set(files.map(({ key }) => key));
    const stageOf = (descriptor: Filled<typeof STAGE>, units: number): PlannedChunk => ({
      phase: 'stage',
      descriptor,
      units,
    });
    return {
      target: targetOf(task),
      ...csvRows(ctx, files, null),
      leftOut,
      unit: task.andImport ? 'rows' : 'files',
      fingerprint: () => fingerprintOf(ctx, inputs, ['zip', CSV_VERSION]),
      begin: async () => [
        ...unpacked.map(({ archive, entry, file }) =>
          // An import counts the bytes that it unpacks, and the job that only unpacks counts its files.
          stageOf(
            { archive: archive.key, entry: entry.name, isImported: imported.has(file.key) },
            task.andImport ? entry.size : 1,
          ),
        ),
        ...archives
          .filter((archive) => skipped(archive, task).length > 0)
          .map(({ key }) => stageOf({ archive: key, entry: null, isImported: false }, 0)),
        ...reportsOf(leftOut),
      ],
      async stage(descriptor) {
        const stage = readStage(descriptor);
        const archive = archives.find(({ key }) => key === stage?.archive);
        if (stage === undefined || archive === undefined)
          throw new Error(`Not an entry of a ZIP file: ${JSON.stringify(descriptor)}`);
        if (stage.entry === null) return { chunks: [], problems: skipped(archive, task) };
        const found = unpacked.find((one) => one.archive === archive && one.entry.name === stage.entry);
        if (found === undefined) throw new PermanentError(`${archive.name} no longer holds “${stage.entry}”`);
        await withFileName(archive, () => unpack(ctx, found));
        return { chunks: stage.isImported ? [planOf(found.file.key)] : [] };
      },
    };
  },
);

export const ZIP: JobKind<ZipTask> = {
  async inputFiles(ctx) {
    const files = await filesIn(ctx, 'zip');
    if (files.length === 0)
      throw new PermanentError('There is no ZIP file. Upload one on the Database page.', null);
    return files;
  },
  open,
};
