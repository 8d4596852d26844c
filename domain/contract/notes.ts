import { z } from 'zod';
import { wellFormed } from '../basics/index.ts';
import { bookSegment, namedObject } from './common.ts';
import { MAX_NOTE } from './limits.ts';

export const MAX_NOTES_FILE = { characters: 5_000_000, notes: 20_000 } as const;

export const note = namedObject('Note', {
  id: z.int(),
  userId: z.int(),
  book: z.string(),
  chapter: z.int(),
  verse: z.int().describe('0 is a psalm’s title'),
  notes: z.string().describe('Markdown'),
  isKabbalistic: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  revision: z.int().describe('One more with each change'),
});

const noteText = z
  .string()
  .max(MAX_NOTE)
  .regex(/\S/, 'must not be empty')
  .refine((text) => !text.includes('\0'), 'is not valid')
  .overwrite(wellFormed);

/**
 * The session decides the owner, and the server's clock decides the times. An owner or a time in the body is
 * ignored.
 */
export const newNoteBody = namedObject('NewNote', {
  book: bookSegment,
  chapter: z.int().min(1).max(9999),
  verse: z.int().min(0).max(9999),
  notes: noteText,
  isKabbalistic: z.boolean().default(false),
});

export const changedNoteBody = z
  .object({
    notes: noteText.optional(),
    isKabbalistic: z.boolean().optional(),
    revision: z
      .int()
      .optional()
      .describe('Of the note that was changed; without it the change is made whatever the note is now'),
  })
  .refine(
    ({ notes, isKabbalistic }) => notes !== undefined || isKabbalistic !== undefined,
    'must change something',
  )
  .meta({ id: 'ChangedNote' });

export const notesFormat = z.enum(['json', 'markdown', 'csv']);

/**
 * A file of notes in the form that the export writes. For JSON, the account's full export and a plain list of notes
 * are accepted too.
 */
export const notesFileBody = namedObject('NotesFile', {
  format: notesFormat,
  content: z.string().describe('The file’s text'),
});

/**
 * A note in a file of notes. The session decides its owner. If the file gives times, they become the times of
 * the note. A time that cannot be read is no reason to refuse the note.
 */
export const noteOfFile = z.object({
  ...newNoteBody.shape,
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
});

const entry = z
  .int()
  .describe(
    'JSON: which note of the list; CSV: which row of the sheet, the header being 1; Markdown: which line',
  );

export const importedNotes = namedObject('ImportedNotes', {
  created: z.int(),
  unchanged: z.int(),
  conflicting: z
    .array(
      z.object({
        book: z.string(),
        chapter: z.int(),
        verse: z.int(),
        current: note,
        imported: z.object({ notes: z.string(), isKabbalistic: z.boolean() }),
      }),
    )
    .describe('Verses that have another note already; it is left as it is'),
  refused: z.array(z.object({ row: entry, reason: z.string() })),
  remarks: z
    .array(z.object({ row: entry, remark: z.string() }))
    .describe('Entries that were read but for a time, and why that time was not used'),
});

export type NotesFormat = z.infer<typeof notesFormat>;
export type NotesFileBody = z.infer<typeof notesFileBody>;
export type ImportedNotes = z.infer<typeof importedNotes>;
export type Note = z.infer<typeof note>;
export type NewNoteBody = z.infer<typeof newNoteBody>;
export type ChangedNoteBody = z.infer<typeof changedNoteBody>;
