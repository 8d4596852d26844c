export interface Random {
  next(): number;
  /** A whole number from 0 to `limit` − 1, each with equal probability. `limit` is from 1 to 2,097,152. */
  below(limit: number): number;
}

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/**
 * xoshiro128** of Blackman and Vigna (2018). splitmix32 fills its four words of state from a seed. This
 * algorithm is published, small, good enough for statistics and the same on every machine, unlike
 * `Math.random`.
 *
 * @example
 * ```ts
 * const random = seededRandom(1)
 * random.below(1) // => 0
 * random.next() === seededRandom(1).next() // => true
 * ```
 */
export function seededRandom(seed: number): Random {
  let filling = seed >>> 0;
  const fill = (): number => {
    filling = (filling + 0x9e3779b9) >>> 0;
    let mixed = filling ^ (filling >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  // The state is in a typed array. In variables of the closure, the numbers would be allocated again at each draw.
  const state = Int32Array.of(fill(), fill(), fill(), fill());
  const next = (): number => {
    const a = state[0] as number;
    const b = state[1] as number;
    const c = (state[2] as number) ^ a;
    const d = (state[3] as number) ^ b;
    state[0] = a ^ d;
    state[1] = b ^ c;
    state[2] = c ^ (b << 9);
    state[3] = rotated(d, 11);
    return Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
  };
  const below = (limit: number): number => {
    // Lemire (2019): takes the upper word of a product, and draws again for the few products that would favour some
    // numbers.
    for (;;) {
      const product = next() * limit;
      const upper = Math.floor(product / 2 ** 32);
      const lower = product - upper * 2 ** 32;
      if (lower >= limit || lower >= 2 ** 32 % limit) return upper;
    }
  };
  return { next, below };
}
