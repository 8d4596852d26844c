import { remembered } from '../../domain/basics/index.ts';
import type { MeaningWord } from '../meaning-word.ts';

/** The person, gender and number of a suffix or a verb. */
export interface Inflection {
  readonly person: '1' | '2' | '3';
  readonly gender: string;
  readonly number: string;
}

/** The letter of a preposition that is prefixed to a Hebrew word. */
export type Prefix = 'ב' | 'כ' | 'ל' | 'מ';

/** A Hebrew or Aramaic word in its parts. */
export interface ParsedWord {
  readonly isAramaic: boolean;
  readonly hasAnd: boolean;
  readonly asks: boolean;
  /** True for a prefixed relative pronoun (שֶׁ). */
  readonly isRelative: boolean;
  readonly hasArticle: boolean;
  readonly prefixes: readonly Prefix[];
  /** The part of the morphology code for the word itself, such as `Ncmsc` or `Vqp3ms`. */
  readonly code: string;
  /** The number of a noun, adjective or participle: s, p or d. Empty for other words. */
  readonly number: string;
  /** The state of a noun, adjective or participle: a, c or d. Empty for other words. */
  readonly state: string;
  readonly isFinite: boolean;
  /** The person, gender and number of a finite verb. Null for other words. */
  readonly inflection: Inflection | null;
  /** The number of letters of the prefixes. The word itself starts after them. */
  readonly start: number;
  readonly suffix: Inflection | null;
  /** True if the word ends with the letter he that means "toward". */
  readonly isDirection: boolean;
}

const CODE = /^([HA])(.+?)\/?$/u;
const SUFFIX = /^Sp(\d)(\w)(\w)$/u;
const isPrefix = (letter: string | undefined): letter is Prefix =>
  letter === 'ב' || letter === 'כ' || letter === 'ל' || letter === 'מ';

/** Reads person, gender and number, such as `3ms`. Null if a part is missing or unknown. */
function inflectionIn(text: string): Inflection | null {
  const [, person, gender = '', number = ''] = /^([123])(\w)(\w)/u.exec(text) ?? [];
  return person === '1' || person === '2' || person === '3' ? { person, gender, number } : null;
}

/**
 * What a morphology code says of all words that have it. `withPrefixes` adds what it says of a word with certain
 * letters. Null if these letters cannot be the prefixes of the code.
 */
interface Code {
  readonly word: ParsedWord;
  readonly hasPrepositions: boolean;
  readonly withPrefixes: (letters: string) => ParsedWord | null;
}

/** Takes the parts after the word itself from the end of `parts`: a suffix, a direction, an Aramaic article. */
function takeEndings(parts: string[], isAramaic: boolean) {
  const endings = { suffix: null as Inflection | null, isDirection: false, hasArticle: false };
  while (parts.length > 1) {
    const last = parts.at(-1) ?? '';
    if (isAramaic && last === 'Td') endings.hasArticle = true;
    else if (last === 'Sd') endings.isDirection = true;
    else if (SUFFIX.test(last)) endings.suffix = inflectionIn(last.slice(2));
    else if (!last.startsWith('S')) break;
    parts.pop();
  }
  return endings;
}

/** The parts of a code that can stand before a word, besides prepositions. `To` is the Aramaic ל of an object. */
const PREFIXED = new Set(['C', 'Ti', 'Tr', 'Td', 'To']);

/** The places of the prefixed prepositions. Null if a part cannot stand before a word. */
const prepositionsIn = (parts: readonly string[]): readonly number[] | null =>
  parts.every((part) => part.startsWith('R') || PREFIXED.has(part))
    ? [...parts.keys()].filter((place) => parts[place]?.startsWith('R'))
    : null;

/** The number and the state that a code has for nouns, adjectives and participles. */
function numberAndState(code: string): string {
  if (/^[NA][^p]/u.test(code)) return code.slice(3);
  return /^V.[rs]/u.test(code) ? code.slice(4) : '';
}

/** Reads a morphology code. Null if it does not have the form of such a code. */
const codeOf = remembered((morphology): Code | null => {
  const [, language, rest = ''] = CODE.exec(morphology) ?? [];
  if (language === undefined) return null;
  const parts = rest.split('/');
  const isAramaic = language === 'A';
  const { hasArticle, ...endings } = takeEndings(parts, isAramaic);
  const code = parts.pop() ?? '';
  const prepositions = prepositionsIn(parts);
  if (prepositions === null) return null;
  const [number = '', state = ''] = numberAndState(code);
  const word: ParsedWord = {
    ...endings,
    number,
    state,
    isFinite: /^V.[pqiwhjv]/u.test(code),
    inflection: code.startsWith('V') ? inflectionIn(code.slice(3)) : null,
    isAramaic,
    hasAnd: parts.includes('C'),
    asks: parts.includes('Ti'),
    isRelative: parts.includes('Tr'),
    hasArticle: hasArticle || parts.includes('Td') || parts.includes('Rd'),
    prefixes: [],
    code,
    start: parts.length,
  };
  const withPrefixes = (letters: string): ParsedWord | null => {
    const prefixes = prepositions.map((place) => letters[place]);
    return prefixes.every(isPrefix) ? { ...word, prefixes } : null;
  };
  return { word, hasPrepositions: prepositions.length > 0, withPrefixes: remembered(withPrefixes) };
});

/**
 * Takes a word apart by its morphology code. The code names the prefixed prepositions but not which they are, so they
 * are read from the first letters of the word. Null for a word without a code or with a code that does not fit.
 */
export function parseWord({
  letters,
  morphology,
}: Pick<MeaningWord, 'letters' | 'morphology'>): ParsedWord | null {
  const code = morphology === null ? null : codeOf(morphology);
  if (code === null) return null;
  const word = code.hasPrepositions ? code.withPrefixes(letters.slice(0, code.word.start)) : code.word;
  // The codes of some Aramaic words, such as כל קבל, name a conjunction that is not "and".
  return word?.isAramaic && word.hasAnd && !letters.startsWith('ו') ? { ...word, hasAnd: false } : word;
}

/**
 * The preposition of a word: the letter of its only prefix, or the Strong's number of one that is a word of its own. Null if it
 * has none or two.
 *
 * @example
 * ```ts
 * prepositionOf({ letters: 'בארץ', morphology: 'HR/Ncbsa', strongsNumber: 'H776' }) // => 'ב'
 * prepositionOf({ letters: 'על', morphology: 'HR', strongsNumber: 'H5921' }) // => 'H5921'
 * ```
 */
export function prepositionOf(
  word: Pick<MeaningWord, 'letters' | 'morphology'> & { readonly strongsNumber: string | null },
): string | null {
  const parts = parseWord(word);
  if (parts === null) return null;
  const { prefixes, code, start } = parts;
  if (prefixes.length > 0) return prefixes.length === 1 ? (prefixes[0] ?? null) : null;
  return code === 'R' ? (word.strongsNumber ?? word.letters[start] ?? null) : null;
}
