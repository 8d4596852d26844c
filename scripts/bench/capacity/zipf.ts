export type Chance = () => number;

/**
 * The shares of `count` addresses by Zipf's law: the address of rank `r` is asked for in proportion to
 * `1 / r^exponent`. The shares add up to 1, and the most popular address comes first.
 *
 * @example
 * ```ts
 * zipfShares(2, 1).map((share) => share.toFixed(3)) // => ['0.667', '0.333']
 * ```
 */
export function zipfShares(count: number, exponent: number): number[] {
  const weights = Array.from({ length: count }, (_, index) => (index + 1) ** -exponent);
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** Returns a function that draws a random index. `shares` has the probability of each index; the shares add up to 1. */
export function sampler(shares: readonly number[], chance: Chance): () => number {
  let sum = 0;
  const upTo = Float64Array.from(shares, (share) => {
    sum += share;
    return sum;
  });
  return () => {
    const drawn = chance() * sum;
    let low = 0;
    let high = upTo.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] as number) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** The time to the next event of a Poisson process, in the unit of `rate`. */
export const waitFor = (rate: number, chance: Chance): number => -Math.log(1 - chance()) / rate;
