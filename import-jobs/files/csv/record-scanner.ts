export const COMMA = 0x2c;
export const SEMICOLON = 0x3b;
export const TAB = 0x09;
export const QUOTE = 0x22;
export const LF = 0x0a;
export const CR = 0x0d;

type Place = 'field start' | 'plain' | 'quoted' | 'after quote';

/**
 * The state of a scan that starts at a byte, which must be the beginning of a record. Rows are counted from 1, as a
 * spreadsheet does: a line end in quotes begins no row. Fields are counted from 0. `quoteRow` is the row where the last
 * quoted field began; 0 before the first one. `afterCr` is true after a carriage return: a line feed that follows
 * belongs to the same line end.
 */
export const scanFrom = (offset: number, row: number, place: Place = 'field start') => ({
  offset,
  row,
  recordStart: offset,
  recordRow: row,
  field: 0,
  place,
  quoteRow: 0,
  afterCr: false,
});

export type ScanState = ReturnType<typeof scanFrom>;

export type OnRecord = (start: number, end: number, row: number, fields: number) => void;

/**
 * Scans bytes for the ends of records and updates the state. It compares bytes and not characters: in UTF-8, the bytes
 * of quotes, delimiters and line ends never occur inside another character. So a piece may end inside a character.
 *
 * CR, LF and CR LF end a record, except in quotes. If anything but a delimiter, a line end or a second quote follows a
 * closing quote, the rest of the field is plain text. So one bad quote damages one record only.
 */
export function scanRecords(
  state: ScanState,
  bytes: Uint8Array,
  delimiter: number,
  onRecord: OnRecord,
): void {
  const from = state.offset;
  let { row, recordStart, recordRow, field, place, quoteRow, afterCr } = state;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === LF && afterCr) {
      afterCr = false;
      // The carriage return has already ended this line.
      if (place === 'field start' && field === 0) recordStart = from + at + 1;
      continue;
    }
    afterCr = byte === CR;
    if (place !== 'quoted' && (byte === LF || byte === CR)) {
      row += 1;
      if (from + at > recordStart) onRecord(recordStart, from + at, recordRow, field + 1);
      recordStart = from + at + 1;
      recordRow = row;
      field = 0;
      place = 'field start';
      continue;
    }
    const next = placeAfter(place, byte, delimiter);
    if (next === 'field start') field += 1;
    if (next === 'quoted' && place === 'field start') quoteRow = row;
    place = next;
  }
  Object.assign(state, {
    offset: from + bytes.length,
    row,
    recordStart,
    recordRow,
    field,
    place,
    quoteRow,
    afterCr,
  });
}

function placeAfter(place: Place, byte: number | undefined, delimiter: number): Place {
  if (place === 'quoted') return byte === QUOTE ? 'after quote' : 'quoted';
  if (byte === delimiter) return 'field start';
  return byte === QUOTE && place !== 'plain' ? 'quoted' : 'plain';
}

/**
 * Ends the scan and reports the last record if it has no line end. The caller must first check that no quote is open.
 */
export function endScan(state: ScanState, onRecord: OnRecord): void {
  const { recordStart, offset, recordRow, field } = state;
  if (offset > recordStart) onRecord(recordStart, offset, recordRow, field + 1);
}
