import { MAX_ROWS_A_CHUNK } from '../context.ts';
import type { ChunkPlan } from '../records.ts';

/** A stretch of one part of a source (a book, a dictionary): rows `from` up to, not including, `to`. */
export interface Stretch {
  part: string;
  from: number;
  to: number;
}

/** Cuts each part into stretches of at most `MAX_ROWS_A_CHUNK` rows: the same parts always give the same plan. */
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
 * Takes a descriptor back from the database.
 *
 * @throws when it is not one of `planStretches`.
 */
export function readStretch(descriptor: unknown): Stretch {
  if (typeof descriptor === 'object' && descriptor !== null) {
    const { part, from, to } = descriptor as Record<string, unknown>;
    if (typeof part === 'string' && typeof from === 'number' && typeof to === 'number')
      return { part, from, to };
  }
  throw new Error(`Not a chunk of a text: ${JSON.stringify(descriptor)}`);
}

/** Keeps the last thing loaded, since the chunks of a book follow each other: one book in memory, never a Bible. */
export function keepLast<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  let last: { key: string; value: Promise<T> } | undefined;
  return (key) => {
    if (last?.key !== key) {
      const value = load(key);
      last = { key, value };
      value.catch(() => {
        if (last?.value === value) last = undefined;
      });
    }
    return last.value;
  };
}
