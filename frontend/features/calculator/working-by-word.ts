import {
  type Explanation,
  explain,
  type GematriaOptions,
  letterTable,
  type MethodId,
} from '../../../domain/gematria/index.ts';

export interface WordOfLetters {
  readonly text: string;
  readonly letters: Explanation['letters'];
  readonly sum: number;
}

export interface WorkingByWord extends Explanation {
  readonly byWord: readonly WordOfLetters[];
  readonly sum: number;
}

/**
 * Shows how the value of a text is computed, word by word. The sums of the words always add up to the sum of the
 * letters, also for methods by which a single word has another value than within a text.
 */
export function workingByWord(method: MethodId, text: string, options: GematriaOptions): WorkingByWord {
  const explanation = explain(method, text, options);
  const table = letterTable(method, options);
  let at = 0;
  const byWord = explanation.words
    .map((word) => {
      const length = [...word.text].filter((letter) => table[letter] !== undefined).length;
      const letters = explanation.letters.slice(at, at + length);
      at += length;
      return { text: word.text, letters, sum: letters.reduce((sum, { value }) => sum + value, 0) };
    })
    .filter(({ letters }) => letters.length > 0);
  return { ...explanation, byWord, sum: byWord.reduce((total, { sum }) => total + sum, 0) };
}
