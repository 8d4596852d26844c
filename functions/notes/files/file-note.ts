import type { Note } from '../../../domain/contract/index.ts';

/** The fields of a note that a file contains: those that its reader wrote. */
export type FileNote = Pick<
  Note,
  'book' | 'chapter' | 'verse' | 'notes' | 'isKabbalistic' | 'createdAt' | 'updatedAt'
>;

/** The value at one place of a file, before it is checked as a note; or the reason why it cannot be read. */
export type FileRow = { readonly row: number } & ({ readonly value: unknown } | { readonly reason: string });

/** A file that does not have its format at all. The message follows the words "The file". */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Picks the fields of a note that a file contains. */
export const fileNote = (note: FileNote): FileNote => ({
  book: note.book,
  chapter: note.chapter,
  verse: note.verse,
  notes: note.notes,
  isKabbalistic: note.isKabbalistic,
  createdAt: note.createdAt,
  updatedAt: note.updatedAt,
});
