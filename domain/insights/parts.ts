import type { Check, Part } from './insight-types.ts';

/** Hebrew words and what they mean; with a verse, they stand in it. */
export const words = (hebrew: string, meaning: string, at?: string): Part => ({
  hebrew,
  meaning,
  ...(at === undefined ? {} : { at }),
});

/** A passage as a whole; its own measure where it is one part of several. */
export const passage = (at: string, value?: number): Part => ({
  at,
  ...(value === undefined ? {} : { value }),
});

/** How often words stand in a passage. */
export const found = (hebrew: string, at: string, value: number): Part => ({ hebrew, at, value });

/** A number that is told. */
export const number = (value: number, meaning: string): Part => ({ value, meaning });

/** A check of one method: each side comes to the value. */
export const check = (
  method: Check['method'],
  value: number,
  ...sides: readonly (readonly Part[])[]
): Check => ({
  method,
  value,
  sides,
});

/** Every side has the same value by the standard method. */
export const standard = (value: number, ...sides: readonly (readonly Part[])[]): Check =>
  check('HEBREW_STANDARD', value, ...sides);

/** First or last letters that spell a word. */
export const spelling = (
  method: 'initials' | 'finals' | 'verse-initials',
  spells: string,
  ...parts: readonly Part[]
): Check => ({ method, value: spells.length, sides: [parts], spells });
