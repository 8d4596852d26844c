/**
 * Writes bytes as hexadecimal digits, two for each byte.
 *
 * @example
 * ```ts
 * hexOf(Uint8Array.of(0, 171)) // => "00ab"
 * ```
 */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
