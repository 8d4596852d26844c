import { coverage, lookup, moved, sequence, withLookups } from './layout-table.ts';
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

/**
 * The tables of Cardo, with rules in `GPOS` that move two vowels under one letter apart. The text needs no sign
 * between the vowels then, so a search in the page finds the word, and a copy is the true text.
 * @throws if `GPOS` is not laid out as in Cardo.
 */
export function withRoomForSecondVowel(tables: FontTables): FontTables {
  return withLookups(tables, 'GPOS', 'mark', (rule) => {
    const first = coverage(tables, FIRST_VOWELS);
    const second = coverage(tables, SECOND_VOWELS);
    const below = coverage(tables, BELOW);
    const firstMoves = rule + 1;
    const secondMoves = rule + 2;
    const secondMovesFar = rule + 3;
    return [
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
  });
}
