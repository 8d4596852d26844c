import { seededRandom } from '../../domain/basics/index.ts';

/** Random choices for tests. The same seed gives the same choices. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

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
