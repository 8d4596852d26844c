import type { Random } from '../basics/index.ts';

/**
 * Puts letters into a random order; all orders are equally likely. The number of each letter is counted, and the
 * letters are drawn one after another, each with a probability in proportion to its number of letters that are
 * left. (The usual shuffle swaps letters at random places. For a million letters this is slow because of memory
 * access.) The order of the input does not matter. `dealt` receives the letters; it is as long as `letters` and a
 * different array.
 *
 * @example
 * ```ts
 * [...shuffled(Uint8Array.of(3, 1, 3), { next: () => 0, below: () => 0 })].sort().join() // => '1,3,3'
 * ```
 */
export function shuffled(
  letters: Uint8Array,
  random: Random,
  dealt = new Uint8Array(letters.length),
): Uint8Array {
  const counts = new Int32Array(256);
  for (const letter of letters) counts[letter] = (counts[letter] as number) + 1;
  // The most frequent letters come first, because then most draws find their letter early.
  const codes = Uint8Array.from([...counts.keys()].filter((code) => counts[code] !== 0)).sort(
    (a, b) => (counts[b] as number) - (counts[a] as number) || a - b,
  );
  const left = Int32Array.from(codes, (code) => counts[code] as number);
  for (let at = 0; at < dealt.length; at++) {
    let drawn = random.below(dealt.length - at);
    let which = 0;
    for (; drawn >= (left[which] as number); which++) drawn -= left[which] as number;
    left[which] = (left[which] as number) - 1;
    dealt[at] = codes[which] as number;
  }
  return dealt;
}
