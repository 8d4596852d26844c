import type { HeatAnswer, HeatBook, HeatChapter } from '../../../../domain/heat/index.ts';

/** How many verses of a chapter have what each of the answers asks for. */
export const foundIn = (
  { first, verses }: HeatChapter | HeatBook,
  answers: readonly HeatAnswer[],
): number[] =>
  answers.map(({ counts }) => {
    let found = 0;
    for (const count of counts.subarray(first, first + verses)) if (count > 0) found++;
    return found;
  });

/** How often these verses have what each of the answers asks for. */
export const timesIn = (
  { first, verses }: HeatChapter | HeatBook,
  answers: readonly HeatAnswer[],
): number[] =>
  answers.map(({ counts }) => counts.subarray(first, first + verses).reduce((sum, count) => sum + count, 0));

/** The cells of a chapter that have what at least one of the answers asks for. */
export function cellsFound({ first, verses }: HeatChapter, answers: readonly HeatAnswer[]): number[] {
  const cells: number[] = [];
  for (let cell = first; cell < first + verses; cell++)
    if (answers.some(({ counts }) => (counts[cell] ?? 0) > 0)) cells.push(cell);
  return cells;
}
