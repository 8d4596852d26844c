/** English for δέ and καί. */
import { rules } from '../../rules.ts';
import { verbAfter } from '../clauses.ts';
import type { GreekWord } from '../greek-word.ts';
import { isInStory } from '../nearby.ts';
import { SPEAKING } from '../verb-groups.ts';
import { BEFORE_ALSO, DAYS, DENYING, NEXT_IN_LIST, SCENES } from '../word-groups.ts';

/** True for τούτους. */
const isThem = (word: GreekWord): boolean =>
  word.is('G3778') && word.case === 'A' && word.gender === 'M' && word.isPlural;

/** True if "and" joins the words before and after δέ or γάρ: "Peter and John", "having come and gathered". */
function joinsBoth({ previous, next }: GreekWord): boolean {
  if (!previous.is('G1161', 'G1063')) return false;
  const before = previous.previous;
  if (before.isFinite) return next.isFinite ? !before.is('G1510') : next.is('G3756') && next.next.isFinite;
  return before.case !== '' && before.case === next.case && before.part === next.part && !before.isArticle;
}

/** True for δέ without "not" or "no one" soon after it: these would show a contrast. */
const isNarrative = (word: GreekWord): boolean =>
  !word.someAfter(4, (one) => one.is('G3756', 'G3361', 'G3762'));

/** True for the aorist or the imperfect of the third person, for "he says", and for any infinitive. */
const isPastOfThird = ({ strongs, mood, person, tense }: GreekWord): boolean =>
  mood === 'infinitive' ||
  (mood === 'indicative' &&
    person === 3 &&
    (tense === 'aorist' || tense === 'imperfect' || strongs === 'G3004'));

/** True for δέ after "it happened", "he said", "when" or a participle, where it adds the next event. */
function isNextEvent(word: GreekWord): boolean {
  const { previous } = word;
  if (!isNarrative(word)) return false;
  if (previous.mood === 'participle')
    return !previous.previous.isArticle && previous.case !== 'D' && isPastOfThird(verbAfter(word));
  return (
    (previous.is('G1096', 'G2036') && previous.mood === 'indicative' && previous.person === 3) ||
    (previous.is('G5613', 'G3753') && verbAfter(word).person === 3)
  );
}

/** True for δέ in the words that open a scene with its time: "in those days", "when evening came". */
const opensScene = (word: GreekWord): boolean =>
  word.place <= 2 &&
  isInStory(word) &&
  isNarrative(word) &&
  isPastOfThird(verbAfter(word)) &&
  (word.previous.isIn(SCENES) ||
    ((word.previous.isPreposition || (word.previous.isArticle && word.previous.case !== 'N')) &&
      word.someAfter(4, (one) => one.isIn(SCENES))));

/** True for δέ after "was" or "were". */
const isBackground = (word: GreekWord): boolean =>
  isNarrative(word) &&
  word.previous.is('G1510') &&
  word.previous.person === 3 &&
  word.previous.tense === 'imperfect';

/** True for δέ after a verb that tells what happened, at the head of its clause: "and he led him". */
const isAfterEvent = (word: GreekWord): boolean =>
  isInStory(word) &&
  isNarrative(word) &&
  word.previous.isFinite &&
  !word.previous.is('G611') &&
  isPastOfThird(word.previous) &&
  !word.previous.previous.is('G3756', 'G3361');

/** True for δέ between a subject and its verb of saying: "and he said", "and Jesus said". */
const isBeforeSaying = (word: GreekWord): boolean =>
  isInStory(word) &&
  isNarrative(word) &&
  word.previous.isArticle &&
  word.previous.case === 'N' &&
  verbAfter(word).isIn(SPEAKING) &&
  isPastOfThird(verbAfter(word)) &&
  !word.someAfter(8, (one) => one.isIn(DENYING) || one.is('G3780', 'G235'));

/** True for δέ after a name that opens a verse of a story. */
const opensWithName = (word: GreekWord): boolean =>
  word.place === 1 &&
  isInStory(word) &&
  isNarrative(word) &&
  word.previous.isName &&
  word.previous.case === 'N' &&
  isPastOfThird(verbAfter(word));

/** The noun beside δέ: "Isaac · and", "the · and · patience". */
function nounBeside({ previous, next }: GreekWord): GreekWord {
  if (previous.isNoun) return previous;
  return previous.isPreposition && next.isArticle ? next.next : next;
}

/** True for δέ in a chain, where the noun beside it repeats the one before: "patience, and patience character". */
const isInChain = (word: GreekWord): boolean => {
  const noun = nounBeside(word);
  return (
    noun.isNoun &&
    isNarrative(word) &&
    (word.previous.isNoun || word.previous.isArticle || word.previous.isPreposition) &&
    noun.someBefore(5, (one) => one.isNoun && one.is(noun.strongs ?? '') && one.case !== noun.case)
  );
};

/** True for δέ that adds one more: before "also", and in "and not only". */
const addsOneMore = (word: GreekWord): boolean =>
  (word.previous.is('G3440') && word.previous.previous.is('G3756')) ||
  (word.next.is('G2532') &&
    isNarrative(word) &&
    !joinsBoth(word.next) &&
    !word.previous.is('G1487', 'G1437', 'G3568', 'G3123') &&
    !word.someBefore(12, (one) => one.is('G3303', 'G3756')));

/** True for δέ in "and another", "and who?", "and how?", "and immediately", "and on the next day", "and while". */
const goesOnToNext = (word: GreekWord): boolean =>
  isNarrative(word) &&
  (word.previous.isIn(NEXT_IN_LIST) ||
    (word.previous.isArticle &&
      word.previous.case === 'D' &&
      word.previous.gender === 'F' &&
      word.next.isIn(DAYS)) ||
    (word.previous.is('G1722') && word.next.isArticle && word.at(2).mood === 'infinitive'));

/** English for δέ and καί: and, but, now, also. */
export const andOrBut = rules<GreekWord, string>('English for δέ and καί', [
  {
    name: 'δέ in the words for a time that open a scene',
    of: 'G1161',
    when: opensScene,
    gives: 'and',
    example: 'Matthew 8:16 δὲ: and',
  },
  {
    name: 'δέ after "was" or "were"',
    of: 'G1161',
    when: isBackground,
    gives: 'now',
    example: 'Matthew 22:25 δὲ: now',
  },
  {
    name: 'δέ after "it happened", "he said", "when" or a participle',
    of: 'G1161',
    when: isNextEvent,
    gives: 'and',
    example: 'Matthew 1:24 δὲ: and',
  },
  {
    name: 'δέ after a verb that tells what happened',
    of: 'G1161',
    when: isAfterEvent,
    gives: 'and',
    example: 'Matthew 27:16 δὲ: and',
  },
  {
    name: 'δέ between a subject and its verb of saying',
    of: 'G1161',
    when: isBeforeSaying,
    gives: 'and',
    example: 'Matthew 2:5 δὲ: and',
  },
  {
    name: 'δέ after the name that opens a verse of a story',
    of: 'G1161',
    when: opensWithName,
    gives: 'and',
    example: 'Matthew 1:3 δὲ: and',
  },
  {
    name: 'δέ in a chain of nouns, each of which repeats the one before',
    of: 'G1161',
    when: isInChain,
    gives: 'and',
    example: 'Matthew 1:3 δὲ: and',
  },
  {
    name: 'δέ before "also", and in "and not only"',
    of: 'G1161',
    when: addsOneMore,
    gives: 'and',
    example: 'Matthew 10:18 δὲ: and',
  },
  {
    name: 'δέ after "another", "who?", "how?", "immediately" or "on the next day", and in "while"',
    of: 'G1161',
    when: goesOnToNext,
    gives: 'and',
    example: 'Matthew 7:3 δὲ: and',
  },
  {
    name: '"and" after δέ or γάρ, if it joins the words on both sides of them',
    of: 'G2532',
    when: joinsBoth,
    gives: 'and',
    example: 'Matthew 23:3 καὶ: and',
  },
  {
    name: '"and" after "but", "for", "so" or a similar word',
    of: 'G2532',
    when: ({ previous }) => previous.isIn(BEFORE_ALSO),
    gives: 'also',
    example: 'Matthew 15:3 καὶ: also',
  },
  {
    name: '"and" between "who" or "them" and the verb',
    of: 'G2532',
    when: ({ previous, next }) => next.isFinite && (previous.is('G3739') || isThem(previous)),
    gives: 'also',
    example: 'Mark 3:19 καὶ: also',
  },
]);
