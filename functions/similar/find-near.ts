import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import { type MethodId, valueOfWords } from '../../domain/gematria/index.ts';
import { lettersOfWords } from '../../domain/letters-file.ts';
import { findVerse } from '../../domain/number-index/index.ts';
import type { VerseSegment } from '../../domain/versification/index.ts';
import type { NumberIndex } from '../search/number-index.ts';
import { rangeAround } from './similar-sql.ts';

export interface Similar {
  total: number;
  /** The value that they are near to; null where the edition counts nothing at the address. */
  compared: number | null;
  verses: SimilarVerse[];
}

/** A verse of the number index with its value. */
export interface NearVerse {
  readonly at: number;
  readonly value: number;
}

/** What stands at an address: words of the edition's own verses, and those verses by their numbers in the index. */
export interface StandingThere {
  readonly verses: ReadonlySet<number>;
  readonly words: readonly string[];
}

/** The words of these stretches of verses; the edition may lack some of the verses. */
export function standingAt({ file }: NumberIndex, segments: readonly VerseSegment[]): StandingThere {
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

/** The page of verses near the value of the words at an address, found in the edition's number index. */
export function findNear(
  index: NumberIndex,
  own: StandingThere,
  method: MethodId,
  query: SimilarQuery,
): { total: number; compared: number | null; page: NearVerse[] } {
  const compared = valueOfWords(method, own.words);
  if (compared === null) return { total: 0, compared, page: [] };
  const values = index.values(method, 'verse');
  const { low, high } = rangeAround(compared, query.tolerance);
  const near: NearVerse[] = [];
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    const isVerse = index.file.endings[at] === 0 && !own.verses.has(at);
    if (isVerse && value >= low && value <= high) near.push({ at, value });
  }
  near.sort((a, b) => Math.abs(a.value - compared) - Math.abs(b.value - compared) || a.at - b.at);
  return { total: near.length, compared, page: near.slice(query.offset, query.offset + query.limit) };
}
