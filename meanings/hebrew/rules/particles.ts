import { rules } from '../../rules.ts';
import type { HebrewWord } from '../hebrew-word.ts';
import { isOath, isSecondQuestion, isWhen } from '../verb-context.ts';
import { THAT_VERBS } from '../word-groups.ts';

/** True for a participle that is a noun and the subject of a verb: "our enemies heard · that". */
const isSubject = (word: HebrewWord): boolean =>
  word.isParticiple && word.state === 'c' && !word.hasPrefix && !word.previous.isPreposition;

/** True if a verb of perception or speech is in the four words before, with no other verb and no other כי between. */
function isPerceived(word: HebrewWord): boolean {
  const verb = [1, 2, 3, 4]
    .map((steps) => word.at(-steps))
    .find((before) => (before.isVerb && !isSubject(before)) || before.is('H3588'));
  return verb?.isVerb === true && verb.isIn(THAT_VERBS);
}

const isBeforeClause = ({ next }: HebrewWord): boolean => next.isFinite || next.is('H834');

/** True for a כי that means "but": "not you … but God", "no, but". */
function isContrast(word: HebrewWord): boolean {
  if (word.previous.is('H3808')) return !word.at(-2).is('H518');
  const not = word.lastBefore((before) => before.is('H3808', 'H3588') || before.endsClause);
  const other = not.next;
  const isOther = other.isPersonalPronoun || (other.suffix !== null && /^(?:To|R)$/u.test(other.code));
  return not.is('H3808') && !not.asks && isOther && not.place > word.place - 8 && !word.next.isFinite;
}

/** True for the כי of "what is man, that …?", and for a second כי with "and" after it. */
function isAfterWhatIs(word: HebrewWord): boolean {
  if (word.hasAnd) return word.lastBefore((before) => before.is('H3588') && isAfterWhatIs(before)).exists;
  const { previous } = word;
  return word.at(-2).is('H4100', 'H4310') && !previous.isVerb && !previous.hasPrefix && word.next.isFinite;
}

/** True for an Aramaic די that joins two nouns. No verb follows, which would make it begin a clause. */
function isOf(word: HebrewWord): boolean {
  const { previous, next } = word;
  if (!/^N/u.test(previous.code) || !/^N/u.test(next.code)) return false;
  if (next.hasPrefix || next.suffix !== null || next.hasAnd || next.is('H3606')) return false;
  if (word.someBefore(4, (before) => before.is('H560', 'H3046', 'H8086'))) return false;
  for (let steps = 2; steps <= 4 && !word.at(steps - 1).endsClause; steps += 1) {
    const after = word.at(steps);
    if (after.hasAnd || after.is('H1768')) return true;
    if (after.isFinite || after.is('H3809')) return false;
  }
  return true;
}

/** True for the second word of כל קבל. */
const isBecause = (word: HebrewWord): boolean =>
  word.is('H6903') && word.previous.is('H3606') && !word.hasPrefix;

/** The meaning of a particle that fits the words beside it. Null for its usual meaning. */
export const particleHere = rules<HebrewWord, string>('a particle beside certain words', [
  {
    name: 'the object marker with a pronoun: only the pronoun',
    when: (word) => word.isObjectMarker && word.suffix !== null,
    gives: '',
    example: 'Genesis 2:3 אתו: him',
  },
  {
    name: '"for", before any other "if": but',
    of: 'H3588',
    when: ({ next }) => next.is('H518'),
    gives: 'but',
    example: 'Genesis 15:4 כי: but',
  },
  {
    name: '"for", after "not" or "not you": but',
    of: 'H3588',
    when: isContrast,
    gives: 'but',
    example: 'Genesis 18:15 כי: but',
  },
  {
    name: '"for", after "what is man?" or "who am I?": that',
    of: 'H3588',
    when: isAfterWhatIs,
    gives: 'that',
    example: 'Genesis 31:36 כי: that',
  },
  {
    name: '"for", before an imperfect, where a clause or a law of prose begins: when',
    of: 'H3588',
    when: isWhen,
    gives: 'when',
    example: 'Genesis 4:12 כי: when',
  },
  {
    name: '"for", after a verb for saying or seeing: that',
    of: 'H3588',
    when: (word) => isPerceived(word) && !word.previous.endsClause,
    gives: 'that',
    example: 'Genesis 8:11 כי: that',
  },
  {
    name: 'anger, after "was kindled", "heat" or "day"',
    of: 'H639',
    when: ({ previous }) => previous.is('H2734', 'H2740', 'H3117'),
    gives: 'the anger of',
    example: '1 Samuel 20:30 אף: the anger of',
  },
  {
    name: 'anger, in any other place where it is a particle: even',
    of: 'H639',
    gives: 'even',
    example: 'Genesis 27:45 אף: even',
  },
  {
    name: '"above", with the ending of direction: upward',
    of: 'H4605',
    when: (word) => word.isDirection,
    gives: 'upward',
    example: 'Exodus 30:14 ומעלה: and upward',
  },
  {
    name: '"only", in poetry: surely',
    of: 'H389',
    when: (word) => word.isPoetry,
    gives: 'surely',
    example: 'Job 18:21 אך: surely',
  },
  {
    name: '"for the sake of", before a verb or "that": so that',
    of: 'H4616 H5668',
    when: isBeforeClause,
    gives: 'so that',
    example: 'Genesis 27:25 למען: so that',
  },
  {
    name: '"who", after a preposition: whom',
    of: 'H4310',
    when: ({ hasPrefix, previous }) => hasPrefix || previous.isPreposition,
    gives: 'whom',
    example: 'Genesis 38:25 למי: to whom',
  },
  {
    name: '"not", without the preposition "to" and an infinitive: except',
    of: 'H1115',
    when: ({ hasPrefix, next, suffix }) => !hasPrefix && suffix === null && next.form !== 'c',
    gives: 'except',
    example: 'Genesis 43:3 בלתי: except',
  },
  {
    name: '"if", in any other oath: surely not',
    of: 'H518',
    when: isOath,
    gives: 'surely not',
    example: 'Genesis 21:23 אם: surely not',
  },
  {
    name: '"if", after the first half of a question: or',
    of: 'H518',
    when: isSecondQuestion,
    gives: 'or',
    example: 'Genesis 17:17 ואם: and or',
  },
  {
    name: '"if", after "for": rather',
    of: 'H518',
    when: ({ previous }) => previous.is('H3588'),
    gives: 'rather',
    example: 'Genesis 15:4 אם: rather',
  },
  {
    name: '"there is not", at the end of a clause or before "like you" or "besides": there is none',
    of: 'H369',
    when: (word) => word.endsClause || word.next.is('H3644', 'H2108', 'H1107', 'H1115', 'H5750'),
    gives: 'there is none',
    example: 'Exodus 9:14 אין: there is none',
  },
  {
    name: '"there is not", before a participle, where a clause begins: there is none',
    of: 'H369',
    when: (word) =>
      word.next.isParticiple &&
      !word.next.hasArticle &&
      (word.hasAnd || word.isFirst || word.previous.endsClause),
    gives: 'there is none',
    example: 'Genesis 41:8 ואין: and there is none',
  },
  {
    name: '"there is not", before any other participle: not',
    of: 'H369',
    when: ({ next }) => next.isAnyParticiple,
    gives: 'not',
    example: 'Exodus 5:11 אין: not',
  },
  {
    name: '"there is not", before a preposition or an adverb',
    of: 'H369',
    when: ({ next }) => /^[RD]/u.test(next.code),
    gives: 'there is not',
    example: 'Genesis 37:24 אין: there is not',
  },
  {
    name: '"there is not", before any other word: there is no',
    of: 'H369',
    gives: 'there is no',
    example: 'Genesis 2:5 אין: there is no',
  },
  {
    name: '"very", after a finite verb: greatly',
    of: 'H3966',
    when: ({ previous }) => previous.isFinite,
    gives: 'greatly',
    example: 'Genesis 7:18 מאד: greatly',
  },
  {
    name: '"do not", where no verb follows: no',
    of: 'H408',
    when: ({ next }) => !next.isFinite && !next.next.isFinite,
    gives: 'no',
    example: '2 Kings 4:16 אל: no',
  },
  {
    name: '"that", after the object marker: what he did',
    of: 'H834',
    when: ({ previous, hasPrefix }) => previous.isObjectMarker && previous.suffix === null && !hasPrefix,
    gives: 'what',
    example: 'Genesis 9:24 אשר: what',
  },
  {
    name: '"that", before "there": where',
    of: 'H834',
    when: (word) =>
      !word.hasPrefix &&
      !word.previous.is('H3605') &&
      word.someAfter(4, (after) => after.is('H8033') && !after.hasPrefix),
    gives: 'where',
    example: 'Genesis 2:11 אשר: where',
  },
  {
    name: '"that", in Aramaic between two nouns without a verb after it: of',
    of: 'H1768',
    when: isOf,
    gives: 'of',
    example: 'Ezra 4:9 דהוא: that of',
  },
  {
    name: 'the first word of the Aramaic "because"',
    of: 'H3606',
    when: (word) => isBecause(word.next),
    gives: ({ next }) => (next.next.is('H1768') ? 'because' : 'because of'),
    example: 'Ezra 4:14 כל: because',
  },
  {
    name: 'the second word of the Aramaic "because"',
    of: 'H6903',
    when: isBecause,
    gives: '…',
    example: 'Ezra 4:14 קבל: …',
  },
  {
    name: '"so", after "on": for this reason',
    of: 'H3651',
    when: ({ previous }) => previous.is('H5921'),
    gives: 'this reason',
    example: 'Genesis 2:24 כן: this reason',
  },
]);
