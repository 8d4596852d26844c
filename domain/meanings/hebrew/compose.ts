import type { MeaningWord } from '../meaning-word.ts';

/** Composes the meanings of the Hebrew words of a verse. Nothing is composed yet. */
export const composeHebrew = (words: readonly MeaningWord[]): (string | null)[] => words.map(() => null);
