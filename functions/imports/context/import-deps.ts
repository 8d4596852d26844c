import type { Body } from '../../../import-jobs/bucket-blobs.ts';
import { JOB_KINDS, type JobKinds } from '../../../import-jobs/catalogue.ts';
import type { ImportContext } from '../../../import-jobs/context.ts';
import { computeExpectations } from '../../../import-jobs/expectations/compute.ts';
import { type Room, UNLIMITED } from './room.ts';
import { streamedSha256 } from './sha256.ts';
import { streamInTurns } from './stream-in-turns.ts';

/** What only the Worker of imports needs from its environment. Tests pass their own versions. */
export interface ImportDeps {
  /** Sends a request to another server. */
  fetch(request: Request): Promise<Response>;
  /** The SHA-256 of bytes that come in pieces, in hex. */
  sha256(pieces: AsyncIterable<Uint8Array>): Promise<string>;
  /** The body in which the bucket takes many bytes. */
  largeBody(bytes: Uint8Array): Body;
  /** The room for files in the bucket. */
  room: Room;
  /** Computes chance tables. */
  computeChance: ImportContext['computeChance'];
  /** The kinds of import jobs that this Worker does. */
  jobKinds: JobKinds;
}

export const IMPORTS: ImportDeps = {
  fetch: (request) => fetch(request),
  sha256: streamedSha256,
  largeBody: streamInTurns,
  room: UNLIMITED,
  computeChance: computeExpectations,
  jobKinds: JOB_KINDS,
};
