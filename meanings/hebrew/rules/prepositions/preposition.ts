import { type RuleList, rules } from '../../../rules.ts';
import { afterVerb, governorOf, isPersonal, objectAfter } from '../../governor.ts';
import type { HebrewWord } from '../../hebrew-word.ts';
import { EVILS, OFFICES, PLACING, WATERS } from '../../preposition-groups.ts';
import { BANKS, DIVINE, PLACES, TIMES } from '../../word-groups.ts';
import { minOf } from './min.ts';

/** True before a clause, an infinitive or "the matter of someone". */
const isBecause = ({ next, suffix, verse }: HebrewWord): boolean =>
  suffix === null &&
  (next.is('H834', 'H3808', 'H1097', 'H3588') ||
    next.form === 'c' ||
    (next.is('H1697') && next.isConstruct && next.number === 's' && !verse.numbers.has('H3789')));

/** True before "this" and "these", but not where something is put on it. */
const isForThis = (word: HebrewWord): boolean =>
  word.next.is('H2063', 'H428', 'H2088') && !governorOf(word).isIn(PLACING);

/** True before a command: the mouth of God or a person, or of two witnesses. */
const isAtCommand = ({ next }: HebrewWord): boolean =>
  next.is('H6310') && next.isConstruct && (next.next.isPerson || next.next.isNumeral);

/** True for one who is over a house, an army or a city. */
const isInOffice = ({ previous, next }: HebrewWord): boolean =>
  next.isIn(OFFICES) &&
  (previous.is('H834') || previous.isName || previous.is('H6485')) &&
  next.suffix === null;

/** True after a king, a leader or a head: king over Israel. */
const isRuler = (word: HebrewWord): boolean =>
  word.previous.is('H4428', 'H5057', 'H8269', 'H7218', 'H5387', 'H4910') && isPersonal(objectAfter(word));

/** True for a successor, and for one who is put in the place of another. */
function isSuccession(word: HebrewWord): boolean {
  if (word.someBefore(4, (before) => before.is('H4427'))) return true;
  if (!isPersonal(objectAfter(word)) || objectAfter(word).isIn(DIVINE)) return false;
  const verb = governorOf(word);
  const isEnthroned = verb.is('H3427') && word.verse.numbers.has('H3678');
  return isEnthroned || verb.is('H6965', 'H3547', 'H5414', 'H7760', 'H4191') || verb.verbKey === 'H5975 h';
}

/** True after "from": from the least "to" the greatest. */
const isAfterFrom = (word: HebrewWord): boolean =>
  !word.next.isIn(TIMES) &&
  !word.next.is('H2088', 'H5769', 'H6258') &&
  word.next.form !== 'c' &&
  word.someBefore(4, (before) => before.is('H4480') || before.prefixes[0] === 'מ');

const isBesideWaters = (word: HebrewWord): boolean => {
  const { next, suffix } = word;
  if (suffix !== null || governorOf(word).is('H5186', 'H7363', 'H5674', 'H1961')) return false;
  return next.isIn(BANKS) ? next.isConstruct : next.isIn(WATERS);
};

/** The same preposition in an earlier phrase to which "and" joins this one. An empty word if there is none. */
function joinedTo(word: HebrewWord): HebrewWord {
  for (let steps = 1; word.hasAnd && steps <= 4 && !word.at(-steps).isVerb; steps += 1)
    if (word.at(-steps).strongs === word.strongs) return word.at(-steps);
  return word.at(word.verse.count);
}

const isPlace = (word: HebrewWord): boolean =>
  word.isIn(PLACES) || word.isIn(WATERS) || word.is('H6607', 'H4026', 'H7097', 'H1366', 'H2346', 'H227');

/** The English of a preposition that is a word of its own. Null for its usual meaning. */
export const prepositionHere: RuleList<HebrewWord, string> = rules<HebrewWord, string>(
  'a preposition of its own',
  [
    {
      name: '"on", before "so": because of this reason',
      of: 'H5921',
      when: ({ next }) => next.is('H3651'),
      gives: 'because of',
      example: 'Genesis 11:9 על: because of',
    },
    {
      name: '"on", "to" or "under", joined by "and" to a phrase with the same preposition',
      of: 'H5921 H413 H8478',
      when: (word) => joinedTo(word).exists && prepositionHere(joinedTo(word)) !== null,
      gives: (word) => prepositionHere(joinedTo(word)) ?? '',
      example: 'Exodus 16:2 ועל: and against',
    },
    {
      name: '"on", before "that", "not", a matter or an infinitive: because of',
      of: 'H5921',
      when: isBecause,
      gives: 'because of',
      example: 'Genesis 43:18 על: because of',
    },
    {
      name: '"on", before "this" or "these": because of',
      of: 'H5921',
      when: isForThis,
      gives: 'because of',
      example: 'Isaiah 57:6 העל: because of?',
    },
    {
      name: '"on", before the mouth of one who commands or witnesses: according to',
      of: 'H5921',
      when: isAtCommand,
      gives: 'according to',
      example: 'Genesis 45:21 על: according to',
    },
    {
      name: '"on", between a ruler and his people: over',
      of: 'H5921',
      when: isRuler,
      gives: 'over',
      example: 'Exodus 18:25 על: over',
    },
    {
      name: '"on", between a person and an office: over',
      of: 'H5921',
      when: isInOffice,
      gives: 'over',
      example: 'Genesis 43:19 על: over',
    },
    {
      name: '"on", before waters over which no hand is stretched: beside',
      of: 'H5921',
      when: isBesideWaters,
      gives: 'beside',
      example: 'Exodus 2:15 על: beside',
    },
    {
      name: '"to", "on" or "for", after a verb that decides the English preposition',
      of: 'H413 H5921 H1157',
      when: (word) => (afterVerb(word, word.strongs ?? '') ?? '') !== '',
      gives: (word) => afterVerb(word, word.strongs ?? '') ?? '',
      example: 'Genesis 2:16 על: concerning',
    },
    {
      name: '"on", before guilt or evil: for',
      of: 'H5921',
      when: (word) => word.suffix === null && objectAfter(word).isIn(EVILS),
      gives: 'for',
      example: 'Isaiah 30:1 על: for',
    },
    {
      name: '"under", before "that", "good" or "evil": in return for',
      of: 'H8478',
      when: ({ next, suffix }) =>
        suffix === null && next.is('H834', 'H3588', 'H2896', 'H7451', 'H157', 'H2617', 'H160'),
      gives: 'in return for',
      example: '1 Samuel 25:21 תחת: in return for',
    },
    {
      name: '"under", before one whom another succeeds or replaces: in place of',
      of: 'H8478',
      when: isSuccession,
      gives: 'in place of',
      example: '1 Kings 1:30 תחתי: in place of me',
    },
    {
      name: '"until", before a name or a direction: as far as',
      of: 'H5704 H5705',
      when: ({ next, suffix }) =>
        suffix === null &&
        (next.isName || next.isDirection || (next.prefixes[0] === 'ל' && next.form !== 'c')),
      gives: 'as far as',
      example: 'Genesis 10:19 עד: as far as',
    },
    {
      name: '"until", after "from": to',
      of: 'H5704 H5705',
      when: isAfterFrom,
      gives: 'to',
      example: 'Genesis 7:23 עד: to',
    },
    {
      name: '"until", before a place: as far as',
      of: 'H5704 H5705',
      when: (word) => word.suffix === null && isPlace(word.next) && word.next.form !== 'c',
      gives: 'as far as',
      example: '1 Samuel 20:37 עד: as far as',
    },
    {
      name: 'מן, as the prefix מ',
      of: 'H4480',
      when: (word) => (minOf(word) ?? '') !== '',
      gives: (word) => minOf(word) ?? '',
      example: 'Genesis 2:17 ממנו: of it',
    },
  ],
);
