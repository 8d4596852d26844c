/** A deterministic source of randomness: one seed, one sequence. */
export interface Random {
  /** A whole number of 32 bits. */
  next(): number;
  /** A whole number below `limit`, each as likely; `limit` from 1 to 2,097,152. */
  below(limit: number): number;
}

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/**
 * xoshiro128** of Blackman and Vigna (2018), its four words of state filled by splitmix32 from a seed. Published, small
 * and good enough for statistics; the same on every machine, which `Math.random` is not.
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
  // In an array of words: variables that outlive the call would be boxed anew at each draw.
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
    // Lemire (2019): the product's upper word; the few products that would favour some numbers are drawn again.
    for (;;) {
      const product = next() * limit;
      const upper = Math.floor(product / 2 ** 32);
      const lower = product - upper * 2 ** 32;
      if (lower >= limit || lower >= 2 ** 32 % limit) return upper;
    }
  };
  return { next, below };
}
