import type { MeaningWord } from '../meaning-word.ts';
import { remembered } from '../remembered.ts';

/** The person, gender and number of a suffix or a verb. */
export interface Inflection {
  readonly person: '1' | '2' | '3';
  readonly gender: string;
  readonly number: string;
}

/** A preposition that is prefixed to a Hebrew word, by its letter. */
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
  /** The number of letters before the word itself: its prefixes. */
  readonly start: number;
  readonly suffix: Inflection | null;
  /** True if the word ends with the he of direction. */
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
 * What a morphology code says of all words that have it, and of those that begin with the letters of its
 * prefixes.
 */
interface Code {
  readonly word: ParsedWord;
  readonly hasPrepositions: boolean;
  readonly withPrefixes: (letters: string) => ParsedWord | null;
}

/** Reads a morphology code. Null if it does not have the form of such a code. */
const codeOf = remembered((morphology): Code | null => {
  const [, language, rest = ''] = CODE.exec(morphology) ?? [];
  if (language === undefined) return null;
  const parts = rest.split('/');
  const isAramaic = language === 'A';
  let suffix: Inflection | null = null;
  let isDirection = false;
  let hasArticle = false;
  while (parts.length > 1) {
    const last = parts.at(-1) ?? '';
    if (isAramaic && last === 'Td') hasArticle = true;
    else if (last === 'Sd') isDirection = true;
    else if (SUFFIX.test(last)) suffix = inflectionIn(last.slice(2));
    else if (!last.startsWith('S')) break;
    parts.pop();
  }
  const code = parts.pop() ?? '';
  let hasAnd = false;
  let asks = false;
  let isRelative = false;
  const prepositions: number[] = [];
  for (const [place, part] of parts.entries()) {
    if (part === 'C') hasAnd = true;
    else if (part === 'Ti') asks = true;
    else if (part === 'Tr') isRelative = true;
    else if (part === 'Td') hasArticle = true;
    else if (part.startsWith('R')) prepositions.push(place);
    else return null;
    if (part === 'Rd') hasArticle = true;
  }
  const isNominal = (code[0] === 'N' || code[0] === 'A') && code[1] !== 'p';
  const isParticiple = code[0] === 'V' && (code[2] === 'r' || code[2] === 's');
  const [number = '', state = ''] = isNominal ? code.slice(3) : isParticiple ? code.slice(4) : '';
  const isFiniteVerb = code[0] === 'V' && 'pqiwhjv'.includes(code[2] ?? '-');
  const word: ParsedWord = {
    number,
    state,
    isFinite: isFiniteVerb,
    inflection: code[0] === 'V' ? inflectionIn(code.slice(3)) : null,
    isAramaic,
    hasAnd,
    asks,
    isRelative,
    hasArticle,
    prefixes: [],
    code,
    start: parts.length,
    suffix,
    isDirection,
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
  return code.hasPrepositions ? code.withPrefixes(letters.slice(0, code.word.start)) : code.word;
}
