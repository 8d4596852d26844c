import { seededRandom } from '../../../domain/random.ts';

/** The draws of one seed, in which one seed gives one history. */
export interface Random {
  /** Below 1, from 0. */
  next(): number;
  /** A whole number below `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** The draws of a seed. */
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
