import type { HebrewVerse, HebrewWord } from './hebrew-word.ts';
import { ASKING, DIVINE, SAYING } from './word-groups.ts';

/** The accents that stand on the stressed syllable. Others stand at the start or the end of a word. */
const STRESS = /[\u0591\u0593-\u0598\u059b-\u059f\u05a1-\u05a8\u05aa-\u05ac]/u;

/** True for "I" and "you" with the stress on the last syllable, which only a weqatal has. */
const isStressedAtEnd = ({ text, inflection }: HebrewWord): boolean =>
  inflection?.person !== '3' && STRESS.test(/ת[^א-ת]*י?[^א-ת]*$/u.exec(text)?.[0] ?? '');

/** True for a verb in a relative clause. */
export const isInRelative = ({ isRelative, previous }: HebrewWord): boolean =>
  isRelative || previous.is('H834') || (previous.is('H3808') && previous.previous.is('H834'));

/** True for a finite verb that tells the time of other verbs. Verbs of speech and of relative clauses do not. */
const showsTime = (word: HebrewWord): boolean =>
  word.isFinite &&
  !isInRelative(word) &&
  !(word.isIn(SAYING) && 'pw'.includes(word.form)) &&
  !word.previous.is('H227', 'H2962', 'H2958');

/** True for a participle after "behold", which tells what will happen. */
const isComing = (word: HebrewWord): boolean =>
  word.isParticiple && word.someBefore(3, (before) => before.is('H2009', 'H2005'));

/** True for a perfect with "and" whose neighbours must tell its time. */
const isOpen = (word: HebrewWord): boolean => word.form === 'p' && word.hasAnd && !isStressedAtEnd(word);

const tellsTime = (word: HebrewWord): boolean => (showsTime(word) && !isOpen(word)) || isComing(word);

/** True if the verb that tells the time is a future: the nearest one before the word, or else after it. */
function isBesideFuture(word: HebrewWord): boolean {
  const before = word.lastBefore(tellsTime);
  let verb = before.exists ? before : word.next;
  while (verb.exists && !tellsTime(verb)) verb = verb.next;
  if (!verb.exists || isHabit(verb)) return false;
  return 'vijhqr'.includes(verb.form) || (verb.form === 'p' && verb.hasAnd);
}

/** True for "and I said, I", with which Ecclesiastes tells the past. */
const isOfPreacher = (word: HebrewWord): boolean =>
  word.inflection?.person === '1' && word.someAfter(2, (after) => after.is('H589'));

/** True for a weqatal: by its code, or a perfect with "and" that is one by its stress or its neighbours. */
export const isWeqatal = (word: HebrewWord): boolean =>
  word.form === 'q' ||
  (word.form === 'p' &&
    word.hasAnd &&
    !word.isAramaic &&
    (isStressedAtEnd(word) || (!isOfPreacher(word) && isBesideFuture(word))));

/** Nouns that begin a law: "a man, when he …". */
const CASE = new Set(['H376', 'H802', 'H5315', 'H120', 'H3548']);

/** True for a finite verb of a law, but not of its introduction: "speak to the sons of Israel and say". */
const tellsLaw = (word: HebrewWord): boolean => word.isFinite && !word.isIn(SAYING) && !isInRelative(word);

/** True after "and it will happen", in prose and poetry. */
const isAfterItHappens = ({ previous }: HebrewWord): boolean =>
  previous.is('H1961') && previous.letters === 'והיה';

/** True after "a man" and "a woman" that begin a law. */
const isAfterCase = (word: HebrewWord): boolean =>
  word.previous.isIn(CASE) && !word.previous.hasPrefix && !word.lastBefore(tellsLaw).exists;

/** True for a כי of prose that means "when": before an imperfect, where a clause or a law begins. */
export const isWhen = (word: HebrewWord): boolean =>
  word.is('H3588') &&
  (isAfterItHappens(word) ||
    (!word.isPoetry && word.next.form === 'i' && (word.isFirst || word.hasAnd || isAfterCase(word))));
/** True for a word that begins an oath: "as the LORD lives", "he swore". */
const swears = (word: HebrewWord): boolean =>
  (word.is('H2416') && (word.next.isIn(DIVINE) || word.next.is('H589', 'H5315'))) ||
  (word.is('H7650') && word.isFinite);

/** True for the "if" of an oath. "As the LORD lives, if I forsake you" means "I will not forsake you". */
export const isOath = (word: HebrewWord): boolean =>
  word.is('H518') &&
  !word.hasAnd &&
  !word.next.is('H3426') &&
  word.someBefore(8, swears) &&
  swears(word.lastBefore((before) => before.is('H518') || swears(before)));

/** True for an אם that means "whether". The nearest verb in the four words before it is one of asking or telling. */
export function isAsked(word: HebrewWord): boolean {
  const verb = word.lastBefore((before) => before.isVerb || before.endsClause);
  if (word.hasAnd || word.isPoetry || word.previous.is('H3588', 'H2009')) return false;
  return verb.isIn(ASKING) && !verb.endsClause && verb.place > word.place - 5;
}

/** True for an אם that means "or". A question is before it, and no command or condition is between. */
export function isSecondQuestion(word: HebrewWord): boolean {
  const question = word.lastBefore((before) => before.asks || before.form === 'v' || before.is('H518'));
  if (!question.asks || question.is('H3808') || question.next.is('H428') || word.previous.is('H1115'))
    return false;
  return !word.previous.is('H3588') && question.place > word.place - 10;
}

/** True for an אם that means "if", and not "but", "or" or "whether", or an oath. */
const isIf = (word: HebrewWord): boolean =>
  word.is('H518') && !word.previous.is('H3588') && !isOath(word) && !isAsked(word) && !isSecondQuestion(word);

const opensCondition = (word: HebrewWord): boolean => word.is('H6435') || isIf(word) || isWhen(word);

/** True for a verb after "if", "when" or "lest", with no other verb and no "and" between. */
export function isInCondition(verb: HebrewWord): boolean {
  for (let steps = 1; steps <= 5; steps += 1) {
    const before = verb.at(-steps);
    if (opensCondition(before)) return true;
    if (before.isFinite || before.hasAnd || before.endsClause || !before.exists) return false;
  }
  return false;
}

const isOfSpeech = ({ inflection, suffix, code }: HebrewWord): boolean =>
  [inflection, suffix].some((part) => part !== null && part.person !== '3') || /^Pp[12]/u.test(code);

/** True for "come" in "until you come to", which only tells how far a place reaches. */
const isWayTo = (word: HebrewWord): boolean => word.is('H935') && word.previous.is('H5704');

/** True for a word that shows that the verse has speech or law: "I", "you", a command, "saying". */
const showsSpeech = (word: HebrewWord): boolean =>
  (isOfSpeech(word) && !isWayTo(word)) ||
  'vjh'.includes(word.form || '-') ||
  (word.isIn(SAYING) && !word.is('H7121'));

/** True for an imperfect that tells what used to happen: in a story in prose, in a verse with a wayyiqtol. */
export const isHabit = (verb: HebrewWord): boolean =>
  verb.form === 'i' &&
  !verb.isPoetry &&
  verb.isThirdPerson &&
  !verb.isAramaic &&
  verb.verse.words.some(({ form }) => form === 'w') &&
  !verb.verse.words.some((word) => word.form === 'q' || showsSpeech(word));

/** True if a verse only tells what happened: no speech, no future, no command. */
export const isNarrative = ({ words }: HebrewVerse): boolean =>
  words.some(({ form, hasAnd }) => form === 'w' || (form === 'p' && !hasAnd)) &&
  !words.some((word) => 'iq'.includes(word.form || '-') || showsSpeech(word));

/** The verb that tells the time of a word: the last one before it after "until" or "after", or else the next one. */
function timeBeside(word: HebrewWord): HebrewWord {
  const before = word.previous.is('H1961') ? word.previous : word.lastBefore(tellsTime);
  if (before.exists && word.previous.is('H1961', 'H5704', 'H310', 'H2962', 'H2958')) return before;
  let after = word.next;
  while (after.exists && !tellsTime(after)) after = after.next;
  return after.exists ? after : before;
}

/** The tense of a verb whose time other verbs tell: "when he comes", "when he came". Null if no verb tells it. */
export function tenseBeside(word: HebrewWord): 'past' | 'present' | null {
  const verb = timeBeside(word);
  if (!verb.exists) return null;
  const isPast = verb.form === 'w' || (verb.form === 'p' && !isWeqatal(verb)) || isHabit(verb);
  return isPast ? 'past' : 'present';
}
