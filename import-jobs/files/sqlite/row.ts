import { decodeUtf8 } from '../utf8.ts';
import { corrupt } from './pages.ts';
import { readVarint } from './varint.ts';

export type SqlValue = string | number | null | Uint8Array;

export class UnreadableValue extends Error {
  override name = 'UnreadableValue';
}

/** The most columns that SQLite allows in a table. */
const MAX_VALUES = 32_767;

const bytesOfType = (type: number): number =>
  type >= 12 ? Math.floor((type - 12) / 2) : [0, 1, 2, 3, 4, 6, 8, 8, 0, 0][type]!;

/**
 * Divides the bytes of a row into its values. A value is decoded only when it is asked for, and then throws
 * `UnreadableValue` if it cannot be imported. A row that was written before a column was added has fewer values than
 * its table has columns. Throws `RefusedFile` if the bytes are not those of a row.
 */
export function readRow(payload: Uint8Array, rowid: number) {
  const wrong = () => corrupt(`the bytes of row ${rowid} are no row`);
  const header = readVarint(payload, 0);
  if (!header || header.value < header.next || header.value > payload.length) throw wrong();
  const types: number[] = [];
  const starts: number[] = [];
  let body = header.value;
  for (let at = header.next; at < header.value; ) {
    const type = readVarint(payload, at);
    if (!type || type.next > header.value || type.value < 0 || type.value === 10 || type.value === 11) {
      throw wrong();
    }
    if (types.push(type.value) > MAX_VALUES) throw wrong();
    starts.push(body);
    body += bytesOfType(type.value);
    at = type.next;
  }
  if (body > payload.length) throw wrong();
  return {
    length: types.length,
    value: (index: number): SqlValue => {
      const type = types[index]!;
      return valueIn(payload.subarray(starts[index]!, starts[index]! + bytesOfType(type)), type);
    },
  };
}

export type Row = ReturnType<typeof readRow>;

function valueIn(bytes: Uint8Array, type: number): SqlValue {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 0) return null;
  if (type === 8 || type === 9) return type - 8;
  if (type === 7) {
    const value = view.getFloat64(0);
    // SQLite never stores NaN.
    return Number.isNaN(value) ? null : value;
  }
  if (type < 7) return integerIn(view);
  if (type % 2 === 0) return bytes.slice();
  const text = decodeUtf8(bytes);
  if (text === null) throw new UnreadableValue('The text is not UTF-8');
  if (text.includes('\0')) throw new UnreadableValue('The text holds a NUL character');
  return text;
}

function integerIn(view: DataView): number {
  switch (view.byteLength) {
    case 1:
      return view.getInt8(0);
    case 2:
      return view.getInt16(0);
    case 3:
      return view.getInt8(0) * 0x10000 + view.getUint16(1);
    case 4:
      return view.getInt32(0);
    case 6:
      return view.getInt16(0) * 0x1_0000_0000 + view.getUint32(2);
    default: {
      const value = Number(view.getBigInt64(0));
      if (!Number.isSafeInteger(value))
        throw new UnreadableValue('The number is too large to be read exactly');
      return value;
    }
  }
}
