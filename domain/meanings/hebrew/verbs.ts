import { gerundOf, participleOf, pastOf, thirdPersonOf } from '../english/inflect.ts';
import { ARAMAIC_VERBS, VERBS } from './chosen-verbs.ts';
import type { Inflection } from './parse.ts';

const OBJECTS: Readonly<Record<string, string>> = {
  '1cs': 'me',
  '2ms': 'you',
  '2fs': 'you',
  '3ms': 'him',
  '3fs': 'her',
  '1cp': 'us',
  '2mp': 'you',
  '2fp': 'you',
  '3mp': 'them',
  '3fp': 'them',
};
const SUBJECTS: Readonly<Record<string, string>> = {
  me: 'I',
  you: 'you',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
};
const POSSESSIVES: Readonly<Record<string, string>> = {
  me: 'my',
  you: 'your',
  him: 'his',
  her: 'her',
  us: 'our',
  them: 'their',
};

/** The English pronoun of a suffix: me, him, them. A gender that the code leaves open is masculine. */
export function objectOf({ person, gender, number }: Inflection): string {
  const plural = number === 'd' ? 'p' : number;
  return (
    OBJECTS[`${person}${gender}${plural}`] ??
    OBJECTS[`${person}m${plural}`] ??
    OBJECTS[`${person}c${plural}`] ??
    'it'
  );
}
export const subjectOf = (inflection: Inflection): string => SUBJECTS[objectOf(inflection)] ?? 'it';
export const possessiveOf = (inflection: Inflection): string => POSSESSIVES[objectOf(inflection)] ?? 'its';

const TO = /^to (?=[a-z])/u;
const CHOSEN_VERBS = {
  hebrew: new Map(Object.entries(VERBS)),
  aramaic: new Map(Object.entries(ARAMAIC_VERBS)),
} as const;
/** Stems whose verbs are passive if the dictionary's gloss is active. */
const PASSIVE_STEMS = { hebrew: 'NPHQ', aramaic: 'QuMPi' } as const;
/** Verbs that cannot be passive. The dictionary's gloss is then the meaning in a passive stem too. */
const INTRANSITIVE = new Set(
  (
    'be arise blossom bow cease cleave come cry depart descend die dwell encamp err exult faint fall fast fight flee flow fly go ' +
    'grieve groan grow happen hasten howl journey lament laugh lean lie live lodge mourn pass perish pray prevail prosper ' +
    'rejoice remain rest return rise roar rot rush shine shout sin sit sleep speak spring sprout stand stay stumble ' +
    'swear tarry totter tremble turn wait wail walk wander waver weep wither yearn fail'
  ).split(' '),
);

/**
 * The English verb for a Hebrew or Aramaic verb in its stem, with a star where an object belongs inside a phrase. Null
 * if neither the chosen verbs nor the dictionary's gloss give one. `key` is the Strong's number and the stem.
 */
export function verbOf(key: string, stem: string, isAramaic: boolean, gloss: string | null): string | null {
  const chosen = CHOSEN_VERBS[isAramaic ? 'aramaic' : 'hebrew'].get(key);
  if (chosen !== undefined) return chosen;
  if (gloss === null || !TO.test(gloss)) return null;
  const verb = gloss.replace(TO, '');
  const isPassive = PASSIVE_STEMS[isAramaic ? 'aramaic' : 'hebrew'].includes(stem);
  return isPassive && !isIntransitive(verb) ? `be ${participleOf(verb)}` : verb;
}

/** An English verb with an adverb, before which its pronoun comes: lift it up. */
const WITH_ADVERB = /^(\S+) (up|down|out|away|off|back|diligently|forth)$/u;

/** Matches every phrase in which the object may not be at the end. */
const HAS_PLACE = /[[*]| (?:up|down|out|away|off|back|diligently|forth)$/u;

/** Puts the object at the star, before an adverb, or else at the end. Without an object the star goes away, with the words in its brackets. */
export function withObject(phrase: string, object: string | null): string {
  if (!HAS_PLACE.test(phrase)) return object === null ? phrase : `${phrase} ${object}`;
  const verb = phrase.replace(/\[(.*)\]/u, object === null ? '' : '$1').trim();
  const put = object ?? '';
  const [, first, adverb] = WITH_ADVERB.exec(verb) ?? [];
  if (first !== undefined) return [first, put, adverb].filter((part) => part !== '').join(' ');
  const text = verb.includes('*') ? verb.replace('*', put) : `${verb} ${put}`;
  return text.replace(/\s+/gu, ' ').trim();
}

const REFLEXIVE: Readonly<Record<string, string>> = {
  I: 'myself',
  you: 'yourself',
  he: 'himself',
  she: 'herself',
  we: 'ourselves',
  they: 'themselves',
};

/** Makes `hide oneself` agree with its subject. */
export const agree = (verb: string, subject: string, isPlural: boolean): string =>
  !verb.includes('one')
    ? verb
    : verb
        .replace('oneself', subject === 'you' && isPlural ? 'yourselves' : (REFLEXIVE[subject] ?? 'oneself'))
        .replace('one’s', POSSESSIVES[objectWith(subject)] ?? 'one’s');

const objectWith = (subject: string): string =>
  Object.keys(SUBJECTS).find((object) => SUBJECTS[object] === subject) ?? '';

export function isIntransitive(verb: string): boolean {
  const space = verb.indexOf(' ');
  return INTRANSITIVE.has(space === -1 ? verb : verb.slice(0, space));
}

export type Tense = 'past' | 'perfect' | 'present' | 'future';

/** A finite English verb with its subject, for example `he will save`. */
export function finite(verb: string, tense: Tense, subject: string): string {
  if (tense === 'future') return `will ${verb}`;
  const isThird = subject === 'he' || subject === 'she' || subject === 'it';
  if (tense === 'perfect') return `${isThird ? 'has' : 'have'} ${participleOf(verb)}`;
  if (verb === 'be' || verb.startsWith('be ')) {
    const isMany = subject === 'you' || subject === 'we' || subject === 'they';
    const past = isMany ? 'were' : 'was';
    const present = subject === 'I' ? 'am' : isMany ? 'are' : 'is';
    return (tense === 'past' ? past : present) + verb.slice(2);
  }
  if (tense === 'past') return pastOf(verb);
  return isThird ? thirdPersonOf(verb) : verb;
}

/** The participle of a verb: `saving`; for `be saved` only `saved`. */
export const activeParticiple = (verb: string): string =>
  verb.startsWith('be ') ? verb.slice(3) : gerundOf(verb);
export const passiveParticiple = (verb: string): string =>
  verb.startsWith('be ') ? verb.slice(3) : participleOf(verb);
