import type { Random } from '../random.ts';

/**
 * Deals letters out in a random order, each order as likely: from an urn that holds every letter as often as it was
 * there, one after another is drawn and not put back. (Moving a million letters to random places, as one shuffles a few
 * things, spends most of its time waiting for memory.) The order that they came in does not matter. `dealt` is where
 * they are dealt out to, as long as `letters` and another array.
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
  // The most frequent first: they are found soonest.
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
