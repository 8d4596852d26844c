import { greekLetters } from '../greek/index.ts';
import { hebrewLetters, withoutSectionMarks } from '../hebrew/index.ts';
import type { GematriaOptions, GematriaScript, LetterTable } from './method-types.ts';

export type IgnoredReason =
  | 'section mark'
  | 'points and accents'
  | 'iota subscript'
  | 'punctuation'
  | 'digit'
  | 'invisible character'
  | 'not in the alphabet of this method'
  | 'other script';

/** The characters of a text that did not count for one reason. */
export interface Ignored {
  /**
   * The ignored characters, without repeats. For section marks, the marks; for other scripts, the runs of
   * letters as the text has them.
   */
  readonly text: string;
  readonly reason: IgnoredReason;
  /** The number of ignored characters. For other scripts, the number of letters. */
  readonly count: number;
}

const DECOMPOSABLE = {
  hebrew: /[\uFB1D-\uFB4F]/g,
  greek: /[\u0370-\u03FF\u1F00-\u1FFF\u2126]/g,
} as const;
const SECTION = /\{[^{}]*\}/g;
const IOTA_SUBSCRIPT = '\u0345';

function decompose(text: string, script: GematriaScript): string {
  const form = script === 'hebrew' ? 'NFKD' : 'NFD';
  return text.replace(DECOMPOSABLE[script], (character) => character.normalize(form));
}

function reasonFor(character: string, script: GematriaScript): IgnoredReason {
  if (script === 'greek' && character === IOTA_SUBSCRIPT) return 'iota subscript';
  if (/\p{M}/u.test(character)) return 'points and accents';
  if (/\p{Cf}/u.test(character)) return 'invisible character';
  if (/\p{N}/u.test(character)) return 'digit';
  if (!/\p{L}/u.test(character)) return 'punctuation';
  const own = script === 'hebrew' ? /\p{Script=Hebrew}/u : /\p{Script=Greek}/u;
  return own.test(character) ? 'not in the alphabet of this method' : 'other script';
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
  const found = new Map<IgnoredReason, { kinds: Set<string>; count: number }>();
  const note = (reason: IgnoredReason, kind: string, count = 1) => {
    const entry = found.get(reason) ?? { kinds: new Set<string>(), count: 0 };
    entry.kinds.add(kind);
    entry.count += count;
    found.set(reason, entry);
  };

  if (script === 'hebrew') {
    for (const mark of text.match(SECTION) ?? []) {
      if (withoutSectionMarks(mark).trim() === '') note('section mark', mark, [...mark].length);
    }
  }

  let foreignRun = '';
  let foreignLetters = 0;
  const endRun = () => {
    if (foreignLetters > 0) note('other script', foreignRun.trim(), foreignLetters);
    foreignRun = '';
    foreignLetters = 0;
  };

  for (const character of decompose(script === 'hebrew' ? withoutSectionMarks(text) : text, script)) {
    if (/\s/u.test(character)) {
      if (foreignRun !== '') foreignRun += character;
      continue;
    }
    const letter = script === 'hebrew' ? hebrewLetters(character) : greekLetters(character);
    const counts = letter !== '' && table[letter] !== undefined;
    const reason = counts ? null : reasonFor(character, script);
    if (reason === 'other script' || (reason === 'points and accents' && /\S$/u.test(foreignRun))) {
      foreignRun += character;
      if (reason === 'other script') foreignLetters++;
      continue;
    }
    endRun();
    if (reason === null || (reason === 'iota subscript' && options.iotaSubscript === 'counted')) continue;
    note(reason, letter === '' ? character : letter);
  }
  endRun();
  return [...found].map(([reason, { kinds, count }]) => ({
    text: [...kinds].join(reason === 'other script' || reason === 'section mark' ? ' … ' : ''),
    reason,
    count,
  }));
}
