import { AGENTS } from './chosen-verbs.ts';
import { joined, nounPhrase, prefixesOf } from './nominal.ts';
import { englishOf } from './nouns.ts';
import type { ParsedWord } from './parse.ts';
import { objectHere } from './references.ts';
import { verbHere } from './verb-choices.ts';
import {
  activeParticiple,
  agree,
  finite,
  isIntransitive,
  objectOf,
  passiveParticiple,
  possessiveOf,
  subjectOf,
  type Tense,
  verbOf,
  withObject,
} from './verbs.ts';
import { DIVINE, type VerseWords } from './verse-words.ts';

const BE = new Set(['H1961', 'H1934', 'H1933']);
/** Verbs of state, whose perfect is a present in poetry and in speech: to know, love, hate, trust. */
const STATIVE = new Set(['H3045', 'H157', 'H8130', 'H982', 'H2620', 'H3201', 'H2654', 'H14', 'H2204']);
/** Verbs that have "it" as their subject if the next word says who feels it: it was bitter to me. */
const FELT = ['H4843', 'H3190', 'H7489', 'H6887'] as const;
const isFelt = (verse: VerseWords, place: number): boolean => {
  const next = verse.at(place + 1);
  return (
    verse.is(place, ...FELT) &&
    next?.code === 'R' &&
    next.suffix !== null &&
    verse.words[place + 1]?.letters[0] === 'ל'
  );
};
/** Verbs with "it", because their subject is a sentence or a plant: it was told, it took root. */
const IMPERSONAL = new Set(['H5046 H', 'H559 N', 'H5046 N', 'H8327 m']);
/** After these words the imperfect is a present and no future: if, lest, for the sake of, until. */
const CONDITIONS = ['H518', 'H6435', 'H4616', 'H5704'] as const;
const COLLECTIVE = new Set(['H5971', 'H5712', 'H6951', 'H3605', 'H376', 'H1471', 'H1004', 'H2233', 'H120']);

/** The meaning of a verb in any form. Null if no English verb is known for it. */
export function verbal(verse: VerseWords, place: number, word: ParsedWord): string | null {
  const current = verse.words[place];
  const stem = word.code[1] ?? '';
  const form = word.code[2] ?? '';
  if (current === undefined) return null;
  const key = `${current.strongs} ${stem}`;
  const agent = form === 'r' && current.sense === null ? agentOf(verse, place, word, key) : null;
  if (agent !== null) return agent;
  const verb =
    current.sense ?? verbHere(verse, place, key) ?? verbOf(key, stem, word.isAramaic, current.gloss);
  if (verb === null) return null;
  if (form === 'r') return participle(verse, place, word, verb);
  if (form === 's') return passive(verse, place, word, verb);
  if (form === 'c') return infinitive(verse, place, word, verb);
  if (form === 'a') return absolute(verse, place, word, verb);
  return finiteVerb(verse, place, word, verb, form);
}

/** A noun for the one who acts, such as shepherd. Null if the participle has no such noun here. */
function agentOf(verse: VerseWords, place: number, word: ParsedWord, key: string): string | null {
  const noun = Object.hasOwn(AGENTS, key) ? AGENTS[key] : undefined;
  if (noun === undefined) return null;
  const isFeminine = word.code[3] === 'f';
  const isBound = verse.state(place) === 'c' || word.suffix !== null;
  if (isFeminine || (BOUND.has(noun) && !isBound)) return null;
  return nounPhrase(verse, place, word, englishOf(noun));
}
/** Nouns that need the thing to which they belong. Without it, the participle is a verb: dwelling, keeping. */
const BOUND = new Set(['sower', 'inhabitant', 'keeper', 'maker', 'bearer', 'minister', 'hater', 'creator']);

const isDivineSpeaker = (verse: VerseWords, place: number): boolean =>
  verse.is(place, 'H6918') || DIVINE.has(verse.strongs(place) ?? '');

/** True for a weqatal that goes on after "who has measured?", or after "a voice is saying". */
const isToldAfter = (verse: VerseWords, place: number): boolean => {
  const isSaid = (before: number) =>
    verse.is(before, 'H559') && /^V.r/u.test(verse.at(before)?.code ?? '') && verse.state(before) === 'a';
  if (verse.is(place, 'H559')) return isSaid(place - 1) || isSaid(place - 2);
  const first = verse.words.findIndex((_, at) => verse.isFinite(at));
  return verse.is(first - 1, 'H4310') && verse.at(first)?.code[2] === 'p';
};

function tenseOf(verse: VerseWords, place: number, form: string): Tense {
  if (form === 'w') return 'past';
  if (form === 'p') {
    if (verse.is(place - 1, 'H2009', 'H2005')) return 'perfect';
    const isSpeech = /^V.p[12]/u.test(verse.at(place)?.code ?? '');
    return STATIVE.has(verse.strongs(place) ?? '') && (verse.isPoetry || isSpeech) ? 'present' : 'past';
  }
  if (verse.is(place - 1, 'H227', 'H2962')) return 'past';
  if (verse.is(place - 1, ...CONDITIONS)) return 'present';
  if (form === 'i' && verse.is(place - 1, 'H834') && verse.is(place - 2, 'H5704')) return 'present';
  // "Is it not that you know?" asks about the present, and "says your God" is said now.
  if (form === 'i' && verse.is(place - 1, 'H3808') && verse.at(place - 1)?.asks) return 'present';
  if (form === 'i' && verse.is(place, 'H559') && isDivineSpeaker(verse, place + 1)) return 'present';
  if (form === 'q' && isToldAfter(verse, place)) return 'past';
  return verse.isPoetry ? 'present' : 'future';
}

/** Names that are a people, so that their verb can be a plural. */
const NATIONS = ['H3478', 'H3063', 'H4714', 'H758', 'H4124', 'H123', 'H669', 'H1144'] as const;
/** Places, to which one comes without a preposition. */
const PLACES = ['H7704', 'H1004', 'H776', 'H5892', 'H4725', 'H3220', 'H2022', 'H8179', 'H4264'] as const;
const isMotion = (verb: string): boolean => /^(?:come|go|return|flee|run)\b/u.test(verb);

/** True if the word at a place is a definite noun, a name or a pronoun that agrees with a verb. */
function isSubject(
  verse: VerseWords,
  place: number,
  gender: string,
  number: string,
  verb: string,
  canBeNew = false,
): boolean {
  const next = verse.at(place);
  if (next === null || next.asks || next.prefixes.length > 0 || next.isDirection) return false;
  if (/^Pp/u.test(next.code)) return true;
  if (!next.code.startsWith('N') && !verse.is(place, 'H3605')) return false;
  if (!verse.isDefinite(place) && !canBeNew) return false;
  if (verse.is(place, 'H430', 'H3605')) return true;
  if (verse.isName(place))
    return number === 's' || verse.at(place + 1)?.hasAnd === true || verse.is(place, ...NATIONS);
  if (verse.is(place, ...PLACES) && isMotion(verb)) return false;
  const nounGender = next.code[2] ?? '';
  const nounNumber = verse.number(place);
  const fitsGender = nounGender === gender || nounGender === 'b' || gender === 'c';
  const fitsNumber = (nounNumber === 's') === (number === 's') || COLLECTIVE.has(verse.strongs(place) ?? '');
  return fitsGender && fitsNumber;
}

/** True for "dry up" and "wither" in the simple stem, which have no object. */
const isBecoming = (verse: VerseWords, place: number, verb: string): boolean =>
  verse.at(place)?.code[1] === 'q' && /^(?:dry|wither|fade|burn|decay|rot|take root)\b/u.test(verb);

/**
 * True if the subject of a verb is the next noun, where a pronoun with a preposition may come between, or the word
 * before a verb that has no "and".
 */
function hasSubject(verse: VerseWords, place: number, gender: string, number: string, verb: string): boolean {
  const hasObject = (verse.at(place)?.suffix ?? null) !== null;
  const isAlone = isIntransitive(verb);
  const canBeNew = isAlone || hasObject || verse.isPerson(place + 1) || isBecoming(verse, place, verb);
  let next = place + 1;
  while (next <= place + 2 && verse.isAside(next)) next += 1;
  if (verse.at(next)?.hasAnd !== true && isSubject(verse, next, gender, number, verb, canBeNew)) return true;
  if (verse.is(place, 'H559') && verse.is(next, 'H6918')) return true;
  if (verse.at(place)?.hasAnd) return false;
  let first = place - 1;
  while (verse.isConstruct(first - 1) && verse.at(first)?.prefixes.length === 0) first -= 1;
  if (!hasObject && verse.at(place - 1)?.suffix?.person === '3' && !isAlone && formOf(verse, place) === 'i')
    return false;
  if (verse.isPoetry && verse.at(place - 1)?.suffix && !isAlone) return false;
  const isOnlySubject = isAlone || isBecoming(verse, place, verb) || verb.startsWith('be ');
  if (verse.is(place - 1, 'H3808') && isOnlySubject && !verse.isConstruct(place - 3)) {
    const not = verse.at(place - 1);
    if (not?.asks || not?.hasAnd || /^(?:To|R)$/u.test(verse.at(place - 3)?.code ?? '')) return false;
    return isSubject(verse, place - 2, gender, number, verb, true);
  }
  // "A whirlwind like straw will carry them": the comparison stands between subject and verb.
  if (hasObject && verse.at(place - 1)?.prefixes[0] === 'כ' && !verse.isPoetry)
    return isSubject(verse, place - 2, gender, number, verb, true);
  const isObject = verse.at(first - 1)?.code === 'To' || /^R/u.test(verse.at(first - 1)?.code ?? '');
  if (isObject || verse.isConstruct(place - 1) || verse.at(place - 1)?.prefixes.length !== 0) return false;
  if (verse.is(place - 1, 'H4310')) return true;
  return (
    (verse.is(first - 1, 'H3605') && verse.at(place - 1)?.code.startsWith('N') === true) ||
    isSubject(verse, first, gender, number, verb, isAlone)
  );
}

/** The letter of the conjugation of the verb at a place: `i` for the imperfect. */
const formOf = (verse: VerseWords, place: number): string => verse.at(place)?.code[2] ?? '';

function finiteVerb(
  verse: VerseWords,
  place: number,
  word: ParsedWord,
  verb: string,
  form: string,
): string | null {
  const { inflection } = word;
  if (inflection === null) return null;
  const isWithoutSubject =
    inflection.person === '3' &&
    inflection.number === 's' &&
    (IMPERSONAL.has(`${verse.strongs(place)} ${word.code[1]}`) ||
      (isFelt(verse, place) && !verse.isPerson(place - 1)));
  const subject = isWithoutSubject ? 'it' : subjectOf(inflection);
  const isMany = inflection.number === 'p';
  const agreed = agree(verb, subject, isMany);
  const object = word.suffix && objectHere(verse, place, word.suffix);
  const isNamed =
    inflection.person === '3' && hasSubject(verse, place, inflection.gender, inflection.number, verb);
  if (BE.has(verse.strongs(place) ?? '') && verb === 'be') {
    const being = beVerb(verse, place, form, inflection.person, subject, isNamed);
    if (being !== null) return being;
  }
  if (form === 'v') return withObject(agreed, object);
  if (inflection.person === '2' && verse.is(place - 1, 'H408')) return withObject(agreed, object);
  if (inflection.person === '1' && (form === 'h' || (form === 'i' && isMany && isAnswer(verse, place)))) {
    if (isMany) return joined('let us', withObject(agreed, object));
    return joined('I', withObject(finite(agreed, 'future', subject), object));
  }
  const isWish =
    (form === 'j' && !verse.is(place - 1, 'H3808')) ||
    (form === 'i' &&
      inflection.person === '3' &&
      isNamed &&
      (isAnswer(verse, place) || begins(verse, place))) ||
    (form === 'i' && inflection.person === '3' && follows(verse, place, isNamed));
  if (isWish) {
    if (inflection.person === '2')
      return joined('you', withObject(finite(agreed, 'future', subject), object));
    if (isNamed && !verse.is(place - 1, 'H408') && DIVINE.has(verse.strongs(place + 1) ?? ''))
      return joined('may', withObject(agreed, object));
    const who = isNamed ? '' : objectOf(inflection);
    return joined('let', who, withObject(agreed, object));
  }
  const tense = tenseOf(verse, place, form);
  const text = withObject(finite(agreed, tense, subject), object);
  // A perfect with an article is a clause: "who returned".
  if (word.hasArticle) {
    const isPersonal = verse.isPerson(place - 1) || verse.at(place - 1)?.code === 'R' || place === 0;
    return joined(isPersonal ? 'who' : 'that', text);
  }
  return joined(!isNamed && subject, text);
}

/** True for an imperfect that begins a clause of prose, with its subject after it: "may the LORD do". */
const begins = (verse: VerseWords, place: number): boolean =>
  !verse.isPoetry &&
  verse.at(place)?.hasAnd === false &&
  !verse.is(place, 'H559') &&
  (verse.is(place - 1, 'H3541')
    ? DIVINE.has(verse.strongs(place + 1) ?? '')
    : (place === 0 || verse.endsClause(place - 1)) &&
      verse.isPerson(place + 1) &&
      verse.words.some((_, at) => formOf(verse, at) === 'v'));

/** True for an imperfect that continues "let …": "and" is before it, or before its subject. */
const follows = (verse: VerseWords, place: number, isNamed: boolean): boolean => {
  const before = verse.at(place - 1);
  const isJoined =
    verse.at(place)?.hasAnd || (isNamed && before?.hasAnd === true && /^Nc..a/u.test(before.code));
  if (!isJoined || verse.isPoetry) return false;
  for (let verb = place - 1; verb >= 0; verb -= 1)
    if (verse.isFinite(verb))
      return (
        (formOf(verse, verb) === 'j' && verse.at(verb)?.hasAnd === false) ||
        (formOf(verse, verb) === 'i' && isAnswer(verse, verb) && hasOwnSubject(verse, verb))
      );
  return false;
};

const hasOwnSubject = (verse: VerseWords, place: number): boolean => {
  const inflection = verse.at(place)?.inflection;
  return inflection?.person === '3' && hasSubject(verse, place, inflection.gender, inflection.number, '');
};

/** True if speech begins at this place: the verb before is "to say". */
const isAnswer = (verse: VerseWords, place: number): boolean =>
  !verse.at(place)?.hasAnd &&
  verse.someBefore(place, 2, (before) => verse.is(before, 'H559') && verse.isFinite(before));

/** Words of time. After one of these, "to be" tells that something happened then. */
const TIMES = ['H3117', 'H6256', 'H7093', 'H4283', 'H3915', 'H1242', 'H8141', 'H2320', 'H7097'] as const;

/** "It happened", "there was" and "let there be". Null where "he was" fits. */
function beVerb(
  verse: VerseWords,
  place: number,
  form: string,
  person: string,
  subject: string,
  isNamed: boolean,
): string | null {
  if (person !== '3') return null;
  const isWordOf =
    verse.is(place + 1, 'H1697') && verse.isConstruct(place + 1) && verse.is(place + 2, 'H3068');
  if (isWordOf && (form === 'w' || form === 'p')) return 'came';
  const next = verse.at(place + 1);
  const nextCode = next?.code ?? '';
  const isNew =
    next !== null &&
    /^[NA][^p]/u.test(nextCode) &&
    next.prefixes.length === 0 &&
    !verse.isDefinite(place + 1);
  const isTime =
    next !== null &&
    (next.prefixes.some((prefix) => prefix === 'ב' || (prefix === 'כ' && nextCode[2] === 'c')) ||
      verse.is(place + 1, 'H310', 'H3588', 'H518', 'H834') ||
      (verse.is(place + 1, ...TIMES) && (next.hasArticle || next.prefixes.length > 0))) &&
    (next.suffix === null || nextCode[2] === 'c');
  if (verse.is(place + 1, 'H3651') && subject === 'he')
    return `it ${finite('be', tenseOf(verse, place, form), 'it')}`;
  const isPurpose =
    next?.prefixes[0] === 'ל' && next.suffix === null && nextCode.startsWith('N') && !verse.isName(place + 1);
  if (subject === 'he' && !isNamed && isPurpose && (form === 'i' || form === 'q'))
    return `it ${finite('be', tenseOf(verse, place, form), 'it')}`;
  const isWish = form === 'j' || (form === 'i' && verse.words[place]?.letters === 'ויהי');
  if (isWish && isNew && nextCode.startsWith('N')) return 'let there be';
  if (isWish && !isNamed && subject === 'he') return 'let it be';
  if (form === 'w' && subject === 'he' && isTime) return 'it happened';
  if (form === 'q' && subject === 'he' && isTime) return 'it will happen';
  if (
    form === 'w' &&
    isNew &&
    next?.suffix === null &&
    verse.state(place + 1) === 'a' &&
    nextCode.startsWith('N')
  )
    return subject === 'they' ? 'there were' : 'there was';
  if (isNamed && subject === 'they' && form === 'w') return 'were';
  return null;
}

function relative(verse: VerseWords, place: number, word: ParsedWord, verb: string): string {
  const isMany = verse.number(place) === 'p';
  const subject = isMany ? 'they' : 'he';
  const agreed = agree(verb, subject, isMany);
  return withObject(finite(agreed, 'present', subject), word.suffix && objectOf(word.suffix));
}

function participle(verse: VerseWords, place: number, word: ParsedWord, verb: string): string {
  const isMany = verse.number(place) === 'p';
  const prefixes = prefixesOf(word);
  const after = verse.at(place - 1);
  if (
    word.hasArticle &&
    prefixes === '' &&
    after !== null &&
    !(after.code.startsWith('Pd') && verse.is(place - 1, 'H428') && word.number === 's') &&
    !(after.number === 'p' && word.number === 's' && !DIVINE.has(verse.strongs(place - 1) ?? '')) &&
    (verse.isDefinite(place - 1) || /^Nc/u.test(after.code)) &&
    /^[NA]|^P|^V.r/u.test(after.code)
  ) {
    return joined(verse.isPerson(place - 1) ? 'who' : 'that', relative(verse, place, word, verb));
  }
  const isPredicate = !word.hasArticle && prefixes === '' && /^Pp/u.test(after?.code ?? '');
  if (isPredicate && word.suffix !== null)
    return withObject(activeParticiple(agree(verb, 'he', isMany)), objectOf(word.suffix));
  const isBound = verse.state(place) === 'c' && isMany;
  if (word.hasArticle || prefixes !== '' || word.suffix !== null || isBound) {
    const who = isMany ? 'those who' : 'the one who';
    return joined(prefixes, who, relative(verse, place, word, verb));
  }
  return withObject(activeParticiple(agree(verb, isMany ? 'they' : 'he', isMany)), null);
}

function passive(verse: VerseWords, place: number, word: ParsedWord, verb: string): string {
  const isMany = verse.number(place) === 'p';
  const text = withObject(passiveParticiple(agree(verb, 'he', false)), null);
  const before = verse.at(place - 1);
  const isAttribute = before !== null && /^[NA]/u.test(before.code) && verse.isDefinite(place - 1);
  if (verse.is(place, 'H6485'))
    return joined(
      prefixesOf(word),
      word.suffix ? possessiveOf(word.suffix) : 'the',
      'numbered men',
      verse.state(place) === 'c' && word.suffix === null && 'of',
    );
  if (word.hasArticle && isAttribute) return text;
  const who = word.hasArticle && (isMany ? 'those' : 'the one');
  return joined(prefixesOf(word), word.suffix ? possessiveOf(word.suffix) : who, text);
}

/** Prefixes before an infinitive that tell when something happens. */
const WHEN: Readonly<Record<string, string>> = { ב: 'when', כ: 'when' };

function infinitive(verse: VerseWords, place: number, word: ParsedWord, verb: string): string {
  const { suffix, prefixes } = word;
  const last = prefixes.at(-1);
  if (verse.is(place, 'H559') && last === 'ל' && suffix === null && prefixes.length === 1) return 'saying';
  const object = suffix && objectHere(verse, place, suffix);
  if (prefixes.length === 0 && suffix === null && verse.is(place - 1, 'H1115'))
    return withObject(agree(verb, 'they', false).replace('themselves', 'himself'), null);
  if (last === 'ל') {
    const start = prefixes.length > 1 && 'from';
    return joined(
      start,
      'to',
      withObject(agree(verb, 'they', false).replace('themselves', 'himself'), object),
    );
  }
  const when = WHEN[last ?? ''];
  const subject = suffix === null ? null : subjectOf(suffix);
  if (subject !== null && (when !== undefined || verse.is(place - 1, 'H5704', 'H310'))) {
    return joined(
      when,
      subject,
      withObject(
        finite(
          agree(verb, subject, suffix?.number === 'p'),
          suffix?.person === '2' ? 'present' : 'past',
          subject,
        ),
        null,
      ),
    );
  }
  const gerund = withObject(
    verb.startsWith('be ') ? `being ${verb.slice(3)}` : activeParticiple(verb),
    null,
  ).replace('oneself', 'himself');
  return joined(when ?? (last === 'מ' && 'from'), suffix && possessiveOf(suffix), gerund);
}

/** Adverbs that are infinitives by form. */
const ADVERBS: Readonly<Record<string, string>> = {
  'H7235 h': 'greatly',
  'H3190 h': 'thoroughly',
  'H7925 h': 'early',
  'H4116 p': 'quickly',
  'H7368 h': 'far away',
};

function absolute(verse: VerseWords, place: number, word: ParsedWord, verb: string): string {
  const strongs = verse.strongs(place);
  const adverb = ADVERBS[`${strongs} ${word.code[1]}`];
  if (adverb !== undefined) return adverb;
  const isSame = (other: number) =>
    strongs !== null && verse.strongs(other) === strongs && verse.isFinite(other);
  if (isSame(place + 1) || (isSame(place + 2) && verse.is(place + 1, 'H3808'))) return 'surely';
  if (place === 0 && !word.hasAnd) return withObject(agree(verb, 'you', false), null);
  return joined(prefixesOf(word), withObject(activeParticiple(verb), null).replace('oneself', 'himself'));
}
