/**
 * The senses of Greek verbs that the words around them show. A sense is a verb without "to". A sense after `=` is not
 * made passive, even if the Greek verb is: `rise`, not `be risen`.
 */
import { rules } from '../../rules.ts';
import type { GreekWord } from '../greek-word.ts';
import { hasInfinitive, hasObject, isNear, isObject, near } from '../nearby.ts';

/** Sins, debts and lawless deeds. */
const SINS = 'G266 G265 G3900 G3783 G3781 G988 G458';

const isPassive = ({ voice }: GreekWord): boolean => voice === 'passive';

/** Adverbs that say how someone or something is: badly, well, at the end, ready, so, otherwise. */
const HOW = 'G2560 G2573 G2079 G2093 G3779 G247';

/** True if "from" or "out of" is near. */
const isTakenFrom = (verb: GreekWord): boolean =>
  verb.someAfter(4, (word) => word.is('G575', 'G1537')) || verb.previous.previous.is('G575', 'G1537');

/** True for a name beside a verb, such as the name by which someone is called. */
const isBesideName = (verb: GreekWord): boolean =>
  verb.someAfter(2, (word) => word.isName && !word.isIn(new Set(['G2316', 'G2962', 'G2541'])));

/** True for the forms of "to stand" that mean "to make stand". */
const isSetting = (verb: GreekWord): boolean =>
  /^(?:στησ(?!ομ|ετα|ονται)|εστησ(?!αν)|ιστ)/u.test(verb.letters) ||
  (verb.letters === 'εστησαν' && hasObject(verb));

/** True for the forms of "to stand by" that mean "to present". */
const isPresenting = ({ letters }: GreekWord): boolean =>
  /^(?:παρ[αε]στησ(?!ομ|ετα|ονται)|παριστ(?!αντ[αε]))/u.test(letters);

/** True for a form of "to raise" about someone who gets up, and not about someone who was dead. */
const isGettingUp = (verb: GreekWord): boolean =>
  isPassive(verb) &&
  (verb.mood === 'imperative' ||
    (verb.mood === 'participle' && verb.case === 'N' && !isNear(verb, 4, 'G3498 G599')) ||
    isNear(verb, 3, 'G1484 G5578 G4396 G5580'));

/** Things that one receives, and does not take. */
const isGiven = near(3, 'G1785 G1849 G5092 G1391 G4151 G1860 G859 G3408 G5007 G5485 G932 G1538 G1244');

/** True for "having taken" beside its object: "having taken the seven loaves". */
const isTaking = (verb: GreekWord): boolean =>
  verb.mood === 'participle' &&
  verb.case === 'N' &&
  verb.tense === 'aorist' &&
  !verb.isGoverned &&
  !verb.someBefore(5, (word) => word.isArticle && word.agrees(verb)) &&
  (isObject(verb.following) || (isObject(verb.previous) && verb.previous.part === 'R')) &&
  !isGiven(verb);

/** True for a way down from heaven, or from any place except Jerusalem. */
const isComingDown = (verb: GreekWord): boolean =>
  isNear(verb, 4, 'G3772 G2978 G1028') ||
  (isNear(verb, 3, 'G4151') && !isNear(verb, 2, 'G2036')) ||
  (verb.next.is('G4314') && verb.at(2).isIOrYou) ||
  (verb.someAfter(2, (word) => word.is('G1537', 'G575')) &&
    !verb.someAfter(3, (word) => word.is('G2419', 'G2414')));

/** True for "to go" as a command, beside the place to go to, or before "and" and another verb. */
const isGoing = (verb: GreekWord): boolean =>
  verb.mood === 'imperative' ||
  isNear(verb, 3, 'G1519 G4314 G4226 G3699') ||
  (verb.next.is('G2532') && verb.at(2).isFinite);

/** The sense of a verb that the words around it show, without "to". Null if they show none. */
export const senseOfVerb = rules<GreekWord, string>('the sense of a verb beside certain words', [
  {
    name: 'to leave sins or debts is to forgive',
    of: 'G863',
    when: near(5, SINS),
    gives: 'forgive',
    example: 'Matthew 6:12 ἄφες: forgive',
  },
  {
    name: 'to light something that is no lamp and no fire is to touch',
    of: 'G681',
    when: (verb) => !isNear(verb, 3, 'G3088 G4442 G4443'),
    gives: 'touch',
    example: 'Matthew 8:3 ἥψατο: he touched',
  },
  {
    name: 'to throw wine, water, money or a finger is to put it',
    of: 'G906',
    when: near(5, 'G3631 G5204 G694 G2878 G1049 G3016 G1147 G2874 G5469 G3162 G3464 G2588 G5133'),
    gives: 'put',
    example: 'Matthew 9:17 βάλλουσιν: they put',
  },
  {
    name: 'to receive, as "having received" with its object, is to take',
    of: 'G2983',
    when: isTaking,
    gives: 'take',
    example: 'Matthew 13:31 λαβὼν: having taken',
  },
  {
    name: 'to take up sin, or anything from somewhere, is to take it away',
    of: 'G142',
    when: (verb) =>
      verb.someAfter(3, (word) => word.is('G266')) || isTakenFrom(verb) || isNear(verb, 3, 'G3037 G5479'),
    gives: 'take away',
    example: 'Matthew 13:12 ἀρθήσεται: it will be taken away',
  },
  {
    name: 'to be said, as a participle or before a name, is to be called',
    of: 'G3004',
    when: (verb) =>
      isPassive(verb) &&
      !(verb.isPlural && verb.gender === 'N') &&
      !isNear(verb, 3, 'G5259') &&
      (verb.mood === 'participle' || isBesideName(verb)),
    gives: 'be called',
    example: 'Matthew 1:16 λεγόμενος: is called',
  },
  {
    name: 'to make stand is to set',
    of: 'G2476',
    when: isSetting,
    gives: 'set',
    example: 'Matthew 18:2 ἔστησεν: he set',
  },
  {
    name: 'to make stand by is to present',
    of: 'G3936',
    when: isPresenting,
    gives: 'present',
    example: 'Matthew 26:53 παραστήσει: he will present',
  },
  {
    name: 'to be raised up, of someone who gets up, is to rise',
    of: 'G1453',
    when: isGettingUp,
    gives: '=rise',
    example: 'Matthew 1:24 ἐγερθεὶς: having risen',
  },
  {
    name: 'to have, beside "badly", "well", "so" or "otherwise", is to be',
    of: 'G2192',
    when: (verb) => [verb.next, verb.previous].some((word) => word.is(...HOW.split(' '))),
    gives: 'be',
    example: 'Matthew 4:24 ἔχοντας: were',
  },
  {
    name: 'to do or to bring fruit is to bear it',
    of: 'G4160 G5342',
    when: near(3, 'G2590'),
    gives: 'bear',
    example: 'Luke 13:9 ποιήσῃ: it bears',
  },
  {
    name: 'to go down from heaven or from a place is to come down',
    of: 'G2597',
    when: isComingDown,
    gives: 'come down',
    example: 'Matthew 14:29 καταβὰς: having come down',
  },
  {
    name: 'to go away, as a command or with the place to go to, is to go',
    of: 'G5217',
    when: isGoing,
    gives: 'go',
    example: 'Revelation 13:10 ὑπάγει: goes',
  },
  {
    name: 'to owe to do something: ought',
    of: 'G3784',
    when: (verb) =>
      verb.isFinite &&
      !isPassive(verb) &&
      (hasInfinitive(verb, 8) || verb.someBefore(4, (word) => word.mood === 'infinitive')),
    gives: 'ought',
    example: 'Luke 17:10 ὠφείλομεν: we ought',
  },
]);
