import { glyphOf } from './glyphs.ts';
import type { FontTables } from './woff.ts';

/**
 * Cardo draws two vowels under one letter in the same place. These rules move them apart. Browsers hand the font the
 * marks in the order patah or qamats, sign below the letter, second vowel, sign above the letter.
 */
const FIRST_VOWELS = '\u05B7\u05B8';
const SECOND_VOWELS = '\u05B0\u05B4';
/** The signs that Cardo places beside the vowel, below the letter. It moves the vowel for them. */
const BELOW = '\u0591\u0596\u059B\u05A2\u05A3\u05A4\u05A5\u05A7\u05AA\u05BD';

/** How far the marks are moved to the right, in units of 2,048 to the em. */
const FIRST_MOVES = 150;
const SECOND_MOVES = -270;
/** Here the first vowel and the sign below the letter have their places, and the second vowel follows them. */
const SECOND_MOVES_PAST_A_SIGN = -600;

const SINGLE = 1;
const CHAIN = 8;
const X_PLACEMENT = 1;

const uint16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
};

/** Parts of a table, one after the other, and the offset of each from `start`. */
function packed(start: number, parts: readonly Buffer[]): { offsets: number[]; bytes: Buffer } {
  let at = start;
  const offsets = parts.map((part) => {
    at += part.length;
    return at - part.length;
  });
  return { offsets, bytes: Buffer.concat(parts) };
}

/** A lookup with one kind of subtables. */
function lookup(type: number, subtables: readonly Buffer[]): Buffer {
  const { offsets, bytes } = packed(6 + 2 * subtables.length, subtables);
  return Buffer.concat([uint16(type, 0, subtables.length, ...offsets), bytes]);
}

/** A subtable that moves all these glyphs by the same distance. */
const moved = (glyphs: Buffer, distance: number): Buffer =>
  Buffer.concat([uint16(1, 8, X_PLACEMENT, distance), glyphs]);

/** A subtable that applies lookups to a sequence of glyphs. */
function sequence(
  glyphs: readonly Buffer[],
  lookups: readonly (readonly [position: number, lookup: number])[],
): Buffer {
  const { offsets, bytes } = packed(10 + 2 * glyphs.length + 4 * lookups.length, glyphs);
  return Buffer.concat([
    uint16(3, 0, glyphs.length, ...offsets, 0, lookups.length, ...lookups.flat()),
    bytes,
  ]);
}

/** The glyphs of these characters, as a table that says which glyphs a rule is about. */
function coverage(tables: FontTables, characters: string): Buffer {
  const glyphs = [...characters].map((character) => glyphOf(tables, character));
  return uint16(1, glyphs.length, ...glyphs.sort((a, b) => a - b));
}

/** The list of features with one more lookup in `mark`, as the last one. */
function withLookup(features: Buffer, index: number): Buffer {
  const records = Array.from({ length: features.readUInt16BE(0) }, (_, record) => {
    const tag = features.subarray(2 + record * 6, 6 + record * 6);
    const start = features.readUInt16BE(6 + record * 6);
    const count = features.readUInt16BE(start + 2);
    const lookups = features.subarray(start + 4, start + 4 + 2 * count);
    const added = tag.toString('latin1') === 'mark' ? uint16(index) : Buffer.alloc(0);
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
 * The tables of Cardo, with rules in `GPOS` that move two vowels under one letter apart. The text needs no sign
 * between the vowels then, so a search in the page finds the word, and a copy is the true text.
 * @throws if `GPOS` is not laid out as in Cardo: scripts, features and lookups, in this order.
 */
export function withRoomForSecondVowel(tables: FontTables): FontTables {
  const gpos = tables.get('GPOS');
  if (gpos === undefined) throw new Error('The font has no table GPOS.');
  const [scripts = 0, features = 0, lookups = 0] = [4, 6, 8].map((at) => gpos.readUInt16BE(at));
  if (scripts !== 10 || features < scripts || lookups < features)
    throw new Error('The table GPOS has another order.');

  const first = coverage(tables, FIRST_VOWELS);
  const second = coverage(tables, SECOND_VOWELS);
  const below = coverage(tables, BELOW);
  const old = gpos.subarray(lookups);
  const count = old.readUInt16BE(0);
  const [rule, firstMoves, secondMoves, secondMovesFar] = [count, count + 1, count + 2, count + 3];
  const added = [
    lookup(CHAIN, [
      sequence([first, below, second], [[2, secondMovesFar]]),
      sequence(
        [first, second],
        [
          [0, firstMoves],
          [1, secondMoves],
        ],
      ),
    ]),
    lookup(SINGLE, [moved(first, FIRST_MOVES)]),
    lookup(SINGLE, [moved(second, SECOND_MOVES)]),
    lookup(SINGLE, [moved(second, SECOND_MOVES_PAST_A_SIGN)]),
  ];
  const oldLookups = old.subarray(2 + 2 * count);
  const shift = 2 * added.length;
  const oldOffsets = Array.from({ length: count }, (_, at) => old.readUInt16BE(2 + 2 * at) + shift);
  const { offsets, bytes } = packed(2 + 2 * count + shift + oldLookups.length, added);
  const newFeatures = withLookup(gpos.subarray(features, lookups), rule);
  const header = Buffer.concat([
    gpos.subarray(0, 4),
    uint16(scripts, features, features + newFeatures.length),
  ]);
  return new Map([
    ...tables,
    [
      'GPOS',
      Buffer.concat([
        header,
        gpos.subarray(scripts, features),
        newFeatures,
        uint16(count + added.length, ...oldOffsets, ...offsets),
        oldLookups,
        bytes,
      ]),
    ],
  ]);
}
