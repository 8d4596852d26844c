/** A number that SQLite wrote in 1 to 9 bytes, and where the next byte stands. */
export interface Varint {
  value: number;
  next: number;
}

/** Reads a varint. Null where the bytes end before it does, or where a JavaScript number cannot hold it. */
export function readVarint(bytes: Uint8Array, at: number): Varint | null {
  let value = 0;
  for (let index = 0; index < 7; index++) {
    const byte = bytes[at + index];
    if (byte === undefined) return null;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + index + 1 };
  }
  // Only such long numbers can be too large, or negative.
  let long = BigInt(value);
  for (let index = 7; index < 9; index++) {
    const byte = bytes[at + index];
    if (byte === undefined) return null;
    const last = index === 8;
    long = last ? (long << 8n) | BigInt(byte) : (long << 7n) | BigInt(byte & 0x7f);
    if (!last && byte >= 0x80) continue;
    const signed = Number(BigInt.asIntN(64, long));
    return Number.isSafeInteger(signed) ? { value: signed, next: at + index + 1 } : null;
  }
  return null;
}
