import { greekLetters } from '../../../../domain/greek/index.ts';
import { hebrewLetters } from '../../../../domain/hebrew/index.ts';

const lettersOf = (word: string): string => hebrewLetters(word) + greekLetters(word);

/**
 * The words that two texts share: the longest row of words with the same letters that both have in the same order. Vowels,
 * accents and capitals make no difference. Positions count from 1.
 */
function sharedWords(
  one: readonly string[],
  other: readonly string[],
): readonly (readonly [here: number, there: number])[] {
  const [a, b] = [one.map(lettersOf), other.map(lettersOf)];
  // `longest[i][j]` is the length of that row for the words from i on and those from j on.
  const longest = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i]![j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const shared: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) shared.push([++i, ++j]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return shared;
}

/**
 * The positions, from 1, of the words that two texts do not share.
 *
 * @example
 * ```ts
 * differingWords(['ὁ', 'λόγος'], ['λόγοσ', 'ἦν']) // => [new Set([1]), new Set([2])]
 * ```
 */
export function differingWords(
  one: readonly string[],
  other: readonly string[],
): readonly [ReadonlySet<number>, ReadonlySet<number>] {
  const shared = sharedWords(one, other);
  const without = (words: readonly string[], side: 0 | 1): ReadonlySet<number> => {
    const found = new Set(shared.map((pair) => pair[side]));
    return new Set(words.map((_, at) => at + 1).filter((position) => !found.has(position)));
  };
  return [without(one, 0), without(other, 1)];
}

/**
 * For the words of one text, the words at their places in another: those that both share, and those between them, if they are
 * equally many in both. Two texts that share less than half of their words are tied by no place.
 */
export function matchingWords(one: readonly string[], other: readonly string[]): ReadonlyMap<number, number> {
  const shared = sharedWords(one, other);
  const matches = new Map(shared);
  if (shared.length * 2 < Math.min(one.length, other.length)) return matches;
  let [i, j] = [0, 0];
  for (const [here, there] of [...shared, [one.length + 1, other.length + 1] as const]) {
    if (here - i === there - j) for (let step = 1; step < here - i; step++) matches.set(i + step, j + step);
    [i, j] = [here, there];
  }
  return matches;
}
