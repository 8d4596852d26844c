import type { Client, ResultSet } from '@libsql/client';
import type { EditionSource } from '../records.ts';
import type { Protocol } from './protocol.ts';

/** The whole message: everything else is in the database, so an old or repeated message can do no harm. */
export interface ChunkMessage {
  jobId: string;
  chunkNo: number;
}

/**
 * Where letters files go: a bucket, or a folder. They come compressed; a bucket remembers that as the object's
 * `contentEncoding`. A repeated `put` of one key carries the same bytes.
 */
export interface BlobStore {
  put(key: string, bytes: Uint8Array, options: { contentEncoding: 'gzip' }): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
}

/** What a job row remembers about its input. */
export interface SourceRequest {
  kind: string;
  editionId: string;
  params: unknown;
}

/** How rows are cleared away, batch by batch. */
export interface Clearing {
  /** Verse rows removed in one batch; each has its words, addresses, totals and search rows beside it. */
  versesABatch: number;
  /** Whether the next batch may follow, from the results of one: its last but one removed verses, its last says `allowed`. */
  mayGoOn(results: readonly ResultSet[]): boolean;
}

/** Everything the engine reaches outside itself; nothing else is touched. */
export interface ImportContext {
  db: Client;
  blobs: BlobStore;
  /** Puts a message on the queue. */
  send(message: ChunkMessage): Promise<void>;
  /** Opens the input of a job again, after a restart too. Throws `PermanentError` where it is gone. */
  openSource(request: SourceRequest): Promise<EditionSource>;
  now(): Date;
  /** A fresh unique id (a UUID). */
  newId(): string;
  /** The write protocol; only the fault simulation passes another, to prove that it would be caught. */
  protocol?: Protocol;
  /** How rows are cleared away; likewise. */
  clearing?: Clearing;
}

/** Counted failures of one chunk after which its job fails; it can be resumed. */
export const MAX_FAILURES = 8;

/** Most input rows a chunk may hold, so that a write batch stays small. */
export const MAX_ROWS_A_CHUNK = 500;
