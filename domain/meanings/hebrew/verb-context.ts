import type { HebrewWord } from './hebrew-word.ts';
import { SAYING } from './word-groups.ts';

/** The accents that stand on the stressed syllable. Others stand at the start or the end of a word. */
const STRESS = /[\u0591\u0593-\u0598\u059b-\u059f\u05a1-\u05a8\u05aa-\u05ac]/u;

/** True for "I" and "you" with the stress on the last syllable, which only a weqatal has. */
const isStressedAtEnd = ({ text, inflection }: HebrewWord): boolean =>
  inflection?.person !== '3' && STRESS.test(/ת[^א-ת]*י?[^א-ת]*$/u.exec(text)?.[0] ?? '');

/** True for a verb in a relative clause. */
export const isInRelative = ({ isRelative, previous }: HebrewWord): boolean =>
  isRelative || previous.is('H834') || (previous.is('H3808') && previous.previous.is('H834'));

/** A finite verb that tells the time of the verbs beside it: not in a relative clause, no "he said". */
const showsTime = (word: HebrewWord): boolean =>
  word.isFinite && !isInRelative(word) && !word.isIn(SAYING) && !word.previous.is('H227', 'H2962');

/** True for a participle after "behold", which tells what will happen. */
const isComing = (word: HebrewWord): boolean =>
  word.isParticiple && word.someBefore(3, (before) => before.is('H2009', 'H2005'));

/** True for a perfect with "and", whose time its neighbours tell. */
const isOpen = (word: HebrewWord): boolean => word.form === 'p' && word.hasAnd && !isStressedAtEnd(word);

const tellsTime = (word: HebrewWord): boolean => (showsTime(word) && !isOpen(word)) || isComing(word);

/** True if the nearest verb before the word that tells the time looks ahead, or else the next one after it. */
function isBesideFuture(word: HebrewWord): boolean {
  const before = word.lastBefore(tellsTime);
  let verb = before.exists ? before : word.next;
  while (verb.exists && !tellsTime(verb)) verb = verb.next;
  return verb.exists && ('vijhqr'.includes(verb.form) || (verb.form === 'p' && verb.hasAnd));
}

/** True for a weqatal: by its code, or a perfect with "and" that is one by its stress or its neighbours. */
export const isWeqatal = (word: HebrewWord): boolean =>
  word.form === 'q' ||
  (word.form === 'p' && word.hasAnd && !word.isAramaic && (isStressedAtEnd(word) || isBesideFuture(word)));
