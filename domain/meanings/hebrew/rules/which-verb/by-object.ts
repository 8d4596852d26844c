import { group } from '../../../group.ts';
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

/** True for "to cleanse" and "to defile" beside a priest, who only says that someone is clean or unclean. */
const isOfPriest = (verb: HebrewWord): boolean =>
  isPiel(verb) &&
  !verb.isPoetry &&
  (hasNear(verb, 'H3548') || (verb.suffix !== null && verb.verse.numbers.has('H3548')));

const HORSES_AND_PURSUERS = group('H5404 H5483 H7291 H5246');
const ENGRAVED = group('H6603 H3742 H3871');
const WORDS = group('H4405 H561');
const PEGS_AND_WEAPONS = group('H3489 H990 H7626');

/** True for "to destroy" without an object, which is to act corruptly. */
const isCorrupt = (verb: HebrewWord): boolean =>
  'ph'.includes(verb.stem) &&
  verb.isFinite &&
  verb.suffix === null &&
  !verb.previous.is('H3808', 'H408') &&
  !verb.previous.isCommonNoun &&
  (verb.endsClause || verb.next.hasAnd || verb.next.isVerb || verb.next.is('H5971', 'H3588', 'H4480'));

/** Rules for verbs whose object or preposition decides the English verb. */
export const BY_OBJECT: readonly VerbRule[] = [
  {
    name: '"to lift up", with a name in vain as its object: to take',
    of: 'H5375',
    when: (verb) => isQal(verb) && verb.verse.numbers.has('H7723') && hasNear(verb, 'H8034'),
    gives: 'take',
    example: 'Exodus 20:7 תשא: you will take',
  },
  {
    name: '"to prosper", with the spirit as its subject: to rush',
    of: 'H6743',
    when: (verb) => isQal(verb) && hasObject(verb, (next) => next.is('H7307'), 4),
    gives: 'rush',
    example: 'Judges 14:6 ותצלח: and rushed',
  },
  {
    name: '"to pour out", with a sword or a spear as its object: to draw',
    of: 'H7324',
    when: (verb) => isHiphil(verb) && hasBeside(verb, 'H2719', 'H2595'),
    gives: 'draw',
    example: 'Exodus 15:9 אריק: I draw',
  },
  {
    name: '"to break out", with a wall as its object: to break down',
    of: 'H6555',
    when: (verb) => isQal(verb) && hasNear(verb, 'H2346', 'H1447', 'H1448'),
    gives: 'break * down',
    example: '2 Kings 14:13 ויפרץ: and he broke down',
  },
  {
    name: '"to destroy", without an object: to act corruptly',
    of: 'H7843',
    when: isCorrupt,
    gives: 'act corruptly',
    example: 'Deuteronomy 31:29 תשחתון: you will act corruptly',
  },
  {
    name: '"to call", with a fast, freedom or a convocation as its object: to proclaim',
    of: 'H7121',
    when: (verb) => isQal(verb) && hasBeside(verb, 'H6685', 'H1865', 'H4744'),
    gives: 'proclaim',
    example: 'Leviticus 23:21 וקראתם: and you will proclaim',
  },
  {
    name: '"to plough", with evil as its object: to devise',
    of: 'H2790',
    when: (verb) => hasBeside(verb, 'H7451', 'H205'),
    gives: 'devise',
    example: 'Proverbs 3:29 תחרש: devise',
  },
  {
    name: '"to bind", against a person or before "conspiracy": to conspire',
    of: 'H7194',
    when: (verb) =>
      isQal(verb) &&
      !verb.isPoetry &&
      verb.suffix === null &&
      verb.form !== 's' &&
      hasObject(
        verb,
        (next) =>
          next.is('H7195') ||
          (next.is('H5921') && (next.suffix !== null || next.next.isName || next.next.is('H113'))),
      ),
    gives: 'conspire',
    example: '1 Samuel 22:8 קשרתם: you conspired',
  },
  {
    name: '"to dwell", on a seat, in a gate or before someone: to sit',
    of: 'H3427',
    when: (verb) =>
      isQal(verb) && (hasObject(verb, isSeat, 4) || verb.someBefore(2, (before) => before.is('H3678'))),
    gives: 'sit',
    example: 'Exodus 2:15 וישב: and he sat',
  },
  {
    name: '"to dwell", as a command in prose: to stay',
    of: 'H3427',
    when: (verb) => isQal(verb) && verb.form === 'v' && !verb.isPoetry && !hasNear(verb, 'H776'),
    gives: 'stay',
    example: 'Genesis 35:1 ושב: and stay',
  },
  {
    name: '"to make dwell", with women as its object: to marry',
    of: 'H3427',
    when: (verb) => isHiphil(verb) && hasNear(verb, 'H802'),
    gives: 'marry',
    example: 'Ezra 10:2 ונשב: and we married',
  },
  {
    name: '"to strip", with garments as its object: to take off',
    of: 'H6584',
    when: (verb) => isQal(verb) && hasNear(verb, 'H899', 'H3801'),
    gives: 'take * off',
    example: 'Leviticus 6:11 ופשט: and he will take off',
  },
  {
    name: '"to burn", with evil or what is holy as its object: to purge',
    of: 'H1197',
    when: (verb) => isPiel(verb) && hasNear(verb, 'H7451', 'H6944', 'H1818', 'H6945', 'H178'),
    gives: 'purge',
    example: 'Deuteronomy 13:5 ובערת: and you will purge',
  },
  {
    name: '"to bind", with a donkey as its object: to saddle',
    of: 'H2280',
    when: (verb) => isQal(verb) && hasNear(verb, 'H2543', 'H860', 'H6505'),
    gives: 'saddle',
    example: 'Genesis 22:3 ויחבש: and he saddled',
  },
  {
    name: '"to go into exile", with an ear, an eye or a secret as its object: to uncover',
    of: 'H1540',
    when: (verb) => isQal(verb) && hasBeside(verb, 'H241', 'H5475', 'H5869'),
    gives: 'uncover',
    example: 'Numbers 24:16 וגלוי: and uncovered',
  },
  {
    name: '"to bring up", with a burnt offering as its object: to offer up',
    of: 'H5927',
    when: (verb) => isHiphil(verb) && hasBeside(verb, 'H5930', 'H4503'),
    gives: 'offer * up',
    example: 'Genesis 8:20 ויעל: and he offered up',
  },
  {
    name: '"to loosen", with engravings or cherubim as its object: to engrave',
    of: 'H6605',
    when: (verb) => isPiel(verb) && verb.verse.has(ENGRAVED),
    gives: 'engrave',
    example: 'Exodus 28:36 ופתחת: and you will engrave',
  },
  {
    name: '"to compare", without "to": to intend',
    of: 'H1819',
    when: (verb) =>
      isPiel(verb) &&
      !hasObject(verb, (next) => next.is('H413') || next.prefixes.includes('ל')) &&
      verb.suffix === null,
    gives: 'intend',
    example: 'Numbers 33:56 דמיתי: I intended',
  },
  {
    name: '"to cleanse", with a priest as its subject: to pronounce clean',
    of: 'H2891',
    when: isOfPriest,
    gives: 'pronounce * clean',
    example: 'Leviticus 13:6 וטהרו: and will pronounce him clean',
  },
  {
    name: '"to defile", with a priest as its subject: to pronounce unclean',
    of: 'H2930',
    when: isOfPriest,
    gives: 'pronounce * unclean',
    example: 'Leviticus 13:8 וטמאו: and will pronounce him unclean',
  },
  {
    name: '"to be light", with eagles, horses or pursuers: to be swift',
    of: 'H7043',
    when: (verb) => verb.verse.has(HORSES_AND_PURSUERS),
    gives: 'be swift',
    example: '2 Samuel 1:23 קלו: they were swift',
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
    name: '"to wander", before the one who is mourned: to mourn',
    of: 'H5110',
    when: (verb) =>
      isQal(verb) && (verb.next.isPronounAfter('ל') || (verb.next.prefix === 'ל' && verb.form !== 'c')),
    gives: 'mourn',
    example: 'Job 2:11 לנוד: to mourn',
  },
  {
    name: '"to blow", with a hand as its object: to strike',
    of: 'H8628',
    when: (verb) => hasObject(verb, (next) => next.is('H3709', 'H3027') && !next.hasPrefix),
    gives: 'strike',
    example: 'Psalm 47:1 תקעו: strike',
  },
  {
    name: '"to blow", with a peg or a weapon as its object: to thrust',
    of: 'H8628',
    when: (verb) => verb.suffix !== null || verb.verse.has(PEGS_AND_WEAPONS),
    gives: 'thrust',
    example: 'Judges 3:21 ויתקעה: and he thrust it',
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
    name: '"to return", with a person as its object where words are spoken: to answer',
    of: 'H7725',
    when: (verb) =>
      isHiphil(verb) && verb.suffix !== null && (verb.previous.is('H4100') || verb.verse.has(WORDS)),
    gives: 'answer',
    example: 'Job 31:14 אשיבנו: I answer him',
  },
  {
    name: '"to return", with a person as its object: to bring back',
    of: 'H7725',
    when: (verb) => isHiphil(verb) && hasPronounObject(verb),
    gives: 'bring * back',
    example: 'Genesis 28:15 והשבתיך: and I will bring you back',
  },
  {
    name: '"to return", with wrath as its object: to turn away',
    of: 'H7725',
    when: (verb) => isHiphil(verb) && hasNear(verb, 'H2534', 'H639'),
    gives: 'turn * away',
    example: 'Numbers 25:11 השיב: turned away',
  },
  {
    name: '"to go around", with a suffix as its object: to surround',
    of: 'H5437',
    when: (verb) => isQal(verb) && verb.suffix !== null && verb.form !== 'c',
    gives: 'surround',
    example: '2 Samuel 22:6 סבני: surrounded me',
  },
  {
    name: '"to add", before an infinitive: to continue',
    of: 'H3254',
    when: (verb) =>
      nextVerb(verb).form === 'c' && nextVerb(verb).prefix === 'ל' && verb.previous.is('H3808', 'H408'),
    gives: 'continue',
    example: 'Genesis 8:21 אסף: I will continue',
  },
  {
    name: '"to be great", with children before it: to grow up',
    of: 'H1431',
    when: (verb) => isQal(verb) && verb.someBefore(2, (before) => before.is('H3206')),
    gives: 'grow up',
    example: '1 Kings 12:8 גדלו: they grew up',
  },
  {
    name: '"to shepherd", with cows or sheep as its subject: to graze',
    of: 'H7462',
    when: (verb) =>
      isQal(verb) && verb.isFinite && verb.inflection?.gender === 'f' && verb.inflection.number === 'p',
    gives: 'graze',
    example: 'Genesis 41:2 ותרעינה: and they grazed',
  },
];
