/** Writing rules into a font's tables `GSUB` (which glyphs are drawn) and `GPOS` (where they are drawn). */
import { glyphOf } from './glyphs.ts';
import type { FontTables } from './woff.ts';

export const uint16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
};

function packed(start: number, parts: readonly Buffer[]): { offsets: number[]; bytes: Buffer } {
  let at = start;
  const offsets = parts.map((part) => {
    at += part.length;
    return at - part.length;
  });
  return { offsets, bytes: Buffer.concat(parts) };
}

/** A lookup with one kind of subtables. The first subtable that fits a glyph is applied, and no other. */
export function lookup(type: number, subtables: readonly Buffer[]): Buffer {
  const { offsets, bytes } = packed(6 + 2 * subtables.length, subtables);
  return Buffer.concat([uint16(type, 0, subtables.length, ...offsets), bytes]);
}

export function coverage(tables: FontTables, characters: string): Buffer {
  const glyphs = [...characters].map((character) => glyphOf(tables, character));
  return uint16(1, glyphs.length, ...glyphs.sort((a, b) => a - b));
}

/**
 * A subtable that applies lookups to a sequence of glyphs, if the glyphs around it fit. In the table, `before` goes
 * from right to left, the nearest first.
 */
export function sequence(
  glyphs: readonly Buffer[],
  lookups: readonly (readonly [position: number, lookup: number])[],
  {
    before = [],
    after = [],
  }: { readonly before?: readonly Buffer[]; readonly after?: readonly Buffer[] } = {},
): Buffer {
  const parts = [before, glyphs, after];
  const { offsets, bytes } = packed(
    10 + 2 * (before.length + glyphs.length + after.length) + 4 * lookups.length,
    parts.flat(),
  );
  const counted = parts.flatMap((part) => [part.length, ...offsets.splice(0, part.length)]);
  return Buffer.concat([uint16(3, ...counted, lookups.length, ...lookups.flat()), bytes]);
}

const X_PLACEMENT = 1;

export const moved = (glyphs: Buffer, distance: number): Buffer =>
  Buffer.concat([uint16(1, 8, X_PLACEMENT, distance), glyphs]);

/** The list of features with one more lookup in the feature `name`, as the last one. */
function withLookup(features: Buffer, name: string, index: number): Buffer {
  const records = Array.from({ length: features.readUInt16BE(0) }, (_, record) => {
    const tag = features.subarray(2 + record * 6, 6 + record * 6);
    const start = features.readUInt16BE(6 + record * 6);
    const count = features.readUInt16BE(start + 2);
    const lookups = features.subarray(start + 4, start + 4 + 2 * count);
    const added = tag.toString('latin1') === name ? uint16(index) : Buffer.alloc(0);
    return {
      tag,
      feature: Buffer.concat([uint16(0, count + added.length / 2), lookups, added]),
    };
  });
  const { offsets, bytes } = packed(
    2 + 6 * records.length,
    records.map(({ feature }) => feature),
  );
  const heads = records.map(({ tag }, at) => Buffer.concat([tag, uint16(offsets[at] ?? 0)]));
  return Buffer.concat([uint16(records.length), ...heads, bytes]);
}

/**
 * The tables of a font with more lookups in the table `tag`. The feature gets the first of them, which may apply the
 * others. `make` is given the number of the first one.
 * @throws if the table is missing, or is not laid out as in Cardo: scripts, features and lookups, in this order.
 */
export function withLookups(
  tables: FontTables,
  tag: 'GSUB' | 'GPOS',
  feature: string,
  make: (first: number) => readonly Buffer[],
): FontTables {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}.`);
  const [scripts = 0, features = 0, lookups = 0] = [4, 6, 8].map((at) => table.readUInt16BE(at));
  if (scripts !== 10 || features < scripts || lookups < features)
    throw new Error(`The table ${tag} has another order.`);

  const old = table.subarray(lookups);
  const count = old.readUInt16BE(0);
  const added = make(count);
  const oldLookups = old.subarray(2 + 2 * count);
  const shift = 2 * added.length;
  const oldOffsets = Array.from({ length: count }, (_, at) => old.readUInt16BE(2 + 2 * at) + shift);
  const { offsets, bytes } = packed(2 + 2 * count + shift + oldLookups.length, added);
  const newFeatures = withLookup(table.subarray(features, lookups), feature, count);
  const changed = Buffer.concat([
    table.subarray(0, 4),
    uint16(scripts, features, features + newFeatures.length),
    table.subarray(scripts, features),
    newFeatures,
    uint16(count + added.length, ...oldOffsets, ...offsets),
    oldLookups,
    bytes,
  ]);
  return new Map([...tables, [tag, changed]]);
}
