import type { Rule } from '../../rules.ts';
import { reflexiveOf } from '../english-pronouns.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { BODY_PARTS, FEELINGS, SACRIFICED, WINDS } from '../word-groups.ts';

type BodyRule = Rule<HebrewWord, string | null>;

/** True for a "life" that is a dead body. */
const isDeadBody = ({ next, verse, prefix }: HebrewWord): boolean =>
  (next.is('H4191') && next.isParticiple) ||
  (prefix === 'ל' && (verse.numbers.has('H2931') || verse.numbers.has('H2930')) && !verse.isPoetry);

/** True for persons that are counted or that a law speaks of. */
const isCountedPerson = (soul: HebrewWord): boolean =>
  soul.suffix === null &&
  (soul.previous.isNumeral ||
    soul.next.isNumeral ||
    soul.next.is('H120') ||
    (soul.hasArticle && soul.verse.numbers.has('H3772')) ||
    (soul.hasArticle && soul.previous.is('H3605')));

/** True for a "life" on which one binds a vow: "on herself". */
const isBoundBy = (soul: HebrewWord): boolean =>
  soul.suffix !== null && soul.previous.is('H5921') && soul.verse.numbers.has('H631');

const isHeartAndSoul = (soul: HebrewWord): boolean =>
  !soul.isPoetry && soul.suffix !== null && (soul.verse.has(FEELINGS) || soul.previous.is('H3605', 'H2416'));

const isHerVerb = (verb: HebrewWord): boolean =>
  verb.isFinite && verb.isThirdPerson && verb.inflection?.gender === 'f' && verb.inflection.number === 's';

/** True for a wind: beside what scatters things, as one of four, or after "chasing". */
const isWind = (wind: HebrewWord): boolean =>
  wind.suffix === null &&
  (wind.verse.has(WINDS) || wind.previous.is('H702') || wind.next.is('H6921', 'H6828', 'H5045'));

/** The senses of nouns for the body, the soul and strength that a neighbour chooses. */
export const SENSES_OF_BODY: readonly BodyRule[] = [
  {
    name: 'eye, that is a spring of water',
    of: 'H5869',
    when: ({ number, hasArticle, isDirection, next }) =>
      number === 's' && (hasArticle || isDirection || next.is('H4325')),
    gives: 'spring',
    example: 'Genesis 24:13 עין: the spring of',
  },
  {
    name: 'life, of the dead: a dead body',
    of: 'H5315',
    when: isDeadBody,
    gives: 'dead body|dead bodies',
    example: 'Leviticus 21:11 נפשת: the dead bodies of',
  },
  {
    name: 'life, counted or in a law: a person',
    of: 'H5315',
    when: isCountedPerson,
    gives: 'person',
    example: 'Genesis 17:14 הנפש: the person',
  },
  {
    name: 'life, bound by a vow: himself',
    of: 'H5315',
    when: isBoundBy,
    gives: ({ suffix }) => (suffix === null ? null : `=${reflexiveOf(suffix)}`),
    example: 'Numbers 30:2 נפשו: himself',
  },
  {
    name: 'life, beside the heart, love or desire: soul',
    of: 'H5315',
    when: isHeartAndSoul,
    gives: 'soul',
    example: 'Genesis 27:4 נפשי: my soul',
  },
  {
    name: 'life, that does something: my soul loathed',
    of: 'H5315',
    when: (soul) =>
      soul.suffix !== null &&
      !soul.hasPrefix &&
      (isHerVerb(soul.next) || (isHerVerb(soul.previous) && !soul.hasAnd)),
    gives: 'soul',
    example: 'Genesis 12:13 נפשי: my soul',
  },
  {
    name: 'midst, of an animal to sacrifice: entrails',
    of: 'H7130',
    when: ({ verse, hasPrefix }) => !hasPrefix && verse.has(SACRIFICED),
    gives: 'entrails~',
    example: 'Exodus 12:9 קרבו: his entrails',
  },
  {
    name: 'right hand, after a part of the body: right',
    of: 'H3225',
    when: ({ previous }) => previous.isIn(BODY_PARTS) && previous.isConstruct,
    gives: 'right~',
    example: 'Genesis 48:17 ימינו: his right',
  },
  {
    name: 'right hand, after "turn" or before "left": to the right',
    of: 'H3225',
    when: (hand) => hand.isPlainOne && !hand.hasPrefix && hand.someAfter(2, (next) => next.is('H8040')),
    gives: '=to the right',
    example: 'Numbers 20:17 ימין: to the right',
  },
  {
    name: 'right hand, with an article: the right',
    of: 'H3225',
    when: ({ hasArticle }) => hasArticle,
    gives: 'right~',
    example: 'Genesis 13:9 הימין: the right',
  },
  {
    name: 'left hand, after "right": to the left',
    of: 'H8040',
    when: (hand) => hand.isPlainOne && !hand.hasPrefix && hand.someBefore(2, (before) => before.is('H3225')),
    gives: '=to the left',
    example: 'Numbers 20:17 ושמאול: and to the left',
  },
  {
    name: 'spirit, after "chasing": wind',
    of: 'H7307',
    when: ({ previous }) => previous.is('H7469', 'H7475'),
    gives: 'wind~',
    example: 'Ecclesiastes 1:14 רוח: wind',
  },
  {
    name: 'spirit, where winds blow: wind',
    of: 'H7307',
    when: isWind,
    gives: 'wind',
    example: 'Ecclesiastes 8:8 ברוח: in the wind',
  },
  {
    name: 'army, after "to make": valour',
    of: 'H2428',
    when: (army) => army.isPlainOne && army.someBefore(2, (before) => before.is('H6213')),
    gives: 'valour~',
    example: 'Numbers 24:18 חיל: valour',
  },
  {
    name: 'anger, after "long" or "short"',
    of: 'H639',
    when: ({ previous }) => previous.is('H750', 'H7116'),
    gives: 'anger~',
    example: 'Nehemiah 9:17 אפים: anger',
  },
  {
    name: 'hand, of the thigh: its socket',
    of: 'H3709',
    when: ({ next }) => next.is('H3409'),
    gives: 'socket',
    example: 'Genesis 32:25 בכף: the socket of',
  },
];
