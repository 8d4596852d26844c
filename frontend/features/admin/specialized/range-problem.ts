/** The typed fields of the chapter range form. */
export interface TypedRange {
  readonly book: string;
  readonly startChapter: string;
  readonly endChapter: string;
}

/** Why the range cannot be imported. Null if it can. */
export function rangeProblem({ book, startChapter, endChapter }: TypedRange): string | null {
  if ([book, startChapter, endChapter].some((field) => field.trim() === '')) {
    return 'Please specify a book, start chapter, and end chapter.';
  }
  if (Number(startChapter) > Number(endChapter)) return 'Start chapter cannot be greater than end chapter.';
  return null;
}
