import type { Spelling } from '../../domain/contract/index.ts';

export interface Written {
  /** The name as it is shown: Hebrew without points, Greek with accents. */
  readonly letters: string;
  readonly spelling: Spelling;
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
