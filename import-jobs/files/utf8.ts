const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text that the bytes are in UTF-8, or null where they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** How many bytes the character has that begins with this byte. */
const lengthFrom = (first: number): number => (first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);

/** Where the first character begins that is not UTF-8; -1 where all are. */
export function firstInvalidUtf8(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; ) {
    const length = lengthFrom(bytes[at]!);
    if (length > 1 && decodeUtf8(bytes.subarray(at, at + length)) === null) return at;
    at += length;
  }
  return -1;
}
