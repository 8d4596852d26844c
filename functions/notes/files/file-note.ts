import type { Note } from '../../../domain/contract/index.ts';

/** The fields of a note that a file contains: the verse, the text, the kind and the times, but no ids. */
export type FileNote = Pick<
  Note,
  'book' | 'chapter' | 'verse' | 'notes' | 'isKabbalistic' | 'createdAt' | 'updatedAt'
>;

/**
 * One entry of a file, before it is checked as a note, or the reason why it cannot be read. `row` is the sheet row, the
 * Markdown line or the position in the JSON list.
 */
export type FileRow = { readonly row: number } & ({ readonly value: unknown } | { readonly reason: string });

/** A file that is not in the format of its name. The message continues a sentence that begins with "The file". */
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
