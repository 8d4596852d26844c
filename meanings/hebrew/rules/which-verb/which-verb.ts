import { participleOf } from '../../../english/inflect.ts';
import { rules } from '../../../rules.ts';
import { ownWord } from '../../../words/index.ts';
import { isIntransitive, withPreposition } from '../../english-verb.ts';
import type { HebrewWord } from '../../hebrew-word.ts';
import { BORNE, LIFTED, SHINING, UNCOVERED } from '../../word-groups.ts';
import { BY_OBJECT } from './by-object.ts';
import { GIVE, MAKE } from './make-and-give.ts';
import { hasObject, isHiphil, isNiphal, isQal } from './what-a-verb-has.ts';

/** The English verb that fits here better than the usual one. Null if the usual one fits. */
export const verbByPlace = rules<HebrewWord, string | null>('the English verb that fits at its place', [
  ...MAKE,
  ...GIVE,
  ...BY_OBJECT,
  {
    name: '"to lift up", with guilt as its object: to bear',
    of: 'H5375',
    when: (verb) => isQal(verb) && hasObject(verb, (next) => next.isIn(BORNE)),
    gives: 'bear',
    example: 'Exodus 23:21 ישא: he will bear',
  },
  {
    name: '"to lift up", in prose, with an object that is not lifted up: to carry',
    of: 'H5375',
    when: (verb) => isQal(verb) && !verb.isPoetry && !hasObject(verb, (next) => next.isIn(LIFTED)),
    gives: 'carry',
    example: 'Genesis 4:13 מנשא: from carrying',
  },
  {
    name: '"to burn", before anger or the eyes: to be kindled',
    of: 'H2734',
    when: (verb) => isQal(verb) && verb.next.is('H639', 'H5869'),
    gives: 'be kindled',
    example: 'Genesis 30:2 ויחר: and was kindled',
  },
  {
    name: '"to hear", before "to" or "to the voice": to listen',
    of: 'H8085',
    when: (verb) =>
      isQal(verb) && (verb.next.is('H413') || (verb.next.is('H6963') && verb.next.prefixes.length === 1)),
    gives: 'listen',
    example: 'Genesis 49:2 ושמעו: and listen',
  },
  {
    name: '"to make known", with a suffix: to inform him',
    of: 'H3045',
    when: (verb) => isHiphil(verb) && verb.suffix !== null,
    gives: 'inform',
    example: '1 Samuel 16:3 אודיעך: I will inform you',
  },
  {
    name: '"to make shine", without a suffix, a face or an eye: to give light',
    of: 'H215',
    when: (verb) =>
      isHiphil(verb) &&
      verb.suffix === null &&
      !verb.previous.isIn(SHINING) &&
      !hasObject(verb, (next) => next.isIn(SHINING)),
    gives: 'give light',
    example: 'Genesis 1:15 להאיר: to give light',
  },
  {
    name: '"to be uncovered", without a body, a foundation or guilt: to be revealed',
    of: 'H1540',
    when: (verb) =>
      isNiphal(verb) && !verb.previous.isIn(UNCOVERED) && !hasObject(verb, (next) => next.isIn(UNCOVERED)),
    gives: 'be revealed',
    example: 'Genesis 35:7 נגלו: were revealed',
  },
]);

/** Stems whose verbs are passive if the dictionary's gloss is active. */
const PASSIVE_STEMS = 'NPHQ';
const ARAMAIC_PASSIVE_STEMS = 'QuMPi';
const TO = /^to (?=[a-z])/u;

/** Our own English verb for a verb in its stem, or else the one of the dictionary's gloss. */
function usualVerb({ verbKey, stem, isAramaic, gloss }: HebrewWord): string | null {
  const own = ownWord(verbKey);
  if (own !== null) return own;
  if (gloss === null || !TO.test(gloss)) return null;
  const verb = gloss.replace(TO, '');
  const isPassive = (isAramaic ? ARAMAIC_PASSIVE_STEMS : PASSIVE_STEMS).includes(stem);
  return isPassive && !isIntransitive(verb) ? `be ${participleOf(verb)}` : verb;
}

/** An English verb with the preposition that it needs before a suffix. The suffix of "his coming" is the subject. */
export const beforeSuffix = ({ suffix, form }: HebrewWord, verb: string): string =>
  suffix === null || (form === 'c' && isIntransitive(verb)) ? verb : withPreposition(verb);

/**
 * The English verb for a Hebrew or Aramaic verb in its stem, with a star where an object belongs inside a phrase. Null
 * if neither the table of words nor the dictionary's gloss gives one.
 */
export function englishVerb(word: HebrewWord): string | null {
  const verb = verbByPlace(word) ?? usualVerb(word);
  return verb === null ? null : beforeSuffix(word, verb);
}
