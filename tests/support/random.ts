import { seededRandom } from '../../domain/basics/index.ts';

/** Random choices for tests. The same seed gives the same choices. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** True with this probability, from 0 to 1. */
  chance(probability: number): boolean;
  /** One of the items. The list must not be empty. */
  pick<T>(items: readonly T[]): T;
}

/** Makes the random choices of a seed. */
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
