import { type Filled, objectOf, text, wholeNumber } from '../../domain/basics/index.ts';
import { MAX_ROWS_A_CHUNK } from '../context.ts';
import type { ChunkPlan } from '../records.ts';

const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const STRETCH = { part: text, from: count, to: count };
const stretch = objectOf(STRETCH);

export type Stretch = Filled<typeof STRETCH>;

export function planStretches(parts: readonly { part: string; rows: number }[]): ChunkPlan[] {
  return parts.flatMap(({ part, rows }) => {
    const plans: ChunkPlan[] = [];
    for (let from = 0; from < rows; from += MAX_ROWS_A_CHUNK) {
      const to = Math.min(from + MAX_ROWS_A_CHUNK, rows);
      const descriptor: Stretch = { part, from, to };
      plans.push({ descriptor, units: to - from });
    }
    return plans;
  });
}

/**
 * Reads a stored descriptor.
 *
 * @throws Error when `planStretches` did not make the descriptor.
 */
export function readStretch(descriptor: unknown): Stretch {
  const read = stretch(descriptor);
  if (read === undefined) throw new Error(`Not a chunk of a text: ${JSON.stringify(descriptor)}`);
  return read;
}

/**
 * Caches only the last value that `load` returned. The chunks of a book follow each other, so this keeps one book in
 * memory and never a whole Bible. Values with the same key count as the same, whatever the other arguments are. Only a
 * finished value is shared: at Cloudflare a promise of one call of the Worker never settles for another one if the
 * first call ends early. So two calls at the same time both load. An error is not cached.
 */
export function keepLast<T, Rest extends readonly unknown[]>(
  load: (key: string, ...rest: Rest) => Promise<T>,
): (key: string, ...rest: Rest) => Promise<T> {
  let last: { key: string; value: T } | undefined;
  return async (key, ...rest) => {
    if (last?.key === key) return last.value;
    const value = await load(key, ...rest);
    last = { key, value };
    return value;
  };
}

export function once<T>(load: () => Promise<T>): () => Promise<T> {
  const kept = keepLast(load);
  return () => kept('');
}
