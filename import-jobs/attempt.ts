import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { importChunks } from '../db/schema/index.ts';

/** One attempt at one chunk. */
export type Attempt = {
  jobId: string;
  chunkNo: number;
  /** Unique to this attempt. The attempt whose id stands in the chunk's row owns the chunk. */
  attempt: string;
  now: string;
};

/** An attempt, or the placeholders of one. */
type AttemptValues = { [Name in keyof Attempt]: Attempt[Name] | Placeholder };

/** The place of an attempt in a statement that is built once. */
export const ANY_ATTEMPT: AttemptValues = {
  jobId: sql.placeholder('jobId'),
  chunkNo: sql.placeholder('chunkNo'),
  attempt: sql.placeholder('attempt'),
  now: sql.placeholder('now'),
};

/** What became of a chunk's input rows. */
export interface RowCounts {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  failed: number;
}

export const NO_ROWS: RowCounts = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 };

/** The chunk in a `from` that ends with `owned`. */
export const ownedChunk = alias(importChunks, 'c');

/** `import_chunks c where …`, the end of a `from`: the attempt's chunk as `ownedChunk`, if the attempt owns it. */
export const owned = ({ jobId, chunkNo, attempt }: AttemptValues): SQL =>
  sql`${importChunks} ${ownedChunk} where ${ownedChunk.jobId} = ${jobId} and ${ownedChunk.chunkNo} = ${chunkNo}
    and ${ownedChunk.attempt} = ${attempt}`;

/** True if the attempt owns its chunk. */
export const ifOwned = (attempt: AttemptValues): SQL => sql`exists (select 1 from ${owned(attempt)})`;
