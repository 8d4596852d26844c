import type { Spelling } from '../../domain/contract/index.ts';

/** A name in one script: its letters, their origin, and how to find it in the text. */
export interface Written {
  /** Hebrew without points, Greek with accents. */
  readonly letters: string;
  readonly spelling: Spelling;
  /** Strong's numbers if they are known. Only Hebrew has them, because SBLGNT's words have none. */
  readonly strongs: readonly string[];
  /** Other forms, as bare letters. */
  readonly forms: readonly string[];
  /** True if the Greek text has the name in the genitive and never in the nominative. */
  readonly isGenitive: boolean;
}
