import type { BookId } from '../canon/index.ts';

/**
 * The psalms whose title is one or two separate verses in the Masoretic numbering: 63 psalms with 67 title verses.
 * Counted from `VerseMap.xml` of the Open Scriptures Hebrew Bible: if several Masoretic verses are at English verse
 * 1, all but the last are the title. (Psalms with a title inside verse 1, such as 23, are not here.)
 */
const ONE_TITLE_VERSE = [
  3, 4, 5, 6, 7, 8, 9, 12, 13, 18, 19, 20, 21, 22, 30, 31, 34, 36, 38, 39, 40, 41, 42, 44, 45, 46, 47, 48, 49,
  53, 55, 56, 57, 58, 59, 61, 62, 63, 64, 65, 67, 68, 69, 70, 75, 76, 77, 80, 81, 83, 84, 85, 88, 89, 92, 102,
  108, 140, 142,
];
const TWO_TITLE_VERSES = [51, 52, 54, 60];

/**
 * The psalms that have a title (verse 0), in ascending order.
 *
 * @example
 * ```ts
 * TITLED_PSALMS.length // => 63
 * TITLED_PSALMS.includes(51) // => true
 * ```
 */
export const TITLED_PSALMS: readonly number[] = Object.freeze(
  [...ONE_TITLE_VERSE, ...TWO_TITLE_VERSES].sort((a, b) => a - b),
);

const TITLE_VERSES: ReadonlyMap<number, number> = new Map([
  ...ONE_TITLE_VERSE.map((psalm) => [psalm, 1] as const),
  ...TWO_TITLE_VERSES.map((psalm) => [psalm, 2] as const),
]);

/**
 * The number of Masoretic verses of a psalm's title: 0, 1 or 2.
 *
 * @example
 * ```ts
 * titleVerses(51) // => 2
 * titleVerses(23) // => 0
 * ```
 */
export function titleVerses(psalm: number): number {
  return TITLE_VERSES.get(psalm) ?? 0;
}

/**
 * True if a chapter has a verse 0 in the English numbering. It is the title of a psalm if the Masoretic numbering counts
 * that title as a verse (Psalm 3, but not Psalm 23), or the Prologue of Sirach.
 *
 * @example
 * ```ts
 * hasTitle('psalms', 3) // => true
 * hasTitle('psalms', 23) // => false
 * hasTitle('genesis', 3) // => false
 * hasTitle('sirach', 1) // => true
 * ```
 */
export function hasTitle(book: BookId, chapter: number): boolean {
  return book === 'psalms' ? TITLE_VERSES.has(chapter) : book === 'sirach' && chapter === 1;
}
