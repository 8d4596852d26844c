import type { Numbering, VerseAddress } from '../../../domain/versification/index.ts';
import type { VerseRecord } from '../../records.ts';
import { completeWord, type SourceWord } from '../../words/complete-words.ts';
import { verseRecord } from '../../words/verse-record.ts';

const NEW_TESTAMENT_NUMBERS = 5624;

/**
 * Formats a Greek Strong's number, `G746` for 746. Null for a number that is not in the printed dictionary, such as
 * those that later editors added.
 */
export function greekStrongs(number: number): string | null {
  return number >= 1 && number <= NEW_TESTAMENT_NUMBERS ? `G${number}` : null;
}

/** Makes the record of a Greek verse from its words. */
export const greekVerse = (
  numbering: Numbering,
  place: VerseAddress,
  words: readonly SourceWord[],
): VerseRecord =>
  verseRecord(numbering, place, {
    originalLanguage: 'greek',
    words: words.map((word) => completeWord('greek', word)),
  });
