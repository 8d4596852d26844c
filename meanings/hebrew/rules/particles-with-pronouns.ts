import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import { reflexiveOf, subjectOf } from '../english-pronouns.ts';
import { finite } from '../english-verb.ts';
import { governorOf } from '../governor.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import type { Prefix } from '../parse.ts';
import { kingJamesPreposition } from './king-james-sense.ts';
import { betOf } from './prepositions/bet.ts';
import { lamedAfterVerb } from './prepositions/lamed.ts';
import { minOf } from './prepositions/min.ts';
import { objectHere } from './suffixes.ts';

/** The suffix of a particle as the subject of a sentence without a verb. */
const subjectIn = ({ suffix }: HebrewWord): string => (suffix === null ? '' : subjectOf(suffix));

const beIn = (word: HebrewWord): string => finite('be', 'present', subjectIn(word));

/** The meaning of a particle with a suffix that is the subject of a sentence without a verb. */
export const sentenceOf = rules<HebrewWord, string>('a particle with a subject', [
  {
    name: '"there is not"',
    of: 'H369',
    gives: (word) => `${subjectIn(word)} ${beIn(word)} not`,
    example: 'Genesis 7:8 איננה: she is not',
  },
  {
    name: '"there is"',
    of: 'H383 H3426',
    gives: (word) => `${subjectIn(word)} ${beIn(word)}`,
    example: 'Genesis 24:42 ישך: you are',
  },
  {
    name: '"behold" with "me", where no verb follows',
    of: 'H2005 H2009',
    when: (word) => subjectIn(word) === 'I' && !word.next.isVerb,
    gives: 'here I am',
    example: 'Genesis 22:1 הנני: here I am',
  },
  {
    name: 'any other "behold"',
    of: 'H2005 H2009',
    gives: (word) => `behold, ${subjectIn(word)}`,
    example: 'Genesis 16:11 הנך: behold, you',
  },
  {
    name: '"still"',
    of: 'H5750',
    gives: (word) => `${subjectIn(word)} still`,
    example: 'Genesis 43:27 העודנו: he still?',
  },
  {
    name: '"where?"',
    of: 'H335 H346',
    gives: (word) => `where ${beIn(word)} ${subjectIn(word)}`,
    example: 'Exodus 2:20 ואיו: and where is he',
  },
]);

/** Verbs after which "to you" is not "for yourself", although the person is the same. */
const TO_ONESELF = new Set(['H559', 'H1696', 'H5414', 'H1961', 'H7725', 'H5046', 'H7650', 'H7121']);

/** To take, make, build, choose, plunder, hew, buy: "for himself". */
const FOR_ONESELF = new Set(
  'H3947 H6213 H1129 H977 H962 H7998 H2672 H7069 H7200 H3559 H5375 H7760 H5324 H3772 H7235 H6186 H5608'.split(
    ' ',
  ),
);

/** True for a pronoun directly after a verb, or with one noun or "please" between. */
const isNear = ({ previous, hasAnd }: HebrewWord, verb: HebrewWord): boolean =>
  !hasAnd &&
  (previous === verb || (previous.previous === verb && (previous.isCommonNoun || previous.is('H4994'))));

/** True if a pronoun after "to" means the subject of its verb: "for yourself", "for himself". */
function isForOneself(word: HebrewWord): boolean {
  const { suffix } = word;
  const verb = governorOf(word);
  const { inflection } = verb;
  if (suffix === null || inflection === null || !isNear(word, verb)) return false;
  if (inflection.person !== suffix.person || (inflection.number === 'p') !== (suffix.number === 'p'))
    return false;
  if (suffix.person !== '3') return !verb.isIn(TO_ONESELF);
  return (
    word.previous === verb &&
    !'NPH'.includes(verb.stem) &&
    (inflection.gender === 'c' || inflection.gender === suffix.gender) &&
    verb.isIn(FOR_ONESELF)
  );
}

const startsWith = ({ letters, start }: HebrewWord, letter: Prefix): boolean => letters[start] === letter;

const withPronoun = (word: HebrewWord, preposition: string): string =>
  joined(kingJamesPreposition(word) ?? preposition, word.suffix && objectHere(word, word.suffix));

/** The meaning of a preposition of one letter, which has no Strong's number, with its pronoun. */
export const letterWithPronoun = rules<HebrewWord, string>('a preposition of one letter with a pronoun', [
  {
    name: 'ל after a verb of the same person: for yourself',
    when: (word) => startsWith(word, 'ל') && isForOneself(word),
    gives: ({ suffix }) => joined('for', suffix && reflexiveOf(suffix)),
    example: 'Genesis 22:2 לך: for yourself',
  },
  {
    name: 'any other ל, whatever the verb makes it',
    when: (word) => startsWith(word, 'ל'),
    gives: (word) => withPronoun(word, lamedAfterVerb(word) ?? 'to'),
    example: 'Genesis 2:18 לו: for him',
  },
  {
    name: 'ב, whatever the verb makes it',
    when: (word) => startsWith(word, 'ב'),
    gives: (word) => withPronoun(word, betOf(word) ?? 'in'),
    example: 'Genesis 2:3 בו: in him',
  },
  {
    name: 'כ',
    when: (word) => startsWith(word, 'כ'),
    gives: (word) => withPronoun(word, 'like'),
    example: '2 Kings 17:15 כהם: like them',
  },
  {
    name: 'מ',
    when: (word) => startsWith(word, 'מ'),
    gives: (word) => withPronoun(word, minOf(word) ?? 'from'),
    example: '1 Kings 18:40 מהם: from them',
  },
]);
