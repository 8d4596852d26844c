/**
 * The senses of Greek verbs that the words around them show. A sense is a verb without "to". A sense after `=` is not
 * made passive, even if the Greek verb is: `rise`, not `be risen`.
 */
import { rules } from '../../rules.ts';
import type { GreekWord } from '../greek-word.ts';
import { hasInfinitive, hasObject, isInStory, isNear, isObject, near } from '../nearby.ts';

/** Sins, debts and lawless deeds. */
const SINS = 'G266 G265 G3900 G3783 G3781 G988 G458';
const PRESENTS = new Set(['present', 'imperfect']);

const isPassive = ({ voice }: GreekWord): boolean => voice === 'passive';
const isActive = ({ voice }: GreekWord): boolean => voice === 'active';
const isPerfect = ({ tense }: GreekWord): boolean => tense === 'perfect' || tense === 'pluperfect';
const isPronoun = (word: GreekWord): boolean => word.part === 'P';

/** Adverbs that say how someone or something is: badly, well, at the end, ready, so, otherwise. */
const HOW = 'G2560 G2573 G2079 G2093 G3779 G247';

/** True for a command with a subjunctive after it: "let me take it out". */
const isLetting = (verb: GreekWord): boolean =>
  verb.mood === 'imperative' && verb.someAfter(2, (word) => word.mood === 'subjunctive');

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

/** True for "to seem": a dative shows to whom, or "to be" follows without "anyone". */
const isSeeming = (verb: GreekWord): boolean =>
  verb.person === 3 &&
  !verb.isPlural &&
  !isNear(verb, 3, 'G5100') &&
  (verb.next.is('G1511') ||
    verb.at(2).is('G1511') ||
    [verb.next, verb.previous].some((word) => isPronoun(word) && word.case === 'D'));

/** True for a form of "to raise" about someone who gets up, and not about someone who was dead. */
const isGettingUp = (verb: GreekWord): boolean =>
  isPassive(verb) &&
  (verb.mood === 'imperative' ||
    (verb.mood === 'participle' && verb.case === 'N' && !isNear(verb, 4, 'G3498 G599')) ||
    isNear(verb, 3, 'G1484 G5578 G4396 G5580'));

/** Things that one receives, and does not take. */
const isGiven = near(3, 'G1785 G1849 G5092 G1391 G4151 G1860 G859 G3408 G5007 G5485 G932 G1538 G1244');

/** True if one of these words is the object of a verb, near it. */
function hasObjectOf(verb: GreekWord, numbers: string): boolean {
  const isOne = (word: GreekWord): boolean => isObject(word) && word.is(...numbers.split(' '));
  return verb.someAfter(3, isOne) || verb.someBefore(3, isOne);
}

/** True for "having taken" beside its object: "having taken the seven loaves". */
const isTaking = (verb: GreekWord): boolean =>
  verb.mood === 'participle' &&
  verb.case === 'N' &&
  verb.tense === 'aorist' &&
  !verb.isGoverned &&
  !verb.someBefore(5, (word) => word.isArticle && word.agrees(verb)) &&
  (isObject(verb.following) || (isObject(verb.previous) && verb.previous.part === 'R')) &&
  !isGiven(verb);

/** True for "about to" without what someone is about to do: "the coming wrath". */
const isComing = (verb: GreekWord): boolean =>
  verb.mood === 'participle' &&
  !verb.someAfter(7, (word) => word.mood === 'infinitive') &&
  verb.previous.mood !== 'infinitive' &&
  !verb.someBefore(3, (word) => word.is('G1511'));

/** True for the leader: a participle after its article, without an object. */
const isLeader = (verb: GreekWord): boolean =>
  verb.mood === 'participle' &&
  verb.tense === 'present' &&
  (verb.previous.isArticle || verb.next.is('G1909')) &&
  !verb.someAfter(2, isObject);

/** True for a way down from heaven, or from any place except Jerusalem. */
const isComingDown = (verb: GreekWord): boolean =>
  isNear(verb, 4, 'G3772 G2978 G1028') ||
  (isNear(verb, 3, 'G4151') && !isNear(verb, 2, 'G2036')) ||
  (verb.next.is('G4314') && verb.at(2).isIOrYou) ||
  (verb.someAfter(2, (word) => word.is('G1537', 'G575')) &&
    !verb.someAfter(3, (word) => word.is('G2419', 'G2414')));

/** True for "to say" beside a person and what he is called, both in the accusative: "why do you call me good?" */
function isCalling(verb: GreekWord): boolean {
  const near = [-3, -2, -1, 1, 2, 3].map((steps) => verb.at(steps)).filter(isObject);
  return (
    verb.isFinite &&
    !isPassive(verb) &&
    near.some((word) => word.isOfPart('P')) &&
    near.some(
      (word) => word.isOfPart('NA') && !word.is('G3956', 'G243') && (word.gender !== 'N' || word.is('G18')),
    ) &&
    !verb.someAfter(5, (word) => word.mood === 'infinitive')
  );
}

/** True for a way up out of something, such as water or a pit. */
const isComingUp = (verb: GreekWord): boolean =>
  !verb.previous.isArticle &&
  (isNear(verb, 3, 'G1537 G173 G2586') || verb.someAfter(3, (word) => word.is('G5204'))) &&
  !isNear(verb, 7, 'G2419 G2414');

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
    name: 'to leave, as a command before a subjunctive: let',
    of: 'G863',
    when: isLetting,
    gives: 'let',
    example: 'Matthew 7:4 Ἄφες: let',
  },
  {
    name: 'to leave someone before an infinitive is to allow',
    of: 'G863',
    when: (verb) => !isPassive(verb) && hasInfinitive(verb, 4),
    gives: 'allow',
    example: 'Matthew 23:13 ἀφίετε: you allow',
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
    name: 'to be thrown, of someone who now lies there, is to be laid',
    of: 'G906',
    when: (verb) => isPerfect(verb) && isPassive(verb) && !verb.next.is('G1519') && !isNear(verb, 3, 'G5438'),
    gives: 'be laid',
    example: 'Matthew 8:14 βεβλημένην: laid',
  },
  {
    name: 'to receive, as "having received" with its object, is to take',
    of: 'G2983',
    when: isTaking,
    gives: 'take',
    example: 'Matthew 13:31 λαβὼν: having taken',
  },
  {
    name: 'to take up eyes, hands or a voice is to lift them up',
    of: 'G142',
    when: near(3, 'G3788 G5495 G5456'),
    gives: 'lift up',
    example: 'Matthew 4:6 ἀροῦσίν: they will lift up',
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
    name: 'to call on the emperor is to appeal to him',
    of: 'G1941',
    when: near(3, 'G2541 G4575'),
    gives: 'appeal to',
    example: 'Acts 25:11 ἐπικαλοῦμαι: I appeal to',
  },
  {
    name: 'to be called on, beside a name, is to be called',
    of: 'G1941',
    when: (verb) => verb.voice !== 'active' && isBesideName(verb),
    gives: 'be called',
    example: 'Acts 1:23 ἐπεκλήθη: was called',
  },
  {
    name: 'to judge to do something is to decide',
    of: 'G2919',
    when: (verb) =>
      isActive(verb) &&
      verb.mood !== 'infinitive' &&
      hasInfinitive(verb, 5) &&
      !verb.someAfter(5, (word) => word.is('G1511')),
    gives: 'decide',
    example: 'Acts 20:16 κεκρίκει: had decided',
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
    name: 'to put a life (a soul) is to lay it down',
    of: 'G5087',
    when: near(4, 'G5590'),
    gives: 'lay down',
    example: 'Matthew 12:18 θήσω: I will lay down',
  },
  {
    name: 'to put the knees is to bend them',
    of: 'G5087',
    when: near(2, 'G1119'),
    gives: 'bend',
    example: 'Acts 20:36 θεὶς: having bent',
  },
  {
    name: 'to put a foundation, or someone into a tomb, is to lay',
    of: 'G5087',
    when: (verb) => isNear(verb, 3, 'G2310 G3419 G3418') || isNear(verb, 2, 'G3699 G4226 G3757'),
    gives: 'lay',
    example: 'Mark 6:29 ἔθηκαν: they laid',
  },
  {
    name: 'to put me, us or you is to appoint',
    of: 'G5087',
    when: (verb) =>
      [verb.next, verb.previous].some((word) => word.isIOrYou && (word.case === 'A' || word.case === 'N')) ||
      isNear(verb, 3, 'G1985 G652 G2818'),
    gives: 'appoint',
    example: 'John 15:16 ἔθηκα: I appointed',
  },
  {
    name: 'to raise up, as a command without an object: rise',
    of: 'G1453',
    when: (verb) => isActive(verb) && verb.mood === 'imperative' && !verb.someAfter(1, isObject),
    gives: 'rise',
    example: 'Mark 10:49 ἔγειρε: rise',
  },
  {
    name: 'to be raised up, of someone who gets up, is to rise',
    of: 'G1453',
    when: isGettingUp,
    gives: '=rise',
    example: 'Matthew 1:24 ἐγερθεὶς: having risen',
  },
  {
    name: 'to think, of what appears so to someone: to seem',
    of: 'G1380',
    when: isSeeming,
    gives: 'seem',
    example: 'Luke 1:3 ἔδοξε: he seemed',
  },
  {
    name: 'to seize by the hand is to take',
    of: 'G2902',
    when: near(3, 'G5495'),
    gives: 'take',
    example: 'Matthew 9:25 ἐκράτησεν: he took',
  },
  {
    name: 'to seize, as something that goes on, or of a hope or a name: to hold',
    of: 'G2902',
    when: (verb) => PRESENTS.has(verb.tense) || isNear(verb, 3, 'G1680 G3686 G3862 G3671 G2776'),
    gives: 'hold',
    example: 'Mark 7:4 κρατεῖν: to hold',
  },
  {
    name: 'to go before someone, in the aorist, is to bring out',
    of: 'G4254',
    when: (verb) => verb.tense === 'aorist',
    gives: 'bring out',
    example: 'Acts 16:30 προαγαγὼν: having brought out',
  },
  {
    name: 'to be about, as a participle without an infinitive, is to come',
    of: 'G3195',
    when: isComing,
    gives: 'come',
    example: 'Matthew 3:7 μελλούσης: coming',
  },
  {
    name: 'to have, beside "badly", "well", "so" or "otherwise", is to be',
    of: 'G2192',
    when: (verb) => [verb.next, verb.previous].some((word) => word.is(...HOW.split(' '))),
    gives: 'be',
    example: 'Matthew 4:24 ἔχοντας: were',
  },
  {
    name: 'to call, of a rooster, is to crow',
    of: 'G5455',
    when: near(4, 'G220'),
    gives: 'crow',
    example: 'Matthew 26:34 φωνῆσαι: to crow',
  },
  {
    name: 'to cast a beam or a speck out is to take it out',
    of: 'G1544',
    when: near(5, 'G1385 G2595'),
    gives: 'take out',
    example: 'Matthew 7:5 ἐκβαλεῖν: to take out',
  },
  {
    name: 'to do or to bring fruit is to bear it',
    of: 'G4160 G5342',
    when: near(3, 'G2590'),
    gives: 'bear',
    example: 'Luke 8:8 ἐποίησεν: he bore',
  },
  {
    name: 'to give back wages or a debt is to pay',
    of: 'G591',
    when: near(5, 'G3408 G3784 G3782 G2787 G2835 G1220'),
    gives: 'pay',
    example: 'Matthew 5:26 ἀποδῷς: you pay',
  },
  {
    name: 'to give back an account is to give it',
    of: 'G591',
    when: near(3, 'G3056 G3142'),
    gives: 'give',
    example: 'Matthew 12:36 ἀποδώσουσιν: they will give',
  },
  {
    name: 'to release a law, a sabbath or scripture is to break it',
    of: 'G3089',
    when: (verb) =>
      isPassive(verb) ? isNear(verb, 3, 'G3551 G1124') : hasObjectOf(verb, 'G3551 G4521 G1785 G1124 G1520'),
    gives: 'break',
    example: 'Matthew 5:19 λύσῃ: he breaks',
  },
  {
    name: 'to consider, as a participle without an object, is to lead',
    of: 'G2233',
    when: isLeader,
    gives: 'lead',
    example: 'Luke 22:26 ἡγούμενος: leads',
  },
  {
    name: 'to offer to someone what is no gift and no sacrifice is to bring it',
    of: 'G4374',
    when: (verb) =>
      verb.next.is('G846') && verb.next.case === 'D' && !isNear(verb, 5, 'G1435 G2378 G5536 G4376'),
    gives: 'bring',
    example: 'Matthew 4:24 προσήνεγκαν: they brought',
  },
  {
    name: 'to persecute righteousness, love, peace or what is good is to pursue it',
    of: 'G1377',
    when: (verb) => !isPassive(verb) && isNear(verb, 4, 'G1343 G26 G1515 G18 G5381 G4649'),
    gives: 'pursue',
    example: 'Romans 14:19 διώκωμεν: let us pursue',
  },
  {
    name: 'to be weak, of a body in a story: to be sick',
    of: 'G770',
    when: (verb) => isInStory(verb) && !isNear(verb, 4, 'G4102 G4561 G2872'),
    gives: 'be sick',
    example: 'Matthew 10:8 ἀσθενοῦντας: being sick',
  },
  {
    name: 'to go down from heaven or from a place is to come down',
    of: 'G2597',
    when: isComingDown,
    gives: 'come down',
    example: 'Matthew 14:29 καταβὰς: having come down',
  },
  {
    name: 'to go up out of water, of the sea or of a pit, of thorns or smoke: to come up',
    of: 'G305',
    when: isComingUp,
    gives: 'come up',
    example: 'Revelation 13:11 ἀναβαῖνον: coming up',
  },
  {
    name: 'to say, with a person and what the person is called, is to call',
    of: 'G3004',
    when: isCalling,
    gives: 'call',
    example: 'John 15:15 λέγω: I call',
  },
  {
    name: 'to go away, as a command or with the place to go to, is to go',
    of: 'G5217',
    when: isGoing,
    gives: 'go',
    example: 'Revelation 13:10 ὑπάγει: goes',
  },
  {
    name: 'to hand over traditions, customs or decrees is to hand them down',
    of: 'G3860',
    when: (verb) =>
      isNear(verb, 6, 'G3862 G1485 G1378 G845') || (!isInStory(verb) && isNear(verb, 8, 'G3880')),
    gives: 'hand down',
    example: '1 Corinthians 11:23 παρέδωκα: I handed down',
  },
  {
    name: 'to take along a wife or a child is to take',
    of: 'G3880',
    when: (verb) => !isPassive(verb) && isNear(verb, 4, 'G1135 G3813'),
    gives: 'take',
    example: 'Mark 5:40 παραλαμβάνει: takes',
  },
  {
    name: 'to take along, in a letter: to receive',
    of: 'G3880',
    when: (verb) => !isInStory(verb),
    gives: 'receive',
    example: '1 Corinthians 11:23 παρέλαβον: received',
  },
  {
    name: 'to make room for a word is to accept it',
    of: 'G5562',
    when: near(4, 'G3056 G1410'),
    gives: 'accept',
    example: 'Matthew 19:12 χωρεῖν: to accept',
  },
  {
    name: 'to sacrifice what people eat is to kill it',
    of: 'G2380',
    when: near(4, 'G3448 G5315 G2813 G4618'),
    gives: 'kill',
    example: 'Luke 15:23 θύσατε: kill',
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
  {
    name: 'to do heaven, a feast or clay is to make it',
    of: 'G4160',
    when: near(3, 'G3772 G4081 G1173 G1403 G1062 G1422'),
    gives: 'make',
    example: 'Matthew 22:2 ἐποίησεν: made',
  },
  {
    name: 'to release a strap, a sandal or a colt is to untie it',
    of: 'G3089',
    when: near(5, 'G2438 G5266 G4454 G3688'),
    gives: 'untie',
    example: 'Mark 1:7 λῦσαι: to untie',
  },
  {
    name: 'to have come, in the future or the subjunctive, is to come',
    of: 'G2240',
    when: ({ tense, mood }) => tense === 'future' || mood === 'subjunctive',
    gives: 'come',
    example: 'Matthew 23:36 ἥξει: will come',
  },
  {
    name: 'to fall asleep, in the present, is to sleep',
    of: 'G2837',
    when: (verb) => PRESENTS.has(verb.tense),
    gives: '=sleep',
    example: 'Matthew 28:13 κοιμωμένων: sleeping',
  },
  {
    name: 'to warm, as a participle of one man: to warm himself',
    of: 'G2328',
    when: (verb) => verb.mood === 'participle' && !verb.isPlural && verb.gender === 'M',
    gives: '=warm himself',
    example: 'Mark 14:54 θερμαινόμενος: warming himself',
  },
]);
