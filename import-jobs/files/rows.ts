/**
 * A reason why one row of a file cannot be imported. The rows around it are imported. `row` is the number in a
 * spreadsheet, in which the header is row 1; in a SQLite file it is the rowid. `column` is null if the problem concerns
 * the whole row.
 */
export interface RowProblem {
  row: number;
  column: string | null;
  message: string;
}

interface FileRecord<Cells> {
  row: number;
  cells: Cells;
}

export interface RowsRead<Cells> {
  records: FileRecord<Cells>[];
  problems: RowProblem[];
}

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
