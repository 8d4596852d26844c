import type { ImportStatus } from '../../../../../domain/contract/index.ts';
import { BUTTONS, buttonById, type ChapterRange } from '../../../../../domain/imports/index.ts';

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

/** The ids of the import buttons that begin with these letters, in their order on the screens. */
export const buttonsWith = (start: string): string[] =>
  BUTTONS.map(({ id }) => id).filter((id) => id.startsWith(start));

/**
 * The numbers of the chapters that an import button imports, book after book. Empty if the button has no list of
 * chapters.
 */
export function chaptersOfButton(buttonId: string): number[] {
  const task = buttonById(buttonId)?.task;
  return task !== undefined && 'chapters' in task ? chaptersIn(task.chapters ?? []) : [];
}

/** The chapters of a book that the library has from Sefaria. Null until they are known. */
export const importedChapters = (status: ImportStatus | undefined, book: string): readonly number[] | null =>
  status === undefined ? null : (status.books.find(({ id }) => id === book)?.importedChapters ?? []);
