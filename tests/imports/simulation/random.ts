import { seededRandom } from '../../../domain/random.ts';

/** Random numbers from a seed. The same seed gives the same history. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number below `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** Makes the random numbers of a seed. */
export function randomOf(seed: number): Random {
  const { next: nextWord, below } = seededRandom(seed);
  const next = (): number => nextWord() / 2 ** 32;
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)]!,
  };
}
