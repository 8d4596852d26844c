import { PermanentError } from '../../engine/errors.ts';
import { RefusedFile } from '../../files/refused-file.ts';
import { openSqlite, type SqliteFile, type SqliteTable, tableOf } from '../../files/sqlite/open-sqlite.ts';
import { openStoredFile } from '../../files/stored-file.ts';
import type { InputFile, SourceContext } from '../../job-kind.ts';
import { columnsInWords, missingColumns, type Table } from '../tables/index.ts';

export const hasTable = ({ declared }: SqliteFile, { name }: Table): boolean =>
  declared.some((each) => each.name.toLowerCase() === name.toLowerCase());

/**
 * Finds a table in the database.
 *
 * @throws RefusedFile when the table is missing, is no ordinary table, or lacks a column.
 */
export function knownTable(file: SqliteFile, table: Table): { table: Table; stored: SqliteTable } {
  const stored = tableOf(file, table.name, []);
  const missing = missingColumns(
    table,
    stored.columns.map(({ name }) => name),
  );
  if (missing.length > 0) throw new RefusedFile(`The table “${table.name}” has ${columnsInWords(missing)}`);
  return { table, stored };
}

/**
 * Lists the newest database file, which is the only one that is imported.
 *
 * @throws PermanentError when there is none.
 */
export async function newestFile({ files }: SourceContext): Promise<readonly InputFile[]> {
  const [newest] = (await files.list('database/')).toSorted(
    (a, b) => b.uploadedAt.getTime() - a.uploadedAt.getTime(),
  );
  if (newest === undefined)
    throw new PermanentError('There is no database file. Upload one on the Database page.', null);
  const { key, name, size, sha256 } = newest;
  return [{ key, name: name ?? key.slice('database/'.length), size, sha256 }];
}

export async function openFile(
  ctx: SourceContext,
  files: readonly InputFile[],
): Promise<[InputFile, SqliteFile]> {
  const [file] = files;
  if (file === undefined) throw new PermanentError('The job has no database file.');
  return [file, await openSqlite(await openStoredFile(ctx.files, file))];
}
