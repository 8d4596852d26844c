import { greekLetters, splitGreekWords } from '../greek/index.ts';
import { hebrewLetters, splitHebrewWords } from '../hebrew/index.ts';

/** Letters to count: one word, or a phrase of consecutive words in one verse. */
export interface AskedWords {
  readonly script: 'hebrew' | 'greek';
  /** The bare letters of each word. */
  readonly words: readonly string[];
  /** If a word may have more letters before and after these, such as a prefix. */
  readonly isInside: boolean;
}

/**
 * Reads the words whose times are asked for. Points and accents are left out. Null if the text has no Hebrew or Greek
 * letter, or letters of both.
 *
 * @example
 * ```ts
 * askedWords('שַׁבָּת') // => {"script":"hebrew","words":["שבת"],"isInside":false}
 * askedWords('υἱὸς θεοῦ')?.words // => ["υιοσ","θεου"]
 * askedWords('Sabbath') // => null
 * ```
 */
export function askedWords(text: string, isInside = false): AskedWords | null {
  const hebrew = splitHebrewWords(text).map(hebrewLetters);
  const greek = splitGreekWords(text).map((word) => greekLetters(word));
  if (hebrew.length > 0 && greek.length > 0) return null;
  if (hebrew.length > 0) return { script: 'hebrew', words: hebrew, isInside };
  return greek.length > 0 ? { script: 'greek', words: greek, isInside } : null;
}
