/**
 * Pairs the equal words of two lists: first in order (the longest common subsequence), then those that are left,
 * because one list may have them at another place. Returns the places of each pair, from 0.
 *
 * @example
 * ```ts
 * alignWords(['εν', 'αρχη', 'ην'], ['εν', 'τη', 'αρχη', 'ην']) // => [[0, 0], [1, 2], [2, 3]]
 * ```
 */
export function alignWords(ours: readonly string[], theirs: readonly string[]): [number, number][] {
  const pairs = inOrder(ours, theirs);
  const free = new Set(theirs.keys());
  for (const [, b] of pairs) free.delete(b);
  const paired = new Set(pairs.map(([a]) => a));
  for (const [a, word] of ours.entries()) {
    const b = paired.has(a) ? undefined : [...free].find((place) => theirs[place] === word);
    if (b === undefined) continue;
    free.delete(b);
    pairs.push([a, b]);
  }
  return pairs;
}

function inOrder(ours: readonly string[], theirs: readonly string[]): [number, number][] {
  const width = theirs.length + 1;
  /** At `a * width + b`: the length of the longest common subsequence of the words from `a` and those from `b`. */
  const longest = new Uint16Array((ours.length + 1) * width);
  const at = (a: number, b: number): number => longest[a * width + b] ?? 0;
  for (let a = ours.length - 1; a >= 0; a -= 1) {
    for (let b = theirs.length - 1; b >= 0; b -= 1) {
      longest[a * width + b] =
        ours[a] === theirs[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let a = 0, b = 0; a < ours.length && b < theirs.length; ) {
    if (ours[a] === theirs[b]) {
      pairs.push([a, b]);
      a += 1;
      b += 1;
    } else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}
