const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

const lengthFrom = (first: number): number => (first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);

/** The position of the first character that is not valid UTF-8; -1 if all characters are valid. */
export function firstInvalidUtf8(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; ) {
    const length = lengthFrom(bytes[at]!);
    if (length > 1 && decodeUtf8(bytes.subarray(at, at + length)) === null) return at;
    at += length;
  }
  return -1;
}
