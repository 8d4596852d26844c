import type { Rule } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { BEATEN, CULT, LAID_ASIDE, METALS, OF_HOLINESS, WEAPONS } from '../word-groups.ts';

type ToolRule = Rule<HebrewWord, string | null>;

/** True for "the holy", a place or thing, but not in "the mountain of the holiness". */
const isHolyPlace = (holy: HebrewWord): boolean =>
  holy.hasArticle && holy.number === 's' && holy.state === 'a' && !holy.previous.isIn(OF_HOLINESS);

/** True for the plain: of the Jordan, or with its cities and without metals. */
const isPlain = (plain: HebrewWord): boolean =>
  plain.next.is('H3383') ||
  (plain.hasArticle && plain.number === 's' && !plain.previous.isNumeral && !plain.verse.has(METALS));

/** True for a staff: of one man or God, one that strikes, sprouts or breaks, or that someone holds. */
const isStaff = (staff: HebrewWord): boolean =>
  (staff.suffix?.number === 's' && staff.number === 's') ||
  staff.next.is('H430', 'H3899', 'H5797', 'H175', 'H7562') ||
  (staff.isPoetry && !staff.next.isName) ||
  staff.verse.has(BEATEN);

const isRod = (rod: HebrewWord): boolean =>
  rod.number === 's' &&
  !rod.next.isName &&
  !rod.next.is('H5159') &&
  (rod.isPoetry || rod.prefix === 'ב' || rod.previous.is('H8478') || rod.verse.has(BEATEN));

const isSecular = ({ verse }: HebrewWord): boolean => !verse.has(CULT);

/** The senses of nouns for tools, gifts and holy things that a neighbour chooses. */
export const SENSES_OF_TOOLS: readonly ToolRule[] = [
  { name: 'holiness, with an article', of: 'H6944', when: isHolyPlace, gives: 'holy place', example: '' },
  {
    name: 'talent, before "bread"',
    of: 'H3603',
    when: ({ next }) => next.is('H3899'),
    gives: 'loaf|loaves',
    example: '',
  },
  { name: 'talent, without metal', of: 'H3603', when: isPlain, gives: 'plain', example: '' },
  {
    name: 'cord, before "prophets"',
    of: 'H2256',
    when: ({ next }) => next.is('H5030'),
    gives: 'band',
    example: '',
  },
  {
    name: 'cord, before an inheritance or a place',
    of: 'H2256',
    when: (cord) =>
      (cord.isConstruct && (cord.next.isName || cord.next.is('H3220', 'H5159'))) || cord.next.is('H1486'),
    gives: 'portion',
    example: '',
  },
  {
    name: 'cord, as a masculine plural: of a woman in labour',
    of: 'H2256',
    when: ({ code }) => code.startsWith('Ncmp'),
    gives: 'pain',
    example: '',
  },
  { name: 'tribe, that is a staff', of: 'H4294', when: isStaff, gives: 'staff|staffs', example: '' },
  { name: 'tribe, that is a rod', of: 'H7626', when: isRod, gives: 'rod', example: '' },
  {
    name: 'beloved, in prose',
    of: 'H1730',
    when: ({ isPoetry, number }) => !isPoetry && number === 's',
    gives: 'uncle',
    example: '',
  },
  {
    name: 'beloved, in the plural with an owner',
    of: 'H1730',
    when: ({ number, suffix }) => number === 'p' && suffix !== null,
    gives: 'love~',
    example: '',
  },
  {
    name: 'grain offering, to a king',
    of: 'H4503',
    when: (gift) =>
      isSecular(gift) &&
      (gift.verse.numbers.has('H4428') || gift.verse.numbers.has('H5650') || gift.next.prefix === 'ל'),
    gives: 'tribute~',
    example: '',
  },
  {
    name: 'grain offering, that is sent or taken along',
    of: 'H4503',
    when: (gift) =>
      isSecular(gift) &&
      ['H7971', 'H3947', 'H3027', 'H376', 'H5674'].some((number) => gift.verse.numbers.has(number)),
    gives: 'present',
    example: '',
  },
  {
    name: 'vessel, of music',
    of: 'H3627',
    when: ({ next }) => next.is('H7892', 'H5035', 'H3658', 'H1984'),
    gives: 'instrument',
    example: '',
  },
  {
    name: 'vessel, after the one who bears it',
    of: 'H3627',
    when: ({ previous, suffix }) => previous.is('H5375') && previous.isParticiple && suffix !== null,
    gives: 'armour~',
    example: '',
  },
  {
    name: 'vessel, of war',
    of: 'H3627',
    when: (vessel) =>
      vessel.next.is('H4421', 'H2555', 'H4892') ||
      (vessel.suffix !== null && vessel.verse.has(WEAPONS) && !vessel.verse.has(CULT)),
    gives: 'weapon',
    example: '',
  },
  {
    name: 'vessel, of skin',
    of: 'H3627',
    when: ({ next }) => next.is('H5785'),
    gives: 'article',
    example: '',
  },
  {
    name: 'vessel, that one guards or hides among',
    of: 'H3627',
    when: (vessel) =>
      vessel.hasArticle && vessel.number === 'p' && vessel.someBefore(3, (before) => before.isIn(LAID_ASIDE)),
    gives: 'baggage~',
    example: '',
  },
];
