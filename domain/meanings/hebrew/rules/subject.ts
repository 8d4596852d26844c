import { rules } from '../../rules.ts';
import { isIntransitive } from '../english-verb.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import type { TranslatedVerb } from '../translated-verb.ts';
import { COLLECTIVE, NATIONS, PLACES } from '../word-groups.ts';

const isThirdSingular = (verb: HebrewWord): boolean => verb.isThirdPerson && verb.inflection?.number === 's';

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
    name: 'to take root, where the subject is a plant',
    of: 'H8327',
    when: (verb) => isThirdSingular(verb) && verb.stem === 'm',
    gives: 'it',
    example: 'Isaiah 40:24 שרש: it took root',
  },
  {
    name: 'before the one who feels it: it was bitter to me',
    of: 'H3190 H4843 H6887 H7489',
    when: (verb) => isThirdSingular(verb) && verb.next.isPronounAfter('ל') && !verb.previous.isPerson,
    gives: 'it',
    example: '1 Kings 8:37 יצר: it will distress',
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
  noun.prefixes.length === 0 &&
  !noun.isDirection &&
  (noun.code.startsWith('N') || noun.is('H3605') || noun.isPersonalPronoun);

/** True if a noun has the gender and number of a verb. A people can be "they", and a name with "and" too. */
function agrees(noun: HebrewWord, { inflection }: HebrewWord): boolean {
  if (inflection === null) return false;
  const { gender, number } = inflection;
  if (noun.isName) return number === 's' || noun.next.hasAnd || noun.isIn(NATIONS);
  const nounGender = noun.code[2] ?? '';
  const fitsGender = nounGender === gender || nounGender === 'b' || gender === 'c';
  return fitsGender && ((noun.number === 's') === (number === 's') || noun.isIn(COLLECTIVE));
}

/** True if a noun can be the subject of a verb. Only a new one may be indefinite. */
function canBeSubject(noun: HebrewWord, { word, english }: TranslatedVerb, canBeNew: boolean): boolean {
  if (!isFree(noun)) return false;
  if (noun.isPersonalPronoun) return true;
  if (!noun.isDefinite && !canBeNew) return false;
  if (noun.is('H430', 'H3605')) return true;
  if (noun.isIn(PLACES) && isMotion(english)) return false;
  return agrees(noun, word);
}

/** The word after a verb. Up to two pronouns with a preposition may come between. */
function wordAfter({ next }: HebrewWord): HebrewWord {
  if (!next.isAside) return next;
  return next.next.isAside ? next.at(2) : next.next;
}

function isFollowedBySubject(verb: TranslatedVerb): boolean {
  const { word, english } = verb;
  const canBeNew = isIntransitive(english) || word.suffix !== null || word.next.isPerson || isBecoming(verb);
  const noun = wordAfter(word);
  return !noun.hasAnd && canBeSubject(noun, verb, canBeNew);
}

/** The first word of the construct chain that ends before a verb: "the hand of" in "the hand of the LORD did". */
function chainBefore({ previous }: HebrewWord): HebrewWord {
  let first = previous;
  while (first.previous.isConstruct && first.prefixes.length === 0) first = first.previous;
  return first;
}

/** True if the chain before a verb is its object, or belongs to a preposition. */
function isObjectBefore({ word }: TranslatedVerb): boolean {
  const { previous } = chainBefore(word);
  return (
    previous.isObjectMarker ||
    previous.isPreposition ||
    word.previous.isConstruct ||
    word.previous.prefixes.length > 0
  );
}

/** True for the subject before "not", as in "the bush was not consumed". */
function isSubjectBeforeNot(verb: TranslatedVerb): boolean {
  const not = verb.word.previous;
  if (not.asks || not.hasAnd || /^(?:To|R)$/u.test(not.at(-2).code)) return false;
  return canBeSubject(not.previous, verb, true);
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
    name: 'before "the Holy One"',
    of: 'H559',
    when: ({ word }) => wordAfter(word).is('H6918'),
    gives: true,
    example: 'Isaiah 30:12 אמר: said',
  },
  {
    name: 'any other verb with "and", because it begins a clause',
    when: ({ word }) => word.hasAnd,
    gives: false,
    example: 'Genesis 2:2 וישבת: and he ceased',
  },
  {
    name: 'an imperfect after a noun with "his", "her" or "their", which is its object',
    when: ({ word, english }) =>
      word.form === 'i' &&
      word.suffix === null &&
      word.previous.suffix?.person === '3' &&
      !isIntransitive(english),
    gives: false,
    example: '1 Samuel 3:11 תצלינה: they will tinkle',
  },
  {
    name: 'a verb of poetry after a noun with a suffix, which is its object',
    when: ({ word, english }) => word.isPoetry && word.previous.suffix !== null && !isIntransitive(english),
    gives: false,
    example: 'Exodus 15:1 רמה: he betrayed',
  },
  {
    name: 'a verb that has no object, after "not"',
    when: (verb) => verb.word.previous.is('H3808') && isWithoutObject(verb) && !verb.word.at(-3).isConstruct,
    gives: isSubjectBeforeNot,
    example: '',
  },
  {
    name: 'after a comparison: a whirlwind like straw carries them',
    when: ({ word }) => word.suffix !== null && word.previous.prefixes[0] === 'כ' && !word.isPoetry,
    gives: (verb) => canBeSubject(verb.word.at(-2), verb, true),
    example: 'Isaiah 30:19 ענך: he answered you',
  },
  {
    name: 'after an object or a preposition',
    when: isObjectBefore,
    gives: false,
    example: 'Genesis 2:10 יפרד: he will be separated',
  },
  {
    name: 'after "who?"',
    when: ({ word }) => word.previous.is('H4310'),
    gives: true,
    example: 'Exodus 2:14 שמך: put you',
  },
  {
    name: 'after a noun with "all"',
    when: ({ word }) => chainBefore(word).previous.is('H3605') && word.previous.code.startsWith('N'),
    gives: true,
    example: 'Exodus 35:22 הביאו: brought',
  },
  {
    name: 'the noun before the verb can be its subject',
    when: (verb) => canBeSubject(chainBefore(verb.word), verb, isIntransitive(verb.english)),
    gives: true,
    example: 'Genesis 2:6 יעלה: will go up',
  },
]);
