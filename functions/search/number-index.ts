import { LRUCache } from 'lru-cache';
import { decodeLettersFile, lettersFileKey, NumberIndex } from '../../domain/number-index/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import type { IsolateMemory } from '../isolate/isolate-memory.ts';

/** The most bytes of letters and values of all editions in one isolate. The Tanakh's letters take 1.6 MB. */
const MAX_ALL_BYTES = 24_000_000;

const caches = new WeakMap<IsolateMemory, LRUCache<string, NumberIndex>>();

const newCache = () =>
  new LRUCache<string, NumberIndex>({ maxSize: MAX_ALL_BYTES, sizeCalculation: ({ size }) => size });

export type IndexCtx = Pick<Ctx, 'memory' | 'log'> & { readonly library: Pick<Ctx['library'], 'get'> };

/** The number index of an edition and revision. Loads it from the file store if this isolate does not have it. */
export async function numberIndexOf(ctx: IndexCtx, edition: string, revision: string): Promise<NumberIndex> {
  const key = lettersFileKey(edition, revision);
  const cache = caches.get(ctx.memory) ?? newCache();
  caches.set(ctx.memory, cache);
  // workerd lets no request wait for another's input, so requests share only a complete index. Of several requests at
  // once, the first that has read the file puts its index into the cache, and the others use that one.
  const found = cache.get(key) ?? (await stored(ctx, key, () => cache.get(key)));
  const index =
    found instanceof NumberIndex ? found : (cache.get(key) ?? new NumberIndex(decodeLettersFile(found)));
  // Its size may have grown since it was put into the cache.
  cache.delete(key);
  cache.set(key, index);
  return index;
}

/**
 * Reads the letters file of an edition and revision from the file store, also if this isolate has its index.
 * @throws Problem 503 if it is missing or cannot be read, RangeError if it is no letters file.
 */
export async function checkLettersFile(ctx: IndexCtx, edition: string, revision: string): Promise<void> {
  decodeLettersFile(await stored<never>(ctx, lettersFileKey(edition, revision), () => undefined));
}

/** The bytes of a letters file; or what `findKnown` finds, if another request has put that into the cache meanwhile. */
async function stored<Known>(
  ctx: IndexCtx,
  key: string,
  findKnown: () => Known | undefined,
): Promise<Uint8Array | Known> {
  try {
    const file = await ctx.library.get(key);
    if (file === null) throw new Error(`${key} is not in the file store`);
    const meanwhile = findKnown();
    if (meanwhile !== undefined) {
      await file.body.cancel();
      return meanwhile;
    }
    const isGzip = file.httpMetadata?.contentEncoding === 'gzip';
    const body = isGzip ? file.body.pipeThrough(new DecompressionStream('gzip')) : file.body;
    return new Uint8Array(await new Response(body).arrayBuffer());
  } catch (cause) {
    ctx.log('storage', { error: String(cause) });
    throw new Problem(
      'unavailable',
      'The search by value is not responding right now. Please try again in a moment.',
    );
  }
}
