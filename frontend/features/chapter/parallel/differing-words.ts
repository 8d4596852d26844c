import { greekLetters } from '../../../../domain/greek/index.ts';
import { hebrewLetters } from '../../../../domain/hebrew/index.ts';

const lettersOf = (word: string): string => hebrewLetters(word) + greekLetters(word);

/**
 * The positions, from 1, of the words that two texts do not share. A word is the same if its letters are, in the longest
 * row of words that both texts have in the same order: vowels, accents and capitals make no difference.
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
  const [a, b] = [one.map(lettersOf), other.map(lettersOf)];
  // `longest[i][j]` is the length of that row for the words from i on and those from j on.
  const longest = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i]![j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const differing = [new Set<number>(), new Set<number>()] as const;
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (j === b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) differing[0].add(++i);
    else differing[1].add(++j);
  }
  return differing;
}
