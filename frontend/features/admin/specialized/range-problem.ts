import { adminText } from '../../../text/site/admin-text.ts';
export interface TypedRange {
  readonly book: string;
  readonly startChapter: string;
  readonly endChapter: string;
}

/** Why the form cannot be sent. Null if every field is filled in and the start is not after the end. */
export function rangeProblem({ book, startChapter, endChapter }: TypedRange): string | null {
  if ([book, startChapter, endChapter].some((field) => field.trim() === '')) {
    return adminText.rangeProblem.missing;
  }
  if (Number(startChapter) > Number(endChapter)) return adminText.rangeProblem.wrongOrder;
  return null;
}
