import { verseCount } from './own-verses.ts';

/** How the verses of a psalm are counted: with its title, as in Hebrew and Latin Bibles, or without it, as in English ones. */
export type PsalmVerses = 'masoretic' | 'english';

const lengthOf = (verses: PsalmVerses, psalm: number): number => verseCount(verses, 'psalms', psalm);

/**
 * The psalm and verse that the Hebrew Bible has for a psalm of the Greek and Latin Bibles, which join Psalms 9 and 10, and
 * 114 and 115, and divide 116 and 147. The second halves of the divided psalms go on with the numbers of the first in some
 * Bibles and begin anew in others. `before` is the verse before this one in the file: in Psalm 115 it tells which.
 *
 * @example
 * ```ts
 * fromGreekPsalm('masoretic', 22, 1) // => { chapter: 23, verse: 1 }
 * fromGreekPsalm('masoretic', 9, 22) // => { chapter: 10, verse: 1 }
 * fromGreekPsalm('masoretic', 115, 1) // => { chapter: 116, verse: 10 }
 * fromGreekPsalm('masoretic', 115, 10, 9) // => { chapter: 116, verse: 19 }
 * fromGreekPsalm('masoretic', 147, 12) // => { chapter: 147, verse: 12 }
 * fromGreekPsalm('masoretic', 148, 1) // => { chapter: 148, verse: 1 }
 * ```
 */
export function fromGreekPsalm(
  verses: PsalmVerses,
  psalm: number,
  verse: number,
  before = 0,
): { chapter: number; verse: number } {
  const joined = (first: number) => {
    const length = lengthOf(verses, first);
    return verse <= length ? { chapter: first, verse } : { chapter: first + 1, verse: verse - length };
  };
  if (psalm < 9 || psalm > 147) return { chapter: psalm, verse };
  if (psalm === 9) return joined(9);
  if (psalm === 113) return joined(114);
  if (psalm === 114) return { chapter: 116, verse };
  if (psalm === 115) return { chapter: 116, verse: verse < 10 || before === 9 ? verse + 9 : verse };
  if (psalm === 146) return { chapter: 147, verse };
  if (psalm === 147) return { chapter: 147, verse: verse < 12 ? verse + 11 : verse };
  return { chapter: psalm + 1, verse };
}

/**
 * The numbers of verses that a psalm of the Greek and Latin Bibles can end with.
 *
 * @example
 * ```ts
 * greekPsalmLengths('masoretic', 9) // => [39]
 * greekPsalmLengths('masoretic', 115) // => [10, 19]
 * ```
 */
export function greekPsalmLengths(verses: PsalmVerses, psalm: number): number[] {
  const length = (hebrew: number) => lengthOf(verses, hebrew);
  if (psalm < 9 || psalm > 147) return [length(psalm)];
  if (psalm === 9) return [length(9) + length(10)];
  if (psalm === 113) return [length(114) + length(115)];
  if (psalm === 114) return [9];
  if (psalm === 115) return [10, 19];
  if (psalm === 146) return [11];
  if (psalm === 147) return [9, 20];
  return [length(psalm + 1)];
}
