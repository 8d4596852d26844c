/** The English of the other Greek pronouns: this, who, who?, someone. */

import { rules } from '../../rules.ts';
import { isPersonal, isThingNoun } from '../gloss.ts';
import type { GreekWord } from '../greek-word.ts';
import { isInStory } from '../nearby.ts';
import { belongsToNoun } from '../noun-phrase.ts';
import { agree } from '../parsing.ts';
import { ASKING_WHAT, TO_BE, WITHOUT_OBJECT } from '../verb-groups.ts';
import { OPENING } from '../word-groups.ts';
import { isFreeGenitive, isNeuter } from './personal-pronouns.ts';

function thisOrThat(word: GreekWord): string {
  if (word.is('G1565')) return word.isPlural ? 'those' : 'that';
  return word.isPlural ? 'these' : 'this';
}

/** The English of οὗτος, ὅδε and ἐκεῖνος, without "of" and "to": `this`, `these things`, `that one`. */
export const demonstrative = rules<GreekWord, string>('the English of a demonstrative pronoun', [
  {
    name: 'a demonstrative beside its noun',
    when: belongsToNoun,
    gives: thisOrThat,
    example: 'Matthew 3:1 ἐκείναις: those',
  },
  {
    name: '"this" before "to be": this is, these are',
    of: 'G3778',
    when: (word) => word.case === 'N' && word.following.isIn(TO_BE),
    gives: thisOrThat,
    example: 'Matthew 3:17 Οὗτός: this',
  },
  {
    name: 'any other neuter plural',
    when: (word) => word.isPlural && isNeuter(word),
    gives: (word) => `${thisOrThat(word)} things`,
    example: 'Matthew 5:37 τούτων: of these things',
  },
  {
    name: 'any other plural, neuter or accusative, or a form that can be neuter after a preposition',
    when: (word) =>
      word.isPlural ||
      isNeuter(word) ||
      word.case === 'A' ||
      (word.isGoverned && word.options.some(({ gender }) => gender === 'N')),
    gives: thisOrThat,
    example: 'Matthew 9:28 τοῦτο: this',
  },
  {
    name: 'any other demonstrative, of one person or in the feminine: this one',
    gives: (word) => `${thisOrThat(word)} one`,
    example: 'Matthew 5:19 οὗτος: this one',
  },
]);

/** True for a noun to which English refers with "who". */
const isWho = (noun: GreekWord): boolean => noun.exists && !isThingNoun(noun);

/** True if a relative pronoun refers to a person. */
function takesUpPerson(word: GreekWord): boolean {
  if (word.next.isNoun && word.next.agrees(word)) return isWho(word.next);
  // ἕως οὗ, ἄχρι οὗ: until the time at which.
  if (word.previous.is('G891', 'G2193', 'G3360')) return false;
  // ἐν ᾧ γάρ: in that in which.
  if (word.previous.is('G1722') && word.next.isPostpositive && !word.isPlural && word.gender !== 'F')
    return false;
  const isUnsureOfGender = 'GD'.includes(word.case) && word.gender !== 'F';
  const noun = word.nearestBefore(
    8,
    (near) =>
      near.isNoun && near.isPlural === word.isPlural && (near.gender === word.gender || isUnsureOfGender),
  );
  if (noun.exists) return isWho(noun);
  return word.gender === 'M' && !(word.case === 'D' && word.previous.is('G1722'));
}

/** True if the nearest noun before a relative pronoun fits it and is a thing. */
const isNamedThing = (word: GreekWord): boolean => {
  const reach = word.gender === 'M' ? 3 : 8;
  const noun = word.nearestBefore(reach, (near) => near.isNoun && near.isPlural === word.isPlural);
  return noun.gender === word.gender && !isWho(noun);
};

/** True for ὃς μέν and for the ὃς δέ after it: "one … another". */
const isOneOfSeveral = (word: GreekWord): boolean =>
  word.is('G3739') &&
  (word.next.is('G3303') ||
    (word.next.is('G1161') &&
      !word.at(2).is('G302', 'G1437') &&
      word.someBefore(word.place, (near) => near.part === 'R' && near.next.is('G3303'))));

/** True for "whose name": a genitive without a preposition, beside the noun that it owns. */
const isWhose = (word: GreekWord): boolean =>
  isFreeGenitive(word) &&
  takesUpPerson(word) &&
  (word.next.isArticle || word.next.isNoun) &&
  !word.next.agrees(word);

/** True if the thing to which "which" refers is one of the two words before it. */
const followsThing = (word: GreekWord): boolean =>
  word.someBefore(
    2,
    (near) => near.isOfPart('ND') && near.gender === word.gender && near.isPlural === word.isPlural,
  );

/** True for ἥτις in a letter with no woman before it: "the church, which is his body". */
const isOfThingInLetter = (word: GreekWord): boolean =>
  word.is('G3748') &&
  word.gender === 'F' &&
  !isInStory(word) &&
  !word.someBefore(
    word.place,
    (near) =>
      near.gender === 'F' && (near.part === 'P' || (near.isNoun && isPersonal(near) && !near.is('G1577'))),
  );

const isRelativeOfThing = (word: GreekWord): boolean =>
  isNeuter(word) ||
  isOfThingInLetter(word) ||
  ((word.case !== 'N' || isNamedThing(word)) && !takesUpPerson(word));

/** True for a pronoun before ἄν or ἐάν, which make "who" into "whoever". */
const isGeneral = ({ next }: GreekWord): boolean => next.is('G302', 'G1437');

/** True for "he does what he wants": no word before the relative pronoun can be the one to which it refers. */
const isWhat = (word: GreekWord): boolean =>
  word.letters === 'ο' &&
  !word.isGoverned &&
  (word.place > 0 || word.next.is('G1063') || word.someAfter(8, (near) => near.is('G3778'))) &&
  !word.someBefore(10, canBeNeuter) &&
  !word.someAfter(3, (near) => near.isIn(TO_BE) || near.is('G2059', 'G3177'));

/** True for a word in the singular that can be neuter, and is no article. */
const canBeNeuter = (word: GreekWord): boolean =>
  !word.isPlural && !word.isArticle && word.options.some(({ gender }) => gender === 'N');

/** "Whose", which needs no "of". Null for other relative pronouns. */
export const whose = rules<GreekWord, string>('whether a relative pronoun is "whose"', [
  {
    name: 'the genitive of a person beside the noun that it owns',
    when: isWhose,
    gives: 'whose',
    example: 'Matthew 3:12 οὗ: whose',
  },
]);

/** The English of ὅς and ὅστις, without "of" and "to". */
export const relativePronoun = rules<GreekWord, string>('the English of a relative pronoun', [
  {
    name: 'ὃς μέν … ὃς δέ: one … another',
    when: isOneOfSeveral,
    gives: (word) => (word.isPlural ? 'some' : 'one'),
    example: 'Matthew 13:4 ἃ: some',
  },
  {
    name: 'ἕως οὗ, ἄχρι οὗ: until, while',
    when: ({ previous, case: letter }) => letter === 'G' && previous.is('G891', 'G2193', 'G3360'),
    gives: '(when)',
    example: 'Acts 23:12 οὗ: (when)',
  },
  {
    name: 'ὅ τι: whatever',
    when: (word) => isNeuter(word) && word.next.is('G5100') && word.next.letters === 'τι',
    gives: 'whatever',
    example: 'Mark 6:23 Ὅ: whatever',
  },
  {
    name: 'a relative pronoun of a thing before ἄν or ἐάν: whatever',
    when: (word) => isRelativeOfThing(word) && isGeneral(word),
    gives: 'whatever',
    example: 'Matthew 14:7 ὃ: whatever',
  },
  {
    name: 'a neuter plural that is a subject or refers to a person',
    when: (word) =>
      isNeuter(word) && word.isPlural && !followsThing(word) && (word.case === 'N' || takesUpPerson(word)),
    gives: 'what things',
    example: 'Acts 22:15 ὧν: of what things',
  },
  {
    name: 'a neuter singular without a word before it to which it can refer: what',
    when: isWhat,
    gives: 'what',
    example: 'Matthew 19:6 ὃ: what',
  },
  {
    name: 'any other relative pronoun of a thing: which',
    when: isRelativeOfThing,
    gives: 'which',
    example: 'Matthew 1:23 ὅ: which',
  },
  {
    name: 'a nominative of a person: who',
    when: (word) => word.case === 'N',
    gives: (word) => (isGeneral(word) ? 'whoever' : 'who'),
    example: 'Matthew 5:19 ὃς: whoever',
  },
  {
    name: 'any other relative pronoun of a person: whom',
    gives: (word) => (isGeneral(word) ? 'whomever' : 'whom'),
    example: 'Matthew 3:11 οὗ: of whom',
  },
]);

/** True if the question has an object of its own, so that τί is no object: "why do you test me?". */
const hasOwnObject = (word: GreekWord): boolean =>
  isObject(word.nearestAfter(7, (near) => near.previous.endsClause || isObject(near)));

const isObject = (word: GreekWord): boolean =>
  word.case === 'A' &&
  !word.previous.endsClause &&
  !word.isGoverned &&
  !word.isVerb &&
  !word.isOfPart('RI') &&
  !(word.isOfPart('A') && word.gender === 'N');

/** True for τί before a verb without an object or with one of its own: "why do you weep?". */
function isWhy(word: GreekWord): boolean {
  if (!isNeuter(word) || (word.case !== 'N' && word.case !== 'A')) return false;
  if (word.isGoverned || word.next.isNoun) return false;
  const verb = word.nearestAfter(6, (near) => near.previous.endsClause || near.isFinite);
  if (!verb.isFinite || verb.previous.endsClause) return false;
  if (verb.is('G4160') && [verb.next, verb.previous].some((near) => near.is('G3778') && isNeuter(near)))
    return true;
  if (verb.isIn(WITHOUT_OBJECT) || word.someAfter(3, (near) => near.is('G3779'))) return true;
  const asksWhat = (near: GreekWord): boolean => near.isIn(ASKING_WHAT) || near.isIn(TO_BE);
  return (
    !verb.verse.words.some(
      (near) => near.place > word.place && near.place <= verb.place + 3 && asksWhat(near),
    ) &&
    (hasOwnObject(word) || verb.someAfter(1, (near) => near.is('G1909')))
  );
}

/** True for τίς directly before a noun that can agree. Its form is the same for masculine and feminine. */
const isBeforeNounAskedFor = ({ next, options }: GreekWord): boolean =>
  next.isNoun && options.some((option) => agree(option, next.parsing));

/** The noun that "who?" asks about: beside it, or the subject of "is". An empty word if there is none. */
const nounAskedFor = (word: GreekWord): GreekWord => {
  if (isBeforeNounAskedFor(word)) return word.next;
  if (word.case !== 'N' || word.isPlural) return word.verse.word(-1);
  const noun = word.nearestAfter(5, (near) => near.previous.endsClause || near.isNoun || near.is('G1537'));
  const isOnlyIs = !word.someAfter(noun.place - word.place, (near) => near.isVerb && !near.is('G1510'));
  return noun.case === 'N' && isOnlyIs && noun.place > word.place ? noun : word.verse.word(-1);
};

/** The English of τίς, without "of" and "to". */
export const interrogativePronoun = rules<GreekWord, string>('the English of an interrogative pronoun', [
  {
    name: 'τί before a verb whose object it cannot be: why',
    when: isWhy,
    gives: 'why',
    example: 'Matthew 20:6 Τί: why',
  },
  { name: 'any other neuter: what', when: isNeuter, gives: 'what', example: 'Matthew 5:13 τίνι: what' },
  {
    name: 'τίς in a question about a thing: what',
    when: (word) => isThingNoun(nounAskedFor(word)),
    gives: 'what',
    example: 'Matthew 5:46 τίνα: what',
  },
  {
    name: 'a nominative of a person: who',
    when: (word) => word.case === 'N',
    gives: 'who',
    example: 'Matthew 3:7 τίς: who',
  },
  { name: 'any other case of a person: whom', gives: 'whom', example: 'Mark 8:27 Τίνα: whom' },
]);

/** True for τις beside its noun. Its form is the same for masculine and feminine. */
const isBesideItsNoun = (word: GreekWord): boolean =>
  belongsToNoun(word) ||
  (word.next.isNoun &&
    word.next.gender === 'F' &&
    word.next.case === word.case &&
    word.next.isPlural === word.isPlural);

/** True for τις after a word such as "if" or "not", where "someone" is "anyone". */
const isOpen = (word: GreekWord): boolean =>
  word.nearestBefore(7, (near) => near.endsSentence || near.isIn(OPENING)).isIn(OPENING);

/** The English of τις, without "of" and "to". */
export const indefinitePronoun = rules<GreekWord, string>('the English of an indefinite pronoun', [
  {
    name: 'τι after ὅ, which is already "whatever"',
    when: ({ letters, previous }) => letters === 'τι' && previous.letters === 'ο' && previous.part === 'R',
    gives: '(thing)',
    example: 'Mark 6:23 τι: (thing)',
  },
  {
    name: 'a plural: some',
    when: (word) => word.isPlural,
    gives: 'some',
    example: 'Matthew 9:3 τινες: some',
  },
  {
    name: 'τις beside a noun, after "if" or "not": any',
    when: (word) => isBesideItsNoun(word) && isOpen(word),
    gives: 'any',
    example: 'Acts 18:14 τι: any',
  },
  {
    name: 'τις beside any other noun: a certain',
    when: isBesideItsNoun,
    gives: 'a certain',
    example: 'Luke 8:27 τις: a certain',
  },
  {
    name: 'a neuter after "if" or "not"',
    when: (word) => isNeuter(word) && isOpen(word),
    gives: 'anything',
    example: 'Mark 8:23 τι: anything',
  },
  {
    name: 'a person after "if" or "not": anyone',
    when: isOpen,
    gives: 'anyone',
    example: 'Mark 8:34 τις: anyone',
  },
  { name: 'any other neuter', when: isNeuter, gives: 'something', example: 'Matthew 5:23 τι: something' },
  { name: 'any other person', gives: 'someone', example: 'Mark 8:4 τις: someone' },
]);
