import { z } from 'zod';
import { strongsNumber } from '../lexicon/index.ts';
import { methodValue, namedObject, place } from './common.ts';

export const lexiconParams = z.object({
  strongsNumber: z
    .string()
    .max(20)
    .transform((written) => strongsNumber(written) ?? written)
    .meta({
      type: 'string',
      maxLength: 20,
      example: 'H7225',
      description: 'H or G and a number; case and leading zeros do not matter',
    }),
});

export const lexiconEntry = namedObject('LexiconEntry', {
  strongsNumber: z.string(),
  lemma: z.string(),
  transliteration: z.string().nullable(),
  pronunciation: z.string().nullable(),
  derivation: z.string().nullable(),
  definition: z.string().nullable(),
  usage: z.string().nullable(),
  gloss: z.string().nullable(),
  edition: z.string(),
  editionName: z.string(),
  glosses: z
    .array(z.object({ edition: z.string(), editionName: z.string(), gloss: z.string() }))
    .describe('Short meanings in the other installed dictionaries'),
  occurrences: z.int().nullable().describe('In the core edition of its language'),
  occurrencesEdition: z.string().nullable(),
  values: z.array(methodValue),
});

export const resolveQuery = z.object({
  ref: z
    .string()
    .min(1)
    .max(200)
    .meta({ example: 'Ps 23:3', description: 'English, German, Latin, Hebrew or Greek' }),
});

export const resolved = namedObject('Resolved', {
  book: z.string(),
  chapter: z.int(),
  verse: z.int().nullable().describe('null where only a chapter was named'),
  endChapter: z.int().optional().describe('Where the passage ends in a later chapter'),
  endVerse: z.int().optional(),
  originalReference: z
    .string()
    .optional()
    .describe('How the original text counts all of it, where it counts otherwise'),
  note: z.string().optional().describe('For people: why it leads elsewhere than its numbers say'),
  alternative: place
    .extend({ note: z.string() })
    .optional()
    .describe('Where the same numbers lead in the other numbering'),
  others: z
    .array(
      z.object({
        book: z.string(),
        chapter: z.int(),
        verse: z.int().nullable(),
        endVerse: z.int().optional(),
        note: z.string().optional(),
        reference: z.string().meta({ example: 'John 4:1' }),
        path: z.string(),
      }),
    )
    .optional()
    .describe(
      'The further references of a list, and the same numbers in another book that some Bibles call by this name',
    ),
  reference: z.string().meta({ example: 'Psalm 23:3' }),
  path: z.string(),
});

export type LexiconEntry = z.infer<typeof lexiconEntry>;
export type Resolved = z.infer<typeof resolved>;
