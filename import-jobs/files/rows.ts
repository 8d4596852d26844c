/** What is wrong with one row of a file. The row is skipped, and the rows around it come in. */
export interface RowProblem {
  /** The line of a CSV file where the row begins, counted from 1; in a SQLite file the row's rowid. */
  row: number;
  /** The column's name in the file; null where the whole row is meant. */
  column: string | null;
  message: string;
}

/** One row with the columns that were asked for. */
export interface FileRecord<Cells> {
  row: number;
  cells: Cells;
}

/** What a reader makes of one chunk: every row that the plan counted is in one of the two lists. */
export interface RowsRead<Cells> {
  records: FileRecord<Cells>[];
  problems: RowProblem[];
}

/** A record's cells by the names of the columns that were asked for. */
export function cellsByColumn<Column extends string, Value>(
  columns: readonly Column[],
  valueAt: (index: number) => Value,
): Record<Column, Value> {
  return Object.fromEntries(columns.map((column, index) => [column, valueAt(index)])) as Record<
    Column,
    Value
  >;
}

/** Most bytes of one chunk, and so of one row: a Worker has 128 MB for everything. */
export const MAX_CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * Moves every record whose key an earlier record of the same chunk has to the problems. Equal keys in different chunks
 * are for the writer to find, which has the whole edition in its tables.
 */
export function withoutRepeats<Cells>(
  read: RowsRead<Cells>,
  column: string,
  keyOf: (cells: Cells) => string,
): RowsRead<Cells> {
  const rowOf = new Map<string, number>();
  const records: FileRecord<Cells>[] = [];
  const problems = [...read.problems];
  for (const record of read.records) {
    const key = keyOf(record.cells);
    const first = rowOf.get(key);
    if (first === undefined) {
      rowOf.set(key, record.row);
      records.push(record);
    } else {
      problems.push({ row: record.row, column, message: `“${key}” is already in row ${first}` });
    }
  }
  return { records, problems: problems.sort((a, b) => a.row - b.row) };
}
