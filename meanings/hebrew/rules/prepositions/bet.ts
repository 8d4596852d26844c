import { rules } from '../../../rules.ts';
import { afterVerb, governorOf, isPersonal, objectAfter } from '../../governor.ts';
import type { HebrewWord } from '../../hebrew-word.ts';
import { DISEASES, HILL_COUNTRIES, POINTS, PRICES, SEATS, TOOLS } from '../../preposition-groups.ts';
import { PERSONS } from '../../word-groups.ts';
import { kingJamesSense } from '../king-james-sense.ts';

const isGiving = (verb: HebrewWord): boolean => verb.is('H5414', 'H4376', 'H5307', 'H5462');

/** True for a hand into which something is given, but not for the hand of Moses, by which the law is given. */
const isHandedOver = (hand: HebrewWord): boolean =>
  !hand.previous.is('H834') &&
  !hand.next.is('H4872') &&
  (isGiving(governorOf(hand)) || isGiving(hand.lastBefore(({ isVerb }) => isVerb)));

/** True for a person against whom a hand or a face is. */
const isUnderHand = (word: HebrewWord): boolean =>
  isPersonal(word) &&
  governorOf(word).is('H1961', 'H7971', 'H5375', 'H5414', 'H7760') &&
  word.someBefore(3, (before) => before.is('H3027', 'H6440') && !before.hasPrefix);

/** True for "the tenth · of the month" and "the fourteenth · day". */
const isDayNumber = (word: HebrewWord): boolean =>
  (word.isNumeral || word.code.startsWith('Ao')) &&
  word.someAfter(3, (after) => after.is('H2320') && after.prefix === 'ל');

/** True for "with all your heart". */
const isWithHeart = ({ next, isConstruct }: HebrewWord): boolean =>
  isConstruct && next.is('H3820', 'H3824', 'H5315', 'H3581', 'H5797');

const isStrong = ({ next }: HebrewWord): boolean => next.is('H1419', 'H2389', 'H7311');

/** True for a mountain, but not for the hill country of a people. */
const isOnMountain = ({ number, next }: HebrewWord): boolean =>
  number === 'p' || !(next.is('H3478') || HILL_COUNTRIES.has(next.strongs ?? ''));

/** True for a plural of persons, and for "us" and a plural "you". */
const isAmongMany = (word: HebrewWord): boolean =>
  word.code === 'R'
    ? word.suffix?.number === 'p' && word.suffix.person !== '3'
    : (word.isIn(PERSONS) || word.isAnyParticiple) && word.number === 'p' && word.suffix === null;

/** The English of the prefix ב of a noun or a pronoun. Null for "in". */
export const betOf = rules<HebrewWord, string>('the prefix ב', [
  {
    name: 'the one against whom a hand or a face is',
    when: isUnderHand,
    gives: 'against',
    example: 'Exodus 7:4 במצרים: against Egypt',
  },
  {
    name: 'a horn or a trumpet that is blown',
    of: 'H7782 H2689',
    when: (noun) => governorOf(noun).is('H8628'),
    gives: '',
    example: '1 Samuel 13:3 בשופר: the ram’s horn',
  },
  {
    name: 'a hand, after giving, selling and falling',
    of: 'H3027 H3709',
    when: isHandedOver,
    gives: 'into',
    example: 'Genesis 32:16 ביד: into the hand of',
  },
  {
    name: 'the hand of the one through whom something is said',
    of: 'H3027',
    when: (hand) => hand.isConstruct && hand.next.isName && governorOf(hand).is('H1696', 'H6680', 'H7971'),
    gives: 'by',
    example: '1 Samuel 16:20 ביד: by the hand of',
  },
  {
    name: 'a price',
    when: (noun) => noun.isIn(PRICES) && governorOf(noun).is('H7069', 'H4376', 'H3739', 'H7666'),
    gives: 'for',
    example: '2 Samuel 24:24 במחיר: for price',
  },
  {
    name: 'a voice, after "to hear"',
    of: 'H6963',
    when: (voice) => governorOf(voice).is('H8085'),
    gives: 'to',
    example: 'Genesis 22:18 בקלי: to my voice',
  },
  {
    name: 'a great voice or a strong hand',
    of: 'H6963 H3027',
    when: isStrong,
    gives: 'with',
    example: 'Genesis 39:14 בקול: with a voice',
  },
  { name: 'the number of a day', when: isDayNumber, gives: 'on', example: 'Genesis 7:11 בשבעה: on seven' },
  {
    name: 'all the heart, the soul or the strength',
    of: 'H3605',
    when: isWithHeart,
    gives: 'with',
    example: 'Deuteronomy 11:13 ובכל: and with all',
  },
  {
    name: 'the one on whom blood is',
    when: ({ code, previous }) => code === 'R' && previous.is('H1818'),
    gives: 'on',
    example: 'Leviticus 20:9 בו: on him',
  },
  {
    name: 'the one against whom there is a witness',
    when: (word) =>
      (isPersonal(word) || word.isParticiple) && word.someBefore(5, (before) => before.is('H5707')),
    gives: 'against',
    example: 'Joshua 24:22 בכם: against you',
  },
  {
    name: 'ב after a verb that decides the English preposition',
    when: (word) => afterVerb(word, 'ב') !== null,
    gives: (word) => afterVerb(word, 'ב') ?? '',
    example: 'Genesis 2:24 באשתו: to his wife',
  },
  {
    name: 'a house, a city, a land or a covenant that one enters',
    of: 'H1004 H5892 H8179 H776 H1285 H4725 H168 H6607',
    when: (place) => governorOf(place).verbKey === 'H935 q',
    gives: 'into',
    example: 'Genesis 46:31 בארץ: into the land of',
  },
  {
    name: 'land that means the earth',
    of: 'H776',
    when: (land) => kingJamesSense(land) === 'earth~',
    gives: 'on',
    example: 'Genesis 6:17 בארץ: on the earth',
  },
  {
    name: 'a name or a number',
    of: 'H8034 H4557',
    when: (noun) => noun.is('H4557') || (noun.state === 'a' && !noun.hasArticle),
    gives: 'by',
    example: 'Leviticus 25:15 במספר: by the number of',
  },
  {
    name: 'a lot or a measure',
    of: 'H1486 H520 H8255',
    gives: 'by',
    example: 'Exodus 30:13 בשקל: by the shekel of',
  },
  {
    name: 'a time that is repeated: day by day',
    of: 'H3117 H8141 H2320',
    when: (time) => time.isPlainOne && time.previous.is(time.strongs ?? ''),
    gives: 'by',
    example: '2 Kings 17:4 בשנה: by year',
  },
  {
    name: 'a day or a sabbath',
    of: 'H3117 H7676',
    when: ({ number }) => number === 's',
    gives: 'on',
    example: 'Genesis 2:2 ביום: on the day',
  },
  {
    name: 'a tool or a material with which something is done',
    when: (noun) => noun.isIn(TOOLS),
    gives: 'with',
    example: 'Genesis 37:31 בדם: with the blood',
  },
  {
    name: 'a disease with which someone is struck',
    when: (noun) => noun.isIn(DISEASES) && noun.verse.numbers.has('H5221'),
    gives: 'with',
    example: 'Deuteronomy 28:22 ובקדחת: and with the fever',
  },
  {
    name: 'an animal, a seat or a height that one is on',
    when: (noun) => noun.isIn(SEATS),
    gives: 'on',
    example: 'Genesis 47:17 ובחמרים: and on the donkeys',
  },
  {
    name: 'a mountain',
    of: 'H2022',
    when: isOnMountain,
    gives: 'on',
    example: 'Genesis 22:14 בהר: on the mountain of',
  },
  {
    name: 'the head of a person or the top of a mountain',
    of: 'H7218',
    when: ({ suffix, next }) => suffix !== null || next.isName || next.is('H2022', 'H1389', 'H1406', 'H5553'),
    gives: 'on',
    example: 'Leviticus 13:44 בראשו: on his head',
  },
  {
    name: 'the head of anything else',
    of: 'H7218',
    when: ({ isConstruct }) => isConstruct,
    gives: 'at',
    example: '1 Kings 7:35 ובראש: and at the head of',
  },
  {
    name: 'the first time',
    of: 'H7223',
    when: ({ code }) => code[3] === 'f' || code[2] === 'f',
    gives: 'at',
    example: '1 Kings 17:13 בראשנה: at the first',
  },
  {
    name: 'the way, with an article',
    of: 'H1870',
    when: ({ hasArticle }) => hasArticle,
    gives: 'on',
    example: 'Genesis 24:27 בדרך: on the way',
  },
  {
    name: 'a door, an end or a set time',
    when: (noun) => noun.isIn(POINTS) && noun.suffix === null,
    gives: 'at',
    example: 'Genesis 43:16 בצהרים: at the noons',
  },
  {
    name: 'peoples',
    of: 'H5971 H1471 H3816',
    when: ({ number, strongs }) => number === 'p' || strongs === 'H5971',
    gives: 'among',
    example: 'Genesis 10:5 בגויהם: among their nations',
  },
  {
    name: 'many persons',
    when: (word) => isAmongMany(objectAfter(word)),
    gives: 'among',
    example: 'Exodus 12:13 בכם: among you',
  },
]);
