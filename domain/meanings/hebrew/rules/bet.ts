import { rules } from '../../rules.ts';
import { afterVerb, governorOf, isPersonal, objectAfter } from '../governor.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { DISEASES, HILL_COUNTRIES, POINTS, PRICES, SEATS, TOOLS } from '../preposition-groups.ts';
import { DIVINE, MEANS, PERSONS } from '../word-groups.ts';
import { senseOfThing } from './senses-of-things.ts';

const isGiving = (verb: HebrewWord): boolean => verb.is('H5414', 'H4376', 'H5307', 'H5462');

/** True for the hand into which something is given, but not for that of Moses, by which the law is given. */
const isHandedOver = (hand: HebrewWord): boolean =>
  !hand.previous.is('H834') &&
  !hand.next.is('H4872') &&
  (isGiving(governorOf(hand)) || isGiving(hand.lastBefore(({ isVerb }) => isVerb)));

/** True if a hand or a face is against a person. */
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

/** True for many persons, and for "you" and "us" in the plural. */
const isAmongMany = (word: HebrewWord): boolean =>
  word.code === 'R'
    ? word.suffix?.number === 'p' && word.suffix.person !== '3'
    : (word.isIn(PERSONS) || (word.form !== '' && 'rs'.includes(word.form))) &&
      word.number === 'p' &&
      word.suffix === null;

/** The English of the prefix ב of a noun or a pronoun. Null for "in". */
export const betOf = rules<HebrewWord, string>('the prefix ב', [
  {
    name: 'after "to go out", before "hand"',
    when: ({ previous, next }) => previous.is('H3318') && next.is('H3027'),
    gives: 'against',
    example: '',
  },
  {
    name: 'a hand or a face is against someone',
    when: isUnderHand,
    gives: 'against',
    example: '',
  },
  {
    name: 'a horn or a trumpet that is blown',
    of: 'H7782 H2689',
    when: (noun) => governorOf(noun).is('H8628'),
    gives: '',
    example: '',
  },
  {
    name: 'a hand, after giving, selling and falling',
    of: 'H3027 H3709',
    when: isHandedOver,
    gives: 'into',
    example: '',
  },
  {
    name: 'the hand of the one through whom something is said',
    of: 'H3027',
    when: (hand) => hand.isConstruct && hand.next.isName && governorOf(hand).is('H1696', 'H6680', 'H7971'),
    gives: 'by',
    example: '',
  },
  {
    name: 'a price',
    when: (noun) => noun.isIn(PRICES) && governorOf(noun).is('H7069', 'H4376', 'H3739', 'H7666'),
    gives: 'for',
    example: '',
  },
  {
    name: 'a voice, after "to hear"',
    of: 'H6963',
    when: (voice) => governorOf(voice).is('H8085'),
    gives: 'to',
    example: '',
  },
  { name: 'a great voice or a strong hand', of: 'H6963 H3027', when: isStrong, gives: 'with', example: '' },
  {
    name: 'the name of God, after "to call"',
    of: 'H8034',
    when: (name) => name.isConstruct && name.next.isIn(DIVINE) && governorOf(name).is('H7121'),
    gives: 'on',
    example: '',
  },
  { name: 'the number of a day', when: isDayNumber, gives: 'on', example: '' },
  {
    name: 'all the heart, the soul or the strength',
    of: 'H3605',
    when: isWithHeart,
    gives: 'with',
    example: '',
  },
  {
    name: 'sword, famine or plague, after dying and falling',
    of: 'H2719 H7458 H1698',
    when: (evil) => governorOf(evil).is('H5307', 'H4191', 'H8552'),
    gives: 'by',
    example: '',
  },
  {
    name: 'blood is on someone',
    when: ({ code, previous }) => code === 'R' && previous.is('H1818'),
    gives: 'on',
    example: '',
  },
  {
    name: 'the one against whom there is a witness',
    when: (word) =>
      (isPersonal(word) || word.isParticiple) && word.someBefore(5, (before) => before.is('H5707')),
    gives: 'against',
    example: '',
  },
  {
    name: 'the word of God',
    of: 'H1697',
    when: ({ isConstruct, next, number }) => isConstruct && number === 's' && next.isIn(DIVINE),
    gives: 'by',
    example: '',
  },
  {
    name: 'after a verb of the table',
    when: (word) => afterVerb(word, 'ב') !== null,
    gives: (word) => afterVerb(word, 'ב') ?? '',
    example: '',
  },
  {
    name: 'a house, a city, a land or a covenant that one enters',
    of: 'H1004 H5892 H8179 H776 H1285 H4725 H168 H6607',
    when: (place) => governorOf(place).verbKey === 'H935 q',
    gives: 'into',
    example: '',
  },
  {
    name: 'land that means the earth',
    of: 'H776',
    when: (land) => senseOfThing(land) === 'earth~',
    gives: 'on',
    example: '',
  },
  {
    name: 'a name or a number',
    of: 'H8034 H4557',
    when: (noun) => noun.is('H4557') || (noun.state === 'a' && !noun.hasArticle),
    gives: 'by',
    example: '',
  },
  { name: 'a lot and a measure', of: 'H1486 H520 H8255', gives: 'by', example: '' },
  {
    name: 'a time that is repeated: day by day',
    of: 'H3117 H8141 H2320',
    when: (time) => time.isPlainOne && time.previous.is(time.strongs ?? ''),
    gives: 'by',
    example: '',
  },
  {
    name: 'an army that no one owns',
    of: 'H2428',
    when: ({ state }) => state === 'a',
    gives: 'with',
    example: '',
  },
  {
    name: 'captivity, into which one goes',
    of: 'H7628 H1473 H7633',
    when: (exile) => governorOf(exile).is('H1980', 'H3212', 'H3318', 'H935'),
    gives: 'into',
    example: '',
  },
  {
    name: 'a day or a sabbath',
    of: 'H3117 H7676',
    when: ({ number }) => number === 's',
    gives: 'on',
    example: '',
  },
  {
    name: 'what something is done with',
    when: (noun) => noun.isIn(MEANS) || noun.isIn(TOOLS),
    gives: 'with',
    example: '',
  },
  {
    name: 'horses beside other forces',
    of: 'H5483',
    when: ({ next }) => next.prefix === 'ב',
    gives: 'with',
    example: '',
  },
  {
    name: 'a disease with which someone is struck',
    when: (noun) => noun.isIn(DISEASES) && noun.verse.numbers.has('H5221'),
    gives: 'with',
    example: '',
  },
  { name: 'what one is on', when: (noun) => noun.isIn(SEATS), gives: 'on', example: '' },
  { name: 'a mountain', of: 'H2022', when: isOnMountain, gives: 'on', example: '' },
  {
    name: 'the head of a person or the top of a mountain',
    of: 'H7218',
    when: ({ suffix, next }) => suffix !== null || next.isName || next.is('H2022', 'H1389', 'H1406', 'H5553'),
    gives: 'on',
    example: '',
  },
  {
    name: 'the head of anything else',
    of: 'H7218',
    when: ({ isConstruct }) => isConstruct,
    gives: 'at',
    example: '',
  },
  {
    name: 'a voice, where no one hears',
    of: 'H6963',
    when: ({ isConstruct, verse }) =>
      isConstruct && !verse.numbers.has('H8085') && !verse.numbers.has('H7181'),
    gives: 'with',
    example: '',
  },
  {
    name: 'the first time',
    of: 'H7223',
    when: ({ code }) => code[3] === 'f' || code[2] === 'f',
    gives: 'at',
    example: '',
  },
  {
    name: 'the way, without what it belongs to',
    of: 'H1870',
    when: ({ hasArticle }) => hasArticle,
    gives: 'on',
    example: '',
  },
  {
    name: 'a door, an end or a set time',
    when: (noun) => noun.isIn(POINTS) && noun.suffix === null,
    gives: 'at',
    example: '',
  },
  {
    name: 'peoples',
    of: 'H5971 H1471 H3816',
    when: ({ number, strongs }) => number === 'p' || strongs === 'H5971',
    gives: 'among',
    example: '',
  },
  {
    name: 'many persons',
    when: (word) => isAmongMany(objectAfter(word)),
    gives: 'among',
    example: '',
  },
]);
