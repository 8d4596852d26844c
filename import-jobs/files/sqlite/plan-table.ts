import { MAX_ROWS_A_CHUNK } from '../../context.ts';
import { MAX_CHUNK_BYTES } from '../rows.ts';
import type { SqliteFile, SqliteTable } from './open-sqlite.ts';
import { leavesOf } from './table-tree.ts';

/** Rows that are imported together: all rows from the rowid `first` to the rowid `last`. */
export interface TableChunk {
  first: number;
  last: number;
  rows: number;
  bytes: number;
}

const BYTES_A_CALL = 2 * 1024 * 1024;

/**
 * Divides the rows of a table into chunks of at most `rows` rows and 1 MiB. It starts with the first rowid after
 * `after` (null for the first row). A longer row is a chunk of its own, which `readTableChunk` reports as a problem if
 * it has more than 4 MiB. A call ends after the first complete chunk that brings the planned rows to `bytes` bytes or
 * more. `next` is the `after` of the next call; it is null when the plan is complete.
 *
 * @throws `RefusedFile` when a page of the table is damaged.
 */
export async function planTable(
  file: SqliteFile,
  table: SqliteTable,
  after: number | null,
  rows = MAX_ROWS_A_CHUNK,
  bytes = BYTES_A_CALL,
): Promise<{ chunks: TableChunk[]; next: number | null }> {
  const chunks: TableChunk[] = [];
  let open: TableChunk | null = null;
  let passed = 0;
  for await (const leaf of leavesOf(file.pages, table.root, after ?? undefined)) {
    for (const { rowid, payloadBytes } of leaf) {
      if (open && (open.rows === rows || open.bytes + payloadBytes > MAX_CHUNK_BYTES)) {
        chunks.push(open);
        if (passed >= bytes) return { chunks, next: open.last };
        open = null;
      }
      open ??= { first: rowid, last: rowid, rows: 0, bytes: 0 };
      open.last = rowid;
      open.rows += 1;
      open.bytes += payloadBytes;
      passed += payloadBytes;
    }
  }
  if (open) chunks.push(open);
  return { chunks, next: null };
}
