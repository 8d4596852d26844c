import { joined } from '../../english/joined.ts';
import { rules } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import type { Prefix } from '../parse.ts';
import { MEANS, RECEIVERS, ROLES, TITLES } from '../word-groups.ts';
import { senseOfThing } from './senses-of-things.ts';

const PREFIXES: Readonly<Record<Prefix, string>> = { ב: 'in', כ: 'like', ל: 'to', מ: 'from' };

/** True if the nearest verb before the word, participles left out, is "to rule" or "to reign". */
const isRuled = (noun: HebrewWord): boolean =>
  noun.lastBefore(({ code }) => /^V.[^rs]/u.test(code)).is('H4910', 'H7287', 'H4427');

/** True if the words beside a name are the heading of a psalm. */
const isInTitle = ({ previous, next }: HebrewWord): boolean => previous.isIn(TITLES) || next.isIn(TITLES);

const isThing = (noun: HebrewWord): boolean =>
  noun.isCommonNoun && !noun.hasArticle && noun.suffix === null && !noun.isIn(RECEIVERS);

/** The English of the prefix ב after certain words, for nouns and for pronouns. Null if the usual one fits. */
export const prefixByNeighbour = rules<HebrewWord, string>('the prefix ב after certain words', [
  {
    name: 'after "to go out", before "hand"',
    when: ({ previous, next }) => previous.is('H3318') && next.is('H3027'),
    gives: 'against',
    example: 'Ruth 1:13 בי: against me',
  },
  {
    name: 'after "double"',
    when: ({ previous }) => previous.is('H3718'),
    gives: 'for',
    example: 'Isaiah 40:2 בכל: for all',
  },
  {
    name: 'after "to cleave"',
    when: ({ previous }) => previous.is('H1692'),
    gives: 'to',
    example: 'Genesis 2:24 באשתו: to his wife',
  },
  {
    name: 'after "to fight", "to rebel" and "to transgress"',
    when: ({ previous }) => previous.is('H3898', 'H4775', 'H6586'),
    gives: 'against',
    example: 'Exodus 1:10 בנו: against us',
  },
  {
    name: 'after "to blow"',
    when: ({ previous }) => previous.is('H5380', 'H5398'),
    gives: 'on',
    example: 'Exodus 15:10 ברוחך: on your wind',
  },
  {
    name: 'with a pronoun after "to answer"',
    when: ({ code, previous }) => code === 'R' && previous.is('H6030'),
    gives: 'against',
    example: 'Job 15:6 בך: against you',
  },
  {
    name: 'with a pronoun after "to meet"',
    when: ({ code, previous }) => code === 'R' && previous.is('H6293'),
    gives: 'on',
    example: 'Genesis 32:2 בו: on him',
  },
]);

/** The English of the prefix ב of a noun. */
export const betOf = rules<HebrewWord, string>('the prefix ב of a noun', [
  { name: 'after "to rule"', when: isRuled, gives: 'over', example: '1 Kings 14:21 ביהודה: over Judah' },
  {
    name: 'land that means the earth',
    of: 'H776',
    when: (land) => senseOfThing(land) === 'earth~',
    gives: 'on',
    example: 'Genesis 8:17 בארץ: on the earth',
  },
  {
    name: 'a name or a number',
    of: 'H8034 H4557',
    when: (noun) => noun.isPlainOne,
    gives: 'by',
    example: 'Exodus 35:30 בשם: by name',
  },
  {
    name: 'a day or a sabbath',
    of: 'H3117 H7676',
    when: ({ number }) => number === 's',
    gives: 'on',
    example: 'Genesis 2:2 ביום: on the day',
  },
  {
    name: 'what something is done with',
    when: (noun) => noun.isIn(MEANS),
    gives: 'with',
    example: 'Genesis 48:22 בחרבי: with my sword',
  },
]);

/** The English of the prefix כ of a noun. */
export const kaphOf = rules<HebrewWord, string>('the prefix כ of a noun', [
  {
    name: 'a numeral',
    when: ({ isNumeral }) => isNumeral,
    gives: 'about',
    example: 'Exodus 12:37 כשש: about six',
  },
]);

/** The English of the prefix ל of a noun. */
export const lamedOf = rules<HebrewWord, string>('the prefix ל of a noun', [
  {
    name: 'a kind',
    of: 'H4327',
    gives: 'according to',
    example: 'Genesis 7:14 למינה: according to its kind',
  },
  {
    name: 'a name in the heading of a psalm',
    when: (name) => name.isName && isInTitle(name),
    gives: 'of',
    example: 'Psalms 4:1 לדוד: of David',
  },
  {
    name: 'any other name',
    when: ({ isName }) => isName,
    gives: 'to',
    example: 'Genesis 4:3 ליהוה: to the LORD',
  },
  {
    name: 'after "above" and "under" with "from"',
    when: ({ previous }) => previous.is('H4605', 'H8478', 'H5921') && previous.prefixes[0] === 'מ',
    gives: '',
    example: 'Genesis 22:9 לעצים: the wood',
  },
  {
    name: 'beside "to call": what gets a name',
    when: (noun) => noun.previous.is('H7121') || noun.at(2).is('H7121'),
    gives: 'to',
    example: 'Genesis 16:14 לבאר: to the well',
  },
  {
    name: 'after "between" and its word',
    when: (noun) => noun.at(-2).is('H996') && !noun.previous.hasAnd,
    gives: 'and',
    example: 'Numbers 26:56 למעט: and little',
  },
  {
    name: 'what a person becomes',
    when: (noun) => noun.isPlainOne && noun.isIn(ROLES),
    gives: 'as',
    example: 'Genesis 2:22 לאשה: as a woman',
  },
  {
    name: 'a noun in the heading of a psalm',
    when: ({ previous }) => previous.isIn(TITLES),
    gives: 'of',
    example: 'Psalms 44:1 לבני: of the sons of',
  },
  {
    name: 'a thing without article and owner',
    when: isThing,
    gives: 'for',
    example: 'Genesis 1:14 לאתת: for signs',
  },
]);

/** The prefix מ has no rules: it is always "from". */
const BY_LETTER: Readonly<Record<Prefix, ((noun: HebrewWord) => string | null) | null>> = {
  ב: (noun) => prefixByNeighbour(noun) ?? betOf(noun),
  כ: kaphOf,
  ל: lamedOf,
  מ: null,
};

/** The English prepositions for the prefixes of a noun, which say more than those of other words. */
export const prefixesOfNoun = (noun: HebrewWord): string =>
  noun.hasPrefix
    ? joined(...noun.prefixes.map((prefix) => BY_LETTER[prefix]?.(noun) ?? PREFIXES[prefix]))
    : '';

/** The English prepositions for the prefixes of any other word. */
export const prefixesOf = ({ prefixes }: HebrewWord): string =>
  joined(...prefixes.map((prefix) => PREFIXES[prefix]));
