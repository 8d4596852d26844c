import type { Rule } from '../../../rules.ts';
import type { HebrewWord } from '../../hebrew-word.ts';
import { PLAGUES } from '../../word-groups.ts';
import {
  hasBeside,
  hasNear,
  hasObject,
  hasPronounObject,
  isHiphil,
  isPiel,
  isQal,
  nextVerb,
} from './what-a-verb-has.ts';

type VerbRule = Rule<HebrewWord, string | null>;

/** True for a place where one sits: on a seat, in a gate, before someone. "On the ground" one dwells. */
const isSeat = (word: HebrewWord): boolean =>
  (word.is('H5921') && !word.next.is('H127', 'H776', 'H3651', 'H6440', 'H3605')) ||
  word.is('H6607', 'H3678', 'H4186', 'H8478', 'H3225', 'H6083', 'H7979') ||
  (word.is('H8179') && word.prefix === 'ב') ||
  (word.is('H6440') && word.prefix === 'ל') ||
  (word.is('H776') && word.prefix === 'ל');

/** Rules for verbs whose object or preposition decides the English verb. */
export const BY_OBJECT: readonly VerbRule[] = [
  {
    name: '"to dwell", on a seat, in a gate or before someone: to sit',
    of: 'H3427',
    when: (verb) =>
      isQal(verb) && (hasObject(verb, isSeat, 4) || verb.someBefore(2, (before) => before.is('H3678'))),
    gives: 'sit',
    example: 'Exodus 2:15 וישב: and he sat',
  },
  {
    name: '"to bring up", with a burnt offering as its object: to offer up',
    of: 'H5927',
    when: (verb) => isHiphil(verb) && hasBeside(verb, 'H5930', 'H4503'),
    gives: 'offer * up',
    example: 'Genesis 8:20 ויעל: and he offered up',
  },
  {
    name: '"to leave", with a place for its object: to put',
    of: 'H3240',
    when: (verb) =>
      isHiphil(verb) && hasObject(verb, (next) => next.is('H6440', 'H5921') || next.prefix === 'ב', 5),
    gives: 'put',
    example: 'Genesis 2:15 וינחהו: and he put him',
  },
  {
    name: '"to burn", before "to" and the one who is angry: to be angry',
    of: 'H2734',
    when: (verb) => isQal(verb) && (verb.next.prefixes.includes('ל') || verb.next.isPronounAfter('ל')),
    gives: 'be angry',
    example: 'Genesis 4:5 ויחר: and he was angry',
  },
  {
    name: '"to wear", in a story or a command: to put on',
    of: 'H3847',
    when: (verb) => isQal(verb) && /[wvq]/u.test(verb.form) && !hasNear(verb, 'H7307'),
    gives: 'put * on',
    example: 'Genesis 38:19 ותלבש: and she put on',
  },
  {
    name: '"to send away", with a plague, fire or those whom it strikes: to send',
    of: 'H7971',
    when: (verb) =>
      isPiel(verb) &&
      (verb.next.isPronounAfter('ב') ||
        hasObject(verb, (next) => next.isIn(PLAGUES), 4) ||
        verb.previous.isIn(PLAGUES)),
    gives: 'send',
    example: 'Exodus 15:7 תשלח: you send',
  },
  {
    name: '"to return", with a person as its object: to bring back',
    of: 'H7725',
    when: (verb) => isHiphil(verb) && hasPronounObject(verb),
    gives: 'bring * back',
    example: 'Genesis 28:15 והשבתיך: and I will bring you back',
  },
  {
    name: '"to add", before an infinitive: to continue',
    of: 'H3254',
    when: (verb) =>
      nextVerb(verb).form === 'c' && nextVerb(verb).prefix === 'ל' && verb.previous.is('H3808', 'H408'),
    gives: 'continue',
    example: 'Genesis 8:21 אסף: I will continue',
  },
];
