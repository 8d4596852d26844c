import { pluralOf } from '../../english/inflect.ts';
import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { chosenWord, plainWord } from '../nouns.ts';
import { objectOf } from '../verbs.ts';
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

/** Whether the English noun is a plural. */
export const isPlural = rules<HebrewWord, true>('the plural of a noun', [
  { name: 'in the plural', when: ({ number }) => number === 'p', gives: true, example: '' },
  { name: 'in the dual', when: ({ number }) => number === 'd', gives: true, example: '' },
  { name: 'in the singular after a number', when: isCounted, gives: true, example: '' },
]);

/** True for gods of them, but not in "the LORD their God". */
const isOfThem = ({ suffix, previous }: HebrewWord): boolean =>
  suffix?.person === '3' && suffix.number === 'p' && !previous.is('H3068');

/** Whether a plural word for God means gods. */
export const isGods = rules<HebrewWord, true>('the plural "gods"', [
  { name: 'before "other" or a metal', when: ({ next }) => next.isIn(OTHER_GODS), gives: true, example: '' },
  {
    name: 'before the people whose they are',
    when: ({ isConstruct, next }) => isConstruct && next.isIn(PEOPLES),
    gives: true,
    example: '',
  },
  { name: 'with "their", but not the LORD', when: isOfThem, gives: true, example: '' },
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
  { name: 'with an article', when: ({ hasArticle }) => hasArticle, gives: 'everything', example: '' },
  {
    name: 'with a suffix',
    when: ({ suffix }) => suffix !== null,
    gives: (all) => `all of ${objectIn(all)}`,
    example: '',
  },
  {
    name: 'before one thing, after "not"',
    when: (all) => isEvery(all) && isDenied(all),
    gives: 'any',
    example: '',
  },
  { name: 'before one thing', when: isEvery, gives: 'every', example: '' },
  { name: 'before anything else', gives: 'all', example: '' },
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
    example: '',
  },
  {
    name: 'with a suffix',
    when: ({ suffix }) => suffix !== null,
    gives: (numeral) => `${plainWord(numeral)} of ${objectIn(numeral)}`,
    example: '',
  },
  {
    name: 'hundred and thousand, in the dual',
    of: 'H3967 H505',
    when: ({ number }) => number === 'd',
    gives: (numeral) => withArticle(numeral, `two ${plainWord(numeral)}`),
    example: '',
  },
  {
    name: 'hundred and thousand, in the plural without a number before them',
    of: 'H3967 H505',
    when: ({ number, previous }) => number === 'p' && !previous.isNumeral,
    gives: (numeral) => withArticle(numeral, pluralOf(plainWord(numeral) ?? '')),
    example: '',
  },
  {
    name: 'any other numeral',
    gives: (numeral) => withArticle(numeral, plainWord(numeral) ?? ''),
    example: '',
  },
]);
