import { bucketBlobs } from '../../import-jobs/bucket-blobs.ts';
import type { SourceWorld } from '../../import-jobs/catalogue.ts';
import type { FileStore, ImportContext } from '../../import-jobs/context.ts';
import { openJob } from '../../import-jobs/open-job.ts';
import type { Ctx } from '../ctx.ts';
import { fetchText } from './fetch-text.ts';
import { withinRoom } from './room.ts';

const stores = new WeakMap<Ctx['library'], FileStore>();

/** The store over a bucket. It is the same object for the isolate's whole life, so sources can stay open in it. */
function storeOf({ library, largeBody, room }: Ctx): FileStore {
  const store = stores.get(library) ?? withinRoom(bucketBlobs(library, largeBody), room);
  stores.set(library, store);
  return store;
}

/** What the sources of imports use inside the Worker. */
export const sourceWorld = (ctx: Ctx): SourceWorld => ({
  files: storeOf(ctx),
  addresses: ctx.settings.addresses,
  offline: ctx.settings.offline,
  fetch: (address, signal) => fetchText(ctx, address, signal),
  wait: ctx.wait,
  sha256: ctx.sha256,
  rowsAChunk: ctx.settings.rowsAChunk,
});

/** What the import engine uses inside the Worker. */
export function importContext(ctx: Ctx): ImportContext {
  const world = sourceWorld(ctx);
  return {
    db: ctx.db,
    blobs: world.files,
    async send(message) {
      await ctx.queue.send(message);
    },
    knows: (kind) => Object.hasOwn(ctx.jobKinds, kind),
    openSource: (request) => openJob(ctx.jobKinds, world, request),
    computeChance: ctx.computeChance,
    charactersAPage: ctx.settings.charactersAPage,
    now: () => new Date(ctx.now()),
    newId: () => crypto.randomUUID(),
  };
}
