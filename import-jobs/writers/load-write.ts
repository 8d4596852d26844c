import type { SQL } from 'drizzle-orm';
import type { Sendable } from '../../db/batch.ts';
import type { Attempt, RowCounts } from '../attempt.ts';
import type { EditionRecord, RowProblem } from '../records.ts';

/** What a chunk writes after it is claimed: the rows of its texts, or those of one list. */
export interface LoadWrite {
  counts: RowCounts;
  /** The ids of the published verses that the chunk has without a change, in ascending order. */
  kept: number[];
  /** Records that are not written, because the import has them already. */
  problems: readonly RowProblem[];
  /** False if another chunk has written one of these records since this was prepared. */
  condition: SQL;
  /** Each statement writes only if the attempt owns the chunk. */
  rows(attempt: Attempt): Sendable[];
}

export interface Draft {
  edition: EditionRecord;
  revision: number;
  /** The revision that readers see; 0 before the first publication. */
  published: number;
}
