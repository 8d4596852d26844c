import { MAX_ROWS_A_CHUNK } from '../../context.ts';
import { type ByteSource, PIECE_BYTES, piecesOf } from '../byte-source.ts';
import { MAX_CHUNK_BYTES } from '../rows.ts';
import { type CsvHead, unclosedQuote } from './csv-head.ts';
import { endScan, type OnRecord, type ScanState, scanFrom, scanRecords } from './record-scanner.ts';

/**
 * Rows that are imported together, as a range of bytes from the beginning of the first row to the end of the last one.
 * `row` is the number of the first row, as a spreadsheet counts.
 */
export interface CsvChunk {
  start: number;
  end: number;
  row: number;
  rows: number;
}

/**
 * The progress of a plan, as plain values that a job can store as JSON to continue in another process. `open` is the
 * chunk that is not complete yet; null before the first row.
 */
export interface CsvPlanState {
  scan: ScanState;
  open: CsvChunk | null;
}

const BYTES_A_CALL = 2 * PIECE_BYTES;

/**
 * Divides the rows of a CSV file into chunks of at most `rows` rows and 1 MiB. A longer row is a chunk of its own,
 * which `readCsvChunk` reports as a problem if it has more than 4 MiB. One call scans at most `bytes` bytes. It returns
 * the finished chunks and the state for the next call; the state is null when the plan is complete.
 *
 * @throws `RefusedFile` when a quotation mark is still open at the end of the file.
 */
export async function planCsv(
  source: ByteSource,
  head: CsvHead,
  before: CsvPlanState | null,
  rows = MAX_ROWS_A_CHUNK,
  bytes = BYTES_A_CALL,
): Promise<{ chunks: CsvChunk[]; state: CsvPlanState | null }> {
  const scan = { ...(before?.scan ?? scanFrom(head.start, head.row)) };
  let open = before?.open ? { ...before.open } : null;
  const chunks: CsvChunk[] = [];
  const onRecord: OnRecord = (start, end, row) => {
    if (open && (open.rows === rows || end - open.start > MAX_CHUNK_BYTES)) {
      chunks.push(open);
      open = null;
    }
    open ??= { start, end, row, rows: 0 };
    open.end = end;
    open.rows += 1;
  };
  const until = Math.min(source.size, scan.offset + bytes);
  for await (const piece of piecesOf(source, scan.offset, until))
    scanRecords(scan, piece, head.delimiter, onRecord);
  if (until < source.size) return { chunks, state: { scan, open } };
  if (scan.place === 'quoted') throw unclosedQuote(scan.quoteRow);
  endScan(scan, onRecord);
  if (open) chunks.push(open);
  return { chunks, state: null };
}
