import { type HeatShape, placeOfCell } from '../../../../domain/heat/index.ts';
import { formatReference } from '../../../../domain/reference/index.ts';
import { originalNumbering, toEnglish, type VerseAddress } from '../../../../domain/versification/index.ts';

export interface CellVerse {
  /** The reference by the text's own numbers. */
  readonly reference: string;
  /** The verse's first address in the English numbering, which the explorer uses. */
  readonly english: VerseAddress;
  /** The English reference, if its numbers differ. */
  readonly englishReference: string | null;
}

export function verseOfCell(shape: HeatShape, cell: number): CellVerse {
  const { book, chapter, verse } = placeOfCell(shape, cell);
  return verseOf({ book: book.id, chapter: chapter.chapter, verse });
}

/**
 * A verse of a text by its own numbers, with its English address. A verse that the English numbering lacks has its own
 * numbers as its address, and the explorer then shows the nearest verse.
 */
export function verseOf(own: VerseAddress): CellVerse {
  const numbering = originalNumbering(own.book);
  const english = (numbering === null ? undefined : toEnglish(numbering, own)[0]) ?? own;
  const isSame = english.chapter === own.chapter && english.verse === own.verse;
  return {
    reference: formatReference(own),
    english,
    englishReference: isSame ? null : formatReference(english),
  };
}
