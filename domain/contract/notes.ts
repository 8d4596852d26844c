/** Notes of a reader's own: one a verse. */
import { z } from 'zod';
import { bookSegment } from './common.ts';

/** Longest note, in UTF-16 units. */
export const MAX_NOTE = 20_000;

export const note = z
  .object({
    id: z.int(),
    userId: z.int(),
    book: z.string(),
    chapter: z.int(),
    verse: z.int().meta({ description: '0 is a psalm’s title' }),
    notes: z.string().meta({ description: 'Markdown' }),
    isKabbalistic: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
    revision: z.int().meta({ description: 'One more with each change' }),
  })
  .meta({ id: 'Note' });

const noteText = z
  .string()
  .max(MAX_NOTE)
  .regex(/\S/, 'must not be empty')
  .refine((text) => !text.includes('\0'), 'is not valid');

/** Whose it is and when it was made, the session and the server's clock decide: such fields are ignored (decision 12). */
export const newNoteBody = z
  .object({
    book: bookSegment,
    chapter: z.int().min(1).max(9999),
    verse: z.int().min(0).max(9999),
    notes: noteText,
    isKabbalistic: z.boolean().default(false),
  })
  .meta({ id: 'NewNote' });

export const changedNoteBody = z
  .object({
    notes: noteText.optional(),
    isKabbalistic: z.boolean().optional(),
    revision: z.int().optional().meta({
      description: 'Of the note that was changed; without it the change is made whatever the note is now',
    }),
  })
  .refine(
    ({ notes, isKabbalistic }) => notes !== undefined || isKabbalistic !== undefined,
    'must change something',
  )
  .meta({ id: 'ChangedNote' });

export type Note = z.infer<typeof note>;
export type NewNoteBody = z.infer<typeof newNoteBody>;
export type ChangedNoteBody = z.infer<typeof changedNoteBody>;
