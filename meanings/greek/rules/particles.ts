/** English for Greek conjunctions and particles whose meaning depends on the words around them. */
import { rules } from '../../rules.ts';
import { isDirectlyConditional, isInFinalClause, opensSpeech, verbAfter } from '../clauses.ts';
import type { GreekWord } from '../greek-word.ts';
import { BEFORE_CONTENT, BEFORE_THAT, RELATIVES, SAY, WITH_CONTENT } from '../word-groups.ts';
import { andOrBut } from './and-and-but.ts';
import { preposition } from './prepositions.ts';

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

/** The verb to which ἄν belongs: the one directly before it, or the next one, or an earlier one. */
function verbOfParticle(word: GreekWord): GreekWord {
  if (word.previous.isFinite) return word.previous;
  const later = word.nearestAfter(5, (one) => one.isFinite);
  return later.exists ? later : word.nearestBefore(2, (one) => one.isFinite);
}

/** True for a word that begins a speech, and is no name. */
const beginsSpeech = (word: GreekWord): boolean => opensSpeech(word) && !word.isName;

/** True for ὅτι that gives a reason inside a speech: "he said, Well done, because". */
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

/** True for ἵνα after a verb of asking or commanding. A participle such as "the one who was ill" may be between. */
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

/** True for the comparative of a question: "which is greater, the gold or the temple?". */
const isQuestionOfWhich = (comparative: GreekWord): boolean =>
  comparative.someBefore(4, (one) => one.is('G5101'));

/** True for the ἤ of "it is good to enter life lame, than to be thrown into hell". */
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

/** True for a word of a question: "shall I not drink it?". */
const isAsked = (word: GreekWord): boolean =>
  word.nearestAfter(20, (near) => near.endsSentence).after.includes(';');

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
    name: 'ὅτι in a verse of the King James Version that has "that" or gives no reason',
    of: 'G3754',
    when: ({ sense }) => sense === 'that',
    gives: 'that',
    example: 'Matthew 15:17 ὅτι: that',
  },
  {
    name: 'ὅτι after a comma, "but" or "not", in a verse of the King James Version that gives a reason and has no "that"',
    of: 'G3754',
    when: ({ sense, previous, next }) =>
      sense === 'because' && (previous.endsClause || previous.is('G235', 'G3756')) && !opensSpeech(next),
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
    name: 'οὐδέ or μηδέ at the head of a sentence',
    of: 'G3761 G3366',
    when: ({ place, previous }) => place === 0 || previous.endsSentence,
    gives: (word) => (isAsked(word) ? 'not even' : 'neither'),
    example: 'Matthew 5:15 οὐδὲ: neither',
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
]);

/** The meaning of a particle at its place. Null if its dictionary meaning is enough. */
export const particle = (word: GreekWord): string | null =>
  andOrBut(word) ?? conjunction(word) ?? preposition(word);

export const PARTICLE_RULES = [andOrBut, conjunction, preposition];
