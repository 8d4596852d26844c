import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { wordSound } from '../../shared/scripture/word-sound.ts';
import { similarText } from '../../text/search/similar-text.ts';
import { csvOf } from '../../ui/sharing/csv.ts';

export interface WordBar {
  readonly word: WordAnalysis['word'];
  readonly value: number;
  /** The height of the bar in percent of the highest one, but at least 10, so that readers can see and touch every bar. */
  readonly height: number;
}

const MIN_HEIGHT = 10;

export function wordBars(words: readonly WordAnalysis[], method: string | undefined): readonly WordBar[] {
  const counted = words.flatMap(({ word, gematriaValues }) => {
    const value = gematriaValues.find((one) => one.method === method)?.value ?? null;
    return value === null ? [] : [{ word, value }];
  });
  const highest = Math.max(1, ...counted.map(({ value }) => value));
  return counted.map(({ word, value }) => ({
    word,
    value,
    height: Math.max(MIN_HEIGHT, Math.round((1000 * value) / highest) / 10),
  }));
}

export function barsAsCsv(bars: readonly WordBar[], methodName: string): string {
  const rows = bars.map(({ word, value }) => [
    word.wordPosition,
    word.originalText,
    wordSound(word),
    word.translation ?? '',
    value,
  ]);
  const { position, word, transliteration, meaning } = similarText.chart;
  return csvOf([[position, word, transliteration, meaning, methodName], ...rows]);
}
