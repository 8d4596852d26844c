import type { Rule } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { ENDS, HEAVEN, OVER_LAND } from '../word-groups.ts';

type LandRule = Rule<HebrewWord, string | null>;

/** True for "land" before "that", "this" and what makes it good, dry or another: a certain land. */
const isCertain = ({ next, isPoetry }: HebrewWord): boolean =>
  (next.is('H834') && !isPoetry) ||
  next.is('H2063', 'H312', 'H2896', 'H2100', 'H6723', 'H7130') ||
  next.isRelative;

/** True after kingdoms, nations, clans and kings of the earth. */
const isOfNations = ({ previous }: HebrewWord): boolean =>
  previous.is('H4467', 'H1471', 'H4940', 'H2416', 'H5775') ||
  (previous.is('H5971', 'H4428') && previous.number === 'p' && previous.isConstruct);

/** True after "all" that is no object: the whole land is conquered or seen, all the earth fears. */
const isWhole = ({ previous }: HebrewWord): boolean =>
  previous.is('H3605') && !(previous.previous.isObjectMarker || previous.prefix === 'ב');

/** True for "on the earth", but not "on the land of Egypt". */
const isGroundUnder = (land: HebrewWord): boolean =>
  land.hasArticle &&
  !land.verse.has(OVER_LAND) &&
  (land.previous.is('H5921') || (land.previous.is('H6440') && land.at(-2).is('H5921')));

/** The senses of ארץ: a land, the earth and the ground. */
export const SENSES_OF_LAND: readonly LandRule[] = [
  {
    name: 'land, in the plural',
    of: 'H776',
    when: ({ number }) => number === 'p',
    gives: null,
    example: 'Genesis 26:4 הארצת: the lands',
  },
  {
    name: 'land, with an owner',
    of: 'H776',
    when: ({ suffix, isConstruct }) => suffix !== null || isConstruct,
    gives: null,
    example: 'Numbers 22:5 ארץ: the land of',
  },
  {
    name: 'land, before "that" or "good"',
    of: 'H776',
    when: isCertain,
    gives: null,
    example: 'Deuteronomy 4:26 הארץ: the land',
  },
  {
    name: 'land, in poetry',
    of: 'H776',
    when: ({ isPoetry }) => isPoetry,
    gives: 'earth~',
    example: 'Job 14:8 בארץ: on the earth',
  },
  {
    name: 'land, beside heaven',
    of: 'H776',
    when: ({ verse }) => verse.has(HEAVEN),
    gives: 'earth~',
    example: 'Genesis 7:23 הארץ: the earth',
  },
  {
    name: 'land, after its ends, dust, kingdoms and nations',
    of: 'H776',
    when: (land) => land.previous.isIn(ENDS) || isOfNations(land),
    gives: 'earth~',
    example: 'Exodus 8:17 הארץ: the earth',
  },
  {
    name: 'land, after "all"',
    of: 'H776',
    when: isWhole,
    gives: 'earth~',
    example: 'Exodus 10:15 הארץ: the earth',
  },
  {
    name: 'land, after "on"',
    of: 'H776',
    when: isGroundUnder,
    gives: 'earth~',
    example: 'Genesis 2:5 הארץ: the earth',
  },
];
