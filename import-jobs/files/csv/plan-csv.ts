import { MAX_ROWS_A_CHUNK } from '../../context.ts';
import { type ByteSource, PIECE_BYTES, piecesOf } from '../byte-source.ts';
import { MAX_CHUNK_BYTES } from '../rows.ts';
import { type CsvHead, unclosedQuote } from './csv-head.ts';
import { endScan, type OnRecord, type ScanState, scanFrom, scanRecords } from './record-scanner.ts';

/** Rows that are imported together: the bytes from the first row's beginning to the last row's end. */
export interface CsvChunk {
  start: number;
  end: number;
  /** The line where the first row begins. */
  line: number;
  rows: number;
}

/** How far a plan is. Plain values: a job can keep it as JSON and go on in another process. */
export interface CsvPlanState {
  scan: ScanState;
  /** The chunk that still grows; null before its first row. */
  open: CsvChunk | null;
}

/** How much one call scans when the caller does not say. */
const BYTES_A_CALL = 32 * PIECE_BYTES;

/**
 * Cuts the rows of a CSV file into chunks of at most 500 rows and 4 MiB. A row that is longer is a chunk of its own, and
 * its reader reports it. One call scans at most `bytes` bytes. It gives the finished chunks and the state for the next
 * call; the state is null when the plan is complete.
 *
 * @throws `RefusedFile` when a quotation mark is open at the end of the file.
 */
export async function planCsv(
  source: ByteSource,
  head: CsvHead,
  before: CsvPlanState | null,
  bytes = BYTES_A_CALL,
): Promise<{ chunks: CsvChunk[]; state: CsvPlanState | null }> {
  const scan = { ...(before?.scan ?? scanFrom(head.start, head.line)) };
  let open = before?.open ? { ...before.open } : null;
  const chunks: CsvChunk[] = [];
  const onRecord: OnRecord = (start, end, line) => {
    if (open && (open.rows === MAX_ROWS_A_CHUNK || end - open.start > MAX_CHUNK_BYTES)) {
      chunks.push(open);
      open = null;
    }
    open ??= { start, end, line, rows: 0 };
    open.end = end;
    open.rows += 1;
  };
  const until = Math.min(source.size, scan.offset + bytes);
  for await (const piece of piecesOf(source, scan.offset, until)) {
    scanRecords(scan, piece, head.delimiter, onRecord);
  }
  if (until < source.size) return { chunks, state: { scan, open } };
  if (scan.place === 'quoted') throw unclosedQuote(scan.quoteLine);
  endScan(scan, onRecord);
  if (open) chunks.push(open);
  return { chunks, state: null };
}
