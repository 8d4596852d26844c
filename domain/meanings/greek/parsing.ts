/** Reads Robinson's parsing codes, such as `N-GSM` and `V-2AAI-3S`. */

export type Case = 'N' | 'G' | 'D' | 'A' | 'V';

/** A word that has a case: a noun, an adjective, the article, a pronoun or a numeral. */
export interface Nominal {
  readonly kind: 'nominal';
  /** `N`oun, `A`djective, article `T`, pronouns: `P`ersonal, re`F`lexive, `D`emonstrative, `R`elative, `I`nterrogative, indefinite `X`, `S` possessive, re`C`iprocal, `K` and `Q` correlative. */
  readonly part: string;
  readonly person: 0 | 1 | 2 | 3;
  readonly case: Case;
  readonly isPlural: boolean;
  /** `M`asculine, `F`eminine, `N`euter, or empty. */
  readonly gender: string;
  /** `C`omparative, `S`uperlative, or empty. */
  readonly degree: string;
}

export type Tense = 'present' | 'imperfect' | 'future' | 'aorist' | 'perfect' | 'pluperfect';
export type Mood = 'indicative' | 'subjunctive' | 'optative' | 'imperative' | 'infinitive' | 'participle';

export interface Verb {
  readonly kind: 'verb';
  readonly tense: Tense;
  /** The voice in English: a deponent verb has the active voice. */
  readonly voice: 'active' | 'middle' | 'passive';
  readonly mood: Mood;
  /** Null for an infinitive and a participle. */
  readonly person: 1 | 2 | 3 | null;
  readonly isPlural: boolean;
  /** The case and gender of a participle. Null for other forms. */
  readonly participle: Pick<Nominal, 'case' | 'gender'> | null;
}

/** A word without case and tense: a preposition, a conjunction, an adverb, a particle. */
interface Particle {
  readonly kind: 'particle';
  readonly part: string;
}

export type Parsing = Nominal | Verb | Particle;

const NOMINAL = /^([NATPFDRIXKQC])-([123]?)([NGDAV])([SP])([MFN]?)(?:-([CS]))?/u;
const POSSESSIVE = /^S-([12])[SP]([NGDAV])([SP])([MFN]?)/u;
const VERB = /^V-2?([PIFARLX])([AMPEDONQX])([ISOMNP])(?:-(?:([123])([SP])|([NGDAV])([SP])([MFN])))?/u;

const TENSES: Readonly<Record<string, Tense>> = {
  P: 'present',
  I: 'imperfect',
  F: 'future',
  A: 'aorist',
  R: 'perfect',
  L: 'pluperfect',
};
const MOODS: Readonly<Record<string, Mood>> = {
  I: 'indicative',
  S: 'subjunctive',
  O: 'optative',
  M: 'imperative',
  N: 'infinitive',
  P: 'participle',
};
const CASES: Readonly<Record<string, Case>> = { N: 'N', G: 'G', D: 'D', A: 'A', V: 'V' };
const PERSONS: Readonly<Record<string, 1 | 2 | 3>> = { '1': 1, '2': 2, '3': 3 };

const known = new Map<string, Parsing>();

/**
 * Reads a parsing code. A code that is not known is a particle. There are few codes, so each is read only
 * once.
 */
export function readParsing(code: string): Parsing {
  const parsing = known.get(code) ?? parse(code);
  known.set(code, parsing);
  return parsing;
}

function parse(code: string): Parsing {
  const [, part = '', person = '', grammaticalCase = '', number, gender = '', degree = ''] =
    NOMINAL.exec(code) ?? [];
  if (part !== '')
    return {
      kind: 'nominal',
      part,
      person: PERSONS[person] ?? 0,
      case: CASES[grammaticalCase] ?? 'N',
      isPlural: number === 'P',
      gender,
      degree,
    };
  const [possessive, owner = '', ofCase = '', ofNumber, ofGender = ''] = POSSESSIVE.exec(code) ?? [];
  if (possessive !== undefined)
    return {
      kind: 'nominal',
      part: 'S',
      person: PERSONS[owner] ?? 0,
      case: CASES[ofCase] ?? 'N',
      isPlural: ofNumber === 'P',
      gender: ofGender,
      degree: '',
    };
  const [
    verb,
    tense = '',
    voice = '',
    mood = '',
    verbPerson = '',
    verbNumber,
    itsCase,
    itsNumber,
    itsGender,
  ] = VERB.exec(code) ?? [];
  if (verb === undefined) return { kind: 'particle', part: code.replace(/-.*$/u, '') };
  return {
    kind: 'verb',
    tense: TENSES[tense] ?? 'present',
    voice: voice === 'P' ? 'passive' : voice === 'M' || voice === 'E' ? 'middle' : 'active',
    mood: MOODS[mood] ?? 'indicative',
    person: PERSONS[verbPerson] ?? null,
    isPlural: (verbNumber ?? itsNumber) === 'P',
    participle: itsCase === undefined ? null : { case: CASES[itsCase] ?? 'N', gender: itsGender ?? '' },
  };
}

/** The case, number and gender of a nominal or a participle. Null for other words. */
export function inflectionOf(parsing: Parsing): { case: Case; isPlural: boolean; gender: string } | null {
  if (parsing.kind === 'nominal') return parsing;
  if (parsing.kind === 'verb' && parsing.participle !== null)
    return { ...parsing.participle, isPlural: parsing.isPlural };
  return null;
}

/** A word of address is a vocative or a nominative, so a vocative counts as a nominative. */
const nominative = (ofCase: Case): Case => (ofCase === 'V' ? 'N' : ofCase);

/** True if two words can belong together: they have the same case and number, and no different genders. */
export function agree(a: Parsing, b: Parsing): boolean {
  const one = inflectionOf(a);
  const other = inflectionOf(b);
  if (one === null || other === null) return false;
  return (
    nominative(one.case) === nominative(other.case) &&
    one.isPlural === other.isPlural &&
    (one.gender === '' || other.gender === '' || one.gender === other.gender)
  );
}
