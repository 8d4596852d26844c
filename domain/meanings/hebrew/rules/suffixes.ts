import { rules } from '../../rules.ts';
import { objectOf, possessiveOf } from '../english-pronouns.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import type { Inflection } from '../parse.ts';
import { OF_PERSONS, OF_THINGS, THINGS, WOMEN } from '../word-groups.ts';

const hasOfOne = ({ suffix }: HebrewWord): boolean => suffix?.person === '3' && suffix.number === 's';
const hasHer = (word: HebrewWord): boolean => hasOfOne(word) && word.suffix?.gender === 'f';
const hasHis = (word: HebrewWord): boolean => hasOfOne(word) && word.suffix?.gender !== 'f';

/**
 * True if a feminine suffix stands for a thing: in prose, a feminine noun is before it, and no woman and no name but
 * the LORD.
 */
const isFeminineThing = (word: HebrewWord): boolean =>
  hasHer(word) &&
  !word.isPoetry &&
  !word.verse.has(WOMEN) &&
  !word.lastBefore((before) => before.isName && !before.is('H3068')).exists &&
  word.lastBefore(({ code }) => /^Nc[fb]s/u.test(code)).exists;

/** True if the suffix repeats what a relative pronoun stands for, as in "that · its seed · in it". */
function isRepeated(word: HebrewWord): boolean {
  const relative = [-1, -2, -3].map((steps) => word.at(steps)).find((before) => before.is('H834'));
  const thing = relative?.previous;
  return thing?.isCommonNoun === true && !thing.is('H376', 'H120', 'H802', 'H5971', 'H1121', 'H5315');
}

/** True for a noun that a pronoun can stand for: one to which no other noun belongs. */
const isHead = (noun: HebrewWord): boolean => noun.code.startsWith('N') && !noun.previous.isConstruct;
const isPersonName = (word: HebrewWord): boolean => word.isName && !word.is('H3844');

/** True if the nearest noun before a masculine suffix is a thing in the singular. */
function isNearThing(word: HebrewWord): boolean {
  const nearest = word.lastBefore(
    (before) => before.isPersonalPronoun || isPersonName(before) || isHead(before),
  );
  return nearest.isIn(THINGS) && nearest.number !== 'p';
}

/** The owner of a noun that is a thing: "its". */
export const ownerOf = rules<HebrewWord, string>('the owner of a noun', [
  {
    name: 'a feminine thing',
    when: (noun) => !noun.isIn(OF_PERSONS) && isFeminineThing(noun),
    gives: 'its',
    example: 'Genesis 4:11 פיה: its mouth',
  },
  {
    name: 'a thing after "that", with its seed, fruit or poles',
    when: (noun) => hasHis(noun) && noun.isIn(OF_THINGS) && isRepeated(noun),
    gives: 'its',
    example: 'Exodus 35:16 בדיו: its poles',
  },
  {
    name: 'a masculine thing, as the nearest noun',
    when: (noun) => hasHis(noun) && !noun.isIn(OF_PERSONS) && isNearThing(noun),
    gives: 'its',
    example: 'Genesis 43:21 במשקלו: in its weight',
  },
]);

/** The object of a verb or a preposition that is a thing: "it". */
export const objectFor = rules<HebrewWord, string>('the object of a verb or a preposition', [
  { name: 'a feminine thing', when: isFeminineThing, gives: 'it', example: 'Genesis 2:21 תחתנה: under it' },
  {
    name: 'what the wind blows on',
    when: (word) => hasOfOne(word) && word.previous.is('H5380'),
    gives: 'it',
    example: 'Isaiah 40:7 בו: on it',
  },
  {
    name: 'in or on a thing, after "that"',
    when: (word) => hasOfOne(word) && (word.letters.startsWith('ב') || word.is('H5921')) && isRepeated(word),
    gives: 'it',
    example: 'Genesis 7:15 בו: in it',
  },
  {
    name: 'a masculine thing, as the nearest noun, but not after "to"',
    when: (word) => hasHis(word) && !word.letters.startsWith('ל') && isNearThing(word),
    gives: 'it',
    example: 'Exodus 29:36 עליו: for it',
  },
]);

/** The English owner of a noun: "its" for a thing, where the verse shows that it is one. */
export const possessiveHere = (noun: HebrewWord, suffix: Inflection): string =>
  ownerOf(noun) ?? possessiveOf(suffix);

/** The pronoun of a suffix in its verse: "it" for a thing, where the verse shows that it is one. */
export const objectHere = (word: HebrewWord, suffix: Inflection): string =>
  objectFor(word) ?? objectOf(suffix);
