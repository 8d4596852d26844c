import type { Note } from '../contract/index.ts';

export const NOTE_FIELDS = [
  'book',
  'chapter',
  'verse',
  'notes',
  'isKabbalistic',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Note)[];

/** A note in a file of notes. */
export type FileNote = Pick<Note, (typeof NOTE_FIELDS)[number]>;
