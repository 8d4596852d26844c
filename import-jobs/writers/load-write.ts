import type { Sendable } from '../../db/batch.ts';
import type { Attempt, RowCounts } from '../attempt.ts';
import type { EditionRecord } from '../records.ts';

/** What a writer wants to do with a chunk's rows once the chunk is claimed. */
export interface LoadWrite {
  counts: RowCounts;
  /** Ids of published verses that stay as they are. */
  kept: number[];
  /** Each statement writes only if the attempt owns the chunk. */
  rows(attempt: Attempt): Sendable[];
}

/** An edition being written. */
export interface Draft {
  edition: EditionRecord;
  /** The revision being written. */
  revision: number;
  /** The revision readers see, 0 before the first. */
  published: number;
}
