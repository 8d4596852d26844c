/** Reads the tables of words: the short meaning of each for its card, and what the composer of meanings has instead. */
import { GREEK_WORDS } from './greek-words.ts';
import { HEBREW_WORDS } from './hebrew-words.ts';

/** Matches a meaning with a sign that only the composer reads. */
const SIGN = /^=|[|~]/u;

/** A line of a table. */
export interface WordLine {
  /** The Strong's number. */
  readonly number: string;
  /** The meaning on the dictionary's card, with the signs for nouns. Null if Strong's entry has no short one. */
  readonly short: string | null;
  /** What the composer takes instead, by its key: the number, for some with a space and a label after it. */
  readonly own: readonly (readonly [key: string, word: string])[];
}

/**
 * Reads a line of a table.
 *
 * @example
 * ```ts
 * readLine('H8 wretched; destruction~').own // => [['H8','destruction~']]
 * readLine('H1129 to build; agent q: builder').own // => [['H1129 agent q','builder']]
 * readLine('H120 man|men') // => {"number":"H120","short":"man|men","own":[["H120","man|men"]]}
 * readLine('H8041; h: turn to the left').short // => null
 * readLine('H8267 falsehood!').own // => [['H8267 !','']]
 * ```
 */
export function readLine(line: string): WordLine {
  const [head = '', ...fields] = line.split('; ');
  const space = head.indexOf(' ');
  const number = space === -1 ? head : head.slice(0, space);
  const short = space === -1 ? null : head.slice(space + 1).replace(/!$/u, '');
  const own: [string, string][] = head.endsWith('!') ? [[`${number} !`, '']] : [];
  if (short !== null && SIGN.test(short)) own.push([number, short]);
  for (const field of fields) {
    const [label = '', word] = field.split(': ');
    own.push(word === undefined ? [number, label] : [`${number} ${label}`, word]);
  }
  return { number, short, own };
}

/** The lines of a table. */
export const linesOf = (table: string): string[] => table.trim().split('\n');

/** The tables are read when a word is first asked for. */
let own: ReadonlyMap<string, string> | null = null;

/**
 * What the composer takes for a word instead of its short meaning. Null if there is nothing else.
 *
 * @param key a Strong's number, or one with a label: `H559 h` for a verb in its stem, `H7225 ב` for a word after a prefix.
 *
 * @example
 * ```ts
 * ownWord('H120') // => 'man|men'
 * ownWord('H559 h') // => 'declare'
 * ownWord('H559 q') // => null
 * ```
 */
export function ownWord(key: string): string | null {
  own ??= new Map([...linesOf(HEBREW_WORDS), ...linesOf(GREEK_WORDS)].flatMap((line) => readLine(line).own));
  return own.get(key) ?? null;
}

/** True for a word whose short meaning was chosen for verses too, among several. */
export const isChosen = (strongs: string | null): boolean => ownWord(`${strongs} !`) !== null;
