import { rules } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { BODY_PARTS, DIVINE, FEELINGS, FELLOWS, OF_HOLINESS, OFFERINGS, TROOPS } from '../word-groups.ts';

const isOfThirdPerson = ({ suffix }: HebrewWord): boolean => suffix?.person === '3';

/** True for a noun with the suffix "his", "her" or "their": "his censer". */
const isHis = (noun: HebrewWord): boolean =>
  noun.isCommonNoun && !noun.hasPrefix && !noun.hasAnd && isOfThirdPerson(noun);

/** True for a noun with the suffix "his" or "her", also after a preposition: "in his city", "like his dream". */
const isTheirs = (noun: HebrewWord): boolean =>
  noun.isCommonNoun && noun.suffix?.person === '3' && noun.suffix.number === 's';

/** True for one person who is meant alone: an object, the subject of a singular verb, or a man with his wife. */
const isOne = (person: HebrewWord): boolean =>
  person.previous.isObjectMarker ||
  (person.next.isThirdPerson && person.next.inflection?.number === 's' && !person.previous.isFinite) ||
  (person.someAfter(3, ({ strongs }) => strongs === 'H802') && person.previous.inflection?.number === 's');

/** True if a plural verb is just before or after a word: "and they went, each". */
const isAmongMany = (person: HebrewWord): boolean => {
  const verb = person.previous.isFinite ? person.previous : person.at(-2);
  return [verb, person.next].some((beside) => beside.isFinite && beside.inflection?.number === 'p');
};

/** True for "man" or "woman" before something of theirs: "each man his brother", "they went, each to his place". */
const isEach = (person: HebrewWord): boolean =>
  person.isPlainOne &&
  !person.hasPrefix &&
  !isOne(person) &&
  (isHis(person.next) ||
    person.someAfter(3, (next) => next.isIn(FELLOWS) && isOfThirdPerson(next)) ||
    (person.next.is('H1004') && isOfThirdPerson(person.at(2))) ||
    (isAmongMany(person) && !person.next.isVerb && person.someAfter(3, isTheirs)));

/** True for persons that are counted or that a law speaks of. */
const isCountedPerson = (soul: HebrewWord): boolean =>
  soul.suffix === null &&
  (soul.previous.isNumeral ||
    soul.next.isNumeral ||
    soul.next.is('H120') ||
    (soul.hasArticle && soul.verse.numbers.has('H3772')) ||
    (soul.hasArticle && soul.previous.is('H3605')));

const isHeartAndSoul = (soul: HebrewWord): boolean =>
  !soul.isPoetry && soul.suffix !== null && (soul.verse.has(FEELINGS) || soul.previous.is('H3605', 'H2416'));

const isHerVerb = (verb: HebrewWord): boolean =>
  verb.isFinite && verb.isThirdPerson && verb.inflection?.gender === 'f' && verb.inflection.number === 's';

/** True for a soul that stands for a person: "a soul that sins". */
const isAnyPerson = (soul: HebrewWord): boolean =>
  soul.state === 'a' &&
  !soul.hasArticle &&
  soul.suffix === null &&
  (soul.next.is('H3588', 'H834') || soul.next.isFinite);

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
  (time.previous.suffix !== null || !/^(?:To$|R)/u.test(time.previous.code));

/** True for "the holy place", but not for "the holiness" in "the mountain of the holiness". */
const isHolyPlace = (holy: HebrewWord): boolean =>
  holy.hasArticle && holy.number === 's' && holy.state === 'a' && !holy.previous.isIn(OF_HOLINESS);

/**
 * The English word of a noun or adjective, if it is not the usual one. It has the signs of the chosen words, such as
 * `~`. Null for the usual word.
 */
export const senseOfNoun = rules<HebrewWord, string | null>('the sense of a noun beside certain words', [
  // Persons.
  {
    name: 'man or woman, before something of theirs: each',
    of: 'H376 H802',
    when: isEach,
    gives: 'each~',
    example: 'Genesis 7:2 איש: each',
  },
  {
    name: 'woman, with an owner: his wife',
    of: 'H802',
    when: (woman) => (woman.suffix !== null || woman.state === 'c') && !woman.next.is('H2428', 'H2181'),
    gives: 'wife|wives',
    example: 'Genesis 7:2 ואשתו: and his wife',
  },
  {
    name: 'official, before his troops: commander',
    of: 'H8269',
    when: (official) => official.isConstruct && official.next.isIn(TROOPS),
    gives: 'commander',
    example: 'Genesis 21:22 שר: the commander of',
  },
  {
    name: 'great, as a noun: chief',
    of: 'H7227',
    when: ({ code }) => code.startsWith('N'),
    gives: 'chief',
    example: 'Esther 1:8 רב: the chief of',
  },

  // Life and the body.
  {
    name: 'life, counted or in a law: a person',
    of: 'H5315',
    when: isCountedPerson,
    gives: 'person',
    example: 'Genesis 17:14 הנפש: the person',
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
    name: 'right hand, after a part of the body: right',
    of: 'H3225',
    when: ({ previous }) => previous.isIn(BODY_PARTS) && previous.isConstruct,
    gives: 'right~',
    example: 'Genesis 48:17 ימינו: his right',
  },
  {
    name: 'living, before a word for God: as he lives',
    of: 'H2416',
    when: ({ next }) => next.isIn(DIVINE),
    gives: '=as … lives',
    example: '1 Samuel 20:3 חי: as … lives',
  },
  {
    name: 'living, before the land or the field: animals',
    of: 'H2416',
    when: ({ isConstruct, next }) => isConstruct && next.is('H776', 'H7704'),
    gives: 'animals~',
    example: 'Genesis 2:19 חית: the animals of',
  },
  {
    name: 'living, as a masculine noun: life',
    of: 'H2416',
    when: ({ code }) => code.startsWith('Ncm'),
    gives: 'life~',
    example: 'Genesis 2:7 חיים: life',
  },
  {
    name: 'living, as any other noun: a living thing',
    of: 'H2416',
    when: ({ isCommonNoun }) => isCommonNoun,
    gives: 'living thing',
    example: 'Genesis 7:14 החיה: the living thing',
  },
  {
    name: 'life, before what it does: a person',
    of: 'H5315',
    when: isAnyPerson,
    gives: 'person',
    example: 'Leviticus 2:1 ונפש: and person',
  },
  {
    name: 'life, in poetry: soul',
    of: 'H5315',
    when: ({ isPoetry }) => isPoetry,
    gives: 'soul',
    example: 'Judges 5:21 נפשי: my soul',
  },
  {
    name: 'army, after a man or a son: valour',
    of: 'H2428',
    when: ({ previous }) => previous.is('H1368', 'H376', 'H1121', 'H802'),
    gives: 'valour~',
    example: 'Ruth 2:1 חיל: valour',
  },

  // The world, times and things.
  {
    name: 'mountain, before its name: Mount',
    of: 'H2022',
    when: isMountOfName,
    gives: 'Mount~',
    example: 'Exodus 19:11 הר: Mount',
  },
  {
    name: 'east wind, as a direction: east',
    of: 'H6921',
    when: ({ isDirection, hasArticle, previous }) =>
      previous.is('H6285', 'H1870', 'H8179') || ((isDirection || hasArticle) && !previous.is('H7307')),
    gives: 'east~',
    example: 'Genesis 41:27 הקדים: the east',
  },
  {
    name: 'day, for this one: today',
    of: 'H3117',
    when: (day) => isNow(day) && !day.previous.is('H1961'),
    gives: '=today',
    example: 'Genesis 22:14 היום: today',
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
  {
    name: 'sin, beside an offering: sin offering',
    of: 'H2403',
    when: ({ verse }) => verse.has(OFFERINGS),
    gives: 'sin offering',
    example: 'Exodus 29:14 חטאת: sin offering',
  },
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
    name: 'kind, with a suffix: its kind',
    of: 'H4327',
    when: ({ suffix }) => suffix !== null,
    gives: '=its kind',
    example: 'Genesis 7:14 למינה: according to its kind',
  },
  {
    name: 'word, beside "this", "evil" or "all": thing',
    of: 'H1697',
    when: ({ isSingle, next, previous }) => isSingle && (next.is('H2088', 'H7451') || previous.is('H3605')),
    gives: 'thing',
    example: 'Joshua 14:10 הדבר: the thing',
  },
  {
    name: 'scroll, of something: book',
    of: 'H5612',
    when: ({ isConstruct }) => isConstruct,
    gives: 'book',
    example: 'Exodus 24:7 ספר: the book of',
  },
]);
