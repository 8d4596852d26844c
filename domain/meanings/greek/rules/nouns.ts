/** The English of a Greek noun or adjective, without "of" and "to". */
import { rules } from '../../rules.ts';
import { adjective, noun, things } from '../english-nouns.ts';
import type { GreekWord } from '../greek-word.ts';
import { isAfterArticle, isBeforeNounSoon, isBesideNoun, isBesideNounOrItsArticle } from '../noun-phrase.ts';
import { articleOfParticiple } from './article.ts';

const ALL = 'G3956 G537';
const NO_ONE = 'G3762 G3367';
const MANY_AND_OTHER = 'G4183 G243 G2087 G5108 G3062';

const isNeuter = (word: GreekWord): boolean => word.gender === 'N';
const isBeforeAgreeing = (word: GreekWord): boolean => word.next.isNominal && word.next.agrees(word);

/** "All" before the article of a participle: "everyone who believes". */
const isEveryone = (word: GreekWord): boolean =>
  !word.isPlural && word.next.isArticle && articleOfParticiple(word.at(2)) === word.next;

/** True for a neuter plural adjective without a noun: "many things". */
const isOfThings = (word: GreekWord): boolean =>
  word.isPlural && isNeuter(word) && !isBesideNoun(word) && !isBesideNoun(word.next);

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
    name: 'Judah: Judas as a tribe, a house or a forefather',
    of: 'G2455',
    when: (word) => word.letters === 'ιουδα' && word.previous.is('G1537', 'G3624', 'G5443', 'G3588'),
    gives: 'Judah',
    example: 'Hebrews 7:14 Ἰούδα: Judah',
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
    example: 'Matthew 13:5 πετρώδη: rocky ground',
  },
  { name: 'any other adjective', gives: adjective, example: 'Matthew 3:1 ἐρήμῳ: wilderness' },
]);
