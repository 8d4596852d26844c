import { type RuleList, rules } from '../../../rules.ts';
import { afterVerb, governorOf, isPersonal } from '../../governor.ts';
import type { HebrewWord } from '../../hebrew-word.ts';
import { GOING, PSALMISTS, PURPOSES, SPEAKING } from '../../preposition-groups.ts';
import { DEEDS, DIVINE, PERSONS, PLACES, RECEIVERS, ROLES, TIMES, TITLES } from '../../word-groups.ts';
import { englishVerb } from '../which-verb/which-verb.ts';

/** True if the words beside a name are the heading of a psalm. */
const isInTitle = (name: HebrewWord): boolean =>
  !name.isIn(DIVINE) &&
  (name.previous.isIn(TITLES) ||
    name.next.isIn(TITLES) ||
    (name.isFirst && name.isPoetry && name.isIn(PSALMISTS)));

/** True for a noun that is not a person and has no article and no suffix. */
const isThing = (noun: HebrewWord): boolean =>
  noun.isCommonNoun &&
  !noun.hasArticle &&
  noun.suffix === null &&
  !noun.isIn(RECEIVERS) &&
  !noun.isIn(DIVINE);

/** True in "in the second year · of Darius". */
const isOfYear = (word: HebrewWord): boolean =>
  (word.previous.isNumeral || word.previous.code.startsWith('Ao') || word.previous.is('H8141')) &&
  word.someBefore(4, (before) => before.is('H8141')) &&
  (word.isName || word.is('H4428', 'H4438', 'H4437', 'H4467', 'H3318'));

const isOfMonth = ({ previous }: HebrewWord): boolean =>
  previous.isNumeral || previous.code.startsWith('Ao') || previous.is('H3117');

/** True for a group by which a people is counted: "by the house of their fathers", "by their clans". */
const isDivision = (noun: HebrewWord): boolean =>
  noun.is('H1004')
    ? noun.isConstruct && noun.next.is('H1') && noun.next.number === 'p'
    : noun.suffix?.number === 'p' || noun.is('H4256');

/** True for a plain noun after "to be": what something becomes. */
const isBecome = (noun: HebrewWord): boolean =>
  (noun.isCommonNoun || noun.isParticiple) &&
  !noun.hasArticle &&
  noun.suffix === null &&
  !noun.isIn(TIMES) &&
  !noun.is('H376', 'H1004', 'H3605') &&
  !(noun.isIn(PERSONS) && noun.isDefinite) &&
  governorOf(noun).is('H1961', 'H1934');

const isMadeOrTurned = (noun: HebrewWord): boolean =>
  isThing(noun) && governorOf(noun).is('H2015') && governorOf(noun).place < noun.place;

const isSetAs = (noun: HebrewWord): boolean =>
  noun.isCommonNoun &&
  !noun.hasArticle &&
  noun.suffix === null &&
  !noun.isIn(PURPOSES) &&
  !noun.is('H7451', 'H3605') &&
  !noun.previous.is('H3820') &&
  governorOf(noun).is('H7760', 'H7896', 'H2803', 'H4886');

/** True after a word for a place that English joins without "to": above, under, outside, beyond, around. */
const isAfterPlace = ({ previous }: HebrewWord): boolean =>
  previous.is('H5676', 'H5439') ||
  (previous.is('H1004') && previous.prefix === 'מ') ||
  (previous.is('H5704') && previous.suffix === null) ||
  (previous.is('H4605', 'H8478', 'H5921', 'H2351') && previous.prefixes[0] === 'מ');

/** True after a direction with "from": "from the north", "from the right". */
const isAfterDirection = ({ previous }: HebrewWord): boolean =>
  previous.is('H6828', 'H5045', 'H8486', 'H4217', 'H3220', 'H6924', 'H3225', 'H8040') &&
  previous.prefix === 'מ';

/** True for a place to which one goes, a voice to which one listens, or what one speaks to. */
const isGoal = (noun: HebrewWord): boolean =>
  isThing(noun) &&
  (governorOf(noun).isIn(SPEAKING) ||
    (governorOf(noun).isIn(GOING) && (noun.isIn(PLACES) || noun.is('H6963', 'H3117'))));

/** True for a pronoun before a new thing that one makes, and not before a deed: "make for us gods". */
const isBeforeThing = ({ code, next, previous, endsClause }: HebrewWord): boolean =>
  code === 'R' &&
  !endsClause &&
  next.isCommonNoun &&
  !next.hasPrefix &&
  !next.hasArticle &&
  next.suffix === null &&
  !next.isIn(DEEDS) &&
  !next.is('H1004', 'H5002') &&
  !previous.previous.is('H3541');

/** True if the verb is "to make", and not "to do". */
const isMadeFor = (word: HebrewWord): boolean => {
  const verb = governorOf(word);
  if (verb.verbKey === 'H6213 q' && verb === word.previous && isBeforeThing(word)) return true;
  return verb.is('H6213') && verb.stem === 'q' && englishVerb(verb) === 'make';
};

const isWithCovenant = (word: HebrewWord): boolean =>
  isPersonal(word) && governorOf(word).is('H3772') && word.verse.numbers.has('H1285');

/** The English of the prefix ל of a noun or a pronoun after certain verbs. Null for "to". */
export const lamedAfterVerb = rules<HebrewWord, string>('the prefix ל after certain verbs', [
  {
    name: 'ל after "to make a covenant": with',
    when: isWithCovenant,
    gives: 'with',
    example: 'Exodus 23:32 להם: with them',
  },
  { name: 'ל after "to make": for', when: isMadeFor, gives: 'for', example: 'Genesis 2:18 לו: for him' },
  {
    name: 'ל after any other verb that decides the English preposition',
    when: (word) => afterVerb(word, 'ל') !== null,
    gives: (word) => afterVerb(word, 'ל') ?? '',
    example: 'Genesis 8:20 ליהוה: for the LORD',
  },
]);

/** The noun with ל to which "and" joins another noun with ל. An empty word if there is none. */
function pairOf(noun: HebrewWord): HebrewWord {
  for (let steps = 1; noun.hasAnd && steps <= 3; steps += 1) {
    const before = noun.at(-steps);
    if (before.isVerb || before.isPreposition || before.endsClause) break;
    if (before.prefixes[0] === 'ל' && before.code.startsWith('N')) return before;
    if (before.hasPrefix) break;
  }
  return noun.at(noun.verse.count);
}

/** The English of the prefix ל of a noun. Null for "to". */
export const lamedOf: RuleList<HebrewWord, string> = rules<HebrewWord, string>('the prefix ל of a noun', [
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
    example: 'Psalm 3 title לדוד: of David',
  },
  {
    name: 'a king, after the number of his year',
    when: isOfYear,
    gives: 'of',
    example: '1 Kings 14:25 למלך: of the king',
  },
  { name: 'a side', of: 'H6285', gives: 'on', example: 'Exodus 36:23 לפאת: on the side of' },
  {
    name: 'a month, after the number of a day',
    of: 'H2320',
    when: isOfMonth,
    gives: 'of',
    example: 'Genesis 7:11 לחדש: of the month',
  },
  {
    name: 'clans, hosts and houses of fathers, by which a people is counted',
    of: 'H4940 H6635 H1004 H1538 H4550 H4256',
    when: isDivision,
    gives: 'by',
    example: 'Genesis 8:19 למשפחתיהם: by their clans',
  },
  {
    name: 'ל after "above", "under", "inside", "outside", "beyond", "around" or "as far as"',
    when: isAfterPlace,
    gives: '',
    example: 'Genesis 22:9 לעצים: the wood',
  },
  {
    name: 'ל after a direction: north of',
    when: isAfterDirection,
    gives: 'of',
    example: 'Joshua 8:9 לעי: of Ai',
  },
  {
    name: 'ל after "between" and its word: and',
    when: (noun) => !noun.isName && noun.at(-2).is('H996') && !noun.previous.hasAnd,
    gives: 'and',
    example: 'Genesis 1:6 למים: and waters',
  },
  {
    name: 'the eyes of those who see it',
    of: 'H5869',
    when: ({ number, state }) => number !== 's' && state === 'c',
    gives: 'before',
    example: 'Exodus 7:20 לעיני: before the eyes of',
  },
  {
    name: 'morning and evening',
    of: 'H1242 H6153',
    gives: 'in',
    example: 'Genesis 49:27 ולערב: and in the evening',
  },
  {
    name: 'abundance or peace',
    of: 'H7230 H7965',
    when: ({ isSingle }) => isSingle,
    gives: 'in',
    example: 'Genesis 43:27 לשלום: in peace',
  },
  {
    name: 'a time',
    of: 'H6256 H4150 H8666 H7118',
    when: ({ number }) => number === 's',
    gives: 'at',
    example: 'Genesis 8:11 לעת: at the time of',
  },
  {
    name: 'what something becomes, after "to be"',
    when: isBecome,
    gives: '',
    example: 'Genesis 1:14 ולמועדים: and for appointed times',
  },
  {
    name: 'what something is turned into',
    when: isMadeOrTurned,
    gives: 'into',
    example: 'Exodus 7:15 לנחש: into snake',
  },
  {
    name: 'what a person becomes',
    when: (noun) =>
      noun.state === 'a' &&
      !noun.hasArticle &&
      noun.suffix === null &&
      noun.isIn(ROLES) &&
      !(noun.is('H5971') && noun.number === 'p'),
    gives: 'as',
    example: 'Genesis 34:12 לאשה: as a wife',
  },
  {
    name: 'what something is set or counted as',
    when: isSetAs,
    gives: 'as',
    example: 'Genesis 45:8 לאב: as father',
  },
  {
    name: 'an offering or a work',
    when: (noun) => noun.isIn(PURPOSES) && noun.number !== 'p',
    gives: 'for',
    example: 'Genesis 22:8 לעלה: for burnt offering',
  },
  {
    name: 'a noun after a verb that decides the English preposition',
    when: (word) => lamedAfterVerb(word) !== null,
    gives: (word) => lamedAfterVerb(word) ?? '',
    example: 'Genesis 8:20 ליהוה: for the LORD',
  },
  {
    name: 'any other name',
    when: ({ isName }) => isName,
    gives: 'to',
    example: 'Genesis 4:3 ליהוה: to the LORD',
  },
  {
    name: 'a noun in the heading of a psalm',
    when: ({ previous }) => previous.isIn(TITLES),
    gives: 'of',
    example: '1 Kings 10:19 לכסה: of the throne',
  },
  {
    name: 'a place after a verb of going, a voice after "to hear", anything after a verb of speaking',
    when: isGoal,
    gives: 'to',
    example: 'Genesis 2:20 ולעוף: and to the birds of',
  },
  {
    name: 'a thing, joined by "and" to another noun with ל',
    when: (noun) => isThing(noun) && pairOf(noun).exists && !pairOf(noun).is('H3605'),
    gives: (noun) => lamedOf(pairOf(noun)) ?? 'to',
    example: 'Genesis 1:14 ולימים: and days',
  },
  {
    name: 'a thing without article and owner',
    when: isThing,
    gives: 'for',
    example: 'Genesis 2:9 למראה: for appearance',
    isUnsure: true,
  },
]);
