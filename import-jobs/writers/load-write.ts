import type { SQL } from 'drizzle-orm';
import type { Sendable } from '../../db/batch.ts';
import type { Attempt, RowCounts } from '../attempt.ts';
import type { EditionRecord, RowProblem } from '../records.ts';

/**
 * What a chunk writes after it is claimed: the rows of its texts, or those of one list. `kept` has the ids, in
 * ascending order, of the published verses that do not change. `problems` are about records that the import has
 * already. `condition` is false if another chunk has written one of these records since this was prepared. The
 * statements of `rows` write only if the attempt owns the chunk.
 */
export interface LoadWrite {
  counts: RowCounts;
  kept: number[];
  problems: readonly RowProblem[];
  condition: SQL;
  rows(attempt: Attempt): Sendable[];
}

export interface Draft {
  edition: EditionRecord;
  revision: number;
  /** The number of the edition's revision that readers see; 0 before the first publication. */
  published: number;
}
