/**
 * Chosen words as an address and a reference name them: `9-14` or `1,3-4` in a verse, `2.9-14` in a chapter.
 */

interface WordRun {
  /** The verse of a chapter. Null where the place is one verse. */
  readonly verse: number | null;
  /** The positions of the first and last word, from 1. */
  readonly first: number;
  readonly last: number;
}

const RUN = /^(?:(\d{1,3})\.)?(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?$/u;

/**
 * The runs of words that a text names. A part that is no run is left out.
 *
 * @example
 * ```ts
 * readWordRuns('1, 3–4') // => [{ verse: null, first: 1, last: 1 }, { verse: null, first: 3, last: 4 }]
 * readWordRuns('2.9-14') // => [{ verse: 2, first: 9, last: 14 }]
 * readWordRuns('x,0,4-2') // => []
 * ```
 */
export const readWordRuns = (text: string): readonly WordRun[] =>
  text.split(',').flatMap((part) => {
    const [, verse, first, last = first] = RUN.exec(part.trim()) ?? [];
    const run = {
      verse: verse === undefined ? null : Number(verse),
      first: Number(first),
      last: Number(last),
    };
    return run.first >= 1 && run.last >= run.first ? [run] : [];
  });

/**
 * The runs of positions in a text, in order. Words that follow one another are one run.
 *
 * @example
 * ```ts
 * wordRunsOf([3, 1, 4]) // => [{ verse: null, first: 1, last: 1 }, { verse: null, first: 3, last: 4 }]
 * ```
 */
export function wordRunsOf(positions: Iterable<number>, verse: number | null = null): readonly WordRun[] {
  const runs: WordRun[] = [];
  for (const position of [...positions].sort((a, b) => a - b)) {
    const before = runs.at(-1);
    if (before !== undefined && position <= before.last + 1)
      runs[runs.length - 1] = { ...before, last: Math.max(before.last, position) };
    else runs.push({ verse, first: position, last: position });
  }
  return runs;
}

/**
 * The runs as an address writes them. `dash` and `comma` are for readers.
 *
 * @example
 * ```ts
 * writeWordRuns(wordRunsOf([1, 3, 4])) // => "1,3-4"
 * writeWordRuns(wordRunsOf([9, 10], 2)) // => "2.9-10"
 * writeWordRuns(wordRunsOf([1, 3, 4]), '–', ', ') // => "1, 3–4"
 * ```
 */
export const writeWordRuns = (runs: readonly WordRun[], dash = '-', comma = ','): string =>
  runs
    .map(
      ({ verse, first, last }) =>
        `${verse === null ? '' : `${verse}.`}${first}${last === first ? '' : dash + last}`,
    )
    .join(comma);
