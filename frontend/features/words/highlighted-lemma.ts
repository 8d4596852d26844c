import { createContext, useContext } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';

/** The lemma of the word under the pointer or the focus. All words of this lemma in the verse are highlighted. */
export const HighlightedLemma = createContext<string | null>(null);

/** True if the word belongs to the highlighted lemma. */
export const useIsHighlighted = (word: WordAnalysis['word']): boolean =>
  useContext(HighlightedLemma) === word.lemma;
