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

/** True for "in everything": the dative after "in", without a noun. */
const isEverything = (word: GreekWord): boolean =>
  !word.isPlural && word.previous.is('G1722') && !word.following.isArticle && !isEvery(word);

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
    name: 'all, in διὰ παντός: all time',
    of: ALL,
    when: (word) =>
      word.previous.is('G1223') && word.case === 'G' && !word.isPlural && !word.next.agrees(word),
    gives: 'all time',
    example: 'Acts 10:2 παντός: all time',
  },
  {
    name: 'own, in κατ’ ἰδίαν: private',
    of: 'G2398',
    when: (word) => word.previous.is('G2596') && !word.isPlural && word.gender === 'F',
    gives: 'private',
    example: 'Matthew 24:3 ἰδίαν: private',
  },
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
    name: 'all, after "in" and without a noun: everything',
    of: ALL,
    when: isEverything,
    gives: 'everything',
    example: '1 Corinthians 1:5 παντὶ: everything',
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
  { name: 'any other "all"', of: ALL, gives: 'all', example: 'Matthew 3:5 πᾶσα: all' },
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
    example: 'Mark 8:38 ἁγίων: saints',
  },
  {
    name: 'only, without a noun: only one',
    of: 'G3439',
    when: (word) => !isBesideNoun(word),
    gives: (word) => (word.previous.isArticle ? 'only one' : 'the only one'),
    example: 'John 3:16 μονογενῆ: only one',
  },
  {
    name: 'Judas, as a tribe, a house or a forefather: Judah',
    of: 'G2455',
    when: (word) => word.letters === 'ιουδα' && word.previous.is('G1537', 'G3624', 'G5443', 'G3588'),
    gives: 'Judah',
    example: 'Hebrews 7:14 Ἰούδα: Judah',
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
    name: 'beginning, in the plural: rulers',
    of: 'G746',
    when: (word) => word.isPlural,
    gives: 'rulers',
    example: 'Ephesians 6:12 ἀρχάς: rulers',
  },
  {
    name: 'Sabbath, after "one" or "first": week',
    of: 'G4521',
    when: (word) => word.someBefore(2, (one) => one.is('G1520', 'G4413') && one.gender === 'F'),
    gives: 'week',
    example: 'Matthew 28:1 σαββάτων: of week',
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
    name: 'many things, after a verb for asking or crying: much',
    of: MANY,
    when: (word) =>
      isOfThings(word) &&
      word.someBefore(
        2,
        (one) => one.isVerb && one.is(...'G3870 G1291 G2008 G214 G782 G2872 G2783'.split(' ')),
      ),
    gives: 'much',
    example: 'Mark 5:10 πολλὰ: much',
  },
  {
    name: 'other, in the neuter plural before a number',
    of: OTHER,
    when: (word) => isNeuter(word) && word.isPlural && word.next.isNumeral,
    gives: 'other',
    example: 'Matthew 25:16 ἄλλα: other',
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
    name: 'many (ἱκανός), of time: long',
    of: 'G2425',
    when: (word) => !word.isPlural && (isBeside(word, 'G5550') || word.preposition === 'G1909'),
    gives: 'long',
    example: 'Luke 8:27 ἱκανῷ: long',
  },
  {
    name: 'many (ἱκανός), of a crowd, light or weeping: great',
    of: 'G2425',
    when: (word) => !word.isPlural && isBeside(word, 'G3793 G5457 G2805'),
    gives: 'great',
    example: 'Mark 10:46 ἱκανοῦ: great',
  },
  {
    name: 'many (ἱκανός), in the singular or before an infinitive: worthy or enough',
    of: 'G2425',
    when: (word) => !word.isPlural || word.someAfter(3, (one) => one.mood === 'infinitive'),
    gives: (word) =>
      word.isPlural ? 'sufficient' : word.case === 'N' && word.gender === 'M' ? 'worthy' : 'enough',
    example: 'Matthew 3:11 ἱκανὸς: worthy',
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
