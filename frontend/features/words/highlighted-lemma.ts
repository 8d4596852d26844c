import { createContext, useContext } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';

/** The lemma of the word under the pointer or the focus: every word of it in the verse is marked. */
export const LitLemma = createContext<string | null>(null);

export const useIsLit = (word: WordAnalysis['word']): boolean => useContext(LitLemma) === word.lemma;
