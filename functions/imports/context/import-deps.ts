import type { Body } from '../../../import-jobs/bucket-blobs.ts';
import { JOB_KINDS, type JobKinds } from '../../../import-jobs/catalogue.ts';
import type { ImportContext } from '../../../import-jobs/context.ts';
import { computeExpectations } from '../../../import-jobs/expectations/compute.ts';
import type { Ctx, ReaderCtx } from '../../ctx/ctx.ts';
import { type Room, UNLIMITED } from './room.ts';
import { streamedSha256 } from './sha256.ts';
import { streamInTurns } from './stream-in-turns.ts';

export interface ImportDeps {
  fetch(request: Request): Promise<Response>;
  sha256(pieces: AsyncIterable<Uint8Array>): Promise<string>;
  largeBody(bytes: Uint8Array): Body;
  room: Room;
  computeChance: ImportContext['computeChance'];
  jobKinds: JobKinds;
}

/** The context of the queue and the timer of imports. Their Worker adds `imports`. */
export interface ImportsCtx extends Ctx {
  readonly imports: ImportDeps;
}

/** The context of an administrator's call. The routes of imports are made with `imports`. */
export type AdminCtx = ImportsCtx & ReaderCtx;

export const IMPORTS: ImportDeps = {
  fetch: (request) => fetch(request),
  sha256: streamedSha256,
  largeBody: streamInTurns,
  room: UNLIMITED,
  computeChance: computeExpectations,
  jobKinds: JOB_KINDS,
};
