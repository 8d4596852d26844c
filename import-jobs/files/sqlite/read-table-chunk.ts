import { cellsByColumn, MAX_ROW_BYTES, type RowsRead } from '../rows.ts';
import { columnIndex, type SqliteFile, type SqliteTable } from './open-sqlite.ts';
import type { TableChunk } from './plan-table.ts';
import { type Row, readRow, type SqlValue, UnreadableValue } from './row.ts';
import { leavesOf, payloadOf } from './table-tree.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Reads the given columns of one chunk of a plan. A cell of a column that the table lacks is null. For a row
 * with a value that cannot be imported it reports a problem and throws no error.
 *
 * @throws `RefusedFile` when a page of the table is damaged.
 */
export async function readTableChunk<Name extends string>(
  file: SqliteFile,
  table: SqliteTable,
  chunk: TableChunk,
  columns: readonly Name[],
): Promise<RowsRead<Record<Name, SqlValue>>> {
  const positions = columns.map((column) => columnIndex(table, column));
  const read: RowsRead<Record<Name, SqlValue>> = { records: [], problems: [] };
  for await (const leaf of leavesOf(file.pages, table.root, chunk.first - 1)) {
    for (const cell of leaf) {
      if (cell.rowid > chunk.last) return read;
      if (cell.payloadBytes > MAX_ROW_BYTES) {
        const message = `The row is longer than ${MAX_ROW_BYTES / MEGABYTE} MB`;
        read.problems.push({ row: cell.rowid, column: null, message });
        continue;
      }
      const row = readRow(await payloadOf(file.pages, cell), cell.rowid);
      let at = 0;
      try {
        const cells = cellsByColumn(columns, (index) => {
          at = index;
          return cellValue(table, row, positions[index]!, cell.rowid);
        });
        read.records.push({ row: cell.rowid, cells });
      } catch (error) {
        if (!(error instanceof UnreadableValue)) throw error;
        read.problems.push({ row: cell.rowid, column: columns[at] ?? null, message: error.message });
      }
    }
  }
  return read;
}

function cellValue(table: SqliteTable, row: Row, position: number, rowid: number): SqlValue {
  const column = table.columns[position];
  if (!column) return null;
  if (column.isRowid) return rowid;
  if (position < row.length) return row.value(position);
  if (column.defaultValue !== undefined) return column.defaultValue;
  throw new UnreadableValue('The row is older than the column, and the column’s default is an expression');
}
