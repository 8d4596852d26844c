import type { MeaningWord } from '../meaning-word.ts';

/** The person, gender and number of a suffix or a verb. */
export interface Inflection {
  readonly person: '1' | '2' | '3';
  readonly gender: string;
  readonly number: string;
}

/** A prefixed preposition, by its letter. */
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
  /** The code of the word itself, such as `Ncmsc` or `Vqp3ms`. */
  readonly code: string;
  /** The number of a noun, adjective or participle: s, p or d. Empty for other words. */
  readonly number: string;
  /** The state of a noun, adjective or participle: a, c or d. Empty for other words. */
  readonly state: string;
  readonly isFinite: boolean;
  /** The number of prefixed letters. */
  readonly start: number;
  readonly suffix: Inflection | null;
  /** True if the word ends with the he of direction. */
  readonly isDirection: boolean;
}

const CODE = /^([HA])(.+?)\/?$/u;
const SUFFIX = /^Sp(\d)(\w)(\w)$/u;
const isPrefix = (letter: string | undefined): letter is Prefix =>
  letter === 'ב' || letter === 'כ' || letter === 'ל' || letter === 'מ';

/** Reads `3ms` and the like. Null if a part is missing or unknown. */
export function inflectionIn(text: string): Inflection | null {
  const [, person, gender = '', number = ''] = /^([123])(\w)(\w)/u.exec(text) ?? [];
  return person === '1' || person === '2' || person === '3' ? { person, gender, number } : null;
}

/**
 * Takes a word apart by its morphology code. The code names the prefixed prepositions but not which they are, so they
 * are read from the first letters of the word. Null for a word without a code or with a code that does not fit.
 */
export function parseWord({
  letters,
  morphology,
}: Pick<MeaningWord, 'letters' | 'morphology'>): ParsedWord | null {
  const [, language, rest = ''] = CODE.exec(morphology ?? '') ?? [];
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
  const prefixes: Prefix[] = [];
  let place = 0;
  for (const part of parts) {
    const letter = letters[place];
    if (part === 'C') hasAnd = true;
    else if (part === 'Ti') asks = true;
    else if (part === 'Tr') isRelative = true;
    else if (part === 'Td') hasArticle = true;
    else if (part.startsWith('R') && isPrefix(letter)) prefixes.push(letter);
    else return null;
    if (part === 'Rd') hasArticle = true;
    place += 1;
  }
  const isNominal = (code[0] === 'N' || code[0] === 'A') && code[1] !== 'p';
  const isParticiple = code[0] === 'V' && (code[2] === 'r' || code[2] === 's');
  const [number = '', state = ''] = isNominal ? code.slice(3) : isParticiple ? code.slice(4) : '';
  const isFiniteVerb = code[0] === 'V' && 'pqiwhjv'.includes(code[2] ?? '-');
  return {
    number,
    state,
    isFinite: isFiniteVerb,
    isAramaic,
    hasAnd,
    asks,
    isRelative,
    hasArticle,
    prefixes,
    code,
    start: place,
    suffix,
    isDirection,
  };
}
