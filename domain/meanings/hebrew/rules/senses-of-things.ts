import { rules } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { DEER, OFFERINGS, WINDY } from '../word-groups.ts';
import { SENSES_OF_LAND } from './senses-of-land.ts';
import { SENSES_OF_TOOLS } from './senses-of-tools.ts';

/** True for "mountain of" before its name, but not for the mountain of the LORD. */
export const isMountOfName = (mountain: HebrewWord): boolean =>
  mountain.number === 's' &&
  mountain.isConstruct &&
  !mountain.hasArticle &&
  mountain.next.isName &&
  !mountain.next.is('H3068');

/** True for "the day" or "the night" without a preposition, and without a word that belongs to it. */
const isNow = (time: HebrewWord): boolean =>
  time.hasArticle &&
  !time.hasPrefix &&
  time.suffix === null &&
  time.number === 's' &&
  !time.next.hasArticle &&
  !time.previous.is('H3605') &&
  !time.previous.isConstruct &&
  !time.previous.isNumeral &&
  !/^(?:To$|R)/u.test(time.previous.code);

/** In a story "the night" is the night of the story. In "covenant with the night" it is every night. */
const isTonight = (night: HebrewWord): boolean =>
  isNow(night) && !night.previous.is('H1285') && !night.someBefore(6, (before) => before.form === 'w');

/** True for a height without a preposition, an owner or a word that belongs to it. */
const isHeight = (height: HebrewWord): boolean =>
  height.isSingle && !height.hasPrefix && height.suffix === null && !height.previous.isConstruct;

/**
 * The English word of a noun or adjective for the world, times and things, if it is not the usual one. Its
 * signs are those of the chosen words, such as `~`. Null for the usual word.
 */
export const senseOfThing = rules<HebrewWord, string | null>('the sense of a noun for things and times', [
  // The world.
  ...SENSES_OF_LAND,
  {
    name: 'mountain, before its name: Mount',
    of: 'H2022',
    when: isMountOfName,
    gives: 'Mount~',
    example: 'Exodus 19:11 הר: Mount',
  },
  {
    name: 'height, without preposition and owner: on high',
    of: 'H4791',
    when: isHeight,
    gives: '=on high',
    example: '2 Kings 19:22 מרום: on high',
  },
  {
    name: 'formless, without "void": emptiness',
    of: 'H8414',
    when: ({ verse }) => !verse.numbers.has('H922'),
    gives: 'emptiness~',
    example: 'Isaiah 24:10 תהו: emptiness',
  },
  {
    name: 'spirit, beside what the wind moves: wind',
    of: 'H7307',
    when: ({ verse }) => verse.has(WINDY),
    gives: 'wind',
    example: 'Exodus 15:8 וברוח: and in the wind of',
  },
  {
    name: 'tree, in the plural: wood',
    of: 'H6086',
    when: ({ number }) => number === 'p',
    gives: 'wood~',
    example: 'Deuteronomy 19:5 עצים: wood',
  },

  {
    name: 'beauty, in the plural, after "like" or beside deer: gazelle',
    of: 'H6643',
    when: ({ number, prefix, verse }) => number === 'p' || prefix === 'כ' || verse.has(DEER),
    gives: 'gazelle',
    example: 'Deuteronomy 12:22 הצבי: the gazelle',
  },
  {
    name: 'moth, in Aramaic: grass',
    of: 'H6211',
    when: ({ isAramaic }) => isAramaic,
    gives: 'grass~',
    example: 'Daniel 4:15 בעשב: in the grass of',
  },
  {
    name: 'tooth, of which a throne, a house or a bed is: ivory',
    of: 'H8127',
    when: ({ isSingle, previous }) =>
      isSingle && previous.is('H3678', 'H1004', 'H4296', 'H1964', 'H6247', 'H4026', 'H7161'),
    gives: 'ivory~',
    example: '1 Kings 10:18 שן: ivory',
  },
  {
    name: 'east wind, as a direction: east',
    of: 'H6921',
    when: ({ isDirection, hasArticle, previous }) =>
      previous.is('H6285', 'H1870', 'H8179') || ((isDirection || hasArticle) && !previous.is('H7307')),
    gives: 'east~',
    example: 'Genesis 41:27 הקדים: the east',
  },

  // Time.
  {
    name: 'east, after "the days of": old',
    of: 'H6924',
    when: ({ previous, hasPrefix }) =>
      !hasPrefix && previous.is('H3117', 'H4428', 'H8141') && previous.isConstruct,
    gives: '=old',
    example: 'Psalm 44:1 קדם: old',
  },
  {
    name: 'east, after "from" in poetry: from of old',
    of: 'H6924',
    when: ({ prefix, isPoetry, verse }) => prefix === 'מ' && isPoetry && !verse.numbers.has('H268'),
    gives: '=of old',
    example: 'Psalm 74:12 מקדם: from of old',
  },
  {
    name: 'day, for this one: today',
    of: 'H3117',
    when: (day) => isNow(day) && !day.previous.is('H1961'),
    gives: '=today',
    example: 'Genesis 22:14 היום: today',
  },
  {
    name: 'night, for this one: tonight',
    of: 'H3915',
    when: isTonight,
    gives: '=tonight',
    example: '2 Samuel 17:1 הלילה: tonight',
  },
  {
    name: 'everlasting, with no word before it that belongs to it: forever',
    of: 'H5769',
    when: ({ previous }) => !previous.isConstruct,
    gives: '=forever',
    example: 'Exodus 12:24 עולם: forever',
  },
  {
    name: 'appointed time, after "tent": meeting',
    of: 'H4150',
    when: ({ previous }) => previous.is('H168'),
    gives: 'meeting~',
    example: 'Exodus 29:4 מועד: meeting',
  },

  // The temple.
  {
    name: 'clean, after "gold": pure',
    of: 'H2889',
    when: ({ previous }) => previous.is('H2091', 'H4501'),
    gives: 'pure',
    example: 'Exodus 30:3 טהור: pure',
  },
  {
    name: 'sin, beside an offering: sin offering',
    of: 'H2403',
    when: ({ verse }) => verse.has(OFFERINGS),
    gives: 'sin offering',
    example: 'Exodus 29:14 חטאת: sin offering',
  },
  {
    name: 'Most High, as a noun or after "God"',
    of: 'H5945',
    when: ({ code, previous }) => !code.startsWith('A') || previous.is('H410'),
    gives: null,
    example: 'Genesis 14:18 עליון: Most High',
  },
  {
    name: 'Most High, as an adjective with an article: upper',
    of: 'H5945',
    when: ({ hasArticle }) => hasArticle,
    gives: 'upper',
    example: '2 Kings 18:17 העליונה: upper',
  },
  {
    name: 'Most High, as an adjective in prose: high',
    of: 'H5945',
    when: ({ isPoetry }) => !isPoetry,
    gives: 'high',
    example: 'Isaiah 14:14 לעליון: to high',
  },

  // Things and measures.
  ...SENSES_OF_TOOLS,
  {
    name: 'kind, with a suffix: its kind',
    of: 'H4327',
    when: ({ suffix }) => suffix !== null,
    gives: '=its kind',
    example: 'Genesis 7:14 למינה: according to its kind',
  },
  {
    name: 'end, before "that": however',
    of: 'H657',
    when: ({ next }) => next.is('H3588'),
    gives: '=however',
    example: 'Deuteronomy 15:4 אפס: however',
  },
  {
    name: 'end, alone: nothing',
    of: 'H657',
    when: ({ suffix, isSingle }) => suffix === null && isSingle,
    gives: 'nothing~',
    example: '2 Kings 14:26 ואפס: and nothing',
  },
  {
    name: 'word, beside "this", "evil" or "all": thing',
    of: 'H1697',
    when: ({ isSingle, next, previous }) => isSingle && (next.is('H2088', 'H7451') || previous.is('H3605')),
    gives: 'thing',
    example: 'Joshua 14:10 הדבר: the thing',
  },
  {
    name: 'dwelling, in poetry: seat',
    of: 'H4186',
    when: ({ isPoetry }) => isPoetry,
    gives: 'seat',
    example: 'Genesis 27:39 מושבך: your seat',
  },
  {
    name: 'scroll, of something: book',
    of: 'H5612',
    when: ({ isConstruct }) => isConstruct,
    gives: 'book',
    example: 'Exodus 24:7 ספר: the book of',
  },
  {
    name: 'sackcloth, with an owner or an article: sack',
    of: 'H8242',
    when: ({ suffix, hasArticle }) => suffix !== null || hasArticle,
    gives: 'sack',
    example: 'Genesis 42:25 שקו: his sack',
  },
]);
