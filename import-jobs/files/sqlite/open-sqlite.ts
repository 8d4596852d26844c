import type { ByteSource } from '../byte-source.ts';
import { RefusedFile } from '../refused-file.ts';
import { MAX_ROW_BYTES } from '../rows.ts';
import { type Column, type Declaration, readCreateTable } from './create-table.ts';
import { corrupt, openPages, type Pages } from './pages.ts';
import { readRow, UnreadableValue } from './row.ts';
import { type Cell, estimateRows, leavesOf, payloadOf } from './table-tree.ts';

interface Declared {
  name: string;
  root: number;
  declaration: Declaration;
}

export interface SqliteFile {
  pages: Pages;
  declared: readonly Declared[];
}

const SCHEMA_ROOT = 1;
const MAX_OBJECTS = 10_000;

/**
 * Opens a SQLite file: reads its header and its schema. It takes only a few reads, so a Worker can open the file again
 * for each chunk.
 *
 * @throws `RefusedFile` when the file is not a SQLite database, is cut off or damaged, is in WAL mode, stores UTF-16
 *   text, or has too many tables.
 */
export async function openSqlite(source: ByteSource): Promise<SqliteFile> {
  const pages = await openPages(source);
  const declared: Declared[] = [];
  let objects = 0;
  let bytes = 0;
  for await (const leaf of leavesOf(pages, SCHEMA_ROOT)) {
    for (const cell of leaf) {
      objects += 1;
      bytes += cell.payloadBytes;
      if (objects > MAX_OBJECTS || bytes > MAX_ROW_BYTES) {
        throw new RefusedFile('The database has more tables than can be read');
      }
      const found = await declaredIn(pages, cell);
      if (found !== null) declared.push(found);
    }
  }
  return { pages, declared };
}

async function declaredIn(pages: Pages, cell: Cell): Promise<Declared | null> {
  const row = readRow(await payloadOf(pages, cell), cell.rowid);
  if (row.length < 5) throw corrupt(`row ${cell.rowid} of its schema is too short`);
  const [type, name, root, sql] = schemaValues(row, cell.rowid);
  if (type !== 'table' && type !== 'view') return null;
  if (typeof name !== 'string') throw corrupt(`row ${cell.rowid} of its schema has no name`);
  const declaration =
    type === 'view' ? { refused: 'is a view' } : readCreateTable(typeof sql === 'string' ? sql : '');
  // Every table has a first page except a virtual table, which has no tree of its own.
  if ('columns' in declaration && (typeof root !== 'number' || root < 2 || root > pages.count))
    throw corrupt(`the table “${name}” begins at page ${root}`);
  return { name, root: Number(root), declaration };
}

function schemaValues(row: ReturnType<typeof readRow>, rowid: number) {
  try {
    return [0, 1, 3, 4].map((index) => row.value(index));
  } catch (error) {
    if (error instanceof UnreadableValue) throw corrupt(`row ${rowid} of its schema: ${error.message}`);
    throw error;
  }
}

/** Compares two names as SQL does: upper and lower case are equal. */
const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export function columnIndex({ columns }: { columns: readonly Column[] }, name: string): number {
  return columns.findIndex((column) => sameName(column.name, name));
}

/**
 * Finds the table with this name.
 *
 * @throws `RefusedFile` when the table is missing, is not an ordinary table, or lacks a needed column.
 */
export function tableOf(file: SqliteFile, name: string, needed: readonly string[]) {
  const [found, another] = file.declared.filter((declared) => sameName(declared.name, name));
  if (!found) throw new RefusedFile(`The database has no table “${name}”`);
  if (another) throw corrupt(`it has two tables “${name}”`);
  if ('refused' in found.declaration) {
    throw new RefusedFile(`“${name}” ${found.declaration.refused}; only ordinary tables can be imported`);
  }
  const table = { name: found.name, columns: found.declaration.columns, root: found.root };
  for (const column of needed) {
    if (columnIndex(table, column) === -1) {
      throw new RefusedFile(`The table “${name}” has no column “${column}”`);
    }
  }
  return table;
}

export type SqliteTable = ReturnType<typeof tableOf>;

export async function describeTables(
  file: SqliteFile,
): Promise<{ name: string; columns: string[]; rows: number }[]> {
  const tables = [];
  for (const { name, root, declaration } of file.declared) {
    if ('refused' in declaration || name.startsWith('sqlite_')) continue;
    const columns = declaration.columns.map((column) => column.name);
    tables.push({ name, columns, rows: await estimateRows(file.pages, root) });
  }
  return tables;
}
