import type { Client } from '@libsql/client';
import type { ExpectationTask, PackedExpectation } from './expectations/compute.ts';
import type { ImportSource } from './records.ts';

/** A message on the queue. All other state is in the database, so an old or repeated message does no harm. */
export interface ChunkMessage {
  jobId: string;
  chunkNo: number;
}

export type Database = Pick<Client, 'batch'>;

export interface BlobHead {
  size: number;
  /** SHA-256 in hex; null if the object was stored without it. */
  sha256: string | null;
  uploadedAt: Date;
}

/** Options of `put`. If the engine puts a key again, it puts the same bytes. */
interface BlobOptions {
  /** If true and the key has an object, the object stays and nothing is stored. */
  keepsFirst?: boolean;
  contentEncoding?: 'gzip';
  sha256?: string;
}

export interface BlobStore {
  put(key: string, bytes: Uint8Array, options?: BlobOptions): Promise<void>;
  /** Returns the whole object as it was stored, or null if it does not exist. */
  get(key: string): Promise<Uint8Array | null>;
  head(key: string): Promise<BlobHead | null>;
  /** Returns a range of the object's bytes, shorter if the object ends in it, or null if it does not exist. */
  range(key: string, offset: number, length: number): Promise<Uint8Array | null>;
}

export type LettersStore = Pick<BlobStore, 'put' | 'get'>;

export interface StoredObject extends BlobHead {
  key: string;
  /** The name that the file had when it was uploaded; null for objects that jobs made. */
  name: string | null;
}

interface PartWriter {
  /** Parts are numbered from 1. Every part but the last has the same size, at least 5 MiB. */
  write(number: number, bytes: Uint8Array): Promise<void>;
  complete(): Promise<void>;
  abort(): Promise<void>;
}

export interface FileStore extends BlobStore {
  list(prefix: string): Promise<StoredObject[]>;
  delete(key: string): Promise<void>;
  writeInParts(key: string, options?: { name?: string; sha256?: string }): Promise<PartWriter>;
}

export interface SourceRequest {
  jobId: string;
  kind: string;
  params: unknown;
}

export interface ImportContext {
  db: Database;
  blobs: LettersStore;
  send(message: ChunkMessage): Promise<void>;
  /** True if this process works on jobs of this kind; otherwise another process does. */
  knows(kind: string): boolean;
  /**
   * Opens the input of a job, also after a restart.
   *
   * @throws PermanentError when the input no longer exists.
   */
  openSource(request: SourceRequest): Promise<ImportSource>;
  computeChance(task: ExpectationTask): Promise<PackedExpectation[]> | PackedExpectation[];
  /**
   * About how many characters one database call returns while the figures of an edition are computed. The default is
   * `CHARACTERS_A_PAGE`.
   */
  charactersAPage?: number;
  now(): Date;
  newId(): string;
}

/** A job fails after one of its chunks has failed this many times. It can then be resumed. */
export const MAX_FAILURES = 8;

/** A job also fails once servers have asked it to wait this long for one chunk, all waits together. */
export const MAX_WAIT_SECONDS = 3600;

/** A sweep sends a message again only after the job has shown no sign of life for this long. */
export const LEASE_SECONDS = 30;

/** The most input rows in a chunk, and the usual number. The limit keeps a write batch small. */
export const MAX_ROWS_A_CHUNK = 500;

export const CHARACTERS_A_PAGE = 1_000_000;
