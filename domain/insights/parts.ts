import type { Check, Part } from './insight-types.ts';

/** Hebrew words and their meaning. With a verse, the words must occur in it. */
export const words = (hebrew: string, meaning: string, at?: string): Part => ({
  hebrew,
  meaning,
  ...(at === undefined ? {} : { at }),
});

/** A whole passage. It needs a measure of its own if it is one of several parts. */
export const passage = (at: string, value?: number): Part => ({
  at,
  ...(value === undefined ? {} : { value }),
});

/** How often words occur in a passage. */
export const found = (hebrew: string, at: string, value: number): Part => ({ hebrew, at, value });

/** A number that the text or the tradition tells, so that nothing is measured. */
export const number = (value: number, meaning: string): Part => ({ value, meaning });

/** A check with one method: each side has the value. */
export const check = (
  method: Check['method'],
  value: number,
  ...sides: readonly (readonly Part[])[]
): Check => ({
  method,
  value,
  sides,
});

/** All sides have the same value by the standard method. */
export const standard = (value: number, ...sides: readonly (readonly Part[])[]): Check =>
  check('HEBREW_STANDARD', value, ...sides);

/** First or last letters that spell a word. */
export const spelling = (
  method: 'initials' | 'finals' | 'verse-initials',
  spells: string,
  ...parts: readonly Part[]
): Check => ({ method, value: spells.length, sides: [parts], spells });
