import type { ChapterRange } from '../../../../../domain/imports/index.ts';

export const chaptersIn = (ranges: readonly Pick<ChapterRange, 'from' | 'to'>[]): number[] =>
  ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Ascending chapter numbers in words. Three or more in a row are a range: `29, 31, 33–35`. */
export function chaptersInWords(chapters: readonly number[]): string {
  const runs: number[][] = [];
  for (const chapter of chapters) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === chapter - 1) run.push(chapter);
    else runs.push([chapter]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map(String) : [`${run[0]}–${run.at(-1)}`])).join(', ');
}
