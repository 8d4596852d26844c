/**
 * Which verses are in Aramaic. The code decides by reference, so that it can name the language of a verse even where
 * the parsing of its words is not loaded.
 */

interface VerseAt {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

interface Passage {
  readonly book: string;
  /** `from` and `to` are the first and the last verse of a passage, each as chapter × 1000 + verse. */
  readonly from: number;
  readonly to: number;
}

/**
 * Daniel 2:4–7:28, Ezra 4:8–6:18 and 7:12–26, Jeremiah 10:11: the WLC's morphology marks most words there as Aramaic.
 */
const PASSAGES: readonly Passage[] = [
  { book: 'daniel', from: 2_004, to: 7_028 },
  { book: 'ezra', from: 4_008, to: 6_018 },
  { book: 'ezra', from: 7_012, to: 7_026 },
  { book: 'jeremiah', from: 10_011, to: 10_011 },
];

/**
 * True if a verse of the Hebrew Bible is wholly or mostly Aramaic. Daniel 2:4 begins in Hebrew and counts as Aramaic.
 * Genesis 31:47 has only two Aramaic words and does not count.
 *
 * @example
 * ```ts
 * isAramaic({ book: 'daniel', chapter: 2, verse: 4 }) // => true
 * isAramaic({ book: 'daniel', chapter: 2, verse: 3 }) // => false
 * isAramaic({ book: 'genesis', chapter: 31, verse: 47 }) // => false
 * ```
 */
export function isAramaic({ book, chapter, verse }: VerseAt): boolean {
  const at = chapter * 1_000 + verse;
  return PASSAGES.some((passage) => passage.book === book && passage.from <= at && at <= passage.to);
}
