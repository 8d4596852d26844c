import type { SimilarQuery } from '../../domain/contract/index.ts';
import { type MethodId, valueOfWords } from '../../domain/gematria/index.ts';
import type { NumberIndex } from '../../domain/number-index/index.ts';
import { bookOfVerse, findVerse, lettersOfWords } from '../../domain/number-index/index.ts';
import { rangeAround } from '../../domain/numbers/index.ts';
import type { WordPlace } from '../../domain/value-search/index.ts';
import type { VerseSegment } from '../../domain/versification/index.ts';

export interface NearVerse extends WordPlace {
  readonly value: number;
}

export interface NearPage {
  readonly total: number;
  /** The value that the results are near; null if the edition has no value at the address. */
  readonly compared: number | null;
  readonly page: readonly NearVerse[];
}

export function findNear(
  index: NumberIndex,
  edition: string,
  segments: readonly VerseSegment[],
  method: MethodId,
  { tolerance, offset, limit }: SimilarQuery,
): NearPage {
  const own = textAt(index, segments);
  const compared = valueOfWords(method, own.words);
  if (compared === null) return { total: 0, compared, page: [] };
  const near = versesNear(index, own.verses, method, compared, tolerance);
  const { chapters, verses } = index.file;
  const page = near.slice(offset, offset + limit).map(({ at, value }) => ({
    edition,
    book: bookOfVerse(index.file, at),
    chapter: chapters[at] as number,
    verse: verses[at] as number,
    isEnding: false,
    word: 0,
    value,
  }));
  return { total: near.length, compared, page };
}

/**
 * The words at an address, from the verses or parts of verses there, and the numbers of these
 * verses in the number index. The edition may lack some of them.
 */
function textAt({ file }: NumberIndex, segments: readonly VerseSegment[]) {
  const verses = new Set<number>();
  const words: string[] = [];
  for (const segment of segments) {
    const at = findVerse(file, segment);
    if (at === undefined) continue;
    verses.add(at);
    const start = file.firstWords[at] as number;
    const end =
      segment.lastWord === null ? (file.firstWords[at + 1] as number) : start + segment.lastWord + 1;
    words.push(...lettersOfWords(file, start + segment.firstWord, end));
  }
  return { verses, words };
}

function versesNear(
  index: NumberIndex,
  own: ReadonlySet<number>,
  method: MethodId,
  compared: number,
  tolerance: number,
): { readonly at: number; readonly value: number }[] {
  const values = index.values(method, 'verse');
  const { low, high } = rangeAround(compared, tolerance);
  const near: { at: number; value: number }[] = [];
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    const isOther = index.file.endings[at] === 0 && !own.has(at);
    if (isOther && value >= low && value <= high) near.push({ at, value });
  }
  return near.sort((a, b) => Math.abs(a.value - compared) - Math.abs(b.value - compared) || a.at - b.at);
}
