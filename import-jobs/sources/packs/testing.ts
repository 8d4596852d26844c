import type { LexiconRecord, NameRecord, RowProblem, VerseMeanings, VerseRecord } from '../../records.ts';
import { planStretches, readStretch } from '../chunks.ts';
import type { Pack, ReadFile } from './pack.ts';

export interface ReadPack {
  verses: Record<string, VerseRecord[]>;
  entries: Record<string, LexiconRecord[]>;
  names: Record<string, NameRecord[]>;
  meanings: Record<string, VerseMeanings[]>;
  problems: RowProblem[];
  mostInOneChunk: number;
}

function collect<Row>(
  known: Record<string, Row[]>,
  found: Readonly<Record<string, readonly Row[]>> | undefined,
): number {
  let count = 0;
  for (const [edition, some] of Object.entries(found ?? {})) {
    known[edition] ??= [];
    known[edition].push(...some);
    count += some.length;
  }
  return count;
}

export function readPack(loader: Pack, read: ReadFile): ReadPack {
  const all: ReadPack = { verses: {}, entries: {}, names: {}, meanings: {}, problems: [], mostInOneChunk: 0 };
  for (const { part } of loader.parts) {
    for (const { descriptor } of planStretches([{ part, rows: loader.count(part, read) }])) {
      const { verses, entries, names, meanings, problems } = loader.read(readStretch(descriptor), read);
      const inChunk =
        collect(all.verses, verses) +
        collect(all.entries, entries) +
        collect(all.names, names) +
        collect(all.meanings, meanings);
      all.problems.push(...(problems ?? []));
      all.mostInOneChunk = Math.max(all.mostInOneChunk, inChunk);
    }
  }
  return all;
}

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

export function repeatedPlaces(verses: readonly VerseRecord[]): string[] {
  const seen = new Set<string>();
  return verses.flatMap(({ book, chapter, verse, part }) => {
    const place = `${book} ${chapter}:${verse}${part}`;
    if (seen.has(place)) return [place];
    seen.add(place);
    return [];
  });
}
