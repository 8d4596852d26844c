import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { importChunks } from '../db/schema/index.ts';

export type Attempt = {
  jobId: string;
  chunkNo: number;
  /** The unique id of this attempt to do a chunk. The attempt whose id is in the chunk's row owns the chunk. */
  attempt: string;
  now: string;
};

type AttemptValues = { [Name in keyof Attempt]: Attempt[Name] | Placeholder };

/** Placeholders for an attempt in a statement that is built once. */
export const ANY_ATTEMPT: AttemptValues = {
  jobId: sql.placeholder('jobId'),
  chunkNo: sql.placeholder('chunkNo'),
  attempt: sql.placeholder('attempt'),
  now: sql.placeholder('now'),
};

export const NO_ROWS = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 };

export type RowCounts = typeof NO_ROWS;

export const ownedChunk = alias(importChunks, 'c');

/**
 * The end of a `from` clause: `import_chunks c where …`. It selects the attempt's chunk as `ownedChunk`, or no row if
 * the attempt does not own the chunk.
 */
export const owned = ({ jobId, chunkNo, attempt }: AttemptValues): SQL =>
  sql`${importChunks} ${ownedChunk} where ${ownedChunk.jobId} = ${jobId} and ${ownedChunk.chunkNo} = ${chunkNo}
    and ${ownedChunk.attempt} = ${attempt}`;

export const ifOwned = (attempt: AttemptValues): SQL => sql`exists (select 1 from ${owned(attempt)})`;
