import { rules } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { type FiniteVerb, translated } from '../translated-verb.ts';
import { isInCondition } from '../verb-context.ts';
import { DIVINE } from '../word-groups.ts';
import { hasSubject } from './subject.ts';

type Mood = 'command' | 'will' | 'let us' | 'let' | 'statement';

/** True if speech begins with this word: the verb before it is "to say". */
const beginsSpeech = (word: HebrewWord): boolean =>
  !word.hasAnd && word.someBefore(2, (before) => before.is('H559') && before.isFinite);

/** True for a verb that is not a wish: after "not", "thus", "how" or "then", or in a condition. */
const isBound = (word: HebrewWord): boolean =>
  word.previous.is('H3808', 'H3541', 'H3602', 'H349', 'H4100', 'H4310', 'H227') || isInCondition(word);

const isImperfectOfOthers = ({ word }: FiniteVerb): boolean => word.form === 'i' && word.isThirdPerson;

/** True for a verb that begins a clause, has a person after it, and is in a verse with a command. */
const isBesideCommand = ({ next, previous, isFirst, verse }: HebrewWord): boolean =>
  (isFirst || previous.endsClause) && next.isPerson && verse.words.some(({ form }) => form === 'v');

/** True for a verb that begins a wish: "may God give". */
function beginsWish({ word, isNamed }: FiniteVerb): boolean {
  if (!isNamed || word.isPoetry || word.hasAnd || word.is('H559')) return false;
  return word.previous.is('H3541') ? word.next.isIn(DIVINE) : isBesideCommand(word);
}

/** True for a verb that says "let …" by its form, or because it begins a speech and has its subject beside it. */
function isWish(word: HebrewWord): boolean {
  if (word.form === 'j') return !word.hasAnd;
  if (word.form !== 'i' || !beginsSpeech(word) || !word.isThirdPerson || isBound(word)) return false;
  // An empty list, because the rules that answer this question do not make the word's meaning.
  return hasSubject({ ...translated(word, ''), fired: [] }) === true;
}

/** True for a verb of prose that continues "let …": "and" is before it, or before its subject. */
function continuesWish({ word, isNamed }: FiniteVerb): boolean {
  const { previous } = word;
  const isJoined = word.hasAnd || (isNamed && previous.hasAnd && /^Nc..a/u.test(previous.code));
  return isJoined && !word.isPoetry && isWish(word.lastBefore((before) => before.isFinite));
}

/** What a finite verb does: it tells, commands or wishes. */
export const moodOf = rules<FiniteVerb, Mood>('the mood of a finite verb', [
  {
    name: 'an imperative',
    when: ({ word }) => word.form === 'v',
    gives: 'command',
    example: 'Genesis 4:23 שמען: hear',
  },
  {
    name: 'a verb with the subject "you" after "not"',
    when: ({ word, inflection }) => inflection.person === '2' && word.previous.is('H408'),
    gives: 'command',
    example: 'Genesis 15:1 תירא: fear',
  },
  {
    name: 'a cohortative of "we"',
    when: ({ word, subject }) => subject === 'we' && word.form === 'h',
    gives: 'let us',
    example: 'Genesis 22:5 נלכה: let us go',
  },
  {
    name: 'an imperfect of "we" that begins a speech',
    when: ({ word, subject }) => subject === 'we' && word.form === 'i' && beginsSpeech(word),
    gives: 'let us',
    example: 'Genesis 24:57 נקרא: let us call',
  },
  {
    name: 'a cohortative of "I"',
    when: ({ word, subject }) => subject === 'I' && word.form === 'h',
    gives: 'will',
    example: 'Genesis 24:56 ואלכה: and I will go',
  },
  {
    name: 'a jussive after the "not" of statements or after "then"',
    when: ({ word }) => word.form === 'j' && word.previous.is('H3808', 'H227'),
    gives: 'statement',
    example: 'Genesis 4:12 תסף: it will add',
  },
  {
    name: 'a jussive of "you"',
    when: ({ word, inflection }) => word.form === 'j' && inflection.person === '2',
    gives: 'will',
    example: '1 Samuel 3:17 תכחד: you will hide',
  },
  {
    name: 'any other jussive',
    when: ({ word }) => word.form === 'j',
    gives: 'let',
    example: 'Genesis 16:5 ישפט: may judge',
  },
  {
    name: 'an imperfect that begins a speech, with its subject beside it',
    when: (verb) =>
      isImperfectOfOthers(verb) && verb.isNamed && beginsSpeech(verb.word) && !isBound(verb.word),
    gives: 'let',
    example: 'Genesis 1:20 ישרצו: let swarm',
  },
  {
    name: 'an imperfect that begins a clause, with its subject after it',
    when: (verb) => isImperfectOfOthers(verb) && beginsWish(verb),
    gives: 'let',
    example: 'Ruth 4:11 יתן: may give',
  },
  {
    name: 'an imperfect that continues "let …"',
    when: (verb) => isImperfectOfOthers(verb) && continuesWish(verb),
    gives: 'let',
    example: 'Genesis 27:31 ויאכל: and let him eat',
  },
  { name: 'any other verb', gives: 'statement', example: 'Genesis 2:1 ויכלו: and were finished' },
]);

/** The word that begins a wish. */
export const wishWord = rules<FiniteVerb, 'may' | 'let'>('the word that begins a wish', [
  {
    name: 'a wish with God as its subject',
    when: ({ word, isNamed }) => isNamed && !word.previous.is('H408') && word.next.isIn(DIVINE),
    gives: 'may',
    example: 'Genesis 16:5 ישפט: may judge',
  },
  {
    name: 'any other wish',
    gives: 'let',
    example: 'Genesis 27:28 ויתן: and let give',
    isUnsure: true,
  },
]);
