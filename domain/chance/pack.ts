import type { ChanceTable } from './tables.ts';

/**
 * The number of bytes of a value's entry in a packed chance table: mean and standard deviation, each as a
 * little-endian 32-bit float.
 */
export const ENTRY_BYTES = 8;

export interface ChanceEntry {
  readonly mean: number;
  readonly sd: number;
}

export function packTable({ mean, sd }: ChanceTable): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(mean.length * ENTRY_BYTES);
  const view = new DataView(bytes.buffer);
  for (let value = 0; value < mean.length; value++) {
    view.setFloat32(value * ENTRY_BYTES, mean[value] as number, true);
    view.setFloat32(value * ENTRY_BYTES + 4, sd[value] as number, true);
  }
  return bytes;
}

/**
 * Reads `count` entries from a part of a packed chance table that is written as hexadecimal digits. Beyond
 * the table's end no shuffled text had such a value, so mean and deviation are 0 there.
 *
 * @example
 * ```ts
 * unpackEntries('0000803F0000003F', 2) // => [{"mean":1,"sd":0.5},{"mean":0,"sd":0}]
 * ```
 */
export function unpackEntries(hex: string, count: number): ChanceEntry[] {
  const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16),
  );
  const view = new DataView(bytes.buffer);
  return Array.from({ length: count }, (_, i) =>
    (i + 1) * ENTRY_BYTES <= bytes.length
      ? { mean: view.getFloat32(i * ENTRY_BYTES, true), sd: view.getFloat32(i * ENTRY_BYTES + 4, true) }
      : { mean: 0, sd: 0 },
  );
}
