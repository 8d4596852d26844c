import { rules } from '../../rules.ts';
import { isIntransitive } from '../english-verb.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import {
  hasDoerBefore,
  hasHumanBefore,
  hasWoman,
  isHuman,
  isThing,
  meantBy,
  startOfChain,
} from '../references.ts';
import { type TranslatedVerb, translated } from '../translated-verb.ts';
import {
  COLLECTIVE,
  HUMANS,
  NATIONS,
  OF_THINGS_ONLY,
  OF_THINGS_TOO,
  OF_WOMEN,
  OF_WORDS,
  PLACES,
  TIMES,
} from '../word-groups.ts';

const isThirdSingular = (verb: HebrewWord): boolean => verb.isThirdPerson && verb.inflection?.number === 's';

/** The nearest noun that the "he" or "she" of a verb can mean. */
const meantBefore = (verb: HebrewWord): HebrewWord =>
  verb.inflection === null ? verb : meantBy(verb, verb.inflection);
const hasPersonBefore = (verb: HebrewWord): boolean =>
  verb.inflection !== null && hasHumanBefore(verb, verb.inflection);

/** True for a verb whose subject can be a thing. In a story, a feminine active verb has a woman as its subject. */
function canDoAsThing(verb: HebrewWord): boolean {
  if (meantBefore(verb).is('H784', 'H2719', 'H776')) return true;
  const isOfTale = verb.form === 'w' && !'NPHQ'.includes(verb.stem) && !verb.isIn(OF_THINGS_TOO);
  return !isOfTale && !verb.isIn(OF_WOMEN);
}

const isMasculine = (verb: HebrewWord): boolean => verb.inflection?.gender !== 'f';

/** True for the one for whom something is good or bad: "to him", "from him", "in his eyes". */
const isOneWhoFeels = (word: HebrewWord): boolean =>
  word.isPronounAfter('ל') ||
  (word.is('H4480') && word.suffix !== null) ||
  (word.is('H5869') && word.prefix === 'ב');

/** The subject "it" of a verb of the third person. Null if "he", "she" or "they" fits. */
export const itAsSubject = rules<HebrewWord, string>('whether the subject of a verb is "it"', [
  {
    name: 'a passive of "to say" and "to tell": it was told',
    of: 'H559 H5046',
    when: (verb) => isThirdSingular(verb) && 'NH'.includes(verb.stem),
    gives: 'it',
    example: 'Genesis 10:9 יאמר: it will be said',
  },
  {
    name: 'a verb before the one who feels it: it was bitter to me, it was good in his eyes',
    of: 'H2734 H2895 H2896 H5545 H5956 H6381 H3190 H3415 H3474 H3477 H4843 H6887 H7185 H7489 H7521',
    when: (verb) => isThirdSingular(verb) && isOneWhoFeels(verb.next) && !verb.previous.isPerson,
    gives: 'it',
    example: 'Genesis 12:13 ייטב: it is good',
  },
  {
    name: 'a verb for what only things do or undergo: it was built, it will be forgiven',
    when: (verb) => isThirdSingular(verb) && verb.isVerbIn(OF_THINGS_ONLY) && !isHuman(meantBefore(verb)),
    gives: 'it',
    example: 'Genesis 6:21 יאכל: is eaten',
  },
  {
    name: 'a feminine thing in the King James Version',
    when: (verb) =>
      isThirdSingular(verb) &&
      !isMasculine(verb) &&
      canDoAsThing(verb) &&
      !hasWoman(verb) &&
      verb.inflection !== null &&
      verb.isShownAsThing(verb.inflection),
    gives: 'it',
    example: 'Genesis 19:20 ותחי: and will live',
  },
  {
    name: 'a feminine thing before a verb for things',
    when: (verb) =>
      isThirdSingular(verb) &&
      !isMasculine(verb) &&
      canDoAsThing(verb) &&
      isThing(meantBefore(verb)) &&
      !hasWoman(verb),
    gives: 'it',
    example: 'Psalm 35:8 תלכדו: it captures it',
  },
  {
    name: 'a masculine thing before a passive or a verb for things, where nobody acts',
    when: (verb) =>
      isThirdSingular(verb) &&
      isMasculine(verb) &&
      !verb.isPoetry &&
      ('NPH'.includes(verb.stem) || (verb.stem === 'q' && verb.isIn(OF_THINGS_TOO))) &&
      isThing(meantBefore(verb)) &&
      !(verb.isAramaic && verb.previous.isParticiple) &&
      !hasPersonBefore(verb) &&
      !hasDoerBefore(verb),
    gives: 'it',
    example: 'Numbers 18:5 יהיה: there will be',
  },
]);

const isMotion = (english: string): boolean => /^(?:come|go|return|flee|run)\b/u.test(english);

/** True for "dry up" and "wither" in the simple stem, which have no object. */
const isBecoming = ({ word, english }: TranslatedVerb): boolean =>
  word.stem === 'q' && /^(?:dry|wither|fade|burn|decay|rot|take root)\b/u.test(english);

const isWithoutObject = (verb: TranslatedVerb): boolean =>
  isIntransitive(verb.english) || isBecoming(verb) || verb.english.startsWith('be ');

/** True for a noun or pronoun without a preposition, a question or a direction. */
const isFree = (noun: HebrewWord): boolean =>
  !noun.asks &&
  !noun.hasPrefix &&
  !noun.isDirection &&
  (noun.code.startsWith('N') ||
    noun.is('H3605', 'H259') ||
    noun.isPersonalPronoun ||
    isPersonInOtherForm(noun));

/** True for an adjective or participle that means a person: the righteous, his minister. */
const isPersonInOtherForm = (word: HebrewWord): boolean =>
  (word.code.startsWith('A') && (word.isIn(HUMANS) || (word.hasArticle && word.previous.isFinite))) ||
  (word.isParticiple && isHuman(word));

/** True if a noun has the gender and number of a verb. A people, or a name before "and", can have a plural verb. */
function agrees(noun: HebrewWord, { inflection }: HebrewWord): boolean {
  if (inflection === null) return false;
  const { gender, number } = inflection;
  if (noun.isName) return number === 's' || noun.next.hasAnd || noun.isIn(NATIONS);
  const nounGender = (noun.isVerb ? noun.code[3] : noun.code[2]) ?? '';
  const fitsGender = nounGender === gender || nounGender === 'b' || gender === 'c';
  const isOne = noun.number === 's' || (noun.is('H113') && number === 's');
  return fitsGender && (isOne === (number === 's') || noun.isIn(COLLECTIVE));
}

/** True if a noun can be the subject of a verb. It may be indefinite only if `canBeNew`. */
function canBeSubject(noun: HebrewWord, { word, english }: TranslatedVerb, canBeNew: boolean): boolean {
  if (!isFree(noun) || (noun.is('H842') && !isIntransitive(english))) return false;
  if (noun.isPersonalPronoun) return true;
  if (!noun.isDefinite && !canBeNew) return false;
  if (noun.is('H430', 'H136', 'H3605')) return true;
  if (noun.isIn(PLACES) && isMotion(english)) return false;
  return agrees(noun, word);
}

/** True for a comparison of one word: "like dew". */
const isComparison = (word: HebrewWord): boolean =>
  word.prefix === 'כ' && word.isCommonNoun && !word.isConstruct && word.suffix === null && !word.isIn(TIMES);

/** True for a word that may stand between a verb and its subject: "to him", "there", "again", "also". */
const isBetween = (word: HebrewWord): boolean =>
  word.isAside || (!word.hasAnd && (word.is('H8033', 'H5750', 'H1571', 'H4994') || isComparison(word)));

/** The word after a verb. Up to three small words may come between. */
function wordAfter({ next }: HebrewWord): HebrewWord {
  let word = next;
  for (let steps = 0; steps < 3 && isBetween(word); steps += 1) word = word.next;
  return word;
}

/** True if an object marker soon follows a noun, which shows that the noun is not the object. */
const hasObjectAfter = (noun: HebrewWord): boolean =>
  noun.someAfter(3, (after) => after.isObjectMarker && !after.hasAnd);

/** True if the noun after a verb is its object: a name that is given, or "his hand" after "to send". */
function isObjectAfter(noun: HebrewWord, { word, english }: TranslatedVerb): boolean {
  if (noun.is('H8034') && word.is('H7121') && word.stem === 'q') return true;
  if (isWithoutObject(translated(word, english)) || word.suffix !== null || isHuman(noun)) return false;
  const { inflection } = word;
  const isOwn =
    noun.suffix?.person === '3' &&
    noun.suffix.number === inflection?.number &&
    [noun.suffix.gender, 'c'].includes(inflection.gender);
  return (isOwn || noun.is('H4393')) && 'qph'.includes(word.stem) && !hasObjectAfter(noun);
}

function isFollowedBySubject(verb: TranslatedVerb): boolean {
  const { word, english } = verb;
  const noun = wordAfter(word);
  if (noun.code.startsWith('A') && !noun.isIn(HUMANS) && !isWithoutObject(verb)) return false;
  if (isComparison(word.next) && (word.is('H1961') || !isWithoutObject(verb))) return false;
  const canBeNew = isIntransitive(english) || word.suffix !== null || isHuman(noun) || isBecoming(verb);
  return !noun.hasAnd && canBeSubject(noun, verb, canBeNew) && !isObjectAfter(noun, verb);
}

/** True if "on it" after a verb repeats what "that" means, as in "the bed · that · he lay · on it". */
const isRepeatedAfter = (verb: HebrewWord): boolean =>
  verb.someAfter(
    3,
    (after) => after.isAside && after.suffix?.person === '3' && !after.letters.startsWith('ל'),
  ) || verb.next.is('H8033');

/** True if a verb after "that" has its own object. The word before "that" is then its subject. */
function hasOwnObject(verb: HebrewWord): boolean {
  if (verb.suffix !== null) return verb.suffix.person !== '3';
  const marker = verb.next.isVerb || verb.next.isObjectMarker ? verb.next : verb.at(2);
  return marker.isObjectMarker && marker.suffix === null && !marker.hasAnd;
}

/** True if the word before "that" is the subject of the verb after it: "Jeroboam · that · made Israel sin". */
function isSubjectOfRelative(verb: TranslatedVerb): boolean {
  const { word } = verb;
  const that = word.isRelative ? word : word.previous;
  const noun = that.previous;
  if (noun.isIn(TIMES) || noun.is('H1870', 'H4725') || isRepeatedAfter(word)) return false;
  if (!isWithoutObject(verb) && !hasOwnObject(word)) return false;
  if ((word.stem === 'N') === word.is('H3898', 'H7650') && word.isIn(OF_WORDS) && !isHuman(chainBefore(that)))
    return false;
  return [noun, chainBefore(that)].some((head) => isAntecedent(head, word));
}

const isAntecedent = (noun: HebrewWord, verb: HebrewWord): boolean =>
  noun.is('H3605') ||
  noun.isPersonalPronoun ||
  ((isHuman(noun) || noun.code.startsWith('N')) && agrees(noun, verb));

/** True for a verb after "a man, if" or "a person, when". */
const isCaseOf = ({ previous }: HebrewWord): boolean =>
  previous.is('H3588') && !previous.hasAnd && previous.previous.is('H376', 'H802', 'H120', 'H5315', 'H1323');

/** The noun before a verb. If an adjective is between, it is the noun of that: "the people" of "this people". */
function describedBefore({ previous }: HebrewWord): HebrewWord {
  const noun = previous.previous;
  const describes =
    /^(?:A[^c]|Pd)/u.test(previous.code) && !previous.hasPrefix && !previous.hasAnd && !previous.isIn(HUMANS);
  const isSame = noun.hasArticle === previous.hasArticle || noun.suffix !== null;
  return describes && isSame && noun.isCommonNoun && noun.state === 'a' ? noun : previous;
}

/** The first word of the construct chain that ends before a verb: "the hand of" in "the hand of the LORD did". */
const chainBefore = (verb: HebrewWord): HebrewWord => startOfChain(describedBefore(verb));

/** True if the chain before a verb is its object, or belongs to a preposition. */
function isObjectBefore({ word }: TranslatedVerb): boolean {
  const { previous } = chainBefore(word);
  return (
    previous.isObjectMarker || previous.isPreposition || word.previous.isConstruct || word.previous.hasPrefix
  );
}

/** True for a noun that explains the one before it, which has a preposition: "to Solomon, your servant". */
const isExplanation = (noun: HebrewWord): boolean =>
  noun.previous.hasPrefix && !noun.hasAnd && (noun.suffix !== null || noun.isName);

/** True if the word before "not" is the subject, as in "the bush was not consumed". */
function isSubjectBeforeNot(verb: TranslatedVerb): boolean {
  const not = verb.word.previous;
  const noun = chainBefore(not);
  if (not.asks || not.hasAnd || /^(?:To|R)/u.test(noun.previous.code) || isExplanation(noun)) return false;
  const hasOther = isWithoutObject(verb) || verb.word.suffix !== null || hasOwnObject(verb.word);
  return (hasOther || isHuman(noun)) && canBeSubject(noun, verb, true);
}

/** True if the noun before a verb can be its subject. It may be indefinite if it cannot be the object. */
function canBeBefore(verb: TranslatedVerb): boolean {
  const noun = chainBefore(verb.word);
  return canBeSubject(noun, verb, isWithoutObject(verb) || verb.word.suffix !== null || isHuman(noun));
}

/** True if the subject of a verb of the third person is named beside it. */
export const hasSubject = rules<TranslatedVerb, boolean>('whether the subject of a verb is named beside it', [
  {
    name: 'the noun after the verb can be its subject',
    when: isFollowedBySubject,
    gives: true,
    example: 'Genesis 2:1 ויכלו: and were finished',
  },
  {
    name: '"to burn", before "anger"',
    of: 'H2734',
    when: ({ word }) => word.next.is('H639') && !word.next.hasPrefix,
    gives: true,
    example: 'Psalm 106:40 ויחר: and was kindled',
  },
  {
    name: 'what "that" before the verb stands for is its subject',
    when: (verb) =>
      !verb.word.hasAnd &&
      (verb.word.isRelative || (verb.word.previous.is('H834') && !verb.word.previous.hasPrefix)) &&
      isSubjectOfRelative(verb),
    gives: true,
    example: 'Genesis 4:11 פצתה: opened',
  },
  {
    name: 'a verb after "a man, if"',
    when: ({ word }) => isCaseOf(word) && agrees(word.at(-2), word),
    gives: true,
    example: 'Leviticus 2:1 תקריב: offers',
  },
  {
    name: 'any other verb with "and", because it begins a clause',
    when: ({ word }) => word.hasAnd,
    gives: false,
    example: 'Genesis 1:6 ויהי: and let it be',
  },
  {
    name: 'an imperfect after a noun with "his", "her" or "their", which is its object',
    when: ({ word, english }) =>
      word.form === 'i' &&
      word.suffix === null &&
      word.previous.suffix?.person === '3' &&
      !isIntransitive(english),
    gives: false,
    example: 'Exodus 21:4 יתן: he gives',
  },
  {
    name: 'a verb of poetry after a noun with a suffix, which is its object',
    when: ({ word, english }) =>
      word.isPoetry && word.suffix === null && word.previous.suffix !== null && !isIntransitive(english),
    gives: false,
    example: 'Genesis 49:6 עקרו: they hamstrung',
  },
  {
    name: 'a verb after "not" or "before"',
    when: ({ word }) => word.previous.is('H3808', 'H408', 'H2962'),
    gives: isSubjectBeforeNot,
    example: 'Genesis 2:5 יהיה: was',
  },
  {
    name: 'a verb after a comparison: a whirlwind like straw carries them',
    when: ({ word }) => word.suffix !== null && word.previous.prefixes[0] === 'כ' && !word.isPoetry,
    gives: (verb) => canBeSubject(verb.word.at(-2), verb, true),
    example: 'Isaiah 30:19 ענך: he answered you',
  },
  {
    name: 'a verb after its object or after a noun with a preposition',
    when: isObjectBefore,
    gives: false,
    example: 'Genesis 1:5 קרא: he called',
  },
  {
    name: 'a verb after "who?"',
    when: ({ word }) => word.previous.is('H4310'),
    gives: true,
    example: 'Genesis 3:11 הגיד: told',
  },
  {
    name: 'a verb after a noun with "all"',
    when: ({ word }) => chainBefore(word).previous.is('H3605') && word.previous.code.startsWith('N'),
    gives: true,
    example: 'Exodus 35:22 הביאו: brought',
  },
  {
    name: 'the noun before the verb can be its subject',
    when: (verb) => canBeBefore(verb),
    gives: true,
    example: 'Genesis 1:2 היתה: was',
  },
]);
