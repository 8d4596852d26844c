import type { Rule } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { ENDS, HEAVEN, OVER_LAND } from '../word-groups.ts';

type LandRule = Rule<HebrewWord, string | null>;

/** True for ארץ after kingdoms, nations, clans or kings: "the kings of the earth". */
const isOfNations = ({ previous }: HebrewWord): boolean =>
  previous.is('H4467', 'H1471', 'H4940', 'H2416', 'H5775') ||
  (previous.is('H5971', 'H4428') && previous.number === 'p' && previous.isConstruct);

/** True after "all" that is not an object. All the earth fears, but one conquers or sees the whole land. */
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
    name: 'land, beside heaven: the earth',
    of: 'H776',
    when: ({ verse }) => verse.has(HEAVEN),
    gives: 'earth~',
    example: 'Genesis 7:23 הארץ: the earth',
  },
  {
    name: 'land, after its ends, dust, kingdoms or nations: the earth',
    of: 'H776',
    when: (land) => land.previous.isIn(ENDS) || isOfNations(land),
    gives: 'earth~',
    example: 'Exodus 8:17 הארץ: the earth',
  },
  {
    name: 'land, after "all": the earth',
    of: 'H776',
    when: isWhole,
    gives: 'earth~',
    example: 'Exodus 10:15 הארץ: the earth',
  },
  {
    name: 'land, after "on": the earth',
    of: 'H776',
    when: isGroundUnder,
    gives: 'earth~',
    example: 'Genesis 2:5 הארץ: the earth',
  },
];
