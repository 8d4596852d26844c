/** English for Greek conjunctions and particles whose meaning depends on the words around them. */
import { rules } from '../../rules.ts';
import type { GreekWord } from '../greek-word.ts';
import { isInStory } from '../nearby.ts';
import { SPEAKING } from '../verb-groups.ts';
import {
  BEFORE_ALSO,
  BEFORE_CONTENT,
  BEFORE_HOW,
  BEFORE_THAT,
  BEFORE_WHETHER,
  CONDITIONS,
  DAYS,
  DENYING,
  FINAL,
  NEXT_IN_LIST,
  NUMBERS,
  RELATIVES,
  SAY,
  SCENES,
  UNITS,
  WITH_CONTENT,
} from '../word-groups.ts';
import { preposition } from './prepositions.ts';

/** True for a verb within ten words after ἵνα, ὅπως or μήποτε. */
export const isSubordinate = (word: GreekWord): boolean => word.someBefore(10, (one) => one.isIn(FINAL));

/** True if ἐάν, ὅταν or a similar word begins the clause of a verb, with no other verb or ἵνα between. */
export const isDirectlyConditional = (word: GreekWord): boolean =>
  word
    .nearestBefore(
      12,
      (one) =>
        one.isFinite ||
        one.endsSentence ||
        one.isIn(FINAL) ||
        (one.isIn(CONDITIONS) && !(one.is('G302') && one.previous.isIn(FINAL))),
    )
    .isIn(CONDITIONS);

/** True for a verb that "and", "but" or "nor" joins to one after ἐάν: "if you bring your gift and remember". */
function continuesCondition(word: GreekWord): boolean {
  const before = word.nearestBefore(14, (one) => one.isFinite || one.endsSentence);
  return (
    before.mood === 'subjunctive' &&
    word.someBefore(12, (one) => one.place > before.place && one.is('G2532', 'G235', 'G3366', 'G2546')) &&
    !word.someBefore(
      12,
      (one) => one.place > before.place && one.is('G3361', 'G3756', 'G3739') && !one.next.isFinite,
    ) &&
    isConditional(before)
  );
}

/**
 * True for a verb within eight words after ἐάν, ὅταν, ἄν, ἕως or a similar word, where English has the present, and for
 * one that goes on after it.
 */
export const isConditional = (word: GreekWord): boolean =>
  word.someBefore(8, (one) => one.isIn(CONDITIONS)) ||
  isDirectlyConditional(word) ||
  continuesCondition(word);

/** True for a verb after οὐ μή, the strong denial of the future. */
export const isDenied = (word: GreekWord): boolean =>
  word
    .nearestBefore(
      5,
      (one) => one.isFinite || one.endsClause || (one.is('G3361') && one.previous.is('G3756')),
    )
    .is('G3361');

/** True if ἵνα, ὅπως or μήποτε is before a word in its sentence. */
const isInFinalClause = (word: GreekWord): boolean =>
  word.nearestBefore(10, (one) => one.endsSentence || one.isIn(FINAL)).isIn(FINAL);

/** True for a verb of the second person that "not", "nor" or "no one" forbids. */
export const isForbidden = (verb: GreekWord): boolean =>
  verb.person === 2 &&
  !isInFinalClause(verb) &&
  !isDirectlyConditional(verb) &&
  verb
    .nearestBefore(6, (word) => word.isFinite || word.is('G3361', 'G3366', 'G3367', 'G3371', 'G3383'))
    .is('G3361', 'G3366', 'G3367', 'G3371', 'G3383');

/** True if μή forbids: a command or a wish for the second person follows. */
function forbids(word: GreekWord): boolean {
  const { person, mood } = word.nearestAfter(3, (one) => one.isVerb || one.is('G3361'));
  return (
    person === 2 &&
    (mood === 'imperative' ||
      (mood === 'subjunctive' && !isInFinalClause(word) && !isDirectlyConditional(word)))
  );
}

/** The nearest verb before ὅτι that is not "to be". */
const verbBefore = (word: GreekWord): GreekWord =>
  word.nearestBefore(8, (one) => one.isVerb && !one.is('G1510'));

/** True for τούτους. */
const isThem = (word: GreekWord): boolean =>
  word.is('G3778') && word.case === 'A' && word.gender === 'M' && word.isPlural;

/** True for a word whose text begins with a capital letter inside a verse: the first word of a speech. */
const opensSpeech = (word: GreekWord): boolean => word.place > 0 && /^\p{Lu}/u.test(word.text);

/** The verb that ἄν modifies: the next one, or else the one before. */
function verbOfParticle(word: GreekWord): GreekWord {
  if (word.previous.isFinite) return word.previous;
  const later = word.nearestAfter(5, (one) => one.isFinite);
  return later.exists ? later : word.nearestBefore(2, (one) => one.isFinite);
}

/** True for a word such as "not because … but because". */
const isButBecause = (word: GreekWord): boolean =>
  word.someAfter(14, (one) => one.is('G3754') && one.previous.is('G235'));

/** True for ὅτι after "and", "as", "except" or "not": "and that", "not that". */
const isAndThat = (word: GreekWord): boolean =>
  word.previous.is('G2532', 'G5613', 'G4133', 'G3361') || (word.previous.is('G3756') && !isButBecause(word));

/** True for a word that begins a speech, and is no name. */
const beginsSpeech = (word: GreekWord): boolean => opensSpeech(word) && !word.isName;

/** True if ὅτι gives the reason of what someone says, and a speech is between the verb and it: "he said, Well done, because". */
function isReasonOfSpeech(word: GreekWord, verb: GreekWord): boolean {
  const isBetween = (one: GreekWord): boolean => one.place > verb.place;
  return (
    verb.isIn(SAY) &&
    word.someBefore(8, (one) => isBetween(one) && beginsSpeech(one)) &&
    !word.someBefore(8, (one) => isBetween(one) && one.is('G5101', 'G3778'))
  );
}

/** True for ὅτι after a verb that already has its content: a speech, a reason or another ὅτι. */
function isAfterContent(word: GreekWord): boolean {
  const verb = verbBefore(word);
  if (verb.next === word || word.previous.is('G235')) return false;
  if (verb.endsClause && verb.previous.is('G3754')) return true;
  if (verb.is('G2980') && verb.mood !== 'indicative') return true;
  if (verb.isIn(SAY)) return isReasonOfSpeech(word, verb);
  return verb.someBefore(8, (one) => one.is('G1223') && one.next.is('G3778') && !one.next.isPlural);
}

/** True for ὅτι or ἵνα that explains "this": "this is the judgment, that …". */
const explainsThis = (word: GreekWord): boolean =>
  word.someBefore(
    8,
    (one) => one.is('G3778') && one.isOfPart('D') && one.case === 'N' && one.gender === 'F',
  ) && !verbBefore(word).exists;

/** True for ἵνα after a verb of asking or commanding, past "the one who was ill", which only names a person. */
function isContent(word: GreekWord): boolean {
  const nearest = verbBefore(word);
  const verb = nearest.mood === 'participle' && nearest.previous.isArticle ? verbBefore(nearest) : nearest;
  if (verb.isIn(BEFORE_CONTENT)) return true;
  return (
    verb.isIn(SAY) &&
    verb.person !== 1 &&
    verb.mood !== 'participle' &&
    !word.someBefore(7, (one) => one.is('G3778') && !one.agrees(one.previous) && !one.next.isNoun)
  );
}

/** True for ἵνα after "this is", "the hour", "worthy" or a similar word. */
const isContentOfNoun = (word: GreekWord): boolean =>
  word.someBefore(
    6,
    (one) => one.isIn(WITH_CONTENT) || (one.is('G3778') && one.isOfPart('D') && one.gender !== 'M'),
  );

/** The first verb after a conjunction that is no participle. */
const verbAfter = (word: GreekWord): GreekWord =>
  word.nearestAfter(14, (one) => one.isFinite || one.mood === 'infinitive');

/** True for ὥστε with a verb of its own and no "so" before it. */
const isTherefore = (word: GreekWord): boolean =>
  verbAfter(word).mood !== 'infinitive' && !word.someBefore(14, (one) => one.is('G3779'));

/** True for ὡς before an event in the past: "when he came". */
function isWhen(word: GreekWord): boolean {
  const isFirst = word.place === 0 || word.previous.is('G2532', 'G1096', 'G1161');
  const isJoined = word.next.is('G1161', 'G3767');
  const verb = word.nearestAfter(4, (one) => one.isFinite);
  const isPast = verb.mood === 'indicative' && (verb.tense === 'aorist' || verb.tense === 'imperfect');
  return (
    isFirst &&
    isPast &&
    (isJoined || (verb.person === 3 && !word.next.is('G3756', 'G3762', 'G2532', 'G3754')))
  );
}

/** The comparative to which ἤ belongs. An empty word if there is none. */
const comparativeBefore = (word: GreekWord): GreekWord =>
  word.nearestBefore(9, (one) => one.degree === 'C' || one.is('G3123', 'G2123', 'G4119', 'G5501', 'G2228'));

/** True for "which is greater, the gold or the temple?". */
const isQuestionOfWhich = (comparative: GreekWord): boolean =>
  comparative.someBefore(4, (one) => one.is('G5101'));

/** True for ἤ after a comma and "it is good to enter life lame": than to be thrown into hell. */
const isAfterGood = (word: GreekWord): boolean =>
  word.previous.endsClause &&
  word.nearestBefore(18, (one) => one.endsSentence || (one.is('G2570') && one.gender === 'N')).is('G2570') &&
  word.someBefore(18, (one) => one.is('G1510'));

/** True for ἤ after a comparative or μᾶλλον. */
function isThan(word: GreekWord): boolean {
  if (isAfterGood(word)) return true;
  const comparative = comparativeBefore(word);
  return (
    comparative.exists &&
    !comparative.is('G2228') &&
    !(comparative.is('G3123') && word.place - comparative.place > 5) &&
    !isQuestionOfWhich(comparative) &&
    !word.previous.isNumeral
  );
}

/** True if "and" joins the words before and after δέ or γάρ: "Peter and John", "having come and gathered". */
function joinsBoth({ previous, next }: GreekWord): boolean {
  if (!previous.is('G1161', 'G1063')) return false;
  const before = previous.previous;
  if (before.isFinite) return next.isFinite ? !before.is('G1510') : next.is('G3756') && next.next.isFinite;
  return before.case !== '' && before.case === next.case && before.part === next.part && !before.isArticle;
}

/** True for "and" after "so" that ends a clause: "and he did so. And he says". */
const isAfterSoAtEnd = ({ previous, next }: GreekWord): boolean =>
  previous.is('G3779') && previous.preceding.isFinite && next.isFinite;

/** True for "and" between a verb and its own subject: "go, you also". */
const isBeforeOwnSubject = ({ previous, next }: GreekWord): boolean =>
  previous.isFinite &&
  next.isIOrYou &&
  next.case === 'N' &&
  next.person === previous.person &&
  next.isPlural === previous.isPlural;

/** True for "and you" that opens a speech or a question. */
const isYouAlso = (word: GreekWord): boolean =>
  word.next.isIOrYou && word.next.case === 'N' && (opensSpeech(word) || word.previous.is('G3361'));

/** True for δέ after a verb of telling what happened, without a "not" after it. */
const isNarrative = (word: GreekWord): boolean =>
  !word.someAfter(4, (one) => one.is('G3756', 'G3361', 'G3762'));

/** True for the aorist or the imperfect of the third person, and for "he says". */
const isPastOfThird = ({ strongs, mood, person, tense }: GreekWord): boolean =>
  mood === 'infinitive' ||
  (mood === 'indicative' &&
    person === 3 &&
    (tense === 'aorist' || tense === 'imperfect' || strongs === 'G3004'));

/** True for δέ after "it happened", "he said" or a participle. */
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

/** True for δέ in the words that open a scene with its time: "in those days", "on the next day", "when evening came". */
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

/** True for δέ in a chain, where the noun beside it takes up the one before: "patience, and patience character". */
const isInChain = (word: GreekWord): boolean => {
  const noun = nounBeside(word);
  return (
    noun.isNoun &&
    isNarrative(word) &&
    (word.previous.isNoun || word.previous.isArticle || word.previous.isPreposition) &&
    noun.someBefore(5, (one) => one.isNoun && one.is(noun.strongs ?? '') && one.case !== noun.case)
  );
};

/** True for δέ before "also", and in "and not only": it adds one more. */
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

/** True in a question: "shall I not drink it?". */
const isAsked = (word: GreekWord): boolean =>
  word.nearestAfter(20, (near) => near.endsSentence).after.includes(';');

/** The plural of κἀκεῖνος. */
const AND_THOSE: Readonly<Record<string, string>> = {
  κακεινοι: 'and they',
  κακεινουσ: 'and those',
  κακεινα: 'and those things',
};

const conjunction = rules<GreekWord, string>('English for a conjunction or particle', [
  {
    name: 'ἄν or ἐάν after "who" or "where"',
    of: 'G302 G1437',
    when: ({ previous }) =>
      previous.isIn(RELATIVES) || (previous.is('G1161') && previous.previous.isIn(RELATIVES)),
    gives: '(ever)',
    example: 'Matthew 5:19 ἐὰν: (ever)',
  },
  {
    name: 'ἄν with a subjunctive',
    of: 'G302',
    when: (word) => verbOfParticle(word).mood === 'subjunctive',
    gives: '(ever)',
    example: 'Matthew 2:13 ἂν: (ever)',
  },
  {
    name: 'ἄν with an aorist or a pluperfect',
    of: 'G302',
    when: (word) =>
      ['aorist', 'pluperfect'].includes(verbOfParticle(word).tense) &&
      verbOfParticle(word).mood === 'indicative',
    gives: 'would have',
    example: 'Matthew 11:21 ἂν: would have',
  },
  {
    name: 'ὅτι that opens a speech',
    of: 'G3754',
    when: opensSpeech,
    gives: 'because',
    example: 'Matthew 13:11 Ὅτι: because',
  },
  {
    name: 'ὅτι after a verb of saying, showing, knowing, thinking or feeling',
    of: 'G3754',
    when: (word) => verbBefore(word).isIn(BEFORE_THAT) && !isAfterContent(word),
    gives: 'that',
    example: 'Matthew 2:16 ὅτι: that',
  },
  {
    name: 'ὅτι after "and", "as", "except" or "not"',
    of: 'G3754',
    when: isAndThat,
    gives: 'that',
    example: 'Luke 7:16 ὅτι: that',
  },
  {
    name: 'ὅτι after "this is" and a noun',
    of: 'G3754',
    when: explainsThis,
    gives: 'that',
    example: 'John 3:19 ὅτι: that',
  },
  { name: 'ὅτι in any other place', of: 'G3754', gives: 'because', example: 'Matthew 2:18 ὅτι: because' },
  {
    name: 'οὐ before μή',
    of: 'G3756',
    when: (word) => word.next.is('G3361') && !isAsked(word),
    gives: 'by no means',
    example: 'Matthew 5:18 οὐ: by no means',
  },
  {
    name: 'μή after οὐ',
    of: 'G3361',
    when: ({ previous }) => previous.is('G3756'),
    gives: '(not)',
    example: 'Matthew 5:18 μὴ: (not)',
  },
  {
    name: 'μή before a command to "you"',
    of: 'G3361',
    when: forbids,
    gives: 'do not',
    example: 'Matthew 1:20 μὴ: do not',
  },
  {
    name: 'ἵνα after a verb of asking or commanding',
    of: 'G2443',
    when: isContent,
    gives: 'that',
    example: 'Matthew 4:3 ἵνα: that',
  },
  {
    name: 'ἵνα after "this is", "the hour", "worthy" or a similar word',
    of: 'G2443',
    when: isContentOfNoun,
    gives: 'that',
    example: 'Matthew 1:22 ἵνα: that',
  },
  {
    name: 'ὥστε without an infinitive',
    of: 'G5620',
    when: isTherefore,
    gives: 'therefore',
    example: 'Matthew 19:6 ὥστε: therefore',
  },
  {
    name: 'ὡς before a number, or years or hours with a number',
    of: 'G5613',
    when: ({ next }) => next.isNumeral || next.isIn(NUMBERS) || next.isIn(UNITS),
    gives: 'about',
    example: 'Mark 8:9 ὡς: about',
  },
  {
    name: 'ὡς after a verb of knowing or telling',
    of: 'G5613',
    when: (word) => verbBefore(word).isIn(BEFORE_HOW) && word.next.isFinite,
    gives: 'how',
    example: 'Luke 8:47 ὡς: how',
  },
  {
    name: 'ὡς before an event in the past',
    of: 'G5613',
    when: isWhen,
    gives: 'when',
    example: 'Luke 1:41 ὡς: when',
  },
  {
    name: 'ἤ after a comparative or "rather"',
    of: 'G2228',
    when: isThan,
    gives: 'than',
    example: 'Matthew 10:15 ἢ: than',
  },
  {
    name: 'ἤ after "before"',
    of: 'G2228',
    when: ({ previous }) => previous.is('G4250'),
    gives: '(than)',
    example: 'Matthew 1:18 ἢ: (than)',
  },
  {
    name: 'εἰ after a verb of asking or knowing',
    of: 'G1487',
    when: (word) =>
      word.someBefore(3, (one) => one.isIn(BEFORE_WHETHER)) &&
      verbBefore(word).isIn(BEFORE_WHETHER) &&
      !word.next.is('G3361', 'G2532', 'G5100'),
    gives: 'whether',
    example: 'Matthew 27:49 εἰ: whether',
  },
  {
    name: 'δέ in the time that opens a scene',
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
    name: 'δέ in a chain of nouns, of which each takes up the one before',
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
    name: '"and" between two words that it joins, with δέ or γάρ between them',
    of: 'G2532',
    when: joinsBoth,
    gives: 'and',
    example: 'Matthew 23:3 καὶ: and',
  },
  {
    name: '"and" after "so" at the end of a clause',
    of: 'G2532',
    when: isAfterSoAtEnd,
    gives: 'and',
    example: 'Matthew 19:12 καὶ: and',
  },
  {
    name: '"and" after "if" or "as far as"',
    of: 'G2532',
    when: ({ previous }) => previous.is('G1487', 'G2193'),
    gives: 'even',
    example: 'Acts 26:11 καὶ: even',
  },
  {
    name: '"and" between a verb and its own subject',
    of: 'G2532',
    when: isBeforeOwnSubject,
    gives: 'also',
    example: 'Matthew 19:28 καὶ: also',
  },
  {
    name: '"and" before "you", at the start of a speech or a question',
    of: 'G2532',
    when: isYouAlso,
    gives: 'also',
    example: 'Matthew 26:69 Καὶ: also',
  },
  {
    name: '"and" after "because of this"',
    of: 'G2532',
    when: ({ previous, next }) => previous.is('G3778') && previous.previous.is('G1223') && !next.is('G3756'),
    gives: 'also',
    example: 'Matthew 24:44 καὶ: also',
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
  {
    name: '"and that one" in the plural',
    of: 'G2548',
    when: ({ letters }) => AND_THOSE[letters] !== undefined,
    gives: ({ letters }) => AND_THOSE[letters] ?? '',
    example: 'Matthew 23:23 κἀκεῖνα: and those things',
  },
  {
    name: 'ὅθεν at the head of a sentence in a letter',
    of: 'G3606',
    when: (word) => word.place === 0 && !isInStory(word),
    gives: 'therefore',
    example: 'Hebrews 2:17 ὅθεν: therefore',
  },
  {
    name: 'ὀπίσω after τά',
    of: 'G3694',
    when: ({ previous }) => previous.isArticle && previous.gender === 'N',
    gives: 'behind',
    example: 'Mark 13:16 ὀπίσω: behind',
  },
  {
    name: '"from far away" after "from"',
    of: 'G3113',
    when: ({ previous }) => previous.is('G575'),
    gives: 'far away',
    example: 'Mark 8:3 μακρόθεν: far away',
  },
  {
    name: '"nor" before "one"',
    of: 'G3761',
    when: ({ next }) => next.is('G1520'),
    gives: 'not even',
    example: 'John 1:3 οὐδὲ: not even',
  },
]);

/** English for a word without case and tense. Null if its dictionary meaning is enough. */
export const particle = (word: GreekWord): string | null => conjunction(word) ?? preposition(word);

export const PARTICLE_RULES = [conjunction, preposition];
