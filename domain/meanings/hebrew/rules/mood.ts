import { rules } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { type FiniteVerb, translated } from '../translated-verb.ts';
import { DIVINE } from '../word-groups.ts';
import { hasSubject } from './subject.ts';

type Mood = 'command' | 'will' | 'let us' | 'let' | 'statement';

/** True if speech begins with this word: the verb before it is "to say". */
const beginsSpeech = (word: HebrewWord): boolean =>
  !word.hasAnd && word.someBefore(2, (before) => before.is('H559') && before.isFinite);

const isImperfectOfOthers = ({ word }: FiniteVerb): boolean => word.form === 'i' && word.isThirdPerson;

/** True for a verb that begins a clause, in a verse with a command, and has a person after it. */
const isBesideCommand = ({ next, previous, isFirst, verse }: HebrewWord): boolean =>
  (isFirst || previous.endsClause) && next.isPerson && verse.words.some(({ form }) => form === 'v');

/** True for "may God" at the start of a clause of prose, or after "thus". */
function beginsWish({ word, isNamed }: FiniteVerb): boolean {
  if (!isNamed || word.isPoetry || word.hasAnd || word.is('H559')) return false;
  return word.previous.is('H3541') ? word.next.isIn(DIVINE) : isBesideCommand(word);
}

/** True for a verb that says "let …" by its form, or because it begins a speech and has its subject beside it. */
function isWish(word: HebrewWord): boolean {
  if (word.form === 'j') return !word.hasAnd;
  if (word.form !== 'i' || !beginsSpeech(word) || !word.isThirdPerson) return false;
  // This only asks. Its rules are not among those that make the word's meaning.
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
  { name: 'an imperative', when: ({ word }) => word.form === 'v', gives: 'command', example: '' },
  {
    name: '"you" after "not"',
    when: ({ word, inflection }) => inflection.person === '2' && word.previous.is('H408'),
    gives: 'command',
    example: '',
  },
  {
    name: 'a cohortative of "we"',
    when: ({ word, subject }) => subject === 'we' && word.form === 'h',
    gives: 'let us',
    example: '',
  },
  {
    name: 'an imperfect of "we" that begins a speech',
    when: ({ word, subject }) => subject === 'we' && word.form === 'i' && beginsSpeech(word),
    gives: 'let us',
    example: '',
  },
  {
    name: 'a cohortative of "I"',
    when: ({ word, subject }) => subject === 'I' && word.form === 'h',
    gives: 'will',
    example: '',
  },
  {
    name: 'a jussive after the "not" of statements',
    when: ({ word }) => word.form === 'j' && word.previous.is('H3808'),
    gives: 'statement',
    example: '',
  },
  {
    name: 'a jussive of "you"',
    when: ({ word, inflection }) => word.form === 'j' && inflection.person === '2',
    gives: 'will',
    example: '',
  },
  { name: 'any other jussive', when: ({ word }) => word.form === 'j', gives: 'let', example: '' },
  {
    name: 'an imperfect that begins a speech, with its subject beside it',
    when: (verb) => isImperfectOfOthers(verb) && verb.isNamed && beginsSpeech(verb.word),
    gives: 'let',
    example: '',
  },
  {
    name: 'an imperfect that begins a clause, with its subject after it',
    when: (verb) => isImperfectOfOthers(verb) && beginsWish(verb),
    gives: 'let',
    example: '',
  },
  {
    name: 'an imperfect that continues "let …"',
    when: (verb) => isImperfectOfOthers(verb) && continuesWish(verb),
    gives: 'let',
    example: '',
  },
  { name: 'any other verb', gives: 'statement', example: '' },
]);

/** The word that begins a wish. */
export const wishWord = rules<FiniteVerb, 'may' | 'let'>('the word that begins a wish', [
  {
    name: 'God is its subject',
    when: ({ word, isNamed }) => isNamed && !word.previous.is('H408') && word.next.isIn(DIVINE),
    gives: 'may',
    example: '',
  },
  { name: 'any other wish', gives: 'let', example: '' },
]);
