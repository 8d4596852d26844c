import { createContext, useContext } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';

/**
 * The lemma of the word that the pointer or the focus is at. All words with this lemma are highlighted. Null for none.
 */
export const Highlighted = createContext<string | null>(null);

export function useIsHighlighted(word: WordAnalysis['word'] | undefined): boolean {
  const lemma = useContext(Highlighted);
  return lemma !== null && word?.lemma === lemma;
}
