import { pluralOf } from '../../english/inflect.ts';
import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import { objectOf } from '../english-pronouns.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { chosenWord, plainWord } from '../nouns.ts';
import { IDOLS, OTHER_GODS, PEOPLES, SERVING } from '../word-groups.ts';

/** The suffix of a numeral or "all" as an English object: "them" of "all of them". */
const objectIn = ({ suffix }: HebrewWord): string => (suffix === null ? '' : objectOf(suffix));

/** True for a noun after a number. In Hebrew it is singular after a number above ten. */
const isCounted = (noun: HebrewWord): boolean =>
  noun.previous.isNumeral &&
  !noun.previous.is('H259') &&
  noun.state === 'a' &&
  !noun.hasPrefix &&
  !noun.hasArticle;

/** True for "lords" with an owner, which is a plural of respect for one lord: "the lord of Joseph". */
const isRespected = (noun: HebrewWord): boolean => noun.is('H113') && noun.state === 'c';

/** Whether the English noun is a plural. */
export const isPlural = rules<HebrewWord, boolean>('the plural of a noun', [
  {
    name: 'a noun in the plural, but not "lord" with an owner, a plural of respect',
    when: (noun) => noun.number === 'p' && !isRespected(noun),
    gives: true,
    example: 'Genesis 2:1 השמים: the heavens',
  },
  {
    name: 'a noun in the dual',
    when: ({ number }) => number === 'd',
    gives: true,
    example: 'Genesis 2:7 באפיו: into his nostrils',
  },
  {
    name: 'a noun in the singular after a number',
    when: isCounted,
    gives: true,
    example: 'Genesis 7:4 יום: days',
  },
]);

/** True for "their gods" in a verse without the LORD, who is "their God". */
const isOfThem = ({ suffix, verse }: HebrewWord): boolean =>
  suffix?.person === '3' &&
  suffix.number === 'p' &&
  !verse.numbers.has('H3068') &&
  !verse.numbers.has('H3069');

/** True for "their gods" after a verb of worship, or with a preposition. Directly after the LORD it is "their God". */
const isServed = (god: HebrewWord): boolean =>
  god.suffix?.person === '3' &&
  god.suffix.number === 'p' &&
  !god.previous.is('H3068') &&
  (god.someBefore(3, (before) => before.isIn(SERVING)) || (god.hasPrefix && !god.verse.numbers.has('H6918')));

/** True for gods that someone makes: "make us gods", but not "God made". */
const isMade = (god: HebrewWord): boolean =>
  god.number === 'p' &&
  god.suffix === null &&
  !god.hasArticle &&
  god.someBefore(2, (before) => before.is('H6213') && before.inflection !== null && !before.isThirdPerson);

/** True for "these are your gods" and "all gods". */
const isOneOfMany = ({ previous, next, hasArticle, hasAnd, suffix }: HebrewWord): boolean =>
  (previous.is('H428') && suffix !== null) ||
  (next.is('H428') && !hasAnd) ||
  (previous.is('H3605') && (suffix === null || suffix.person === '3')) ||
  (hasArticle && previous.is('H430') && previous.isConstruct);

/** Whether a word for God means gods, or one of them. */
export const godOf = rules<HebrewWord, 'gods' | 'god'>('God, a god or gods', [
  {
    name: 'the short word for God, in the plural: gods',
    of: 'H410',
    when: ({ number }) => number === 'p',
    gives: 'gods',
    example: 'Exodus 15:11 באלם: among gods',
  },
  {
    name: 'a singular word for God, before "other" or "strange"',
    of: 'H410 H433',
    when: ({ next }) => next.isIn(OTHER_GODS),
    gives: 'god',
    example: 'Exodus 34:14 לאל: to a god',
  },
  {
    name: 'a singular word for God, beside an image or after "all"',
    of: 'H410 H433',
    when: ({ verse, previous }) => verse.numbers.has('H6459') || previous.is('H3605'),
    gives: 'god',
    example: '2 Chronicles 32:15 אלוה: a god',
  },
  {
    name: 'God, after the name of an idol, or as "his god" and "the god of" in a verse with one',
    of: 'H430',
    when: ({ previous, verse, suffix, isConstruct }) =>
      previous.isIn(IDOLS) ||
      (verse.has(IDOLS) && (suffix?.person === '3' || (isConstruct && suffix === null))),
    gives: 'god',
    example: 'Judges 11:24 אלהיך: your god',
  },
  {
    name: 'God, before "other" or what images are made of: gods',
    of: 'H430 H426',
    when: ({ next }) => next.isIn(OTHER_GODS),
    gives: 'gods',
    example: 'Genesis 35:2 אלהי: the gods of',
  },
  {
    name: 'God, before the people or the place that has these gods',
    of: 'H430 H426',
    when: ({ isConstruct, next }) =>
      isConstruct && (next.isIn(PEOPLES) || (next.is('H1121') && next.next.isIn(PEOPLES))),
    gives: 'gods',
    example: 'Exodus 12:12 אלהי: the gods of',
  },
  {
    name: 'God, beside "these", after "all" or in "God of gods": gods',
    of: 'H430 H426',
    when: isOneOfMany,
    gives: 'gods',
    example: 'Exodus 18:11 האלהים: gods',
  },
  {
    name: 'God, after "make": gods',
    of: 'H430',
    when: isMade,
    gives: 'gods',
    example: 'Exodus 32:1 אלהים: gods',
  },
  {
    name: 'God, after "not": what is no god',
    of: 'H430',
    when: ({ previous, state, suffix }) =>
      previous.is('H3808') && !previous.asks && state === 'a' && suffix === null,
    gives: 'gods',
    example: '2 Kings 19:18 אלהים: gods',
  },
  {
    name: 'God, with "their", in a verse without the LORD: gods',
    of: 'H430 H426',
    when: isOfThem,
    gives: 'gods',
    example: 'Exodus 23:24 לאלהיהם: to their gods',
  },
  {
    name: 'God, with "their", after a verb of worship or with a preposition: gods',
    of: 'H430',
    when: isServed,
    gives: 'gods',
    example: 'Numbers 33:4 ובאלהיהם: and on their gods',
  },
]);

const NOT = ['H3808', 'H408', 'H369', 'H1115'] as const;
const isDenied = (all: HebrewWord): boolean => all.someBefore(4, (before) => before.is(...NOT));

/** True before a singular noun that can be counted: "every day", but "all food". */
const isEvery = ({ next }: HebrewWord): boolean =>
  next.isCommonNoun &&
  next.isSingle &&
  !next.hasPrefix &&
  !next.isDefinite &&
  chosenWord(next)?.endsWith('~') !== true;

/** The English of כל. */
export const allOf = rules<HebrewWord, string>('all, every or any', [
  {
    name: '"all" with an article: everything',
    when: ({ hasArticle }) => hasArticle,
    gives: 'everything',
    example: 'Genesis 16:12 בכל: in everything',
  },
  {
    name: '"all" with a suffix: all of them',
    when: ({ suffix }) => suffix !== null,
    gives: (all) => `all of ${objectIn(all)}`,
    example: 'Genesis 43:34 כלם: all of them',
  },
  {
    name: '"all" before one thing, after "not": any',
    when: (all) => isEvery(all) && isDenied(all),
    gives: 'any',
    example: 'Exodus 10:15 כל: any',
  },
  { name: '"all" before one thing: every', when: isEvery, gives: 'every', example: 'Genesis 2:9 כל: every' },
  { name: '"all" before anything else', gives: 'all', example: 'Genesis 2:1 וכל: and all' },
]);

const withArticle = ({ hasArticle }: HebrewWord, number: string): string =>
  joined(hasArticle && 'the', number);

/** Matches "two thousand" by its vowel a. Its code says plural, not dual. */
const TWO_THOUSAND = /\u05e4[\u0591-\u05af\u05bc]*\u05b7/u;

/** The English of a numeral. */
export const numeralOf = rules<HebrewWord, string>('the English of a numeral', [
  {
    name: 'two, with a suffix: both of them',
    of: 'H8147',
    when: ({ suffix }) => suffix !== null,
    gives: (two) => `both of ${objectIn(two)}`,
    example: 'Genesis 2:25 שניהם: both of them',
  },
  {
    name: 'any other numeral with a suffix',
    when: ({ suffix }) => suffix !== null,
    gives: (numeral) => `${plainWord(numeral)} of ${objectIn(numeral)}`,
    example: 'Numbers 12:4 שלשתכם: three of you',
  },
  {
    name: 'hundred or thousand, in the dual',
    of: 'H3967 H505',
    when: ({ number }) => number === 'd',
    gives: (numeral) => withArticle(numeral, `two ${plainWord(numeral)}`),
    example: 'Genesis 11:19 ומאתים: and two hundred',
  },
  {
    name: 'thousand, with the vowel of the dual',
    of: 'H505',
    when: ({ text, number }) => number === 'p' && TWO_THOUSAND.test(text),
    gives: (numeral) => withArticle(numeral, 'two thousand'),
    example: 'Exodus 38:29 ואלפים: and two thousand',
  },
  {
    name: 'hundred or thousand, in the plural without a number before it',
    of: 'H3967 H505',
    when: ({ number, previous }) => number === 'p' && !previous.isNumeral,
    gives: (numeral) => withArticle(numeral, pluralOf(plainWord(numeral) ?? '')),
    example: 'Genesis 24:60 לאלפי: of thousands',
  },
  {
    name: 'any other numeral',
    gives: (numeral) => withArticle(numeral, plainWord(numeral) ?? ''),
    example: 'Genesis 1:9 אחד: one',
  },
]);
