import { signsAsLetters } from '../basics/index.ts';
import { greekLetters } from '../greek/index.ts';
import { hebrewLetters, withoutSectionMarks } from '../hebrew/index.ts';
import type { GematriaOptions, GematriaScript, LetterTable } from './method-types.ts';

type IgnoredReason =
  | 'section mark'
  | 'points and accents'
  | 'iota subscript'
  | 'punctuation'
  | 'digit'
  | 'invisible character'
  | 'not in the alphabet of this method'
  | 'other script';

export interface Ignored {
  /**
   * The ignored characters without repeats. For other scripts these are the runs of letters as the text has them, and
   * `count` is the number of letters.
   */
  readonly text: string;
  readonly reason: IgnoredReason;
  readonly count: number;
}

const GREEK = /[\u0370-\u03FF\u1F00-\u1FFF]/g;
const SECTION = /\{[^{}]*\}/g;
const IOTA_SUBSCRIPT = '\u0345';

/**
 * Matches a run of letters of other scripts, with their marks and the spaces between them, or any other single
 * character except white space.
 */
function otherPieces(script: 'Hebrew' | 'Greek'): RegExp {
  const foreign = `(?!\\p{Script=${script}})\\p{L}`;
  return new RegExp(`(${foreign}(?:\\p{M}|\\s*${foreign})*)|\\S`, 'gu');
}
const PIECES = { hebrew: otherPieces('Hebrew'), greek: otherPieces('Greek') } as const;

function decompose(text: string, script: GematriaScript): string {
  const plain = signsAsLetters(text, script);
  return script === 'hebrew' ? plain : plain.replace(GREEK, (character) => character.normalize('NFD'));
}

function reasonFor(character: string, script: GematriaScript): IgnoredReason {
  if (script === 'greek' && character === IOTA_SUBSCRIPT) return 'iota subscript';
  if (/\p{M}/u.test(character)) return 'points and accents';
  if (/\p{Cf}/u.test(character)) return 'invisible character';
  if (/\p{N}/u.test(character)) return 'digit';
  return /\p{L}/u.test(character) ? 'not in the alphabet of this method' : 'punctuation';
}

/**
 * What a method leaves out of a text and why. Each reason occurs once, in the order of first appearance. White space
 * is not mentioned. A mark on a letter of another script belongs to that letter.
 *
 * @example
 * ```ts
 * ignoredIn('ΧΞϚ 666', 'greek', { χ: 22, ξ: 14 }, {}) // => [{"text":"ϛ","reason":"not in the alphabet of this method","count":1},{"text":"6","reason":"digit","count":3}]
 * ```
 */
export function ignoredIn(
  text: string,
  script: GematriaScript,
  table: LetterTable,
  options: GematriaOptions,
): Ignored[] {
  const found = new Map<IgnoredReason, { pieces: Set<string>; count: number }>();
  const note = (reason: IgnoredReason, piece: string, count = 1) => {
    const entry = found.get(reason) ?? { pieces: new Set<string>(), count: 0 };
    entry.pieces.add(piece);
    entry.count += count;
    found.set(reason, entry);
  };
  const isHebrew = script === 'hebrew';
  for (const mark of isHebrew ? (text.match(SECTION) ?? []) : []) {
    if (withoutSectionMarks(mark).trim() === '') note('section mark', mark, [...mark].length);
  }
  const counted = decompose(isHebrew ? withoutSectionMarks(text) : text, script);
  for (const [piece, foreign] of counted.matchAll(PIECES[script])) {
    if (foreign !== undefined) {
      note('other script', piece, piece.match(/\p{L}/gu)?.length);
      continue;
    }
    const letter = isHebrew ? hebrewLetters(piece) : greekLetters(piece);
    if (table[letter] !== undefined) continue;
    const reason = reasonFor(piece, script);
    if (reason === 'iota subscript' && options.iotaSubscript === 'counted') continue;
    note(reason, letter || piece);
  }
  return [...found].map(([reason, { pieces, count }]) => ({
    text: [...pieces].join(reason === 'other script' || reason === 'section mark' ? ' … ' : ''),
    reason,
    count,
  }));
}
