import type { ImportStatus } from '../../../../../domain/contract/index.ts';
import { buttonById } from '../../../../../domain/imports/index.ts';
import { chaptersIn } from './chapters-in-words.ts';

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
