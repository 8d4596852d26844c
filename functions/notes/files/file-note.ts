import type { Note } from '../../../domain/contract/index.ts';

/** What a file holds of a note: all that is its reader's own. */
export type FileNote = Pick<
  Note,
  'book' | 'chapter' | 'verse' | 'notes' | 'isKabbalistic' | 'createdAt' | 'updatedAt'
>;

/** What a file says in one place, before anyone has looked whether it is a note; or why it cannot be read there. */
export type FileRow = { readonly row: number } & ({ readonly value: unknown } | { readonly reason: string });

/** A file that is none of its format at all; the message follows "The file". */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** The part of a note that stands in a file. */
export const fileNote = (note: FileNote): FileNote => ({
  book: note.book,
  chapter: note.chapter,
  verse: note.verse,
  notes: note.notes,
  isKabbalistic: note.isKabbalistic,
  createdAt: note.createdAt,
  updatedAt: note.updatedAt,
});
