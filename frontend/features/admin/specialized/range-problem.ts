import { adminText } from '../../../text/site/admin-text.ts';

export interface TypedRange {
  readonly book: string;
  readonly startChapter: string;
  readonly endChapter: string;
}

export function rangeProblem({ book, startChapter, endChapter }: TypedRange): string | null {
  if ([book, startChapter, endChapter].some((field) => field.trim() === '')) {
    return adminText.rangeProblem.missing;
  }
  if (Number(startChapter) > Number(endChapter)) return adminText.rangeProblem.wrongOrder;
  return null;
}
