import type { VerseSegment } from '../../../domain/versification/index.ts';
import type { WordRecord } from '../../records.ts';

type Placed = Pick<WordRecord, 'reading'>;

/**
 * Turns word ranges that count the ketiv reading, as the numbering does, into ranges that count both readings, as the
 * tables do. A qere stands with the ketiv before it; the first range begins and the last one ends with the verse.
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

interface Printed {
  reading?: WordRecord['reading'];
  originalText: string;
  before?: string;
  after: string;
}

/** A verse's text in the ketiv reading: each word with what stands around it. */
export function joinWords(words: readonly Printed[]): string {
  return words
    .filter(({ reading }) => reading !== 'qere')
    .map(({ originalText, before = '', after }) => before + originalText + after)
    .join('');
}
