/** English for the forms of a Greek verb. */
import { gerundOf, participleOf, pastOf, thirdPersonOf } from '../english/inflect.ts';
import type { Verb } from './parsing.ts';

/** Verbs whose English has no forms with -ing: `he knew`, not `he was knowing`. */
const STATES =
  /^(?:be|have|know|want|see|hear|love|hate|fear|think|seem|need|remain|understand|hope|believe|please|remember|owe)\b/u;

type Person = 1 | 2 | 3;

const amIsAre = (person: Person, isPlural: boolean): string =>
  isPlural || person === 2 ? 'are' : person === 1 ? 'am' : 'is';
const wasWere = (person: Person, isPlural: boolean): string => (isPlural || person === 2 ? 'were' : 'was');
const hasHave = (person: Person, isPlural: boolean): string => (isPlural || person !== 3 ? 'have' : 'has');

/** The present of a phrase that begins with a verb: `is able`, `goes up`. */
function presentOf(base: string, person: Person, isPlural: boolean): string {
  if (/^be\b/u.test(base)) return amIsAre(person, isPlural) + base.slice(2);
  return isPlural || person !== 3 ? base : thirdPersonOf(base);
}

/** The past of a phrase that begins with a verb: `were able`, `went up`. */
const pastForm = (base: string, person: Person, isPlural: boolean): string =>
  /^be\b/u.test(base) ? wasWere(person, isPlural) + base.slice(2) : pastOf(base);

/** Turns the active base into the passive one: `write` becomes `be written`. */
export const passiveOf = (base: string): string => `be ${participleOf(base)}`;

const isState = (base: string): boolean => STATES.test(base);

function indicative(base: string, tense: Verb['tense'], person: Person, isPlural: boolean): string {
  const passive = /^be (.*)$/u.exec(base)?.[1];
  switch (tense) {
    case 'present':
      return presentOf(base, person, isPlural);
    case 'imperfect':
      if (passive !== undefined && /^\w+(?:ed|en|wn|ght|ld)\b/u.test(passive))
        return `${wasWere(person, isPlural)} being ${passive}`;
      return isState(base)
        ? pastForm(base, person, isPlural)
        : `${wasWere(person, isPlural)} ${gerundOf(base)}`;
    case 'future':
      return `will ${base}`;
    case 'aorist':
      return pastForm(base, person, isPlural);
    case 'perfect':
      return `${hasHave(person, isPlural)} ${participleOf(base)}`;
    case 'pluperfect':
      return `had ${participleOf(base)}`;
  }
}

/** A participle as an adverb: `saying`, `having come`, `having been sent`. */
function participle(base: string, tense: Verb['tense'], isPassive: boolean): string {
  if (tense === 'present' || tense === 'imperfect') return gerundOf(base);
  if (tense === 'future') return `about to ${base}`;
  return isPassive && tense === 'perfect'
    ? `having been ${base.replace(/^be /u, '')}`
    : `having ${participleOf(base)}`;
}

/** A participle after its article, as a clause: `(the one who) believes`, `(those who) were sent`. */
export function relativeClause(base: string, { tense, isPlural }: Verb): string {
  return indicative(base, tense === 'imperfect' ? 'present' : tense, 3, isPlural);
}

/** What the words before a verb say about it. */
export interface VerbContext {
  /** The subject that the form itself shows, such as `he`; empty if the verse has a subject of its own. */
  readonly subject: string;
  /** True if the verb is after ἵνα, ἐάν or a similar word. */
  readonly isSubordinate: boolean;
  /** True if the verb is after μή. */
  readonly isForbidden: boolean;
}

/**
 * English for a form of a verb. `base` is the English verb without "to", in the voice of the form.
 * For example, “be raised” in the perfect (V-RPI-3S) with “he” is “he has been raised”.
 */
export function conjugate(
  base: string,
  verb: Verb,
  { subject, isSubordinate, isForbidden }: VerbContext,
): string {
  const { tense, mood, isPlural } = verb;
  const person = verb.person ?? 3;
  const withSubject = (text: string): string => (subject === '' ? text : `${subject} ${text}`);
  switch (mood) {
    case 'indicative':
      return withSubject(indicative(base, tense, person, isPlural));
    case 'infinitive':
      return tense === 'perfect' ? `to have ${participleOf(base)}` : `to ${base}`;
    case 'participle':
      return participle(base, tense, verb.voice === 'passive');
    case 'imperative':
      if (person === 2) return base;
      return `let ${isPlural ? 'them' : 'him'} ${base}`;
    case 'optative':
      return `may ${subject === '' ? '' : `${subject} `}${base}`;
    case 'subjunctive':
      if (isForbidden && person === 2 && !isSubordinate) return base;
      if (!isSubordinate && person === 1 && isPlural) return `let us ${base}`;
      return withSubject(`might ${base}`);
  }
}
