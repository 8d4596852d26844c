import { GREEK_WORDS, OTHER_GREEK_WORDS } from './greek-words.ts';
import { HEBREW_WORDS, OTHER_HEBREW_WORDS } from './hebrew-words.ts';
import { linesOf, readLine } from './index.ts';

const TABLES = [HEBREW_WORDS, OTHER_HEBREW_WORDS, GREEK_WORDS, OTHER_GREEK_WORDS];

/** The tables are read when a meaning is first asked for. */
let meanings: ReadonlyMap<string, string | null> | null = null;

/**
 * The short meaning of each word, without the signs of the composer. Null if the word's entry in Strong's has none. The
 * Worker of imports does without this: its database has the meanings.
 */
export function shortMeanings(): ReadonlyMap<string, string | null> {
  meanings ??= new Map(
    TABLES.flatMap(linesOf).map((line) => {
      const { number, short } = readLine(line);
      return [number, short?.replace(/^=|\|.*$|~$/gu, '') ?? null];
    }),
  );
  return meanings;
}

/**
 * The short meaning of a Strong's number. Null without one.
 *
 * @example
 * ```ts
 * shortMeaning('H120') // => 'man'
 * shortMeaning('H1777') // => null
 * ```
 */
export const shortMeaning = (strongs: string | null): string | null =>
  shortMeanings().get(strongs ?? '') ?? null;
