/** The English of a Greek noun or adjective, without "of" and "to". */
import { rules } from '../../rules.ts';
import { adjective, isMass, noun, things } from '../english-nouns.ts';
import { glossOf } from '../gloss.ts';
import type { GreekWord } from '../greek-word.ts';
import { isNear } from '../nearby.ts';
import { isAfterArticle, isBeforeNounSoon, isBesideNoun, isBesideNounOrItsArticle } from '../noun-phrase.ts';
import { ABSTRACTS, DENYING } from '../word-groups.ts';
import { articleOfParticiple } from './articles.ts';

const ALL = 'G3956 G537';
const NO_ONE = 'G3762 G3367';
const MANY = 'G4183';
const OTHER = 'G243 G2087';
const MANY_AND_OTHER = 'G4183 G243 G2087 G5108 G3062 G3641';

const isNeuter = (word: GreekWord): boolean => word.gender === 'N';
const isBeforeAgreeing = (word: GreekWord): boolean => word.next.isNominal && word.next.agrees(word);

/** True after another word that denies, in the same clause: "they did not say anything". */
const isDeniedBefore = (word: GreekWord): boolean =>
  word.nearestBefore(8, (near) => near.endsClause || near.part === 'R' || near.isIn(DENYING)).isIn(DENYING) &&
  !word.previous.endsClause;

/** True for "all" in the singular before a word that agrees and is no article: "every man". */
const isEvery = (word: GreekWord): boolean =>
  !word.isPlural && !word.following.isArticle && word.following.isNominal && word.following.agrees(word);

/** True if the noun that follows cannot be counted: "all wisdom", "all flesh", "all Israel". */
function isBeforeAbstract(word: GreekWord): boolean {
  const noun = word.nearestAfter(3, (one) => one.isNoun);
  return (
    noun.agrees(word) &&
    (noun.isIn(ABSTRACTS) || (noun.isName && !noun.is('G4521')) || isMass(glossOf(noun) ?? ''))
  );
}

/** True for "all" before the article of a participle ("everyone who believes"), before a participle or before "who". */
const isEveryone = (word: GreekWord): boolean =>
  !word.isPlural &&
  (word.following.is('G3739', 'G3748') ||
    (word.following.mood === 'participle' && word.following.agrees(word) && !isNeuter(word)) ||
    (word.following.isArticle && word.someAfter(7, (one) => articleOfParticiple(one) === word.following)));

/** True if one of the three words on each side has one of these numbers and agrees. */
const isBeside = (word: GreekWord, numbers: string): boolean =>
  [-3, -2, -1, 1, 2, 3].some(
    (steps) => word.at(steps).is(...numbers.split(' ')) && word.at(steps).agrees(word),
  );

/** True for "other" after its article: "the other". */
const isThe = (word: GreekWord): boolean =>
  isAfterArticle(word) || (word.at(-2).isArticle && word.at(-2).agrees(word));

/** True for a neuter plural adjective without a noun: "many things". */
const isOfThings = (word: GreekWord): boolean =>
  word.isPlural &&
  isNeuter(word) &&
  ![word.previous, word.next, word.following].some((one) => one.isNoun && one.isPlural && isNeuter(one)) &&
  !isBesideNoun(word.next);

/** The English of a noun or adjective. Null for one without a gloss. */
export const nounOf = rules<GreekWord, string | null>('the English of a noun or adjective', [
  {
    name: 'all, before a participle or "who": everyone',
    of: ALL,
    when: isEveryone,
    gives: (word) => (isNeuter(word) ? 'everything' : 'everyone'),
    example: 'Matthew 5:22 πᾶς: everyone',
  },
  {
    name: 'all, in the neuter plural without a noun: all things',
    of: ALL,
    when: (word) => word.isPlural && isNeuter(word) && !isBesideNounOrItsArticle(word),
    gives: 'all things',
    example: 'Matthew 5:18 πάντα: all things',
  },
  {
    name: 'all, before a noun that cannot be counted',
    of: ALL,
    when: (word) => isEvery(word) && isBeforeAbstract(word),
    gives: 'all',
    example: 'Matthew 2:3 πᾶσα: all',
  },
  {
    name: 'all, in the singular before a noun without an article: every',
    of: ALL,
    when: isEvery,
    gives: 'every',
    example: 'Matthew 3:10 πᾶν: every',
  },
  {
    name: 'no one, of a thing, after another word that denies: anything',
    of: NO_ONE,
    when: (word) => isDeniedBefore(word) && isNeuter(word) && !isBeforeAgreeing(word),
    gives: 'anything',
    example: 'Mark 16:8 οὐδὲν: anything',
  },
  {
    name: 'no one, after another word that denies: anyone or any',
    of: NO_ONE,
    when: isDeniedBefore,
    gives: (word) => (word.gender === 'F' || isBeforeAgreeing(word) || isBesideNoun(word) ? 'any' : 'anyone'),
    example: 'Mark 5:3 οὐδεὶς: anyone',
  },
  {
    name: 'no one, before a noun or in the feminine: no',
    of: NO_ONE,
    when: (word) => word.gender === 'F' || isBeforeAgreeing(word) || isBeforeNounSoon(word),
    gives: 'no',
    example: 'Luke 3:13 Μηδὲν: no',
  },
  {
    name: 'no one, of a thing: nothing',
    of: NO_ONE,
    when: isNeuter,
    gives: 'nothing',
    example: 'Matthew 5:13 οὐδὲν: nothing',
  },
  {
    name: 'holy, in the plural without a noun: saints',
    of: 'G40',
    when: (word) => word.isPlural && !isNeuter(word) && !isBesideNoun(word),
    gives: 'saints',
    example: 'Matthew 27:52 ἁγίων: of saints',
  },
  {
    name: 'thousands, beside a number: thousand',
    of: 'G5505',
    when: (word) =>
      word.previous.isNumeral || word.next.isNumeral || isNear(word, 1, 'G5064 G5140 G1417 G4002'),
    gives: 'thousand',
    example: 'Luke 14:31 χιλιάσιν: thousand',
  },
  {
    name: 'any other noun',
    when: (word) => word.isNoun,
    gives: noun,
    example: 'Matthew 3:1 ἡμέραις: days',
  },
  {
    name: 'many, of a crowd, a people or a reward: great',
    of: MANY,
    when: (word) => !word.isPlural && word.degree === '' && isBeside(word, 'G3793 G4128 G2992 G3408 G2326'),
    gives: 'great',
    example: 'Matthew 5:12 πολὺς: great',
  },
  {
    name: 'many, in the singular: much',
    of: MANY,
    when: (word) => !word.isPlural && word.degree === '' && !isAfterArticle(word),
    gives: 'much',
    example: 'Matthew 13:5 πολλήν: much',
  },
  {
    name: 'other, in the plural without a noun: others',
    of: OTHER,
    when: (word) => word.isPlural && !isNeuter(word) && !isBesideNounOrItsArticle(word),
    gives: 'others',
    example: 'Matthew 4:21 ἄλλους: others',
  },
  {
    name: 'other, in the singular without an article: another',
    of: OTHER,
    when: (word) => !word.isPlural && !isThe(word) && !word.previous.is('G3762', 'G5100'),
    gives: 'another',
    example: 'Matthew 2:12 ἄλλης: another',
  },
  {
    name: 'few, in the singular: little',
    of: 'G3641',
    when: (word) => !word.isPlural,
    gives: (word) => (word.previous.is('G3756') || isBesideNoun(word) ? 'little' : 'a little'),
    example: 'Mark 1:19 ὀλίγον: a little',
  },
  {
    name: 'many, other, such, few or the rest, in the neuter plural without a noun: things',
    of: MANY_AND_OTHER,
    when: isOfThings,
    gives: things,
    example: 'Matthew 9:14 πολλά: many things',
  },
  {
    name: 'any other adjective in the neuter plural after its article: things',
    when: (word) => isOfThings(word) && isAfterArticle(word),
    gives: things,
    example: 'Matthew 13:5 πετρώδη: rocky ground',
  },
  { name: 'any other adjective', gives: adjective, example: 'Matthew 3:1 ἐρήμῳ: wilderness' },
]);
