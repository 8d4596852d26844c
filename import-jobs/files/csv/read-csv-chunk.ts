import type { ByteSource } from '../byte-source.ts';
import { cellsByColumn, MAX_ROW_BYTES, type RowProblem, type RowsRead } from '../rows.ts';
import { decodeUtf8, firstInvalidUtf8 } from '../utf8.ts';
import { type CsvHead, positionOf } from './csv-head.ts';
import type { CsvChunk } from './plan-csv.ts';
import { endScan, type OnRecord, scanFrom, scanRecords } from './record-scanner.ts';
import { splitRecord } from './split-record.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Reads the given columns of one chunk of a plan as text. A cell of a column that the file lacks is ''. For a
 * row that cannot be read it reports a problem and throws no error.
 */
export async function readCsvChunk<Column extends string>(
  source: ByteSource,
  head: CsvHead,
  chunk: CsvChunk,
  columns: readonly Column[],
): Promise<RowsRead<Record<Column, string>>> {
  const positions = columns.map((column) => positionOf(head, column));
  const read: RowsRead<Record<Column, string>> = { records: [], problems: [] };
  const tooLong = chunk.end - chunk.start > MAX_ROW_BYTES;
  const bytes = await source.read(chunk.start, tooLong ? MAX_ROW_BYTES : chunk.end - chunk.start);
  if (tooLong) {
    read.problems.push({
      row: chunk.row,
      column: columnAt(head, bytes),
      message: `The row is longer than ${MAX_ROW_BYTES / MEGABYTE} MB`,
    });
    return read;
  }
  const onRecord: OnRecord = (start, end, row, fields) => {
    const inChunk = bytes.subarray(start - chunk.start, end - chunk.start);
    // The number of fields is checked first, because a hostile row could be split into millions of fields.
    const record = fields > head.names.length ? ragged(head, fields) : cellsOf(head, inChunk, start);
    if ('message' in record) {
      read.problems.push({ row, ...record });
      return;
    }
    const cells = cellsByColumn(columns, (index) => record.cells[positions[index]!] ?? '');
    read.records.push({ row, cells });
  };
  const state = scanFrom(chunk.start, chunk.row);
  scanRecords(state, bytes, head.delimiter, onRecord);
  endScan(state, onRecord);
  return read;
}

function cellsOf(
  head: CsvHead,
  bytes: Uint8Array,
  offset: number,
): { cells: string[] } | Omit<RowProblem, 'row'> {
  const text = decodeUtf8(bytes);
  if (text === null) {
    const at = firstInvalidUtf8(bytes);
    const message = `The text is not UTF-8 at byte ${offset + at} of the file`;
    return { column: columnAt(head, bytes.subarray(0, at)), message };
  }
  const cells = splitRecord(text, head.delimiter);
  if (cells === null) return { column: null, message: 'The quotation marks do not match' };
  const nul = cells.findIndex((cell) => cell.includes('\0'));
  if (nul !== -1) return { column: head.names[nul] ?? null, message: 'The text holds a NUL character' };
  return cells.length === head.names.length ? { cells } : ragged(head, cells.length);
}

const ragged = (head: CsvHead, columns: number): Omit<RowProblem, 'row'> => ({
  column: null,
  message: `The row has ${columns} columns, and the header has ${head.names.length}`,
});

function columnAt(head: CsvHead, bytes: Uint8Array): string | null {
  const state = scanFrom(0, 1);
  scanRecords(state, bytes, head.delimiter, () => {});
  return head.names[state.field] ?? null;
}
