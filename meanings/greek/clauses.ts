/** What a Greek verb's clause says about it: that it depends on another, sets a condition, denies or forbids. */
import type { GreekWord } from './greek-word.ts';
import { CONDITIONS, FINAL } from './word-groups.ts';

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
 * True for a verb that depends on ἐάν, ὅταν, ἄν, ἕως or a similar word, where English has the present: within eight
 * words after it, or joined to such a verb.
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
export const isInFinalClause = (word: GreekWord): boolean =>
  word.nearestBefore(10, (one) => one.endsSentence || one.isIn(FINAL)).isIn(FINAL);

/** True for a verb of the second person that "not", "nor" or "no one" forbids. */
export const isForbidden = (verb: GreekWord): boolean =>
  verb.person === 2 &&
  !isInFinalClause(verb) &&
  !isDirectlyConditional(verb) &&
  verb
    .nearestBefore(6, (word) => word.isFinite || word.is('G3361', 'G3366', 'G3367', 'G3371', 'G3383'))
    .is('G3361', 'G3366', 'G3367', 'G3371', 'G3383');

/** True for a word whose text begins with a capital letter inside a verse: the first word of a speech. */
export const opensSpeech = (word: GreekWord): boolean => word.place > 0 && /^\p{Lu}/u.test(word.text);

/** The first verb after a conjunction. Participles do not count. */
export const verbAfter = (word: GreekWord): GreekWord =>
  word.nearestAfter(14, (one) => one.isFinite || one.mood === 'infinitive');
