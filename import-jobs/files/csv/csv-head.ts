import type { ByteSource } from '../byte-source.ts';
import { fileKind } from '../file-kind.ts';
import { RefusedFile } from '../refused-file.ts';
import { decodeUtf8, firstInvalidUtf8 } from '../utf8.ts';
import { COMMA, CR, endScan, LF, QUOTE, SEMICOLON, scanFrom, scanRecords, TAB } from './record-scanner.ts';
import { splitRecord } from './split-record.ts';

/**
 * The header of a CSV file, as plain values that a job can store as JSON. `delimiter` is a byte: comma, semicolon or
 * tab. A column with an empty name is never read. `start` is the byte after the header, where its line end begins.
 * `row` is the number of the header’s row: 1 if no empty rows are before it.
 */
export interface CsvHead {
  delimiter: number;
  names: string[];
  start: number;
  row: number;
}

/** The first row of a CSV file that is not empty must end within this many bytes of the file's start. */
export const MAX_HEAD_BYTES = 64 * 1024;
const BOM = [0xef, 0xbb, 0xbf];

const folded = (name: string): string => name.trim().toLowerCase();

export function positionOf(head: CsvHead, column: string): number {
  return head.names.findIndex((name) => folded(name) === folded(column));
}

/**
 * Reads the header of a CSV file: its first row that is not empty.
 *
 * @throws `RefusedFile` when the file is not CSV in UTF-8, has no readable header, has two columns of the same name, or
 *   lacks a needed column.
 */
export async function readCsvHead(source: ByteSource, needed: readonly string[]): Promise<CsvHead> {
  if (source.size === 0) throw new RefusedFile('The file is empty');
  const bytes = await source.read(0, Math.min(MAX_HEAD_BYTES, source.size));
  const kind = fileKind(bytes);
  if (kind) throw new RefusedFile(`The file is not CSV in UTF-8: it is ${kind.name}`);
  const skipped = BOM.every((byte, index) => bytes[index] === byte) ? BOM.length : 0;
  const delimiter = delimiterOf(bytes.subarray(skipped));
  const state = scanFrom(skipped, 1);
  const rows: { start: number; end: number; row: number }[] = [];
  const keep = (start: number, end: number, row: number) => rows.push({ start, end, row });
  scanRecords(state, bytes.subarray(skipped), delimiter, keep);
  const whole = bytes.length === source.size;
  if (rows.length === 0 && state.place === 'quoted' && whole) throw unclosedQuote(state.quoteRow);
  if (whole) endScan(state, keep);
  const first = rows[0];
  if (first === undefined) {
    throw new RefusedFile(
      whole
        ? 'The file has no header: its lines are all empty'
        : `The file has no header: its first row is longer than ${MAX_HEAD_BYTES} bytes`,
    );
  }
  const names = namesIn(bytes.subarray(first.start, first.end), first.start, delimiter);
  const head: CsvHead = { delimiter, names, start: first.end, row: first.row };
  for (const column of needed) {
    if (positionOf(head, column) === -1) {
      throw new RefusedFile(`The file has no column “${column}” in its first row`);
    }
  }
  return head;
}

export function unclosedQuote(row: number): RefusedFile {
  return new RefusedFile(`The quotation mark that opens in row ${row} is never closed`);
}

/** The first comma, semicolon or tab of the header outside quotes; a comma if the header has none of them. */
function delimiterOf(bytes: Uint8Array): number {
  let quoted = false;
  let begun = false;
  for (const byte of bytes) {
    const lineEnds = byte === LF || byte === CR;
    if (byte === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (byte === COMMA || byte === SEMICOLON || byte === TAB) return byte;
    else if (lineEnds && begun) break;
    begun ||= !lineEnds;
  }
  return COMMA;
}

function namesIn(bytes: Uint8Array, offset: number, delimiter: number): string[] {
  const text = decodeUtf8(bytes);
  if (text === null) {
    throw new RefusedFile(`The header is not UTF-8 at byte ${offset + firstInvalidUtf8(bytes)}`);
  }
  if (text.includes('\0')) throw new RefusedFile('The header holds a NUL character: the file is not text');
  const names = splitRecord(text, delimiter);
  if (names === null) throw new RefusedFile('The quotation marks of the header do not match');
  const seen = new Set<string>();
  for (const name of names.map(folded)) {
    if (name !== '' && seen.has(name)) throw new RefusedFile(`The header has the column “${name}” twice`);
    seen.add(name);
  }
  return names.map((name) => name.trim());
}
