import { rules } from '../../rules.ts';
import { afterVerb, governorOf, isPersonal, objectAfter } from '../governor.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { EVILS, OFFICES, PLACING, WATERS } from '../preposition-groups.ts';
import { BANKS, DIVINE, PERSONS, PLACES, TIMES } from '../word-groups.ts';
import { minOf } from './min.ts';

/** True before "this" and "these", but not where something is put on it. */
const isForThis = (word: HebrewWord): boolean =>
  word.next.is('H2063', 'H428', 'H2088') && !governorOf(word).isIn(PLACING);

/** True before a command: the mouth of God or a person, or of two witnesses. */
const isAtCommand = ({ next }: HebrewWord): boolean =>
  next.is('H6310') && (next.suffix !== null || next.next.isPerson || next.next.isNumeral);

/** True for one who is over a house, an army or a city. */
const isInOffice = ({ previous, next }: HebrewWord): boolean =>
  next.isIn(OFFICES) &&
  (previous.is('H834') || previous.isName || previous.is('H6485')) &&
  next.suffix === null;

/** True after a king, a leader or a head: king over Israel. */
const isRuler = (word: HebrewWord): boolean =>
  word.previous.is('H4428', 'H5057', 'H8269', 'H7218', 'H5387', 'H4910') && isPersonal(objectAfter(word));

/** True where something is put in the place of something of its kind: eye for eye. */
const isExchange = (word: HebrewWord): boolean =>
  word.next.strongs !== null && word.next.is(word.previous.strongs ?? '') && word.suffix === null;

/** True after "from": from the least "to" the greatest. */
const isAfterFrom = (word: HebrewWord): boolean =>
  !word.next.isIn(TIMES) &&
  !word.next.is('H2088', 'H5769') &&
  word.next.form !== 'c' &&
  word.someBefore(4, (before) => before.is('H4480') || before.prefixes[0] === 'מ');

const isPlace = (word: HebrewWord): boolean =>
  word.isIn(PLACES) || word.isIn(WATERS) || word.is('H6607', 'H4026', 'H7097', 'H1366', 'H2346', 'H227');

const hasHandBefore = (word: HebrewWord): boolean =>
  isPersonal(objectAfter(word)) &&
  governorOf(word).is('H7971', 'H5375', 'H1961') &&
  word.someBefore(3, (before) => before.is('H3027') && !before.hasPrefix);

/** The English of a preposition that is a word of its own. Null for its usual meaning. */
export const prepositionHere = rules<HebrewWord, string>('a preposition of its own', [
  {
    name: 'before "so": for this reason',
    of: 'H5921',
    when: ({ next }) => next.is('H3651'),
    gives: 'for',
    example: '',
  },
  {
    name: 'between "to speak" and "the heart"',
    of: 'H5921',
    when: (word) => word.next.is('H3820') && word.someBefore(2, (before) => before.is('H1696')),
    gives: 'to',
    example: '',
  },
  {
    name: 'before "that", a matter or an infinitive',
    of: 'H5921',
    when: ({ next, suffix }) =>
      suffix === null && (next.is('H834') || next.form === 'c' || (next.is('H1697') && next.isConstruct)),
    gives: 'because of',
    example: '',
  },
  { name: 'before "this" and "these"', of: 'H5921', when: isForThis, gives: 'because of', example: '' },
  { name: 'before "what"', of: 'H5921', when: ({ next }) => next.is('H4100'), gives: 'for', example: '' },
  {
    name: 'before the mouth of one who commands or witnesses',
    of: 'H5921',
    when: isAtCommand,
    gives: 'according to',
    example: '',
  },
  { name: 'between a ruler and his people', of: 'H5921', when: isRuler, gives: 'over', example: '' },
  { name: 'between a person and an office', of: 'H5921', when: isInOffice, gives: 'over', example: '' },
  {
    name: 'after an oracle',
    of: 'H5921',
    when: ({ previous }) => previous.is('H4853'),
    gives: 'concerning',
    example: '',
  },
  {
    name: 'after "behold, I am"',
    of: 'H413 H5921',
    when: ({ previous }) => previous.is('H2005', 'H2009') && previous.suffix?.person === '1',
    gives: 'against',
    example: '',
  },
  {
    name: 'a hand is put forth against someone',
    of: 'H413 H5921',
    when: hasHandBefore,
    gives: 'against',
    example: '',
  },
  {
    name: 'after a verb of the table',
    of: 'H413 H5921 H1157',
    when: (word) => (afterVerb(word, word.strongs ?? '') ?? '') !== '',
    gives: (word) => afterVerb(word, word.strongs ?? '') ?? '',
    example: '',
  },
  {
    name: 'before guilt or evil',
    of: 'H5921',
    when: (word) => word.suffix === null && objectAfter(word).isIn(EVILS),
    gives: 'because of',
    example: '',
  },
  {
    name: 'before waters',
    of: 'H5921',
    when: ({ next, suffix }) =>
      suffix === null && ((next.isIn(BANKS) && next.isConstruct) || (next.isIn(WATERS) && !next.isIn(BANKS))),
    gives: 'beside',
    example: '',
  },
  {
    name: 'before "that" and "good" and "evil"',
    of: 'H8478',
    when: ({ next, suffix }) =>
      suffix === null && next.is('H834', 'H3588', 'H2896', 'H7451', 'H157', 'H2617', 'H160'),
    gives: 'in return for',
    example: '',
  },
  { name: 'life for life', of: 'H8478', when: isExchange, gives: 'for', example: '' },
  {
    name: 'a successor, or one who is put in the place of another',
    of: 'H8478',
    when: (word) =>
      isPersonal(objectAfter(word)) &&
      (word.someBefore(4, (before) => before.is('H4427')) ||
        (governorOf(word).is(
          'H3427',
          'H5975',
          'H6965',
          'H3547',
          'H5414',
          'H7760',
          'H1961',
          'H4191',
          'H7725',
          'H3947',
          'H935',
        ) &&
          !objectAfter(word).isIn(DIVINE))),
    gives: 'in place of',
    example: '',
  },
  {
    name: 'before a person',
    of: 'H8478',
    when: (word) => word.suffix === null && word.next.isIn(PERSONS) && !governorOf(word).is('H7847', 'H3665'),
    gives: 'in place of',
    example: '',
  },
  {
    name: 'before a name or a direction',
    of: 'H5704 H5705',
    when: ({ next, suffix }) => suffix === null && (next.isName || next.isDirection),
    gives: 'as far as',
    example: '',
  },
  { name: 'after "from"', of: 'H5704 H5705', when: isAfterFrom, gives: 'to', example: '' },
  {
    name: 'before a place',
    of: 'H5704 H5705',
    when: (word) => word.suffix === null && isPlace(word.next) && word.next.form !== 'c',
    gives: 'as far as',
    example: '',
  },
  {
    name: 'with a pronoun',
    of: 'H5704 H5705',
    when: ({ suffix }) => suffix !== null,
    gives: 'to',
    example: '',
  },
  {
    name: 'מן, as the prefix מ',
    of: 'H4480',
    when: (word) => (minOf(word) ?? '') !== '',
    gives: (word) => minOf(word) ?? '',
    example: '',
  },
]);
