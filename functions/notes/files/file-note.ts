import type { Note } from '../../../domain/contract/index.ts';

export const NOTE_FIELDS = [
  'book',
  'chapter',
  'verse',
  'notes',
  'isKabbalistic',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Note)[];

export type FileNote = Pick<Note, (typeof NOTE_FIELDS)[number]>;

/**
 * One entry of a file, before it is checked as a note, or the reason why it cannot be read. `row` is the sheet row, the
 * Markdown line or the position in the JSON list.
 */
export type FileRow = { readonly row: number } & ({ readonly value: unknown } | { readonly reason: string });

/** A file that is not in the format of its name. The message continues a sentence that begins with "The file". */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
