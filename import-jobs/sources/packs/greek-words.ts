import type { BookId } from '../../../domain/canon/index.ts';
import { type Numbering, toEnglish } from '../../../domain/versification/index.ts';
import type { VerseRecord } from '../../records.ts';
import { completeWord, type SourceWord } from '../../words/complete-words.ts';

const NEW_TESTAMENT_NUMBERS = 5624;

/**
 * Formats a Greek Strong's number, `G746` for 746. Null for a number that is not in the printed dictionary, such as
 * those that later editors added.
 */
export function greekStrongs(number: number): string | null {
  return number >= 1 && number <= NEW_TESTAMENT_NUMBERS ? `G${number}` : null;
}

/** Makes the record of a Greek verse from its words. */
export function greekVerse(
  numbering: Numbering,
  { book, chapter, verse }: { book: BookId; chapter: number; verse: number },
  sourceWords: readonly SourceWord[],
): VerseRecord {
  const words = sourceWords.map((word) => completeWord('greek', word));
  return {
    book,
    chapter,
    verse,
    part: '',
    originalLanguage: 'greek',
    text: words.map(({ before, originalText, after }) => before + originalText + after).join(''),
    heading: null,
    words,
    addresses: [...toEnglish(numbering, { book, chapter, verse })],
  };
}
