import type { WordAnalysis } from '../../../domain/contract/index.ts';

/** The first word of each lemma, in reading order. The lemma is the Strong's number or, without one, the bare form. */
export function lemmasOf(words: readonly WordAnalysis[]): readonly WordAnalysis[] {
  const byLemma = new Map<string, WordAnalysis>();
  for (const analysis of words) {
    const { strongsNumber, lemma } = analysis.word;
    const key = strongsNumber ?? lemma;
    if (!byLemma.has(key)) byLemma.set(key, analysis);
  }
  return [...byLemma.values()];
}
