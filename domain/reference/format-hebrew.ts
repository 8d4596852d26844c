import { bookNames } from '../canon/index.ts';
import type { VerseAddress } from '../versification/index.ts';
import { hebrewNumeral } from './hebrew-numeral.ts';

/**
 * The reference of a Masoretic verse in Hebrew letters, as Hebrew books cite it. The numbers are Masoretic, not
 * English.
 *
 * @throws RangeError for a book that has no Hebrew name.
 * @example
 * ```ts
 * formatHebrewReference({ book: 'psalms', chapter: 23, verse: 3 }) // => "תהלים כג:ג"
 * formatHebrewReference({ book: '1samuel', chapter: 15, verse: 16 }) // => "שמואל א טו:טז"
 * ```
 */
export function formatHebrewReference({ book, chapter, verse }: VerseAddress): string {
  const { hebrewName } = bookNames(book);
  if (hebrewName === undefined) throw new RangeError(`${book} is not cited in Hebrew`);
  return `${hebrewName} ${hebrewNumeral(chapter)}:${hebrewNumeral(verse)}`;
}
