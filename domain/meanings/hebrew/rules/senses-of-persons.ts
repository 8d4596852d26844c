import { rules } from '../../rules.ts';
import { EXPLAINED_NAMES } from '../explained-names.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { DIVINE, FELLOWS, TROOPS } from '../word-groups.ts';
import { SENSES_OF_BODY } from './senses-of-body.ts';

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

/** Words after which "man" does not mean each of several: between, if, for, that, so, to, on, with, behold. */
const AFTER_ONE = ['H996', 'H518', 'H3588', 'H834', 'H3651', 'H413', 'H5921', 'H5973', 'H2005'] as const;

/** True for a word that can mean each of several persons: it is not an object and has no preposition or owner. */
const isOneOfSeveral = (person: HebrewWord): boolean =>
  person.isPlainOne &&
  !person.hasPrefix &&
  !person.previous.isObjectMarker &&
  !person.previous.isConstruct &&
  !person.previous.is(...AFTER_ONE) &&
  !person.next.code.startsWith('Ng');

/** True for "man" as the subject of the plural verb before it: "they took, each". */
const isSubjectOfMany = (man: HebrewWord): boolean => {
  const verb = man.previous.isAside ? man.at(-2) : man.previous;
  return (
    isOneOfSeveral(man) &&
    verb.isFinite &&
    !verb.previous.is('H3808', 'H408') &&
    verb.inflection?.number === 'p' &&
    verb.inflection.person !== '1' &&
    !verb.is('H7200', 'H4672', 'H2026', 'H5221', 'H4191') &&
    !man.next.is('H376') &&
    !/^(?:A|V.r)/u.test(man.next.code)
  );
};

/** True for "great" or "small" after a child or sibling of someone: "his elder son". */
const isOfSibling = ({ hasArticle, previous, number }: HebrewWord): boolean =>
  hasArticle && number === 's' && previous.is('H1121', 'H1323', 'H269', 'H251') && previous.suffix !== null;

/** True for a woman after "to take" or "to marry". She is a wife. */
const isTaken = (woman: HebrewWord): boolean =>
  woman.state === 'a' &&
  !woman.hasArticle &&
  !woman.hasPrefix &&
  !woman.previous.is('H259') &&
  woman.someBefore(3, (before) => before.is('H3947', 'H5375') || (before.is('H3427') && before.stem === 'h'));

/** True for "wives" in "to him, two wives". */
const isOfHim = (woman: HebrewWord): boolean =>
  woman.number === 'p' && woman.previous.isNumeral && woman.at(-2).isPronounAfter('ל');

/** True for "man" in "to be to a man", which is to be his wife. */
const isMarriedTo = (man: HebrewWord): boolean =>
  man.prefix === 'ל' &&
  !man.hasArticle &&
  man.state === 'a' &&
  man.someBefore(2, (before) => before.is('H1961'));

/** True for a soul that stands for a person: "a soul that sins". */
const isAnyPerson = (soul: HebrewWord): boolean =>
  soul.state === 'a' &&
  !soul.hasArticle &&
  soul.suffix === null &&
  (soul.next.is('H3588', 'H834') || soul.next.isFinite);

/**
 * The English word of a noun or adjective for persons, their bodies, lives and strength, if it is not the
 * usual one. It has the signs of the chosen words, such as `~`. Null for the usual word.
 */
export const senseOfPerson = rules<HebrewWord, string | null>('the sense of a noun for persons and lives', [
  // Persons.
  {
    name: 'man or woman, before something of theirs: each',
    of: 'H376 H802',
    when: isEach,
    gives: 'each~',
    example: 'Genesis 7:2 איש: each',
  },
  {
    name: 'man, after a plural verb: each of them',
    of: 'H376',
    when: isSubjectOfMany,
    gives: 'each~',
    example: 'Exodus 12:3 איש: each',
  },
  {
    name: 'man, in "to be to a man": husband',
    of: 'H376 H582',
    when: isMarriedTo,
    gives: 'husband',
    example: '1 Samuel 4:9 לאנשים: to husbands',
  },
  {
    name: 'man, with a suffix for a woman: her husband',
    of: 'H376 H582',
    when: (man) => man.number === 's' && man.suffix?.gender === 'f',
    gives: 'husband',
    example: 'Genesis 16:3 אישה: her husband',
  },
  {
    name: 'woman, with an owner: his wife',
    of: 'H802',
    when: (woman) => (woman.suffix !== null || woman.state === 'c') && !woman.next.is('H2428', 'H2181'),
    gives: 'wife|wives',
    example: 'Genesis 7:2 ואשתו: and his wife',
  },
  {
    name: 'woman, after "take": a wife',
    of: 'H802',
    when: (woman) => isTaken(woman) || isOfHim(woman),
    gives: 'wife|wives',
    example: 'Leviticus 21:7 ואשה: and a wife',
  },
  {
    name: 'woman, after "to": for a wife',
    of: 'H802',
    when: ({ prefix, hasArticle, state }) => prefix === 'ל' && !hasArticle && state === 'a',
    gives: 'wife|wives',
    example: 'Deuteronomy 21:11 לאשה: as a wife',
  },
  {
    name: 'young man, of a master: his servant',
    of: 'H5288',
    when: ({ suffix, isConstruct, next }) =>
      suffix !== null || (isConstruct && (next.isName || next.is('H4428', 'H113'))),
    gives: 'servant',
    example: 'Genesis 22:3 נעריו: his servants',
  },
  {
    name: 'a name whose gloss is not the English name',
    of: [...EXPLAINED_NAMES.keys()].join(' '),
    when: ({ isName }) => isName,
    gives: ({ strongs, suffix }) => (suffix === null ? (EXPLAINED_NAMES.get(strongs ?? '') ?? null) : null),
    example: 'Genesis 41:1 היאר: the Nile',
  },
  {
    name: 'man, in Aramaic with an article: mankind',
    of: 'H606',
    when: ({ hasArticle, number, suffix }) => hasArticle && number === 's' && suffix === null,
    gives: '=mankind',
    example: 'Daniel 4:17 אנושא: mankind',
  },
  {
    name: 'master, with a suffix for a woman: her husband',
    of: 'H1167',
    when: (master) => master.suffix?.gender === 'f',
    gives: 'husband',
    example: 'Esther 1:17 בעליהן: their husbands',
  },
  {
    name: 'messenger, before a word for God: angel',
    of: 'H4397',
    when: ({ next }) => next.is('H3068', 'H430'),
    gives: 'angel',
    example: '2 Kings 1:3 ומלאך: and the angel of',
  },
  {
    name: 'official, before his troops: commander',
    of: 'H8269',
    when: (official) => official.isConstruct && official.next.isIn(TROOPS),
    gives: 'commander',
    example: 'Genesis 39:1 שר: the commander of',
  },
  {
    name: 'great, of a son, daughter, brother or sister: elder',
    of: 'H1419',
    when: isOfSibling,
    gives: 'elder',
    example: 'Genesis 27:42 הגדל: elder',
  },
  {
    name: 'small, of a son, daughter, brother or sister: younger',
    of: 'H6996 H6995',
    when: isOfSibling,
    gives: 'younger',
    example: 'Genesis 9:24 הקטן: younger',
  },
  {
    name: 'great, as a noun: chief',
    of: 'H7227',
    when: ({ code }) => code.startsWith('N'),
    gives: 'chief',
    example: 'Esther 1:8 רב: the chief of',
  },

  // Life and the body.
  ...SENSES_OF_BODY,
  {
    name: 'living, before a word for God: as he lives',
    of: 'H2416',
    when: ({ next }) => next.isIn(DIVINE),
    gives: '=as … lives',
    example: '1 Samuel 20:3 חי: as … lives',
  },
  {
    name: 'living, as an adjective before "soul": as it lives',
    of: 'H2416',
    when: ({ code, next }) => code.startsWith('A') && next.is('H5315'),
    gives: '=as … lives',
    example: '1 Samuel 20:3 וחי: and as … lives',
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
    name: 'living, with an old ending before the land, the field or the forest: animals',
    of: 'H2416',
    when: ({ letters, next }) => letters.endsWith('חיתו') && next.is('H776', 'H7704', 'H3293', 'H1471'),
    gives: '=the animals of',
    example: 'Psalm 50:10 חיתו: the animals of',
  },
  {
    name: 'living, with a suffix beside the soul: his life',
    of: 'H2416',
    when: ({ code, suffix, verse }) =>
      code.startsWith('Ncfs') && suffix !== null && verse.numbers.has('H5315'),
    gives: 'life|lives',
    example: 'Job 33:18 וחיתו: and his life',
  },
  {
    name: 'living, as a feminine noun with a suffix: animals',
    of: 'H2416',
    when: ({ isCommonNoun, suffix }) => isCommonNoun && suffix !== null,
    gives: 'animals~',
    example: 'Numbers 35:3 חיתם: their animals',
  },
  {
    name: 'living, as any other noun: a living thing',
    of: 'H2416',
    when: ({ isCommonNoun }) => isCommonNoun,
    gives: 'living thing',
    example: 'Genesis 7:14 החיה: the living thing',
  },
  {
    name: 'life, before "living": a creature',
    of: 'H5315',
    when: ({ next }) => next.is('H2416'),
    gives: 'creature',
    example: 'Genesis 2:7 לנפש: creature',
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
    name: 'death, with an article that English leaves out',
    of: 'H4194',
    when: (death) => death.hasArticle && !death.hasPrefix && death.suffix === null,
    gives: '=death',
    example: '1 Samuel 20:3 המות: death',
  },
  {
    name: 'hand, before "foot": its sole',
    of: 'H3709',
    when: ({ next }) => next.is('H7272'),
    gives: 'sole',
    example: 'Genesis 8:9 לכף: for the sole of',
  },
  {
    name: 'wing, after "bird": winged',
    of: 'H3671',
    when: ({ previous }) => previous.is('H5775', 'H6833'),
    gives: '=winged',
    example: 'Genesis 1:21 כנף: winged',
  },
  {
    name: 'army, after a man or a son: valour',
    of: 'H2428',
    when: ({ previous }) => previous.is('H1368', 'H376', 'H1121', 'H802'),
    gives: 'valour~',
    example: 'Ruth 2:1 חיל: valour',
  },
  {
    name: 'army, in poetry: strength',
    of: 'H2428',
    when: ({ isPoetry }) => isPoetry,
    gives: 'strength~',
    example: 'Exodus 15:4 וחילו: and his strength',
  },
]);
