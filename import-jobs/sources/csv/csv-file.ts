import type { ByteSource } from '../../files/byte-source.ts';
import { type CsvHead, readCsvHead } from '../../files/csv/csv-head.ts';
import { RefusedFile } from '../../files/refused-file.ts';
import type { InputFile } from '../../job-kind.ts';
import { CSV_TABLES, columnsInWords, DATABASE_TABLES, missingColumns, type Table } from '../tables/index.ts';

/** A CSV file whose first row was read. */
export interface CsvFile extends InputFile {
  head: CsvHead;
  table: Table;
}

/** How much of what a table needs is in the file: 1 for all of it. */
const likeness = (table: Table, names: readonly string[]): number =>
  1 - missingColumns(table, names).length / table.needed.length;

/**
 * Finds the table whose rows a file has: by its name for a licensed version, else by its columns.
 *
 * @throws RefusedFile when the file has the columns of no table, or lacks one that its table needs.
 */
function tableOf(name: string, columns: readonly string[]): Table {
  const stem = name
    .toLowerCase()
    .replace(/^.*\//u, '')
    .replace(/\.csv$/u, '');
  const licensed = CSV_TABLES.find((table) => table.name === stem && !DATABASE_TABLES.includes(table));
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

/**
 * Reads the first row of a CSV file and finds its table.
 *
 * @throws RefusedFile when the file cannot be imported. The message begins with its name.
 */
export async function openCsv(file: InputFile, source: ByteSource): Promise<CsvFile> {
  try {
    const head = await readCsvHead(source, []);
    return { ...file, head, table: tableOf(file.name, head.names) };
  } catch (error) {
    if (error instanceof RefusedFile) throw new RefusedFile(`${file.name}: ${error.message}`);
    throw error;
  }
}
