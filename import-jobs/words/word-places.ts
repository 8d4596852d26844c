import type { VerseSegment } from '../../domain/versification/index.ts';
import type { WordRecord } from '../records.ts';

type Placed = Pick<WordRecord, 'reading'>;

/**
 * Converts word ranges of the ketiv reading, which the numbering uses, to ranges of both readings, which the tables
 * use. A qere is in the same range as the ketiv before it. The first range begins where the verse begins, and the last
 * range ends where the verse ends.
 *
 * @throws Error when a verse is divided and a range begins after its last word, or names the last word or a
 * later one as its end. The last range has null as its end.
 */
export function overBothReadings(
  words: readonly Placed[],
  segments: readonly VerseSegment[],
): VerseSegment[] {
  if (segments.length === 1) return [...segments];
  const places = words.flatMap(({ reading }, place) => (reading === 'qere' ? [] : [place]));
  const placeOf = (ketiv: number): number => {
    const place = places[ketiv];
    if (place === undefined) throw new Error(`A verse is divided at word ${ketiv} and has ${places.length}`);
    return place;
  };
  return segments.map((segment) => ({
    ...segment,
    firstWord: segment.firstWord === 0 ? 0 : placeOf(segment.firstWord),
    lastWord: segment.lastWord === null ? null : placeOf(segment.lastWord + 1) - 1,
  }));
}

type Printed = Pick<WordRecord, 'originalText' | 'after'> & Partial<Pick<WordRecord, 'reading' | 'before'>>;

export function joinWords(words: readonly Printed[]): string {
  return words
    .filter(({ reading }) => reading !== 'qere')
    .map(({ originalText, before = '', after }) => before + originalText + after)
    .join('');
}
