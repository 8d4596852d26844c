import type { Spelling } from '../../domain/contract/index.ts';

/** A name in one script: its letters, whence they are, and how the words of the text are found. */
export interface Written {
  /** Hebrew without points, Greek with its accents. */
  readonly letters: string;
  readonly spelling: Spelling;
  /** Strong's numbers where they are known, for Hebrew; SBLGNT's words carry none. */
  readonly strongs: readonly string[];
  /** Further forms, as bare letters. */
  readonly forms: readonly string[];
  /** Greek that the text has in the genitive, and never in the nominative. */
  readonly isGenitive: boolean;
}
