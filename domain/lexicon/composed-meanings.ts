/** A list has an entry for each word of a verse, both readings included. `composedKey` names it. */
export type ComposedLists = Record<string, (string | null)[]>;

/**
 * The composed meanings at one English address: a list for each of the text's verses there, in which `null` means that the
 * dictionary's gloss is enough. The array around them keeps a Worker of an older release, which expects the meanings of a
 * pack, from failing: it finds no word in it.
 */
export type ComposedMeanings = [ComposedLists];

interface OwnVerse {
  readonly chapter: number;
  readonly verse: number;
  readonly part: string;
}

/**
 * The name of a list: the verse by the edition's own numbers. Where a word means something else in the qere, because its
 * neighbours differ, the verse has a second list.
 *
 * @example
 * ```ts
 * composedKey({ chapter: 3, verse: 1, part: '' }) // => '3:1'
 * composedKey({ chapter: 16, verse: 8, part: 'ending' }) // => '16:8 ending'
 * composedKey({ chapter: 3, verse: 1, part: '' }, 'qere') // => '3:1 qere'
 * ```
 */
export const composedKey = (
  { chapter, verse, part }: OwnVerse,
  reading: 'ketiv' | 'qere' = 'ketiv',
): string => [`${chapter}:${verse}`, part, reading === 'qere' ? reading : ''].filter(Boolean).join(' ');

const PREFIX = 'composed-';

/** The id of the edition with the composed meanings of a text. */
export const composedId = (text: string): string => PREFIX + text;

/** True for the id of an edition of composed meanings. */
export const isComposed = (edition: string): boolean => edition.startsWith(PREFIX);

/** A meaning as readers see it, with the sign ° if something other may be meant. */
export interface ShownMeaning {
  readonly text: string;
  readonly isUnsure: boolean;
}

const UNSURE = '°';

/**
 * The text that is stored for a meaning.
 *
 * @example
 * ```ts
 * storedMeaning({ text: 'to him', isUnsure: true }) // => 'to him°'
 * ```
 */
export const storedMeaning = ({ text, isUnsure }: ShownMeaning): string => (isUnsure ? text + UNSURE : text);

/**
 * Reads a text that `storedMeaning` made.
 *
 * @example
 * ```ts
 * readStoredMeaning('to him°') // => {"text":"to him","isUnsure":true}
 * ```
 */
export function readStoredMeaning(stored: string): ShownMeaning {
  const isUnsure = stored.endsWith(UNSURE);
  return { text: isUnsure ? stored.slice(0, -UNSURE.length) : stored, isUnsure };
}
