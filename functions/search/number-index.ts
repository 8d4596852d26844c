import { LRUCache } from 'lru-cache';
import type { MethodId } from '../../domain/gematria/index.ts';
import { decodeLettersFile, type LettersFile, lettersFileKey } from '../../domain/letters-file.ts';
import { type RunningTotals, runningTotals, unitValues } from '../../domain/number-index/index.ts';
import type { Ctx } from '../ctx.ts';
import { Problem } from '../http/errors.ts';
import type { IsolateMemory } from '../http/isolate-memory.ts';

/**
 * Editions kept by one isolate, and bytes of values kept of each beside its letters (1.6 MB for the Tanakh, where running
 * totals take 1.2 MB, values of words 2.4 MB and of verses 0.2 MB).
 */
const MAX_EDITIONS = 3;
const MAX_BYTES = 6_000_000;

/** An edition's letters with the values computed from them so far. Nothing of it ever changes: it is keyed by revision. */
export class NumberIndex {
  readonly file: LettersFile;
  readonly #arrays = new Map<string, RunningTotals | Float64Array>();

  constructor(file: LettersFile) {
    this.file = file;
  }

  /** Throws RangeError for a method that spans cannot be searched by. */
  totals(method: MethodId): RunningTotals {
    return this.#kept(`spans ${method}`, () => runningTotals(this.file, method)) as RunningTotals;
  }

  /** Values of all words, or of all verses; NaN where there is none. */
  values(method: MethodId, unit: 'word' | 'verse'): Float64Array {
    return this.#kept(`${unit} ${method}`, () => unitValues(this.file, method, unit)) as Float64Array;
  }

  /** Bytes of the values kept. */
  get bytes(): number {
    let bytes = 0;
    for (const kept of this.#arrays.values()) bytes += bytesOf(kept);
    return bytes;
  }

  #kept(key: string, make: () => RunningTotals | Float64Array): RunningTotals | Float64Array {
    const kept = this.#arrays.get(key) ?? make();
    this.#arrays.delete(key);
    this.#arrays.set(key, kept);
    for (const oldest of this.#arrays.keys()) {
      if (oldest === key || this.bytes <= MAX_BYTES) break;
      this.#arrays.delete(oldest);
    }
    return kept;
  }
}

const bytesOf = (kept: RunningTotals | Float64Array): number =>
  kept instanceof Float64Array ? kept.byteLength : kept.sums.byteLength;

const shelves = new WeakMap<IsolateMemory, LRUCache<string, NumberIndex>>();

/** The number index of an edition and revision, loaded from the file store where this isolate does not hold it yet. */
export async function numberIndexOf(ctx: Ctx, edition: string, revision: string): Promise<NumberIndex> {
  const key = lettersFileKey(edition, revision);
  const shelf = shelves.get(ctx.memory) ?? new LRUCache<string, NumberIndex>({ max: MAX_EDITIONS });
  shelves.set(ctx.memory, shelf);
  // Only what is whole is shared: workerd lets no request wait for another's input. Of several requests at once the
  // first to have read the file puts it on the shelf, and no other makes a copy.
  const found = shelf.get(key) ?? (await stored(ctx, key, shelf));
  const index =
    found instanceof NumberIndex ? found : (shelf.get(key) ?? new NumberIndex(decodeLettersFile(found)));
  shelf.set(key, index);
  return index;
}

/** The bytes of a letters file; or its index, where another request has put it on the shelf meanwhile. */
async function stored(
  ctx: Ctx,
  key: string,
  shelf: LRUCache<string, NumberIndex>,
): Promise<Uint8Array | NumberIndex> {
  try {
    const file = await ctx.library.get(key);
    if (file === null) throw new Error(`${key} is not in the file store`);
    const meanwhile = shelf.get(key);
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
      'The number index cannot be read just now. Please try again in a moment.',
    );
  }
}
