import { participleOf } from '../../../english/inflect.ts';
import { rules } from '../../../rules.ts';
import { ARAMAIC_VERBS, VERBS } from '../../chosen-verbs.ts';
import { isIntransitive, withPreposition } from '../../english-verb.ts';
import type { HebrewWord } from '../../hebrew-word.ts';
import { BORNE, LASTING, LIFTED, SHINING, UNCOVERED } from '../../word-groups.ts';
import { BY_OBJECT } from './by-object.ts';
import { GIVE, MAKE } from './make-and-give.ts';
import { hasObject, isHiphil, isNiphal, isQal } from './what-a-verb-has.ts';

/** The English verb that fits here better than the usual one. Null if the usual one fits. */
export const verbByPlace = rules<HebrewWord, string | null>('the English verb that fits at its place', [
  ...MAKE,
  ...GIVE,
  ...BY_OBJECT,
  {
    name: '"to lift up", with a wife as its object: to take',
    of: 'H5375',
    when: (verb) => isQal(verb) && hasObject(verb, (next) => next.is('H802')),
    gives: 'take',
    example: 'Genesis 39:7 ותשא: and took',
  },
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
    name: '"to meet", before "on him": to press',
    of: 'H6293',
    when: (verb) => isQal(verb) && verb.next.isPronounAfter('ב'),
    gives: 'press',
    example: 'Genesis 32:1 ויפגעו: and pressed',
  },
  {
    name: '"to make fall", with a lot as its object: to cast',
    of: 'H5307',
    when: (verb) => isHiphil(verb) && hasObject(verb, (next) => next.is('H1486')),
    gives: 'cast',
    example: '1 Chronicles 25:8 ויפילו: and they cast',
  },
  {
    name: '"to proclaim", with a suffix: to make him hear',
    of: 'H8085',
    when: (verb) => isHiphil(verb) && verb.suffix !== null,
    gives: 'make * hear',
    example: 'Deuteronomy 4:10 ואשמעם: and I will make them hear',
  },
  {
    name: '"to hear", before "to" or "to the voice": to listen',
    of: 'H8085',
    when: (verb) =>
      isQal(verb) && (verb.next.is('H413') || (verb.next.is('H6963') && verb.next.prefixes.length === 1)),
    gives: 'listen',
    example: 'Genesis 22:18 שמעת: you listened',
  },
  {
    name: '"to lay", with a suffix: to uphold him',
    of: 'H5564',
    when: (verb) => isQal(verb) && verb.suffix !== null,
    gives: 'uphold',
    example: 'Genesis 27:37 סמכתיו: I upheld him',
  },
  {
    name: '"to make known", with a suffix: to inform him',
    of: 'H3045',
    when: (verb) => isHiphil(verb) && verb.suffix !== null,
    gives: 'inform',
    example: '1 Samuel 16:3 אודיעך: I will inform you',
  },
  {
    name: '"to understand", in the hiphil with a suffix: to give him understanding',
    of: 'H995',
    when: (verb) => isHiphil(verb) && verb.suffix !== null,
    gives: 'give * understanding',
    example: 'Job 32:8 תבינם: gives them understanding',
  },
  {
    name: '"to be full", before the object marker: to fill',
    of: 'H4390',
    when: (verb) => isQal(verb) && verb.next.isObjectMarker,
    gives: 'fill',
    example: '1 Kings 8:10 מלא: filled',
  },
  {
    name: '"to cut off", with a covenant: to make',
    of: 'H3772',
    when: (verb) =>
      isQal(verb) &&
      (verb.someAfter(5, (next) => next.is('H1285')) || verb.at(-2).is('H1285') || verb.at(-3).is('H1285')),
    gives: 'make',
    example: 'Genesis 15:18 כרת: made',
  },
  {
    name: '"to answer", before "against him": to testify',
    of: 'H6030',
    when: (verb) => isQal(verb) && verb.next.isPronounAfter('ב'),
    gives: 'testify',
    example: 'Genesis 30:33 וענתה: and will testify',
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
  {
    name: '"to rise", with a word, a plan or a vow: to stand',
    of: 'H6965',
    when: (verb) =>
      isQal(verb) &&
      (verb.someBefore(2, (before) => before.isIn(LASTING)) ||
        hasObject(verb, (next) => next.isIn(LASTING) || next.is('H5769'))),
    gives: 'stand',
    example: 'Genesis 31:13 קום: stand',
  },
  {
    name: '"to arrange", with a table as its object: to prepare',
    of: 'H6186',
    when: (verb) => isQal(verb) && hasObject(verb, (next) => next.is('H7979')),
    gives: 'prepare',
    example: 'Isaiah 21:5 ערך: prepare',
  },
  {
    name: '"to be great", with a child as its subject: to grow up',
    of: 'H1431',
    when: (verb) => isQal(verb) && hasObject(verb, (next) => next.is('H3206', 'H5288', 'H5290')),
    gives: 'grow up',
    example: 'Exodus 2:10 ויגדל: and grew up',
  },
]);

const CHOSEN_VERBS = {
  hebrew: new Map(Object.entries(VERBS)),
  aramaic: new Map(Object.entries(ARAMAIC_VERBS)),
} as const;
/** Stems whose verbs are passive if the dictionary's gloss is active. */
const PASSIVE_STEMS = { hebrew: 'NPHQ', aramaic: 'QuMPi' } as const;
const TO = /^to (?=[a-z])/u;

/** The chosen English verb for a verb in its stem, or else the one of the dictionary's gloss. */
function usualVerb({ verbKey, stem, isAramaic, gloss }: HebrewWord): string | null {
  const language = isAramaic ? 'aramaic' : 'hebrew';
  const chosen = CHOSEN_VERBS[language].get(verbKey);
  if (chosen !== undefined) return chosen;
  if (gloss === null || !TO.test(gloss)) return null;
  const verb = gloss.replace(TO, '');
  const isPassive = PASSIVE_STEMS[language].includes(stem) && !isIntransitive(verb);
  return isPassive ? `be ${participleOf(verb)}` : verb;
}

/**
 * The English verb for a Hebrew or Aramaic verb in its stem, with a star where an object belongs inside a phrase. Null
 * if neither the chosen verbs nor the dictionary's gloss give one.
 */
export function englishVerb(word: HebrewWord): string | null {
  const verb = verbByPlace(word) ?? usualVerb(word);
  if (verb === null || word.suffix === null) return verb;
  // The suffix of "his coming" is the subject.
  return word.form === 'c' && isIntransitive(verb) ? verb : withPreposition(verb);
}
