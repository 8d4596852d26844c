import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { csvOf } from '../../ui/csv.ts';

export interface WordBar {
  readonly word: WordAnalysis['word'];
  readonly value: number;
  /** Percent of the highest bar, 10 at least, so that every bar can be seen and touched. */
  readonly height: number;
}

const LOWEST = 10;

/** One bar a word that the method counts, in the order of reading. */
export function wordBars(words: readonly WordAnalysis[], method: string | undefined): readonly WordBar[] {
  const counted = words.flatMap(({ word, gematriaValues }) => {
    const value = gematriaValues.find((one) => one.method === method)?.value ?? null;
    return value === null ? [] : [{ word, value }];
  });
  const highest = Math.max(1, ...counted.map(({ value }) => value));
  return counted.map(({ word, value }) => ({
    word,
    value,
    height: Math.max(LOWEST, Math.round((1000 * value) / highest) / 10),
  }));
}

/** The bars as comma-separated values. */
export function barsAsCsv(bars: readonly WordBar[], methodName: string): string {
  const rows = bars.map(({ word, value }) => [
    word.wordPosition,
    word.originalText,
    word.transliteration,
    word.translation ?? '',
    value,
  ]);
  return csvOf([['Position', 'Word', 'Transliteration', 'Meaning', methodName], ...rows]);
}
