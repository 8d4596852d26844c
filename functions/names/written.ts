import type { Spelling } from '../../domain/contract/index.ts';

/**
 * A name in one script: its letters, the origin of their spelling, and the numbers and forms by which it is found
 * in the text.
 */
export interface Written {
  /** The name as it is shown: Hebrew without points, Greek with accents. */
  readonly letters: string;
  readonly spelling: Spelling;
  /** Strong's numbers if they are known. Only Hebrew has them, because SBLGNT's words have none. */
  readonly strongs: readonly string[];
  readonly forms: readonly string[];
  /** True if the Greek text has the name in the genitive and never in the nominative. */
  readonly isGenitive: boolean;
}

export const writtenAs = (letters: string, spelling: Spelling): Written => ({
  letters,
  spelling,
  strongs: [],
  forms: [],
  isGenitive: false,
});
