import { licensedVersion } from '../../../domain/imports/index.ts';
import { PermanentError } from '../../engine/errors.ts';
import type { ByteSource } from '../../files/byte-source.ts';
import { type CsvHead, readCsvHead } from '../../files/csv/csv-head.ts';
import { RefusedFile } from '../../files/refused-file.ts';
import type { InputFile, SourceContext } from '../../job-kind.ts';
import type { LeftOut } from '../../records.ts';
import { CSV_TABLES, columnsInWords, DATABASE_TABLES, missingColumns, type Table } from '../tables/index.ts';

export interface CsvFile extends InputFile {
  head: CsvHead;
  table: Table;
}

const likeness = (table: Table, names: readonly string[]): number =>
  1 - missingColumns(table, names).length / table.needed.length;

/**
 * Finds the table whose rows a file has: by its name for a licensed version, else by its columns.
 *
 * @throws RefusedFile when the file has the columns of no table, or lacks one that its table needs.
 */
function tableOf(name: string, columns: readonly string[]): Table {
  const licensed = CSV_TABLES.find((table) => table.name === licensedVersion(name));
  const [likest] = DATABASE_TABLES.toSorted((a, b) => likeness(b, columns) - likeness(a, columns));
  const table = licensed ?? likest;
  if (table === undefined || likeness(table, columns) === 0) {
    const names = DATABASE_TABLES.map((known) => known.name).join(', ');
    throw new RefusedFile(`The file has the columns of no table that can be imported (${names})`);
  }
  const missing = missingColumns(table, columns);
  if (missing.length > 0) throw new RefusedFile(`The file has ${columnsInWords(missing)} in its first row`);
  return table;
}

async function openCsv(file: InputFile, source: ByteSource): Promise<CsvFile> {
  const head = await readCsvHead(source, []);
  return { ...file, head, table: tableOf(file.name, head.names) };
}

/** Why the licence of a file does not allow its import; null if it does, or if the file needs none. */
function licenceProblem({ confirmed = [] }: SourceContext, { name, sha256 }: InputFile): string | null {
  const version = licensedVersion(name);
  if (version === undefined) return null;
  if (sha256 === null)
    return 'The file has no checksum, so its license cannot be confirmed. Upload it again, or extract its archive again';
  if (confirmed.some((file) => file.version === version && file.sha256 === sha256)) return null;
  return 'No administrator has confirmed a license for this file. Confirm it in the list of CSV files, or leave the file out';
}

/** An uploaded or unpacked file that may be a CSV file. `shownAs` is its name in messages. */
export interface Candidate {
  file: InputFile;
  shownAs: string;
  read(): Promise<ByteSource>;
}

/**
 * The most CSV files whose beginnings are read at once. Each needs up to 64 KiB of memory, and a folder may have
 * thousands of files.
 */
const MOST_AT_ONCE = 6;

export async function someAtOnce<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += MOST_AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + MOST_AT_ONCE).map(act))));
  return results;
}

export async function firstRowProblem({ file, read }: Candidate): Promise<string | null> {
  try {
    await openCsv(file, await read());
    return null;
  } catch (error) {
    if (error instanceof PermanentError) return error.message;
    throw error;
  }
}

export async function openCsvFiles(
  ctx: SourceContext,
  candidates: readonly Candidate[],
): Promise<{ files: CsvFile[]; leftOut: LeftOut[] }> {
  const files: CsvFile[] = [];
  const leftOut: LeftOut[] = [];
  const opened = await someAtOnce(candidates, async ({ file, shownAs, read }) => {
    try {
      const found = await openCsv(file, await read());
      const reason = licenceProblem(ctx, file);
      return reason === null ? found : { name: shownAs, reason };
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      return { name: shownAs, reason: `${error.message}. Delete the file or leave it out` };
    }
  });
  for (const one of opened) {
    if ('head' in one) files.push(one);
    else leftOut.push(one);
  }
  return { files, leftOut };
}

const MOST_OF_A_NAME = 80;

const shortened = (name: string): string =>
  name.length > MOST_OF_A_NAME ? `${name.slice(0, MOST_OF_A_NAME)}…` : name;

/** The most left-out files that one message names. The job's report names all of them. */
const MOST_NAMED = 5;

export function leftOutInWords(leftOut: readonly LeftOut[]): string {
  const named = leftOut.slice(0, MOST_NAMED).map(({ name, reason }) => `${shortened(name)}: ${reason}.`);
  const others = leftOut.length - named.length;
  return [...named, ...(others > 0 ? [`And ${others} more.`] : [])].join(' ');
}

export const nothingToImport = (leftOut: readonly LeftOut[]): PermanentError =>
  new PermanentError(`Nothing can be imported. ${leftOutInWords(leftOut)}`);
