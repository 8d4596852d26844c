import { bucketBlobs } from '../../../import-jobs/bucket-blobs.ts';
import type { SourceContext } from '../../../import-jobs/catalogue.ts';
import type { FileStore, ImportContext } from '../../../import-jobs/context.ts';
import { openJob } from '../../../import-jobs/open-job.ts';
import type { Ctx } from '../../ctx.ts';
import { fetchText } from './fetch-text.ts';
import type { ImportDeps } from './import-deps.ts';
import { withinRoom } from './room.ts';

export function importDeps({ imports }: Ctx): ImportDeps {
  if (imports === undefined) throw new Error('Only the Worker of imports can do this.');
  return imports;
}

const stores = new WeakMap<Ctx['library'], FileStore>();

/**
 * The file store over the R2 bucket. It is the same object for the isolate's whole life, so that
 * sources of imports can stay open in it.
 */
function storeOf(ctx: Ctx): FileStore {
  const { library } = ctx;
  const { largeBody, room } = importDeps(ctx);
  const store = stores.get(library) ?? withinRoom(bucketBlobs(library, largeBody), room);
  stores.set(library, store);
  return store;
}

export const sourceContext = (ctx: Ctx): SourceContext => ({
  files: storeOf(ctx),
  addresses: ctx.settings.addresses,
  offline: ctx.settings.offline,
  fetch: (address, signal) => fetchText({ ...importDeps(ctx), settings: ctx.settings }, address, signal),
  wait: ctx.wait,
  sha256: importDeps(ctx).sha256,
  rowsAChunk: ctx.settings.rowsAChunk,
});

export function importContext(ctx: Ctx): ImportContext {
  const sources = sourceContext(ctx);
  const { jobKinds, computeChance } = importDeps(ctx);
  return {
    db: ctx.db,
    blobs: sources.files,
    async send(message) {
      await ctx.queue.send(message);
    },
    knows: (kind) => Object.hasOwn(jobKinds, kind),
    openSource: (request) => openJob(jobKinds, sources, request),
    computeChance,
    charactersAPage: ctx.settings.charactersAPage,
    now: () => new Date(ctx.now()),
    newId: () => crypto.randomUUID(),
  };
}
