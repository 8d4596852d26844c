/** The English of a Greek noun or adjective, without "of" and "to". */
import { rules } from '../../rules.ts';
import { adjective, noun } from '../english-nouns.ts';
import type { GreekWord } from '../greek-word.ts';
import { isAfterArticle, isBeforeNounSoon, isBesideNoun, isBesideNounOrItsArticle } from '../noun-phrase.ts';
import { DENYING } from '../word-groups.ts';
import { articleOfParticiple } from './article.ts';

const ALL = 'G3956 G537';
const NO_ONE = 'G3762 G3367';
const MANY_AND_OTHER = 'G4183 G243 G2087 G5108 G3062';

const isNeuter = (word: GreekWord): boolean => word.gender === 'N';
const isBeforeAgreeing = (word: GreekWord): boolean => word.next.isNominal && word.next.agrees(word);

/** True after another word that denies, in the same clause: "they did not say anything". */
const isDeniedBefore = (word: GreekWord): boolean =>
  word.nearestBefore(8, (near) => near.endsClause || near.part === 'R' || near.isIn(DENYING)).isIn(DENYING) &&
  !word.previous.endsClause;

/** "All" before the article of a participle: "everyone who believes". */
const isEveryone = (word: GreekWord): boolean =>
  !word.isPlural && word.next.isArticle && articleOfParticiple(word.at(2)) === word.next;

/** True for a neuter plural adjective without a noun: "many things". */
const isOfThings = (word: GreekWord): boolean =>
  word.isPlural && isNeuter(word) && !isBesideNoun(word) && !isBesideNoun(word.next);

const things = (word: GreekWord): string => `${adjective(word)} things`;

/** The English of a noun or adjective. Null for one without a gloss. */
export const nounOf = rules<GreekWord, string | null>('the English of a noun or adjective', [
  {
    name: 'all before an article and its participle',
    of: ALL,
    when: isEveryone,
    gives: 'everyone',
    example: 'Matthew 5:22 πᾶς: everyone',
  },
  {
    name: 'all, neuter plural without a noun',
    of: ALL,
    when: (word) => word.isPlural && isNeuter(word) && !isBesideNounOrItsArticle(word),
    gives: 'all things',
    example: 'Matthew 5:18 πάντα: all things',
  },
  {
    name: 'all in the singular before a word that is no article',
    of: ALL,
    when: (word) => !word.isPlural && !word.next.isArticle && isBeforeAgreeing(word),
    gives: 'every',
    example: 'Matthew 3:15 πᾶσαν: every',
  },
  { name: 'any other "all"', of: ALL, gives: 'all', example: 'Matthew 3:5 πᾶσα: all' },
  {
    name: 'no one of a thing after another word that denies',
    of: NO_ONE,
    when: (word) => isDeniedBefore(word) && isNeuter(word) && !isBeforeAgreeing(word),
    gives: 'anything',
    example: 'Mark 16:8 οὐδὲν: anything',
  },
  {
    name: 'no one after another word that denies',
    of: NO_ONE,
    when: isDeniedBefore,
    gives: (word) => (isBeforeAgreeing(word) || isBesideNoun(word) ? 'any' : 'anyone'),
    example: 'Mark 5:3 οὐδεὶς: anyone',
  },
  {
    name: 'no one before a noun',
    of: NO_ONE,
    when: (word) => isBeforeAgreeing(word) || isBeforeNounSoon(word),
    gives: 'no',
    example: 'Luke 3:13 Μηδὲν: no',
  },
  {
    name: 'no one, of a thing',
    of: NO_ONE,
    when: isNeuter,
    gives: 'nothing',
    example: 'Matthew 5:13 οὐδὲν: nothing',
  },
  { name: 'any other "no one"', of: NO_ONE, gives: 'no one', example: 'Matthew 9:16 οὐδεὶς: no one' },
  {
    name: 'holy, plural and without a noun',
    of: 'G40',
    when: (word) => word.isPlural && !isNeuter(word) && !isBesideNoun(word),
    gives: 'saints',
    example: 'Mark 8:38 ἁγίων: saints',
  },
  {
    name: 'only, without a noun',
    of: 'G3439',
    when: (word) => !isBesideNoun(word),
    gives: (word) => (word.previous.isArticle ? 'only one' : 'the only one'),
    example: 'John 3:16 μονογενῆ: only one',
  },
  {
    name: 'beginning in the plural',
    of: 'G746',
    when: (word) => word.isPlural,
    gives: 'rulers',
    example: 'Titus 3:1 ἀρχαῖς: rulers',
  },
  {
    name: 'any other noun',
    when: (word) => word.isNoun,
    gives: noun,
    example: 'Matthew 3:1 ἡμέραις: days',
  },
  {
    name: 'many or other things',
    of: MANY_AND_OTHER,
    when: isOfThings,
    gives: things,
    example: 'Matthew 9:14 πολλά: many things',
  },
  {
    name: 'things, by the article',
    when: (word) => isOfThings(word) && isAfterArticle(word),
    gives: things,
    example: 'Matthew 13:5 πετρώδη: stony things',
  },
  { name: 'any other adjective', gives: adjective, example: 'Matthew 3:1 ἐρήμῳ: wilderness' },
]);
