import { pronounOf as englishPronoun, PRONOUNS } from '../english/pronouns.ts';
import type { Inflection } from './parse.ts';

const PERSONS = { '1': 1, '2': 2, '3': 3 } as const;

/** The English pronoun for a suffix or a verb. It is masculine if the code does not say the gender. */
const pronounOf = ({ person, gender, number }: Inflection) =>
  englishPronoun({ person: PERSONS[person], isPlural: number !== 's', gender: gender.toUpperCase() });

/** The pronoun as a subject: `I`. */
export const subjectOf = (inflection: Inflection): string => pronounOf(inflection).subject;
/** The pronoun as an object: `me`. */
export const objectOf = (inflection: Inflection): string => pronounOf(inflection).object;
/** The pronoun of an owner: `my`. */
export const possessiveOf = (inflection: Inflection): string => pronounOf(inflection).possessive;
/** The pronoun as an object that is also the subject: `myself`. */
export const reflexiveOf = (inflection: Inflection): string => pronounOf(inflection).reflexive;

const YOU = pronounOf({ person: '2', gender: 'm', number: 's' });
const PRONOUN_OF_SUBJECT = new Map(PRONOUNS.map((pronoun) => [pronoun.subject, pronoun]));

/** Makes `hide oneself` agree with its subject: `hide myself`. */
export function agree(verb: string, subject: string, isPlural: boolean): string {
  const pronoun = subject === 'you' && !isPlural ? YOU : PRONOUN_OF_SUBJECT.get(subject);
  if (pronoun === undefined || !verb.includes('one')) return verb;
  return verb.replace('oneself', pronoun.reflexive).replace('one’s', pronoun.possessive);
}
