import { rules } from '../../rules.ts';
import { objectOf, possessiveOf } from '../english-pronouns.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import type { Inflection } from '../parse.ts';
import {
  hasDoerBefore,
  hasHumanBefore,
  hasWoman,
  isFreeNoun,
  isHuman,
  isThing,
  meantBy,
  ownerBefore,
} from '../references.ts';
import {
  DONE_TO_PERSONS,
  DONE_TO_THINGS,
  HUMANS,
  NEVER_MEANT,
  OF_PERSONS,
  OF_THINGS,
  ONLY_OF_THINGS,
  PARTS,
} from '../word-groups.ts';

const isOfOne = ({ suffix }: HebrewWord): boolean => suffix?.person === '3' && suffix.number === 's';
const hasHer = (word: HebrewWord): boolean => isOfOne(word) && word.suffix?.gender === 'f';
const hasHis = (word: HebrewWord): boolean => isOfOne(word) && word.suffix?.gender !== 'f';

/** The nearest noun that the suffix of a word can mean, or the word itself if it has no suffix. */
const meant = (word: HebrewWord): HebrewWord => (word.suffix === null ? word : meantBy(word, word.suffix));
const isForThing = (word: HebrewWord): boolean => isThing(meant(word));
const isShownAsThing = (word: HebrewWord): boolean =>
  word.suffix !== null && word.isShownAsThing(word.suffix);
const isForHuman = (word: HebrewWord): boolean => isHuman(meant(word));
const hasPerson = (word: HebrewWord): boolean => word.suffix !== null && hasHumanBefore(word, word.suffix);

/** True if the suffix repeats the thing before a relative pronoun: "fruit · that · its seed · in it". */
function isRepeated(word: HebrewWord): boolean {
  const relative = [-1, -2, -3].map((steps) => word.at(steps)).find((before) => before.is('H834'));
  const thing = relative?.previous;
  return thing?.isCommonNoun === true && !isHuman(thing) && !thing.is('H3605', 'H5315');
}

/** True for a noun whose owner is nearly always a person: kin, servants, parts of the body. */
const isOwnedByPerson = (noun: HebrewWord): boolean =>
  !noun.isIn(PARTS) && (noun.isIn(OF_PERSONS) || noun.isIn(HUMANS) || noun.isIn(NEVER_MEANT));

/** The owner of a noun, as its suffix means it. Nouns between that have such a suffix too are skipped. */
const ownerOfSame = (noun: HebrewWord): HebrewWord =>
  noun.suffix === null ? noun : ownerBefore(noun, noun.suffix);

/** True for "and its vessels" in a list that begins with a thing: "the altar, and its vessels, and all its poles". */
function continuesThing(noun: HebrewWord): boolean {
  let before = noun.previous;
  while (before.isObjectMarker || before.is('H3605') || (before.isCommonNoun && hasHis(before)))
    before = before.previous;
  const isList = noun.hasAnd || noun.previous.isObjectMarker || noun.previous.is('H3605');
  return (
    isList &&
    before.isCommonNoun &&
    before.isDefinite &&
    meant(noun) === before &&
    isThing(before) &&
    isFreeNoun(before)
  );
}

/** "Its" as the owner of a noun. Null if the owner is not a thing. */
export const ownerOf = rules<HebrewWord, string>('the owner of a noun', [
  {
    name: 'a thing in the King James Version',
    when: isShownAsThing,
    gives: 'its',
    example: 'Genesis 9:4 בנפשו: with its life',
  },
  {
    name: 'a measure or part that only a thing has: its length',
    when: (noun) => isOfOne(noun) && noun.isIn(ONLY_OF_THINGS) && !isForHuman(noun),
    gives: 'its',
    example: 'Genesis 43:21 במשקלו: in its weight',
  },
  {
    name: 'a feminine thing, where no woman is in the verse',
    when: (noun) =>
      hasHer(noun) && !noun.isPoetry && !isOwnedByPerson(noun) && isForThing(noun) && !hasWoman(noun),
    gives: 'its',
    example: 'Genesis 40:10 נצה: its hawk',
  },
  {
    name: 'a thing after "that", with its seed, fruit or poles',
    when: (noun) => hasHis(noun) && noun.isIn(OF_THINGS) && isRepeated(noun),
    gives: 'its',
    example: 'Exodus 35:16 בדיו: its poles',
  },
  {
    name: 'a part of a masculine thing, as the nearest noun',
    when: (noun) =>
      hasHis(noun) &&
      noun.isIn(PARTS) &&
      isForThing(noun) &&
      meant(noun).suffix?.person !== '1' &&
      !hasPerson(noun),
    gives: 'its',
    example: 'Genesis 3:6 מפריו: from its fruit',
  },
  {
    name: 'a masculine thing before it in a list: the altar, and its vessels',
    when: (noun) =>
      hasHis(noun) && !noun.isPoetry && !isOwnedByPerson(noun) && !noun.isIn(HUMANS) && continuesThing(noun),
    gives: 'its',
    example: 'Exodus 35:11 אהלו: its tent',
  },
  {
    name: 'a masculine thing, where nobody acts before it',
    when: (noun) =>
      hasHis(noun) &&
      !noun.isPoetry &&
      !isOwnedByPerson(noun) &&
      !noun.is('H8034') &&
      isThing(ownerOfSame(noun)) &&
      !hasPerson(noun) &&
      !ownerOfSame(noun).is('H2233') &&
      !hasDoerBefore(noun),
    gives: 'its',
    example: 'Exodus 29:14 ערו: its skin',
  },
]);

/** The verb whose object a suffix is: the word itself, or a verb near it. */
function verbOf(word: HebrewWord): HebrewWord {
  if (word.isVerb) return word;
  if (word.isObjectMarker && word.next.isFinite && !word.previous.isVerb) return word.next;
  return [1, 2, 3].map((steps) => word.at(-steps)).find(({ isVerb }) => isVerb) ?? word;
}

const isDirect = (word: HebrewWord): boolean => word.isVerb || word.isObjectMarker;
const isDoneToThing = (word: HebrewWord): boolean => isDirect(word) && verbOf(word).isVerbIn(DONE_TO_THINGS);
const isDoneToPerson = (word: HebrewWord): boolean => isDirect(word) && verbOf(word).isIn(DONE_TO_PERSONS);

/** True for the object of "to eat" or "to make" in prose. */
const isMadeOrEaten = (word: HebrewWord): boolean =>
  !word.isPoetry && ['H398 q', 'H6213 q'].includes(verbOf(word).verbKey);

/** "It" as the object of a verb or a preposition. Null if the object is not a thing. */
export const objectFor = rules<HebrewWord, string>('the object of a verb or a preposition', [
  {
    name: 'a thing in the King James Version',
    when: isShownAsThing,
    gives: 'it',
    example: 'Genesis 3:3 ממנו: of it',
  },
  {
    name: 'a feminine object of a verb, where no woman is in the verse',
    when: (word) =>
      hasHer(word) &&
      isDirect(word) &&
      !isDoneToPerson(word) &&
      !hasWoman(word) &&
      (word.isPoetry ||
        isForThing(word) ||
        !(meant(word).exists || verbOf(word).is('H3947', 'H5414', 'H4672', 'H3637', 'H3739'))),
    gives: 'it',
    example: 'Genesis 8:9 ויקחה: and he took it',
  },
  {
    name: 'a feminine thing after a preposition, where no woman is in the verse',
    when: (word) => hasHer(word) && !word.isPoetry && isForThing(word) && !hasWoman(word),
    gives: 'it',
    example: 'Genesis 5:29 אררה: cursed it',
  },
  {
    name: '"from" a thing, after "to eat" or where no person is before it',
    of: 'H4480',
    when: (word) =>
      hasHis(word) &&
      !word.isPoetry &&
      (word.someBefore(2, (before) => before.is('H398', 'H3498')) ||
        isForThing(word) ||
        (!hasPerson(word) && !hasDoerBefore(word))),
    gives: 'it',
    example: 'Genesis 3:11 ממנו: of it',
  },
  {
    name: '"in" or "on" a thing, after "that"',
    when: (word) => isOfOne(word) && (word.isPronounAfter('ב') || word.is('H5921')) && isRepeated(word),
    gives: 'it',
    example: 'Genesis 7:15 בו: in it',
  },
  {
    name: 'the object of a verb for things, such as "to build"',
    when: (word) => hasHis(word) && isDoneToThing(word) && (isMadeOrEaten(word) || !isForHuman(word)),
    gives: 'it',
    example: 'Genesis 18:7 אתו: it',
  },
  {
    name: 'the object of any verb but those for persons, with a thing as the nearest noun',
    when: (word) =>
      hasHis(word) &&
      isDirect(word) &&
      !word.isPoetry &&
      !isDoneToPerson(word) &&
      isForThing(word) &&
      !meant(word).isName &&
      (!hasPerson(word) || isFreeNoun(meant(word))),
    gives: 'it',
    example: 'Genesis 3:15 תשופנו: you will crush it',
  },
  {
    name: 'a masculine thing, as the nearest noun, but not after "to"',
    when: (word) =>
      hasHis(word) &&
      !word.letters.startsWith('ל') &&
      !word.is('H413') &&
      !word.isPoetry &&
      isForThing(word) &&
      !hasPerson(word) &&
      !hasDoerBefore(word),
    gives: 'it',
    example: 'Genesis 4:7 בו: over it',
  },
]);

/** The English owner of a noun: "its" for a thing, where the verse shows that it is one. */
export const possessiveHere = (noun: HebrewWord, suffix: Inflection): string =>
  ownerOf(noun) ?? possessiveOf(suffix);

/** The pronoun of a suffix in its verse: "it" for a thing, where the verse shows that it is one. */
export const objectHere = (word: HebrewWord, suffix: Inflection): string =>
  objectFor(word) ?? objectOf(suffix);
