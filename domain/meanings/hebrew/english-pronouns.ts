import type { Inflection } from './parse.ts';

interface Pronoun {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly reflexive: string;
}

const PRONOUNS: Readonly<Record<string, Pronoun>> = {
  '1s': { subject: 'I', object: 'me', possessive: 'my', reflexive: 'myself' },
  '1p': { subject: 'we', object: 'us', possessive: 'our', reflexive: 'ourselves' },
  '2s': { subject: 'you', object: 'you', possessive: 'your', reflexive: 'yourself' },
  '2p': { subject: 'you', object: 'you', possessive: 'your', reflexive: 'yourselves' },
  '3ms': { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' },
  '3fs': { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' },
  '3p': { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themselves' },
};
const IT: Pronoun = { subject: 'it', object: 'it', possessive: 'its', reflexive: 'itself' };

/** The English pronoun for a suffix or a verb. A gender that the code leaves open is masculine. */
function pronounOf({ person, gender, number }: Inflection): Pronoun {
  const isGendered = person === '3' && number === 's';
  const key = isGendered ? `3${gender === 'f' ? 'f' : 'm'}s` : `${person}${number === 'd' ? 'p' : number}`;
  return PRONOUNS[key] ?? IT;
}

/** The pronoun as a subject: `I`. */
export const subjectOf = (inflection: Inflection): string => pronounOf(inflection).subject;
/** The pronoun as an object: `me`. */
export const objectOf = (inflection: Inflection): string => pronounOf(inflection).object;
/** The pronoun of an owner: `my`. */
export const possessiveOf = (inflection: Inflection): string => pronounOf(inflection).possessive;
/** The pronoun as an object that is the subject too: `myself`. */
export const reflexiveOf = (inflection: Inflection): string => pronounOf(inflection).reflexive;

const PRONOUN_OF_SUBJECT = new Map(Object.values(PRONOUNS).map((pronoun) => [pronoun.subject, pronoun]));

/** Makes `hide oneself` agree with its subject: `hide myself`. */
export function agree(verb: string, subject: string, isPlural: boolean): string {
  const pronoun = subject === 'you' && !isPlural ? PRONOUNS['2s'] : PRONOUN_OF_SUBJECT.get(subject);
  if (pronoun === undefined || !verb.includes('one')) return verb;
  return verb.replace('oneself', pronoun.reflexive).replace('one’s', pronoun.possessive);
}
