import { createContext, useContext } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';

/** What is highlighted: all words of a lemma, one word by its position, or nothing. */
export interface Highlight {
  readonly lemma: string | null;
  readonly position: number | null;
}

export const NO_HIGHLIGHT: Highlight = { lemma: null, position: null };

/**
 * The lemma of the word under the pointer or the focus, or the position of the word whose number in the sum is there.
 */
export const Highlighted = createContext<Highlight>(NO_HIGHLIGHT);

/** True if the word is highlighted. */
export function useIsHighlighted({ lemma, wordPosition }: WordAnalysis['word']): boolean {
  const highlight = useContext(Highlighted);
  return highlight.lemma === lemma || highlight.position === wordPosition;
}
