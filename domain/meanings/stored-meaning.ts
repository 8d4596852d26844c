import type { Meaning } from './meaning-word.ts';

/** The parts of a meaning that are stored with a word. */
export type StoredMeaning = Pick<Meaning, 'text' | 'isUnsure'>;

/** The end of a stored meaning of which the rules are unsure. Readers see it too. */
const UNSURE = '°';

/**
 * The text that an import stores for a composed meaning. Null if the dictionary's gloss is enough.
 *
 * @example
 * ```ts
 * storedMeaning({ text: 'to him', isUnsure: true }, 'he') // => 'to him°'
 * storedMeaning({ text: null, isUnsure: false }, 'he') // => null
 * ```
 */
export function storedMeaning({ text, isUnsure }: StoredMeaning, gloss: string | null): string | null {
  const shown = text ?? gloss;
  return isUnsure && shown !== null ? shown + UNSURE : text;
}

/**
 * Reads a text that `storedMeaning` made.
 *
 * @example
 * ```ts
 * readStoredMeaning('to him°') // => {"text":"to him","isUnsure":true}
 * ```
 */
export function readStoredMeaning(stored: string | null): StoredMeaning {
  const isUnsure = stored?.endsWith(UNSURE) === true;
  return { text: isUnsure ? stored.slice(0, -UNSURE.length) : stored, isUnsure };
}
