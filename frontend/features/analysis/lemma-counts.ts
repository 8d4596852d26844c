import type { WordAnalysis } from '../../../domain/contract/index.ts';

/** Each word of a verse once, by its lemma (Strong's number, else the bare form), in the order of reading. */
export function lemmasOf(words: readonly WordAnalysis[]): readonly WordAnalysis[] {
  const byLemma = new Map<string, WordAnalysis>();
  for (const analysis of words) {
    const { strongsNumber, lemma } = analysis.word;
    const key = strongsNumber ?? lemma;
    if (!byLemma.has(key)) byLemma.set(key, analysis);
  }
  return [...byLemma.values()];
}
