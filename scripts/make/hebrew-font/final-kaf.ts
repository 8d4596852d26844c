import { glyphOf, HEBREW_MARKS } from './glyphs.ts';
import { coverage, lookup, sequence, uint16, withLookups } from './layout-table.ts';
import type { FontTables } from './woff.ts';

/**
 * Cardo lifts these vowels into a final kaf, and no other mark of any letter. WebKitGTK lifts the whole word by as
 * much, if such a vowel is the first glyph that it draws, at the left end of the word.
 */
const LIFTED = '\u05B0\u05B5\u05B6\u05B7\u05B8\u05C7';
const FINAL_KAF = '\u05DA\uFB3A';

/** Cardo's glyph without width and without an outline. No character has it. */
export const EMPTY = 1;

const MULTIPLE = 2;
const CHAIN = 6;

/**
 * The tables of Cardo, with rules in `GSUB` that draw an empty glyph after the vowel of a final kaf. So the first glyph
 * that is drawn is not lifted, and the word stays in its line. The text does not change.
 * @throws if `GSUB` is not laid out as in Cardo.
 */
export function withEndAfterFinalKaf(tables: FontTables): FontTables {
  return withLookups(tables, 'GSUB', 'ccmp', (rule) => {
    const lifted = coverage(tables, LIFTED);
    const marks = coverage(tables, HEBREW_MARKS);
    const kaf = coverage(tables, FINAL_KAF);
    const vowels = [...LIFTED].map((vowel) => glyphOf(tables, vowel)).sort((a, b) => a - b);
    const sequences = vowels.map((vowel) => uint16(2, vowel, EMPTY));
    const offsets = sequences.map((_, index) => 6 + 2 * vowels.length + 6 * index);
    const covered = 6 + 8 * vowels.length;
    return [
      lookup(
        CHAIN,
        [[kaf], [marks, kaf]].flatMap((before) => [
          // If a mark follows, it is drawn first, and its place depends on the vowel right before it.
          sequence([lifted], [], { before, after: [marks] }),
          sequence([lifted], [[0, rule + 1]], { before }),
        ]),
      ),
      lookup(MULTIPLE, [
        Buffer.concat([uint16(1, covered, vowels.length, ...offsets), ...sequences, lifted]),
      ]),
    ];
  });
}
