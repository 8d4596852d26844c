/**
 * Reads a varint (SQLite's form of a number in 1 to 9 bytes) at a position. `next` is the position after its last byte.
 * Null if the bytes end before the varint does, or if a JavaScript number cannot represent its value exactly.
 */
export function readVarint(bytes: Uint8Array, at: number): { value: number; next: number } | null {
  let value = 0;
  for (let index = 0; index < 7; index++) {
    const byte = bytes[at + index];
    if (byte === undefined) return null;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + index + 1 };
  }
  // Only a varint of 8 or 9 bytes can be negative or too large for a JavaScript number.
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
