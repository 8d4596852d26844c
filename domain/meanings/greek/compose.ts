import type { MeaningWord } from '../meaning-word.ts';

/** Composes the meanings of the Greek words of a verse. Nothing is composed yet. */
export const composeGreek = (words: readonly MeaningWord[]): (string | null)[] => words.map(() => null);
