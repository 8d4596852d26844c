/**
 * Describes Robinson's parsing codes in English: `N-GSM`, `V-2AAI-3S`. STEPBible's tagged text and the Byzantine text
 * have them. STEPBible adds the kind of a name (`N-GSM-P`, a person). Robinson's text does not, so `-P` is a person only
 * after a noun or an adjective. Parts of a compound are joined by `+`, several parsings of a word by `/`.
 */

type Letters = Readonly<Record<string, string>>;

const NOMINALS: Letters = {
  A: 'adjective',
  C: 'reciprocal pronoun',
  D: 'demonstrative pronoun',
  F: 'reflexive pronoun',
  I: 'interrogative pronoun',
  K: 'correlative pronoun',
  N: 'noun',
  P: 'personal pronoun',
  Q: 'correlative or interrogative pronoun',
  R: 'relative pronoun',
  S: 'possessive pronoun',
  T: 'definite article',
  X: 'indefinite pronoun',
};

const PARTICLES: Letters = {
  ADV: 'adverb',
  ARAM: 'Aramaic word',
  COND: 'conditional particle',
  CONJ: 'conjunction',
  HEB: 'Hebrew word',
  INJ: 'interjection',
  PREP: 'preposition',
  PRT: 'particle',
  'A-NUI': 'numeral, indeclinable',
  'N-LI': 'noun, letter, indeclinable',
  'N-OI': 'noun, indeclinable',
  'N-PRI': 'noun, proper name, indeclinable',
};

/** The tenses of verbs by their letter in a code. */
export const GREEK_TENSES = {
  P: 'present',
  I: 'imperfect',
  F: 'future',
  A: 'aorist',
  R: 'perfect',
  L: 'pluperfect',
} as const;
const VOICES: Letters = {
  A: 'active',
  M: 'middle',
  P: 'passive',
  E: 'middle or passive',
  D: 'middle deponent',
  O: 'passive deponent',
  N: 'middle or passive deponent',
};
/** The moods of verbs, with infinitive and participle, by their letter in a code. */
export const GREEK_MOODS = {
  I: 'indicative',
  S: 'subjunctive',
  O: 'optative',
  M: 'imperative',
  N: 'infinitive',
  P: 'participle',
} as const;
const PERSONS: Letters = { 1: '1st person', 2: '2nd person', 3: '3rd person' };
const CASES: Letters = { N: 'nominative', G: 'genitive', D: 'dative', A: 'accusative', V: 'vocative' };
const NUMBERS: Letters = { S: 'singular', P: 'plural' };
const GENDERS: Letters = { M: 'masculine', F: 'feminine', N: 'neuter' };

/** What the letters at the end of a code mean for a noun or an adjective: the kind of a name. */
const KINDS: Letters = {
  G: 'gentilic',
  L: 'name of a place',
  LG: 'gentilic',
  LI: 'letter',
  P: 'name of a person',
  PG: 'gentilic',
  T: 'title',
};
/** What the letters at the end of a code mean for all other words. */
const MARKS: Letters = {
  ARAM: 'Aramaic',
  ATT: 'Attic form',
  C: 'comparative',
  HEB: 'Hebrew',
  I: 'interrogative',
  K: 'joined with “and”',
  N: 'negative',
  S: 'superlative',
};

const NOMINAL =
  /^(?<part>[ACDFIKNPQRSTX])-(?<person>[123]?)(?<owner>[SP]?)(?<letter>[NGDAV])(?<number>[SP])(?<gender>[MFN]?)(?:-(?<end>[A-Z]+))?$/u;
const VERB =
  /^V-(?<second>2?)(?<tense>[PIFARL])(?<voice>[AMPEDON])(?<mood>[ISOMNP])(?:-(?:(?<person>[123])|(?<letter>[NGDAV]))(?<number>[SP])(?<gender>[MFN]?))?(?:-(?<end>ATT|ARAM))?$/u;
const PARTICLE = /^(?<part>A-NUI|N-LI|N-OI|N-PRI|[A-Z]+)(?:-(?<end>[A-Z]+))?$/u;

/** Joins what is not empty. */
const join = (words: readonly (string | undefined)[], separator: string): string =>
  words.filter((word) => word !== undefined && word !== '').join(separator);

type Groups = Readonly<Partial<Record<string, string>>>;

const inflectionOf = ({ person, letter, number, gender }: Groups, isBrief: boolean): string =>
  join(
    [PERSONS[person ?? ''], CASES[letter ?? ''], NUMBERS[number ?? ''], isBrief ? '' : GENDERS[gender ?? '']],
    ' ',
  );

function describeNominal(groups: Groups, isBrief: boolean): string {
  const { part = '', owner = '', end = '' } = groups;
  const kind = part === 'N' || part === 'A' ? KINDS[end] : undefined;
  // A possessive pronoun has the number of its owner too: `S-1PNSM`.
  const inflection = inflectionOf(groups, isBrief).replace('person', join(['person', NUMBERS[owner]], ' '));
  if (isBrief && kind?.startsWith('name') === true) return `name, ${inflection}`;
  const name = isBrief && part === 'T' ? 'article' : NOMINALS[part];
  return join([name, isBrief ? '' : (kind ?? MARKS[end]), inflection], ', ');
}

function describeVerb(groups: Groups, isBrief: boolean): string {
  const { second = '', tense = '', voice = '', mood = '', end = '' } = groups;
  const form = [
    second === '' || isBrief ? '' : 'second',
    (GREEK_TENSES as Letters)[tense],
    VOICES[voice],
    (GREEK_MOODS as Letters)[mood],
  ];
  return join(['verb', join(form, ' '), inflectionOf(groups, isBrief), isBrief ? '' : MARKS[end]], ', ');
}

function describe(code: string, isBrief: boolean): string | null {
  const nominal = NOMINAL.exec(code)?.groups;
  if (nominal !== undefined) return describeNominal(nominal, isBrief);
  const verb = VERB.exec(code)?.groups;
  if (verb !== undefined) return describeVerb(verb, isBrief);
  const { part = '', end = '' } = PARTICLE.exec(code)?.groups ?? {};
  const name = PARTICLES[part];
  return name === undefined ? null : join([name, MARKS[end]], ', ');
}

/**
 * A parsing code in the terms of a grammar. `isBrief` leaves out genders, kinds of names and second tenses. Null for a
 * code that cannot be read.
 *
 * @example
 * ```ts
 * greekParsing('N-GSM-P', false) // => 'noun, name of a person, genitive singular masculine'
 * greekParsing('N-GSM-P', true) // => 'name, genitive singular'
 * greekParsing('V-2AAI-3S', false) // => 'verb, second aorist active indicative, 3rd person singular'
 * greekParsing('CONJ+D-NSM', true) // => 'conjunction + demonstrative pronoun, nominative singular'
 * greekParsing('HVqp3ms', false) // => null
 * ```
 */
export function greekParsing(code: string, isBrief: boolean): string | null {
  const readings = code
    .split('/')
    .map((reading) => reading.split('+').map((part) => describe(part, isBrief)));
  if (readings.flat().includes(null)) return null;
  return [...new Set(readings.map((parts) => parts.join(' + ')))].join(' or ');
}
