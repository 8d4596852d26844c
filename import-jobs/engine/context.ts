import type { Client } from '@libsql/client';
import type { EditionSource } from '../records.ts';

/** The whole message: everything else is in the database, so an old or repeated message can do no harm. */
export interface ChunkMessage {
  jobId: string;
  chunkNo: number;
}

/** What the engine asks of a database: batches, each one request and one transaction. */
export type Database = Pick<Client, 'batch'>;

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

/** Everything the engine reaches outside itself; nothing else is touched. */
export interface ImportContext {
  db: Database;
  blobs: BlobStore;
  /** Puts a message on the queue. */
  send(message: ChunkMessage): Promise<void>;
  /** Opens the input of a job again, after a restart too. Throws `PermanentError` where it is gone. */
  openSource(request: SourceRequest): Promise<EditionSource>;
  now(): Date;
  /** A fresh unique id (a UUID). */
  newId(): string;
}

/** Counted failures of one chunk after which its job fails; it can be resumed. */
export const MAX_FAILURES = 8;

/** Most input rows a chunk may hold, so that a write batch stays small. */
export const MAX_ROWS_A_CHUNK = 500;
