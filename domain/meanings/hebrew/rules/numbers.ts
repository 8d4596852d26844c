import { pluralOf } from '../../english/inflect.ts';
import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import { objectOf } from '../english-pronouns.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { chosenWord, plainWord } from '../nouns.ts';
import { OTHER_GODS, PEOPLES } from '../word-groups.ts';

/** "Them" of "all of them". */
const objectIn = ({ suffix }: HebrewWord): string => (suffix === null ? '' : objectOf(suffix));

/** After a number above ten the noun is singular in Hebrew. */
const isCounted = (noun: HebrewWord): boolean =>
  noun.previous.isNumeral &&
  !noun.previous.is('H259') &&
  noun.state === 'a' &&
  !noun.hasPrefix &&
  !noun.hasArticle;

/** True for "lords" that belong to somebody or something, which is one lord in Hebrew: "the lord of Joseph". */
const isRespected = (noun: HebrewWord): boolean => noun.is('H113') && noun.state === 'c';

/** Whether the English noun is a plural. */
export const isPlural = rules<HebrewWord, true>('the plural of a noun', [
  {
    name: 'in the plural, but not the plural of respect: his lord',
    when: (noun) => noun.number === 'p' && !isRespected(noun),
    gives: true,
    example: 'Genesis 2:1 השמים: the heavens',
  },
  {
    name: 'in the dual',
    when: ({ number }) => number === 'd',
    gives: true,
    example: 'Genesis 2:7 באפיו: in his face',
  },
  { name: 'in the singular after a number', when: isCounted, gives: true, example: 'Genesis 7:4 יום: days' },
]);

/** True for gods of them, but not in "the LORD their God". */
const isOfThem = ({ suffix, previous }: HebrewWord): boolean =>
  suffix?.person === '3' && suffix.number === 'p' && !previous.is('H3068');

/** Whether a plural word for God means gods. */
export const isGods = rules<HebrewWord, true>('the plural "gods"', [
  {
    name: 'before "other" or a metal',
    when: ({ next }) => next.isIn(OTHER_GODS),
    gives: true,
    example: 'Genesis 35:2 אלהי: the gods of',
  },
  {
    name: 'before the people whose they are',
    when: ({ isConstruct, next }) => isConstruct && next.isIn(PEOPLES),
    gives: true,
    example: 'Exodus 12:12 אלהי: the gods of',
  },
  {
    name: 'with "their", but not the LORD',
    when: isOfThem,
    gives: true,
    example: 'Exodus 23:24 לאלהיהם: to their gods',
  },
]);

const NOT = ['H3808', 'H408', 'H369', 'H1115'] as const;
const isDenied = (all: HebrewWord): boolean => all.someBefore(4, (before) => before.is(...NOT));

/** True before one thing of which there are several, so "every day" and not "all food". */
const isEvery = ({ next }: HebrewWord): boolean =>
  next.isCommonNoun &&
  next.isSingle &&
  !next.hasPrefix &&
  !next.isDefinite &&
  chosenWord(next)?.endsWith('~') !== true;

/** The English of כל. */
export const allOf = rules<HebrewWord, string>('all, every or any', [
  {
    name: 'with an article',
    when: ({ hasArticle }) => hasArticle,
    gives: 'everything',
    example: 'Genesis 16:12 בכל: in everything',
  },
  {
    name: 'with a suffix',
    when: ({ suffix }) => suffix !== null,
    gives: (all) => `all of ${objectIn(all)}`,
    example: 'Genesis 43:34 כלם: all of them',
  },
  {
    name: 'before one thing, after "not"',
    when: (all) => isEvery(all) && isDenied(all),
    gives: 'any',
    example: 'Leviticus 2:11 כל: any',
  },
  { name: 'before one thing', when: isEvery, gives: 'every', example: 'Genesis 2:9 כל: every' },
  { name: 'before anything else', gives: 'all', example: 'Genesis 2:1 וכל: and all' },
]);

const withArticle = ({ hasArticle }: HebrewWord, number: string): string =>
  joined(hasArticle && 'the', number);

/** The English of a numeral. */
export const numeralOf = rules<HebrewWord, string>('the English of a numeral', [
  {
    name: 'two, with a suffix',
    of: 'H8147',
    when: ({ suffix }) => suffix !== null,
    gives: (two) => `both of ${objectIn(two)}`,
    example: 'Genesis 2:25 שניהם: both of them',
  },
  {
    name: 'with a suffix',
    when: ({ suffix }) => suffix !== null,
    gives: (numeral) => `${plainWord(numeral)} of ${objectIn(numeral)}`,
    example: '1 Samuel 10:19 ולאלפיכם: and to thousand of you',
  },
  {
    name: 'hundred and thousand, in the dual',
    of: 'H3967 H505',
    when: ({ number }) => number === 'd',
    gives: (numeral) => withArticle(numeral, `two ${plainWord(numeral)}`),
    example: 'Genesis 32:15 מאתים: two hundred',
  },
  {
    name: 'hundred and thousand, in the plural without a number before them',
    of: 'H3967 H505',
    when: ({ number, previous }) => number === 'p' && !previous.isNumeral,
    gives: (numeral) => withArticle(numeral, pluralOf(plainWord(numeral) ?? '')),
    example: 'Genesis 24:60 לאלפי: to thousands',
  },
  {
    name: 'any other numeral',
    gives: (numeral) => withArticle(numeral, plainWord(numeral) ?? ''),
    example: 'Genesis 2:10 לארבעה: to four',
  },
]);
