import type { Sendable } from '../../db/batch.ts';
import type { Attempt, RowCounts } from '../engine/protocol.ts';

/** What a writer wants to do with a chunk's rows once the chunk is claimed. */
export interface LoadWrite {
  counts: RowCounts;
  /** Ids of published verses that stay as they are. */
  kept: number[];
  /** At most six statements, each of which writes only if the attempt owns the chunk. */
  rows(attempt: Attempt): Sendable[];
}

/** Where the rows go. */
export interface Draft {
  editionId: string;
  script: 'hebrew' | 'greek' | 'latin';
  /** The revision being written. */
  revision: number;
  /** The revision readers see, 0 before the first. */
  published: number;
}
