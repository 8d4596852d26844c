/** A reason why one row of a file cannot be imported. This row is skipped, and the rows around it are imported. */
export interface RowProblem {
  /** In a CSV file its number in a spreadsheet: the header is row 1. In a SQLite file the rowid. */
  row: number;
  /** The name of the column; null if the problem concerns the whole row. */
  column: string | null;
  message: string;
}

interface FileRecord<Cells> {
  row: number;
  cells: Cells;
}

/** The result of reading one chunk. Each row that the plan counted is in exactly one of the two lists. */
export interface RowsRead<Cells> {
  records: FileRecord<Cells>[];
  problems: RowProblem[];
}

/** Builds an object with the value of each column under the column's name. */
export function cellsByColumn<Column extends string, Value>(
  columns: readonly Column[],
  valueAt: (index: number) => Value,
): Record<Column, Value> {
  return Object.fromEntries(columns.map((column, index) => [column, valueAt(index)])) as Record<
    Column,
    Value
  >;
}

/**
 * The most bytes of a chunk of several rows. The write of a chunk is one transaction, which may take 5 s in a deployed
 * database. Its statements have about three times as many bytes as a row of a CSV file.
 */
export const MAX_CHUNK_BYTES = 1024 * 1024;

/** The most bytes of a row that can be read. A Worker has 128 MB of memory for everything. */
export const MAX_ROW_BYTES = 4 * 1024 * 1024;
