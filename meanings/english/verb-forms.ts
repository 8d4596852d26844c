/** The forms of an English verb. Each verb is given without "to": `write`, `be able`, `go up`. */
import { gerundOf, participleOf, pastOf, thirdPersonOf } from './inflect.ts';

/** The person and number of a verb. A word without a person has the third. */
interface Agreement {
  readonly person: 0 | 1 | 2 | 3;
  readonly isPlural: boolean;
}

/** English verbs without forms with -ing: `he knew`, not `he was knowing`. */
const STATES =
  /^(?:be|have|know|want|see|hear|love|hate|fear|think|seem|need|remain|understand|hope|believe|please|remember|owe|ought)\b/u;

const isThirdSingular = ({ person, isPlural }: Agreement): boolean =>
  !isPlural && person !== 1 && person !== 2;

const amIsAre = (verb: Agreement): string =>
  isThirdSingular(verb) ? 'is' : verb.person === 1 && !verb.isPlural ? 'am' : 'are';

const wasWere = ({ person, isPlural }: Agreement): string => (isPlural || person === 2 ? 'were' : 'was');

/** The present: `is able`, `goes up`. */
export function presentOf(base: string, verb: Agreement): string {
  if (/^be\b/u.test(base)) return amIsAre(verb) + base.slice(2);
  return isThirdSingular(verb) ? thirdPersonOf(base) : base;
}

/** The past: `were able`, `went up`. */
export const pastFormOf = (base: string, verb: Agreement): string =>
  /^be\b/u.test(base) ? wasWere(verb) + base.slice(2) : pastOf(base);

/** What went on in the past: `was writing`, `was being written`, `was able`, `knew`. */
export function imperfectOf(base: string, verb: Agreement): string {
  const passive = /^be (\w+(?:ed|en|wn|ght|ld)\b.*)$/u.exec(base)?.[1];
  if (passive !== undefined) return `${wasWere(verb)} being ${passive}`;
  return STATES.test(base) ? pastFormOf(base, verb) : `${wasWere(verb)} ${gerundOf(base)}`;
}

/** What has been done: `has written`, `have been able`. */
export const perfectOf = (base: string, verb: Agreement): string =>
  `${isThirdSingular(verb) ? 'has' : 'have'} ${participleOf(base)}`;
