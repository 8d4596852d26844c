import type { Client } from '@libsql/client';
import type { ExpectationTask, PackedExpectation } from './expectations/compute.ts';
import type { ImportSource } from './records.ts';

/** The whole message: everything else is in the database, so an old or repeated message can do no harm. */
export interface ChunkMessage {
  jobId: string;
  chunkNo: number;
}

/** What the engine asks of a database: batches, each one request and one transaction. */
export type Database = Pick<Client, 'batch'>;

/** What is known of a stored object without reading it. */
export interface BlobHead {
  size: number;
  /** SHA-256 in hex, where whoever stored it said so. */
  sha256: string | null;
  uploadedAt: Date;
}

/** How an object is stored. A repeated `put` of one key carries the same bytes. */
export interface BlobOptions {
  /** A bucket remembers that the bytes are compressed. */
  contentEncoding?: 'gzip';
  sha256?: string;
}

/** Where letters files and the inputs of imports are: a bucket, or a folder. */
export interface BlobStore {
  put(key: string, bytes: Uint8Array, options?: BlobOptions): Promise<void>;
  /** The whole object, as it was put; null where there is none. */
  get(key: string): Promise<Uint8Array | null>;
  head(key: string): Promise<BlobHead | null>;
  /** A range of the object's bytes, shorter where the object ends; null where there is no object. */
  range(key: string, offset: number, length: number): Promise<Uint8Array | null>;
}

/** What a job row remembers about its input. */
export interface SourceRequest {
  jobId: string;
  kind: string;
  params: unknown;
}

/** Everything the engine reaches outside itself; nothing else is touched. */
export interface ImportContext {
  db: Database;
  blobs: BlobStore;
  /** Puts a message on the queue. */
  send(message: ChunkMessage): Promise<void>;
  /** False for kinds of jobs that another process works on. */
  knows(kind: string): boolean;
  /** Opens the input of a job again, after a restart too. Throws `PermanentError` where it is gone. */
  openSource(request: SourceRequest): Promise<ImportSource>;
  /** Computes chance tables: here, or in a thread. */
  computeChance(task: ExpectationTask): Promise<PackedExpectation[]> | PackedExpectation[];
  now(): Date;
  /** A fresh unique id (a UUID). */
  newId(): string;
}

/** Counted failures of one chunk after which its job fails; it can be resumed. */
export const MAX_FAILURES = 8;

/** Most input rows a chunk may hold, so that a write batch stays small. */
export const MAX_ROWS_A_CHUNK = 500;
