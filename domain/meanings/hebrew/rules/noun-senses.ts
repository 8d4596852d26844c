import { rules } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { CREATION, DIVINE, FELLOWS, OFFERINGS, SCALES, TRIBES, TROOPS, WINDY } from '../word-groups.ts';

const isOfThirdPerson = ({ suffix }: HebrewWord): boolean => suffix?.person === '3';

/** True for a noun that belongs to him: "his censer". */
const isHis = (noun: HebrewWord): boolean =>
  noun.isCommonNoun && !noun.hasPrefix && !noun.hasAnd && isOfThirdPerson(noun);

/** True for "man" or "woman" before something of theirs: "each man his brother". */
const isEach = (person: HebrewWord): boolean =>
  person.isPlainOne &&
  !person.hasPrefix &&
  (isHis(person.next) ||
    person.someAfter(3, (next) => next.isIn(FELLOWS) && isOfThirdPerson(next)) ||
    (person.next.is('H1004') && isOfThirdPerson(person.at(2))));

/** True for "to be to a man", which is to be his wife. */
const isMarriedTo = (man: HebrewWord): boolean =>
  man.prefixes.join('') === 'ל' &&
  !man.hasArticle &&
  man.state === 'a' &&
  man.someBefore(2, (before) => before.is('H1961'));

/** True for the man between the name of a woman and his own name. */
const isBetweenNames = (man: HebrewWord): boolean =>
  man.number === 's' && man.isConstruct && man.previous.isName && man.next.isName && !man.next.isIn(TRIBES);

/** True for "land of" before a name, and for "land of the living". */
const isLandOf = ({ isConstruct, next }: HebrewWord): boolean =>
  isConstruct && (next.isName || next.is('H2416'));

/** True after "all", "nations of", "to take root" and "judge of". */
const isOfAllPeople = ({ previous }: HebrewWord): boolean =>
  previous.is('H3605', 'H1471', 'H8327') || (previous.is('H8199') && previous.isConstruct);

/** True for "mountain of" before its name, but not for the mountain of the LORD. */
export const isMountOfName = (mountain: HebrewWord): boolean =>
  mountain.number === 's' &&
  mountain.isConstruct &&
  !mountain.hasArticle &&
  mountain.next.isName &&
  !mountain.next.is('H3068');

/** True for "the day" and "the night" without a preposition or another word that they belong to. */
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

/** In a story it is the night that is told of, and in "covenant with the night" it is every night. */
const isTonight = (night: HebrewWord): boolean =>
  isNow(night) && !night.previous.is('H1285') && !night.someBefore(6, (before) => before.form === 'w');

/** True for a soul that stands for a person: "a soul that sins". */
const isAnyPerson = (soul: HebrewWord): boolean =>
  soul.state === 'a' &&
  !soul.hasArticle &&
  soul.suffix === null &&
  (soul.next.is('H3588', 'H834') || soul.next.isFinite);

/** True for a height that is a place of its own, with no preposition before it. */
const isHeight = (height: HebrewWord): boolean =>
  height.isSingle && !height.hasPrefix && height.suffix === null && !height.previous.isConstruct;

const isMaterial = (wood: HebrewWord): boolean =>
  wood.previous.isConstruct && !wood.hasArticle && !wood.previous.is('H6529');

/**
 * The English word of a noun or adjective, where the words beside it or its form ask for another than it mostly has.
 * Its signs are those of the chosen words. Null for the usual English word.
 */
export const senseOf = rules<HebrewWord, string | null>('the sense of a noun', [
  // Persons.
  {
    name: 'man or woman, before something of theirs',
    of: 'H376 H802',
    when: isEach,
    gives: 'each~',
    example: '',
  },
  { name: 'man, in "to be to a man"', of: 'H376 H582', when: isMarriedTo, gives: 'husband', example: '' },
  {
    name: 'man, with a suffix for a woman',
    of: 'H376 H582',
    when: (man) => man.number === 's' && man.suffix?.gender === 'f',
    gives: 'husband',
    example: '',
  },
  { name: 'man, between two names', of: 'H376 H582', when: isBetweenNames, gives: 'husband', example: '' },
  {
    name: 'woman, with an owner',
    of: 'H802',
    when: (woman) => (woman.suffix !== null || woman.state === 'c') && !woman.next.is('H2428', 'H2181'),
    gives: 'wife|wives',
    example: '',
  },
  {
    name: 'master, with a suffix for a woman',
    of: 'H1167',
    when: (master) => master.suffix?.gender === 'f',
    gives: 'husband',
    example: '',
  },
  {
    name: 'messenger, before a word for God',
    of: 'H4397',
    when: ({ next }) => next.is('H3068', 'H430'),
    gives: 'angel',
    example: '',
  },
  {
    name: 'official, before his troops',
    of: 'H8269',
    when: (official) => official.isConstruct && official.next.isIn(TROOPS),
    gives: 'commander',
    example: '',
  },
  {
    name: 'great one, as a noun',
    of: 'H7227',
    when: ({ code }) => code.startsWith('N'),
    gives: 'chief',
    example: '',
  },
  {
    name: 'great, in the plural',
    of: 'H7227',
    when: ({ number }) => number === 'p',
    gives: 'many|many',
    example: '',
  },
  {
    name: 'holy, after "to say"',
    of: 'H6918',
    when: ({ previous, suffix }) => previous.is('H559') && suffix === null,
    gives: '=the Holy One',
    example: '',
  },

  // Life and the body.
  {
    name: 'living, before a word for God',
    of: 'H2416',
    when: ({ next }) => next.isIn(DIVINE),
    gives: '=as … lives',
    example: '',
  },
  {
    name: 'living, as an adjective before "soul"',
    of: 'H2416',
    when: ({ code, next }) => code.startsWith('A') && next.is('H5315'),
    gives: '=as … lives',
    example: '',
  },
  {
    name: 'living thing of the land or the field',
    of: 'H2416',
    when: ({ isConstruct, next }) => isConstruct && next.is('H776', 'H7704'),
    gives: 'animals~',
    example: '',
  },
  {
    name: 'living, as a masculine noun',
    of: 'H2416',
    when: ({ code }) => code.startsWith('Ncm'),
    gives: 'life~',
    example: '',
  },
  {
    name: 'living, as a feminine noun with a suffix',
    of: 'H2416',
    when: ({ isCommonNoun, suffix }) => isCommonNoun && suffix !== null,
    gives: 'animals~',
    example: '',
  },
  {
    name: 'living, as any other noun',
    of: 'H2416',
    when: ({ isCommonNoun }) => isCommonNoun,
    gives: 'living thing',
    example: '',
  },
  {
    name: 'life that lives, after "in it"',
    of: 'H5315',
    when: ({ next, previous }) => next.is('H2416') && previous.code === 'R' && previous.suffix !== null,
    gives: 'soul',
    example: '',
  },
  {
    name: 'life that lives',
    of: 'H5315',
    when: ({ next }) => next.is('H2416'),
    gives: 'creature',
    example: '',
  },
  { name: 'life, before what it does', of: 'H5315', when: isAnyPerson, gives: 'person', example: '' },
  { name: 'life, in poetry', of: 'H5315', when: ({ isPoetry }) => isPoetry, gives: 'soul', example: '' },
  {
    name: 'death, with an article',
    of: 'H4194',
    when: (death) => death.hasArticle && !death.hasPrefix && death.suffix === null,
    gives: '=death',
    example: '',
  },
  {
    name: 'face, in the singular',
    of: 'H639',
    when: ({ number }) => number === 's',
    gives: 'anger~',
    example: '',
  },
  {
    name: 'palm, before "foot"',
    of: 'H3709',
    when: ({ next }) => next.is('H7272'),
    gives: 'sole',
    example: '',
  },
  {
    name: 'wing, after "bird"',
    of: 'H3671',
    when: ({ previous }) => previous.is('H5775', 'H6833'),
    gives: '=winged',
    example: '',
  },
  {
    name: 'army, after a man or a son',
    of: 'H2428',
    when: ({ previous }) => previous.is('H1368', 'H376', 'H1121', 'H802'),
    gives: 'valour~',
    example: '',
  },
  { name: 'army, in poetry', of: 'H2428', when: ({ isPoetry }) => isPoetry, gives: 'strength~', example: '' },
  {
    name: 'strong, after "in"',
    of: 'H2389',
    when: ({ prefixes, hasArticle }) => prefixes.join('') === 'ב' && !hasArticle,
    gives: '=strength',
    example: '',
  },
  {
    name: 'very, with a suffix',
    of: 'H3966',
    when: ({ suffix }) => suffix !== null,
    gives: 'might~',
    example: '',
  },

  // The world.
  { name: 'land, before its name', of: 'H776', when: isLandOf, gives: null, example: '' },
  { name: 'land, in poetry', of: 'H776', when: ({ isPoetry }) => isPoetry, gives: 'earth~', example: '' },
  {
    name: 'land, in a verse about the creation',
    of: 'H776',
    when: ({ verse }) => verse.has(CREATION),
    gives: 'earth~',
    example: '',
  },
  { name: 'land, of all people', of: 'H776', when: isOfAllPeople, gives: 'earth~', example: '' },
  { name: 'mountain, before its name', of: 'H2022', when: isMountOfName, gives: 'Mount~', example: '' },
  {
    name: 'height, without preposition and owner',
    of: 'H4791',
    when: isHeight,
    gives: '=on high',
    example: '',
  },
  {
    name: 'formless, without "void"',
    of: 'H8414',
    when: ({ verse }) => !verse.numbers.has('H922'),
    gives: 'emptiness~',
    example: '',
  },
  {
    name: 'spirit, beside what the wind moves',
    of: 'H7307',
    when: ({ verse }) => verse.has(WINDY),
    gives: 'wind',
    example: '',
  },
  {
    name: 'tree, after "all"',
    of: 'H6086',
    when: (tree) => tree.hasArticle && tree.previous.is('H3605') && !tree.isConstruct,
    gives: 'trees~',
    example: '',
  },
  {
    name: 'tree, in the plural',
    of: 'H6086',
    when: ({ number }) => number === 'p',
    gives: 'wood~',
    example: '',
  },
  { name: 'tree, after what is made of it', of: 'H6086', when: isMaterial, gives: 'wood~', example: '' },
  {
    name: 'small, after "like"',
    of: 'H1851',
    when: ({ prefixes }) => prefixes.includes('כ'),
    gives: 'fine dust~',
    example: '',
  },
  {
    name: 'sky, beside scales',
    of: 'H7834',
    when: ({ verse }) => verse.has(SCALES),
    gives: 'fine dust~',
    example: '',
  },

  // Time.
  {
    name: 'day, for this one',
    of: 'H3117',
    when: (day) => isNow(day) && !day.previous.is('H1961'),
    gives: '=today',
    example: '',
  },
  { name: 'night, for this one', of: 'H3915', when: isTonight, gives: '=tonight', example: '' },
  {
    name: 'everlasting, with nothing that it belongs to',
    of: 'H5769',
    when: ({ previous }) => !previous.isConstruct,
    gives: '=forever',
    example: '',
  },
  {
    name: 'appointed time, after "tent"',
    of: 'H4150',
    when: ({ previous }) => previous.is('H168'),
    gives: 'meeting~',
    example: '',
  },

  // The temple.
  {
    name: 'clean, after "gold"',
    of: 'H2889',
    when: ({ previous }) => previous.is('H2091', 'H4501'),
    gives: 'pure',
    example: '',
  },
  {
    name: 'sin, beside an offering',
    of: 'H2403',
    when: ({ verse }) => verse.has(OFFERINGS),
    gives: 'sin offering',
    example: '',
  },
  {
    name: 'host, with a suffix after "to be full"',
    of: 'H6635',
    when: ({ previous, suffix }) => previous.is('H4390') && suffix?.gender === 'f',
    gives: 'service~',
    example: '',
  },
  {
    name: 'Most High, as a noun or after "God"',
    of: 'H5945',
    when: ({ code, previous }) => !code.startsWith('A') || previous.is('H410'),
    gives: null,
    example: '',
  },
  {
    name: 'Most High, with an article',
    of: 'H5945',
    when: ({ hasArticle }) => hasArticle,
    gives: 'upper',
    example: '',
  },
  { name: 'Most High, in prose', of: 'H5945', when: ({ isPoetry }) => !isPoetry, gives: 'high', example: '' },

  // Things and measures.
  {
    name: 'kind, with a suffix for many',
    of: 'H4327',
    when: ({ suffix }) => suffix?.number === 'p',
    gives: '=their kind',
    example: '',
  },
  {
    name: 'kind, with a suffix for one',
    of: 'H4327',
    when: ({ suffix }) => suffix !== null,
    gives: '=its kind',
    example: '',
  },
  {
    name: 'end, before "that"',
    of: 'H657',
    when: ({ next }) => next.is('H3588'),
    gives: '=however',
    example: '',
  },
  {
    name: 'end, alone',
    of: 'H657',
    when: ({ suffix, isSingle }) => suffix === null && isSingle,
    gives: 'nothing~',
    example: '',
  },
  {
    name: 'word, beside "this" or "all"',
    of: 'H1697',
    when: ({ isSingle, next, previous }) => isSingle && (next.is('H2088') || previous.is('H3605')),
    gives: 'thing',
    example: '',
  },
  { name: 'dwelling, in poetry', of: 'H4186', when: ({ isPoetry }) => isPoetry, gives: 'seat', example: '' },
  {
    name: 'scroll, of something',
    of: 'H5612',
    when: ({ isConstruct }) => isConstruct,
    gives: 'book',
    example: '',
  },
  {
    name: 'sackcloth, with an owner or an article',
    of: 'H8242',
    when: ({ suffix, hasArticle }) => suffix !== null || hasArticle,
    gives: 'sack',
    example: '',
  },
  {
    name: 'officer, after "in"',
    of: 'H7991',
    when: ({ prefixes }) => prefixes.includes('ב'),
    gives: 'measure',
    example: '',
  },
  {
    name: 'tribe, with an owner in poetry',
    of: 'H7626',
    when: ({ isPoetry, suffix, number }) => isPoetry && suffix !== null && number === 's',
    gives: 'rod',
    example: '',
  },
]);
