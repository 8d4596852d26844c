/** Reads Robinson's parsing codes, such as `N-GSM` and `V-2AAI-3S`. */
import { GREEK_MOODS, GREEK_TENSES } from '../../domain/greek/index.ts';

export type Case = 'N' | 'G' | 'D' | 'A' | 'V';
export type Tense = (typeof GREEK_TENSES)[keyof typeof GREEK_TENSES];
export type Mood = (typeof GREEK_MOODS)[keyof typeof GREEK_MOODS];

/** What two words that belong together have in common. Case and gender are empty for a word without them. */
interface Inflection {
  readonly case: Case | '';
  readonly isPlural: boolean;
  /** `M`asculine, `F`eminine, `N`euter, or empty. */
  readonly gender: string;
}

/** A word that has a case: a noun, an adjective, the article, a pronoun or a numeral. */
export interface Nominal extends Inflection {
  readonly kind: 'nominal';
  /**
   * `N`oun, `A`djective, article `T`. Pronouns: `P`ersonal, re`F`lexive, `D`emonstrative, `R`elative, `I`nterrogative,
   * indefinite `X`, possessive `S`, re`C`iprocal, correlative `K` and `Q`.
   */
  readonly part: string;
  readonly case: Case;
  readonly person: 0 | 1 | 2 | 3;
  /** `C`omparative, `S`uperlative, or empty. */
  readonly degree: string;
}

/** A verb. Only a participle has a case and a gender. */
export interface Verb extends Inflection {
  readonly kind: 'verb';
  readonly part: 'V';
  readonly tense: Tense;
  /** The voice in English: a deponent verb has the active voice. */
  readonly voice: 'active' | 'middle' | 'passive';
  readonly mood: Mood;
  /** Null for an infinitive and a participle. */
  readonly person: 1 | 2 | 3 | null;
}

/** A word without case and tense: a preposition, a conjunction, an adverb, a particle. */
interface Particle extends Inflection {
  readonly kind: 'particle';
  readonly part: string;
}

export type Parsing = Nominal | Verb | Particle;

// A possessive pronoun has the number of its owner after the person: `S-2PAPM`.
const NOMINAL =
  /^(?<part>[NATPFDRIXKQCS])-(?<person>[123]?)[SP]?(?<letter>[NGDAV])(?<number>[SP])(?<gender>[MFN]?)(?:-(?<degree>[CS]))?/u;
const VERB =
  /^V-2?(?<tense>[PIFARLX])(?<voice>[AMPEDONQX])(?<mood>[ISOMNP])(?:-(?:(?<person>[123])|(?<letter>[NGDAV]))(?<number>[SP])(?<gender>[MFN]?))?/u;

const TENSES: Readonly<Record<string, Tense>> = GREEK_TENSES;
const MOODS: Readonly<Record<string, Mood>> = GREEK_MOODS;
const CASES: Readonly<Record<string, Case>> = { N: 'N', G: 'G', D: 'D', A: 'A', V: 'V' };
const PERSONS: Readonly<Record<string, 1 | 2 | 3>> = { '1': 1, '2': 2, '3': 3 };

const known = new Map<string, Parsing>();

/** Reads a parsing code. An unknown code is a particle. There are few codes, so each is read only once. */
export function readParsing(code: string): Parsing {
  const parsing = known.get(code) ?? parse(code);
  known.set(code, parsing);
  return parsing;
}

function parse(code: string): Parsing {
  const nominal = NOMINAL.exec(code)?.groups;
  const verb = VERB.exec(code)?.groups;
  const { letter = '', number, gender = '', person = '' } = nominal ?? verb ?? {};
  const isPlural = number === 'P';
  if (nominal !== undefined) {
    const { part = '', degree = '' } = nominal;
    return {
      kind: 'nominal',
      part,
      case: CASES[letter] ?? 'N',
      isPlural,
      gender,
      person: PERSONS[person] ?? 0,
      degree,
    };
  }
  if (verb === undefined)
    return { kind: 'particle', part: code.replace(/-.*$/u, ''), case: '', isPlural: false, gender: '' };
  const { tense = '', voice = '', mood = '' } = verb;
  return {
    kind: 'verb',
    part: 'V',
    tense: TENSES[tense] ?? 'present',
    voice: voice === 'P' ? 'passive' : voice === 'M' || voice === 'E' ? 'middle' : 'active',
    mood: MOODS[mood] ?? 'indicative',
    person: PERSONS[person] ?? null,
    case: CASES[letter] ?? '',
    isPlural,
    gender,
  };
}

/** A word of address is a vocative or a nominative, so a vocative counts as a nominative. */
const nominative = (ofCase: Inflection['case']): Inflection['case'] => (ofCase === 'V' ? 'N' : ofCase);

/** True if two words can belong together: they have the same case and number, and no different genders. */
export const agree = (one: Inflection, other: Inflection): boolean =>
  one.case !== '' &&
  nominative(one.case) === nominative(other.case) &&
  one.isPlural === other.isPlural &&
  (one.gender === '' || other.gender === '' || one.gender === other.gender);
