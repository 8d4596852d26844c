import type { LexiconRecord, RowProblem, VerseRecord } from '../../records.ts';
import { planStretches, readStretch } from '../chunks.ts';
import type { PackLoader, ReadFile } from './pack.ts';

export interface ReadPack {
  verses: Record<string, VerseRecord[]>;
  entries: Record<string, LexiconRecord[]>;
  problems: RowProblem[];
  /** How many records the largest chunk has. */
  mostInOneChunk: number;
}

/** Reads a whole pack chunk by chunk, as an import does. */
export function readPack(loader: PackLoader, read: ReadFile): ReadPack {
  const found: ReadPack = { verses: {}, entries: {}, problems: [], mostInOneChunk: 0 };
  for (const { part } of loader.parts) {
    for (const { descriptor } of planStretches([{ part, rows: loader.count(part, read) }])) {
      const { verses = {}, entries = {}, problems = [] } = loader.read(readStretch(descriptor), read);
      let inChunk = 0;
      for (const [edition, some] of Object.entries(verses)) {
        found.verses[edition] ??= [];
        found.verses[edition].push(...some);
        inChunk += some.length;
      }
      for (const [edition, some] of Object.entries(entries)) {
        found.entries[edition] ??= [];
        found.entries[edition].push(...some);
        inChunk += some.length;
      }
      found.problems.push(...problems);
      found.mostInOneChunk = Math.max(found.mostInOneChunk, inChunk);
    }
  }
  return found;
}

/** How many verses and words each book has. Verse 0 does not count as a verse, but its words count. */
export function countsByBook(
  verses: readonly VerseRecord[],
): Record<string, { verses: number; words: number }> {
  const counts: Record<string, { verses: number; words: number }> = {};
  for (const { book, verse, words } of verses) {
    counts[book] ??= { verses: 0, words: 0 };
    counts[book].verses += verse > 0 ? 1 : 0;
    counts[book].words += words.length;
  }
  return counts;
}

/** The places that more than one record has. Two records may not have the same place. */
export function repeatedPlaces(verses: readonly VerseRecord[]): string[] {
  const seen = new Set<string>();
  return verses.flatMap(({ book, chapter, verse, part }) => {
    const place = `${book} ${chapter}:${verse}${part}`;
    if (seen.has(place)) return [place];
    seen.add(place);
    return [];
  });
}
