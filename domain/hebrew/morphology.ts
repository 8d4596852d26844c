/**
 * Describes morphology codes in English. The codes are those of the Open Scriptures Hebrew Bible, which are part of
 * the Westminster Leningrad Codex; `parsing/HebrewMorphologyCodes.html` of the `morphhb` package has their table
 * (CC BY 4.0). A code names the language of the whole word, H or A, then its parts separated by slashes: prefixes,
 * the word itself, suffixes. A part has its part of speech, its type or stem, and then person, gender, number and
 * state; `x` means that a value is unknown.
 */

export interface ParsingPart {
  readonly code: string;
  readonly partOfSpeech: string;
  readonly details: readonly string[];
  readonly words: string;
}

type Letters = Readonly<Record<string, string>>;
type Language = 'H' | 'A';

const PARTS_OF_SPEECH: Letters = {
  A: 'adjective',
  C: 'conjunction',
  D: 'adverb',
  N: 'noun',
  P: 'pronoun',
  R: 'preposition',
  S: 'suffix',
  T: 'particle',
  V: 'verb',
};

/** The meaning of the second letter for all parts of speech except verbs. For a plain adjective it has no text. */
const TYPES: Readonly<Record<string, Letters>> = {
  A: { a: '', c: 'cardinal number', g: 'gentilic', o: 'ordinal number' },
  N: { c: 'common', g: 'gentilic', p: 'proper name' },
  P: {
    d: 'demonstrative',
    f: 'indefinite',
    i: 'interrogative',
    p: 'personal',
    r: 'relative',
  },
  R: { d: 'with definite article' },
  S: { d: 'directional he', h: 'paragogic he', n: 'paragogic nun', p: 'pronominal' },
  T: {
    a: 'affirmation',
    d: 'definite article',
    e: 'exhortation',
    i: 'interrogative',
    j: 'interjection',
    m: 'demonstrative',
    n: 'negative',
    o: 'direct object marker',
    r: 'relative',
  },
};

const STEMS: Readonly<Record<Language, Letters>> = {
  H: {
    q: 'qal',
    N: 'niphal',
    p: 'piel',
    P: 'pual',
    h: 'hiphil',
    H: 'hophal',
    t: 'hithpael',
    o: 'polel',
    O: 'polal',
    r: 'hithpolel',
    m: 'poel',
    M: 'poal',
    k: 'palel',
    K: 'pulal',
    Q: 'qal passive',
    l: 'pilpel',
    L: 'polpal',
    f: 'hithpalpel',
    D: 'nithpael',
    j: 'pealal',
    i: 'pilel',
    u: 'hothpaal',
    c: 'tiphil',
    v: 'hishtaphel',
    w: 'nithpalel',
    y: 'nithpoel',
    z: 'hithpoel',
  },
  A: {
    q: 'peal',
    Q: 'peil',
    u: 'hithpeel',
    p: 'pael',
    P: 'ithpaal',
    M: 'hithpaal',
    a: 'aphel',
    h: 'haphel',
    s: 'saphel',
    e: 'shaphel',
    H: 'hophal',
    i: 'ithpeel',
    t: 'hishtaphel',
    v: 'ishtaphel',
    w: 'hithaphel',
    o: 'polel',
    z: 'ithpoel',
    r: 'hithpolel',
    f: 'hithpalpel',
    b: 'hephal',
    c: 'tiphel',
    m: 'poel',
    l: 'palpel',
    L: 'ithpalpel',
    O: 'ithpolel',
    G: 'ittaphal',
  },
};

const CONJUGATIONS: Letters = {
  p: 'perfect',
  q: 'sequential perfect',
  i: 'imperfect',
  w: 'sequential imperfect',
  h: 'cohortative',
  j: 'jussive',
  v: 'imperative',
  r: 'participle active',
  s: 'participle passive',
  a: 'infinitive absolute',
  c: 'infinitive construct',
};

/** The names of conjugations by their forms, which grammars of Hebrew use, but not those of Aramaic. */
const HEBREW_FORMS: Letters = { p: ' (qatal)', q: ' (weqatal)', i: ' (yiqtol)', w: ' (wayyiqtol)' };

const SLOTS = {
  person: { 1: '1st person', 2: '2nd person', 3: '3rd person', x: '' },
  gender: { b: 'masculine or feminine', c: 'common', f: 'feminine', m: 'masculine', x: '' },
  number: { d: 'dual', p: 'plural', s: 'singular', x: '' },
  state: { a: 'absolute', c: 'construct', d: 'determined', x: '' },
} as const satisfies Readonly<Record<string, Letters>>;

type Slot = keyof typeof SLOTS;

const NOMINAL: readonly Slot[] = ['gender', 'number', 'state'];
const PERSONAL: readonly Slot[] = ['person', 'gender', 'number'];

/**
 * The values that can follow the type of a part, by its part of speech, or the conjugation of a verb (`V` and
 * the conjugation). After anything that is not listed, no value can follow.
 */
const SLOTS_AFTER: Readonly<Record<string, readonly Slot[]>> = {
  A: NOMINAL,
  N: NOMINAL,
  P: PERSONAL,
  S: PERSONAL,
  ...Object.fromEntries([...'pqiwhjv'].map((conjugation) => [`V${conjugation}`, PERSONAL])),
  Vr: NOMINAL,
  Vs: NOMINAL,
};

const CODE = /^([HA])(.+?)\/?$/u;

/**
 * The parts of a morphology code in order, prefixes first. Null for a code that cannot be read, for example
 * because of an empty part. Only a slash at the end is ignored.
 *
 * @example
 * ```ts
 * parsingParts('HR/Ncfsc').map((part) => part.partOfSpeech) // => ["preposition", "noun"]
 * parsingParts('HC/Vqw3ms')[1].details // => ["qal", "sequential imperfect (wayyiqtol)", "3rd person masculine singular"]
 * parsingParts('V-AAI-3S') // => null
 * ```
 */
export function parsingParts(code: string): readonly ParsingPart[] | null {
  const [, language, rest] = CODE.exec(code) ?? [];
  if (language === undefined || rest === undefined) return null;
  const parts = rest.split('/').map((part) => parsePart(language as Language, part));
  return parts.every((part) => part !== null) ? parts : null;
}

/**
 * A morphology code in the terms of a grammar. Null for a code that cannot be read.
 *
 * @example
 * ```ts
 * parsingInWords('HVqp3ms') // => "Verb, qal, perfect (qatal), 3rd person masculine singular"
 * parsingInWords('HR/Ncfsc') // => "Preposition + noun, common, feminine singular construct"
 * parsingInWords('HTd/Ncmpa') // => "Particle, definite article + noun, common, masculine plural absolute"
 * parsingInWords('ANcmsd/Td') // => "Noun, common, masculine singular determined + particle, definite article"
 * parsingInWords('AVhp3ms') // => "Verb, haphel, perfect, 3rd person masculine singular"
 * parsingInWords('HVqp3msz') // => null
 * ```
 */
export function parsingInWords(code: string): string | null {
  const parts = parsingParts(code);
  if (parts === null) return null;
  const words = parts.map((part) => part.words).join(' + ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const SUFFIXES: Readonly<Record<string, readonly [ofNoun: string, other: string]>> = {
  '1s': ['my', 'me'],
  '2s': ['your', 'you'],
  '3ms': ['his', 'him'],
  '3fs': ['her', 'her'],
  '3cs': ['its', 'it'],
  '1p': ['our', 'us'],
  '2p': ['your', 'you'],
  '3p': ['their', 'them'],
};

/**
 * A morphology code in a few words: nouns and adjectives with their number only, suffixes by their meaning. Null for a
 * code that cannot be read.
 *
 * @example
 * ```ts
 * parsingInBrief('HNcbsc/Sp1cs') // => 'noun, singular, “my”'
 * parsingInBrief('HR/Ncfsc') // => "preposition + noun, singular"
 * parsingInBrief('HVqp3ms/Sp3mp') // => 'verb, qal, perfect (qatal), 3rd person masculine singular, “them”'
 * parsingInBrief('V-AAI-3S') // => null
 * ```
 */
export function parsingInBrief(code: string): string | null {
  const parts = parsingParts(code);
  if (parts === null) return null;
  return parts
    .map((part, at) => {
      const words = partInBrief(part, parts[at - 1]);
      if (at === 0) return words;
      return part.code.startsWith('S') ? `, ${words}` : ` + ${words}`;
    })
    .join('');
}

function partInBrief({ code, partOfSpeech, details, words }: ParsingPart, before?: ParsingPart): string {
  const [letter = '', type = '', , number = ''] = code;
  if (letter === 'S' && type === 'p') return suffixInBrief(code, before) ?? words;
  if (letter === 'S' || letter === 'T' || code === 'Np') return details.join(', ') || partOfSpeech;
  if (letter === 'C' || letter === 'R') return partOfSpeech;
  if (letter !== 'N' && letter !== 'A') return words;
  const kinds = type === 'c' && letter === 'N' ? [] : [describeType(letter, type)?.[0] ?? ''];
  const inNumber = (SLOTS.number as Letters)[number] ?? '';
  return [partOfSpeech, ...kinds, inNumber].filter((word) => word !== '').join(', ');
}

function suffixInBrief(code: string, before: ParsingPart | undefined): string | null {
  const [, , person = '', gender = '', number = ''] = code;
  const [ofNoun, other] = SUFFIXES[person + (person + number === '3s' ? gender : '') + number] ?? [];
  const meaning = /^[AN]/u.test(before?.code ?? '') ? ofNoun : other;
  return meaning === undefined ? null : `“${meaning}”`;
}

function parsePart(language: Language, code: string): ParsingPart | null {
  const [letter = '', type = '', conjugation = ''] = code;
  const partOfSpeech = PARTS_OF_SPEECH[letter];
  const isVerb = letter === 'V';
  const kind = isVerb ? describeVerb(language, type, conjugation) : describeType(letter, type);
  const slots = SLOTS_AFTER[isVerb ? letter + conjugation : letter] ?? [];
  const inflection = describeSlots(slots, code.slice(isVerb ? 3 : 2));
  if (partOfSpeech === undefined || kind === null || inflection === null) return null;
  const details = [...kind, inflection].filter((detail) => detail !== '');
  return { code, partOfSpeech, details, words: [partOfSpeech, ...details].join(', ') };
}

function describeType(letter: string, type: string): readonly string[] | null {
  if (type === '' || (type === 'x' && letter === 'N')) return [];
  const described = TYPES[letter]?.[type];
  return described === undefined ? null : [described];
}

function describeVerb(language: Language, stem: string, conjugation: string): readonly string[] | null {
  const inStem = STEMS[language][stem];
  const conjugated = CONJUGATIONS[conjugation];
  if (inStem === undefined || conjugated === undefined) return null;
  const form = language === 'H' ? (HEBREW_FORMS[conjugation] ?? '') : '';
  return [inStem, conjugated + form];
}

function describeSlots(slots: readonly Slot[], letters: string): string | null {
  if (letters.length > slots.length) return null;
  const described: (string | undefined)[] = [...letters].map((letter, index) => {
    const slot = slots[index];
    return slot === undefined ? undefined : (SLOTS[slot] as Letters)[letter];
  });
  if (described.includes(undefined)) return null;
  return described.filter((word) => word !== '').join(' ');
}
