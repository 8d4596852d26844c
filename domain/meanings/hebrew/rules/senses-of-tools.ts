import type { Rule } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { BEATEN, LAID_ASIDE, METALS, OF_HOLINESS } from '../word-groups.ts';

type ToolRule = Rule<HebrewWord, string | null>;

/** True for "the holy place", but not for "the holiness" in "the mountain of the holiness". */
const isHolyPlace = (holy: HebrewWord): boolean =>
  holy.hasArticle && holy.number === 's' && holy.state === 'a' && !holy.previous.isIn(OF_HOLINESS);

/** True for the plain of the Jordan, and for one with an article in a verse without metals. */
const isPlain = (plain: HebrewWord): boolean =>
  plain.next.is('H3383') ||
  (plain.hasArticle && plain.number === 's' && !plain.previous.isNumeral && !plain.verse.has(METALS));

const isRod = (rod: HebrewWord): boolean =>
  rod.number === 's' &&
  !rod.next.isName &&
  !rod.next.is('H5159') &&
  (rod.isPoetry || rod.prefix === 'ב' || rod.previous.is('H8478') || rod.verse.has(BEATEN));

/** The senses of nouns for tools, gifts and holy things that a neighbour chooses. */
export const SENSES_OF_TOOLS: readonly ToolRule[] = [
  {
    name: 'chariot, beside horsemen or "iron": chariots',
    of: 'H7393',
    when: ({ number, suffix, next, verse }) =>
      number === 's' && suffix === null && (verse.numbers.has('H6571') || next.is('H1270', 'H4714')),
    gives: 'chariots~',
    example: 'Genesis 50:9 רכב: chariots',
  },
  {
    name: 'Asherah, in the plural or with an owner: a pole',
    of: 'H842',
    when: ({ letters, suffix }) => suffix !== null || /(?:ים|ות)$/u.test(letters),
    gives: ({ letters }) => (letters.endsWith('תו') ? 'Asherah pole' : 'Asherah poles'),
    example: 'Deuteronomy 7:5 ואשירהם: and their Asherah poles',
  },
  {
    name: 'holiness, with an article: the holy place',
    of: 'H6944',
    when: isHolyPlace,
    gives: 'holy place',
    example: 'Exodus 15:11 בקדש: in the holy place',
  },
  {
    name: 'talent, before "bread": a loaf',
    of: 'H3603',
    when: ({ next }) => next.is('H3899'),
    gives: 'loaf|loaves',
    example: 'Exodus 29:23 וככר: and the loaf of',
  },
  {
    name: 'talent, in a verse without metal: a plain',
    of: 'H3603',
    when: isPlain,
    gives: 'plain',
    example: 'Genesis 13:10 ככר: the plain of',
  },
  {
    name: 'cord, before an inheritance or a place: a portion',
    of: 'H2256',
    when: (cord) =>
      (cord.isConstruct && (cord.next.isName || cord.next.is('H3220', 'H5159'))) || cord.next.is('H1486'),
    gives: 'portion',
    example: 'Deuteronomy 3:4 חבל: the portion of',
  },
  {
    name: 'cord, as a masculine plural: pains of labour',
    of: 'H2256',
    when: ({ code }) => code.startsWith('Ncmp'),
    gives: 'pain',
    example: 'Job 39:3 חבליהם: their pains',
  },
  {
    name: 'tribe, that is a rod',
    of: 'H7626',
    when: isRod,
    gives: 'rod',
    example: 'Judges 5:14 בשבט: with the rod of',
  },
  {
    name: 'vessel, of skin: an article',
    of: 'H3627',
    when: ({ next }) => next.is('H5785'),
    gives: 'article',
    example: 'Leviticus 13:49 כלי: the article of',
  },
  {
    name: 'vessel, that one guards or hides among: baggage',
    of: 'H3627',
    when: (vessel) =>
      vessel.hasArticle && vessel.number === 'p' && vessel.someBefore(3, (before) => before.isIn(LAID_ASIDE)),
    gives: 'baggage~',
    example: '1 Samuel 10:22 הכלים: the baggage',
  },
];
