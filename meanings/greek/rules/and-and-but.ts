/** English for δέ and καί. */
import { rules } from '../../rules.ts';
import type { GreekWord } from '../greek-word.ts';
import { BEFORE_ALSO } from '../word-groups.ts';

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

/** True for a word before which "and" joins a phrase or a clause to an earlier one: of the same case, or a verb. */
const isJoinedBefore = (word: GreekWord): boolean => {
  const before = word.nearestBefore(
    9,
    (one) => one.isVerb || one.endsClause || (one.case === word.next.case && !one.isOfPart('RT')),
  );
  return before.exists && !before.endsClause && !before.isFinite && before.case === word.next.case;
};

/** True for καί inside a clause that joins nothing: "they also", "even the dead", "both body and soul". */
const joinsNothing = (word: GreekWord): boolean =>
  word.place > 0 &&
  !word.previous.endsClause &&
  (word.previous.isOfPart('RT') ||
    word.previous.is('G1487') ||
    (word.next.isNominal && !isJoinedBefore(word)));

/** True if "both", "even" or "also" fits a καί that joins nothing. */
const fitsSense = (word: GreekWord): boolean =>
  word.sense === 'both'
    ? word.someAfter(7, (one) => one.is('G2532') && one.next.case === word.next.case)
    : word.sense === 'also' || !(word.previous.isFinite || word.previous.mood === 'infinitive');

/** English for δέ and καί: and, but, now, also. */
export const andOrBut = rules<GreekWord, string>('English for δέ and καί', [
  {
    name: 'τέ before καί, where the King James Version has both',
    of: 'G5037',
    when: (word) => word.sense !== null && word.someAfter(5, (one) => one.is('G2532')),
    gives: 'both',
    example: 'Acts 1:1 τε: both',
  },
  { name: 'any other τέ', of: 'G5037', gives: 'and', example: 'Acts 1:15 τε: and' },
  {
    name: 'δέ in a verse that has no "but" in the King James Version',
    of: 'G1161',
    when: ({ sense }) => sense === 'and',
    gives: 'and',
    example: 'Matthew 1:3 δὲ: and',
  },
  {
    name: 'δέ that opens a verse, as the King James Version opens it: but, now, or any other way',
    of: 'G1161',
    when: (word) =>
      word.verse.place !== null && word.place < 4 && !word.someBefore(3, (one) => one.is('G1161')),
    gives: ({ sense }) => sense ?? 'and',
    example: 'Matthew 1:18 δὲ: now',
  },
  { name: 'any other δέ', of: 'G1161', gives: 'but', example: 'Matthew 2:22 δὲ: but' },
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
  {
    name: '"and" that joins nothing, where the King James Version has also, even or both',
    of: 'G2532',
    when: (word) => word.sense !== null && joinsNothing(word) && fitsSense(word),
    gives: ({ sense }) => sense ?? '',
    example: 'Matthew 5:39 καὶ: also',
  },
  { name: 'any other καί', of: 'G2532', gives: 'and', example: 'Matthew 1:2 καὶ: and' },
]);
