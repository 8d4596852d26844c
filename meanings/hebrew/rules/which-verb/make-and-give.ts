import type { Rule } from '../../../rules.ts';
import type { HebrewWord } from '../../hebrew-word.ts';
import { COMMANDS, CONTAINERS, DEEDS, DESOLATE, FEASTS, IMAGES, OFFERED } from '../../word-groups.ts';
import { hasBeside, hasObject, hasPronounObject, isQal, nextVerb, objectAfter } from './what-a-verb-has.ts';

type VerbRule = Rule<HebrewWord, string | null>;

/** True for "to do them" in a verse with commandments. */
const isDoneOfCommands = (verb: HebrewWord): boolean =>
  verb.next.isObjectMarker && verb.next.suffix !== null && verb.verse.has(COMMANDS);

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
    example: 'Genesis 4:10 עשית: you did',
  },
  {
    name: '"to do", with the passover, the sabbath or a feast as its object: to keep',
    of: 'H6213',
    when: (verb) => isQal(verb) && hasObject(verb, (next) => next.isIn(FEASTS), 4),
    gives: 'keep',
    example: 'Numbers 9:5 ויעשו: and they kept',
  },
  {
    name: '"to do", with an offering as its object: to offer',
    of: 'H6213',
    when: (verb) => isQal(verb) && objectAfter(verb).isIn(OFFERED),
    gives: 'offer',
    example: 'Leviticus 5:10 יעשה: he will offer',
  },
  {
    name: '"to do", with statutes as its object',
    of: 'H6213',
    when: isDoneOfCommands,
    gives: null,
    example: 'Exodus 35:1 לעשת: to do',
  },
  {
    name: '"to do", with a deed as its object',
    of: 'H6213',
    when: (verb) => objectAfter(verb).isIn(DEEDS),
    gives: null,
    example: 'Genesis 7:5 ויעש: and did',
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

/** True for "did not let him go": a person is the object, and an infinitive says what he may do. */
const isAllowed = (verb: HebrewWord): boolean =>
  isQal(verb) &&
  verb.previous.is('H3808', 'H408') &&
  nextVerb(verb).form === 'c' &&
  !hasObject(verb, isToSomeone, 2);

/** To give, to put, to let. */
export const GIVE: readonly VerbRule[] = [
  {
    name: '"to give", after "not" and before what a person may do: to let',
    of: 'H5414',
    when: isAllowed,
    gives: 'let',
    example: 'Genesis 31:7 נתנו: let him',
  },
  {
    name: '"to give", before "a waste" or "a terror" that something becomes: to make',
    of: 'H5414',
    when: (verb) =>
      isQal(verb) &&
      hasObject(verb, (next) => next.isIn(DESOLATE) && (next.prefix === 'ל' || !next.hasPrefix), 6),
    gives: 'make',
    example: 'Leviticus 26:31 ונתתי: and I will make',
  },
  {
    name: '"to give", before "before someone": to set',
    of: 'H5414',
    when: (verb) =>
      isQal(verb) &&
      hasObject(verb, (next) => next.is('H6440') && next.prefix === 'ל', 5) &&
      !hasPronounObject(verb) &&
      !hasObject(
        verb,
        (next) =>
          next.is('H6963') ||
          (next.isObjectMarker && next.suffix !== null) ||
          (next.isName && !next.is('H3068')),
        5,
      ) &&
      !hasObject(verb, isToSomeone, 3),
    gives: 'set',
    example: 'Genesis 18:8 ויתן: and he set',
  },
  {
    name: '"to give", on or into a place: to put',
    of: 'H5414',
    when: isPut,
    gives: 'put',
    example: 'Genesis 16:5 נתתי: I put',
  },
];
