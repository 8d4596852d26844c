import type { Rule } from '../../../rules.ts';
import type { HebrewWord } from '../../hebrew-word.ts';
import { CONTAINERS, DEEDS, IMAGES, OFFERED } from '../../word-groups.ts';
import { hasBeside, hasObject, isQal, objectAfter } from './what-a-verb-has.ts';

type VerbRule = Rule<HebrewWord, string | null>;

const isThing = ({
  isObjectMarker,
  isCommonNoun,
  isName,
  previous,
  hasPrefix,
  hasAnd,
}: HebrewWord): boolean =>
  isObjectMarker ||
  (isCommonNoun && !hasPrefix && !hasAnd) ||
  (isName && previous.isObjectMarker && previous.previous.is('H6213'));

/** To make and to do. */
export const MAKE: readonly VerbRule[] = [
  {
    name: '"to do", after a thing and "that": the altar that he made',
    of: 'H6213',
    when: (verb) =>
      isQal(verb) &&
      verb.previous.is('H834') &&
      ((verb.at(-2).isCommonNoun && !verb.at(-2).isIn(DEEDS)) || verb.verse.has(IMAGES)),
    gives: 'make',
    example: 'Genesis 12:5 עשו: they made',
  },
  {
    name: '"to do", after any other "that", after "what" or "so"',
    of: 'H6213',
    when: (verb) => verb.previous.is('H834', 'H4100', 'H3651'),
    gives: null,
    example: 'Genesis 20:9 עשית: you did',
  },
  {
    name: '"to do", with an offering as its object: to offer',
    of: 'H6213',
    when: (verb) => isQal(verb) && objectAfter(verb).isIn(OFFERED),
    gives: 'offer',
    example: 'Leviticus 5:10 יעשה: he will offer',
  },
  {
    name: '"to do", with a deed as its object',
    of: 'H6213',
    when: (verb) => objectAfter(verb).isIn(DEEDS),
    gives: null,
    example: 'Genesis 12:18 עשית: you did',
  },
  {
    name: '"to do", with any other noun as its object: to make',
    of: 'H6213',
    when: (verb) => isQal(verb) && isThing(objectAfter(verb)),
    gives: 'make',
    example: 'Genesis 18:7 לעשות: to make',
  },
];

/** True for a place where something is put: on it, in the midst of it, in the mouth. */
const isPlace = (word: HebrewWord): boolean =>
  (word.is('H5921') && !word.hasPrefix && !word.next.is('H3027')) ||
  (word.prefix === 'ב' && word.isIn(CONTAINERS)) ||
  (word.is('H413') && word.next.isIn(CONTAINERS));

const isToSomeone = (word: HebrewWord): boolean =>
  word.isPronounAfter('ל') || (word.prefix === 'ל' && (word.isPerson || word.is('H5971')));

/** True for "put it on the altar", but not for "give him". */
const isPut = (verb: HebrewWord): boolean =>
  isQal(verb) &&
  hasObject(verb, isPlace, 6) &&
  !hasObject(verb, isToSomeone, 4) &&
  !hasBeside(verb, 'H4306', 'H1653', 'H6963');

/** To give, to put, to let. */
export const GIVE: readonly VerbRule[] = [
  {
    name: '"to give", on or into a place: to put',
    of: 'H5414',
    when: isPut,
    gives: 'put',
    example: 'Genesis 16:5 נתתי: I put',
  },
];
