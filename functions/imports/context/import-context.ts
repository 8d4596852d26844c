import { bucketBlobs } from '../../../import-jobs/bucket-blobs.ts';
import type { SourceContext } from '../../../import-jobs/catalogue.ts';
import { composedSource } from '../../../import-jobs/composing/composed-source.ts';
import { COMPOSING } from '../../../import-jobs/composing/composed-texts.ts';
import type { FileStore, ImportContext } from '../../../import-jobs/context.ts';
import { openJob } from '../../../import-jobs/open-job.ts';
import { fetchText } from './fetch-text.ts';
import type { ImportsCtx } from './import-deps.ts';
import { withinRoom } from './room.ts';

const stores = new WeakMap<ImportsCtx['library'], FileStore>();

/**
 * The file store over the R2 bucket. It is the same object for the isolate's whole life, so that
 * sources of imports can stay open in it.
 */
function storeOf({ library, imports: { largeBody, room } }: ImportsCtx): FileStore {
  const store = stores.get(library) ?? withinRoom(bucketBlobs(library, largeBody), room);
  stores.set(library, store);
  return store;
}

export const sourceContext = (ctx: ImportsCtx): SourceContext => ({
  files: storeOf(ctx),
  addresses: ctx.settings.addresses,
  offline: ctx.settings.offline,
  fetch: (address, signal) => fetchText({ ...ctx.imports, settings: ctx.settings }, address, signal),
  wait: ctx.wait,
  sha256: ctx.imports.sha256,
  rowsAChunk: ctx.settings.rowsAChunk,
});

export function importContext(ctx: ImportsCtx): ImportContext {
  const sources = sourceContext(ctx);
  const { jobKinds, computeChance } = ctx.imports;
  return {
    db: ctx.db,
    blobs: sources.files,
    async send(message) {
      await ctx.queue.send(message);
    },
    knows: (kind) => kind === COMPOSING || Object.hasOwn(jobKinds, kind),
    openSource: (request) =>
      request.kind === COMPOSING
        ? Promise.resolve(composedSource(ctx.db, String(request.params)))
        : openJob(jobKinds, sources, request),
    computeChance,
    charactersAPage: ctx.settings.charactersAPage,
    now: () => new Date(ctx.now()),
    newId: () => crypto.randomUUID(),
  };
}
