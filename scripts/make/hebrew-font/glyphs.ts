import type { FontTables } from './woff.ts';

export const HEBREW_MARKS = Array.from({ length: 0x37 }, (_, index) => String.fromCodePoint(0x591 + index))
  .filter((character) => /\p{Mn}/u.test(character))
  .join('');

export function glyphOf(tables: FontTables, character: string): number {
  const cmap = tables.get('cmap');
  const code = character.codePointAt(0) ?? 0;
  for (let record = 0; cmap !== undefined && record < cmap.readUInt16BE(2); record += 1) {
    const start = cmap.readUInt32BE(8 + record * 8);
    if (cmap.readUInt16BE(start) !== 4) continue;
    const segments = cmap.readUInt16BE(start + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const end = start + 14 + 2 * segment;
      const [first, delta, range] = [1, 2, 3].map((row) => end + 2 + 2 * segments * row);
      if (first === undefined || delta === undefined || range === undefined) break;
      if (cmap.readUInt16BE(end) < code) continue;
      const from = cmap.readUInt16BE(first);
      if (from > code) break;
      const offset = cmap.readUInt16BE(range);
      const glyph = offset === 0 ? code : cmap.readUInt16BE(range + offset + 2 * (code - from));
      return (glyph + cmap.readUInt16BE(delta)) & 0xffff;
    }
  }
  throw new Error(`The font has no glyph for U+${code.toString(16).toUpperCase().padStart(4, '0')}.`);
}
