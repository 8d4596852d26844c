import type { Rule } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { BEATEN, LAID_ASIDE, METALS, OF_HOLINESS } from '../word-groups.ts';

type ToolRule = Rule<HebrewWord, string | null>;

/** True for "the holy", a place or thing, but not in "the mountain of the holiness". */
const isHolyPlace = (holy: HebrewWord): boolean =>
  holy.hasArticle && holy.number === 's' && holy.state === 'a' && !holy.previous.isIn(OF_HOLINESS);

/** True for the plain: of the Jordan, or with its cities and without metals. */
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
  {
    name: 'beloved, in prose',
    of: 'H1730',
    when: ({ isPoetry, number }) => !isPoetry && number === 's',
    gives: 'uncle',
    example: '',
  },
  {
    name: 'tribe, in a poem that names none',
    of: 'H4294',
    when: ({ isPoetry, next }) => isPoetry && !next.isName,
    gives: 'staff|staffs',
    example: '',
  },
  { name: 'tribe, that is a rod', of: 'H7626', when: isRod, gives: 'rod', example: '' },
  {
    name: 'beloved, in the plural with an owner',
    of: 'H1730',
    when: ({ number, suffix }) => number === 'p' && suffix !== null,
    gives: 'love~',
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
