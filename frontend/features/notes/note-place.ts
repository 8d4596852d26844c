import { bookPosition, isBookId } from '../../../domain/canon/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import type { NotePlace } from './drafts/draft.ts';

const positionOf = (book: string): number => (isBookId(book) ? bookPosition(book) : Number.POSITIVE_INFINITY);

export function byPlace(one: NotePlace, other: NotePlace): number {
  if (one.book !== other.book) return positionOf(one.book) - positionOf(other.book);
  return one.chapter - other.chapter || one.verse - other.verse;
}

export const isSamePlace = (one: NotePlace, other: NotePlace): boolean =>
  one.book === other.book && one.chapter === other.chapter && one.verse === other.verse;

/** The reference of a note's verse: "Psalm 23:3", "Psalm 51 title". */
export const referenceOf = ({ book, chapter, verse }: NotePlace): string =>
  isBookId(book) ? formatReference({ book, chapter, verse }) : `${book} ${chapter}:${verse}`;
