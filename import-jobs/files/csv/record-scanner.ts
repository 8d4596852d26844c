export const [COMMA, SEMICOLON, TAB, QUOTE, LF, CR] = [0x2c, 0x3b, 0x09, 0x22, 0x0a, 0x0d];

/** Where in a record the next byte stands. */
type Place = 'field start' | 'plain' | 'quoted' | 'after quote';

/** All that a scan remembers, so that a later call can go on from it. */
export interface ScanState {
  /** The next byte to scan. */
  offset: number;
  /** The line that it stands in, counted from 1. */
  line: number;
  recordStart: number;
  recordLine: number;
  /** The field of the record that it stands in, counted from 0. */
  field: number;
  place: Place;
  /** The line where the last quoted field opened. */
  quoteLine: number;
  /** The last byte was a carriage return, so a line feed now belongs to it. */
  afterCr: boolean;
}

/** A scan that begins with a record at this byte. */
export function scanFrom(offset: number, line: number): ScanState {
  return {
    offset,
    line,
    recordStart: offset,
    recordLine: line,
    field: 0,
    place: 'field start',
    quoteLine: 0,
    afterCr: false,
  };
}

/** Told of each record that is not empty: its bytes without the line end, its line, and how many fields it has. */
export type OnRecord = (start: number, end: number, line: number, fields: number) => void;

/**
 * Scans bytes for the ends of records and moves the state on. It looks at bytes, not at characters: in UTF-8, the marks
 * that it looks for are never a part of another character, so a piece may end inside one.
 *
 * CR, LF and CR LF end a record, except in quotes. After a closing quote that no delimiter follows, the
 * field goes on as plain text, so that one bad quote spoils one record only.
 */
export function scanRecords(
  state: ScanState,
  bytes: Uint8Array,
  delimiter: number,
  onRecord: OnRecord,
): void {
  const from = state.offset;
  let { line, recordStart, recordLine, field, place, quoteLine, afterCr } = state;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    const lineEnds = byte === LF || byte === CR;
    if (byte === LF && afterCr) {
      afterCr = false;
      // The line ended with the carriage return.
      if (place === 'field start' && field === 0) recordStart = from + at + 1;
      continue;
    }
    afterCr = byte === CR;
    if (lineEnds) line += 1;
    if (place === 'quoted') {
      if (byte === QUOTE) place = 'after quote';
    } else if (lineEnds) {
      if (from + at > recordStart) onRecord(recordStart, from + at, recordLine, field + 1);
      recordStart = from + at + 1;
      recordLine = line;
      field = 0;
      place = 'field start';
    } else if (byte === delimiter) {
      field += 1;
      place = 'field start';
    } else if (byte === QUOTE && place === 'field start') {
      place = 'quoted';
      quoteLine = line;
    } else if (byte === QUOTE && place === 'after quote') {
      place = 'quoted';
    } else {
      place = 'plain';
    }
  }
  Object.assign(state, {
    offset: from + bytes.length,
    line,
    recordStart,
    recordLine,
    field,
    place,
    quoteLine,
    afterCr,
  });
}

/** Ends the scan: the last record may have no line end. The caller looks first whether a quote is still open. */
export function endScan(state: ScanState, onRecord: OnRecord): void {
  const { recordStart, offset, recordLine, field } = state;
  if (offset > recordStart) onRecord(recordStart, offset, recordLine, field + 1);
}
