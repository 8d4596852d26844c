import type { Check, Part } from './insight-types.ts';

/** A part with Hebrew words and their meaning. If a passage is given, the words must occur in it. */
export const words = (hebrew: string, meaning: string, at?: string): Part => ({
  hebrew,
  meaning,
  ...(at === undefined ? {} : { at }),
});

/** A part that is a whole passage. If a side has several parts, the part needs its own value. */
export const passage = (at: string, value?: number): Part => ({
  at,
  ...(value === undefined ? {} : { value }),
});

/** A part that counts how often these words occur in a passage. */
export const found = (hebrew: string, at: string, value: number): Part => ({ hebrew, at, value });

/** A part that is a number from the text or the tradition. Nothing is measured for it. */
export const number = (value: number, meaning: string): Part => ({ value, meaning });

/** Makes a check with one method: each side must have this value. */
export const check = (
  method: Check['method'],
  value: number,
  ...sides: readonly (readonly Part[])[]
): Check => ({
  method,
  value,
  sides,
});

/** Makes a check that all sides have this value by the standard method. */
export const standard = (value: number, ...sides: readonly (readonly Part[])[]): Check =>
  check('HEBREW_STANDARD', value, ...sides);

/**
 * Makes a check that the first or last letters of the words in the parts, or the first letters of their
 * verses, spell a word.
 */
export const spelling = (
  method: 'initials' | 'finals' | 'verse-initials',
  spells: string,
  ...parts: readonly Part[]
): Check => ({ method, value: spells.length, sides: [parts], spells });
