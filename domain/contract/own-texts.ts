import { z } from 'zod';
import { languageTag, ownId } from '../editions/index.ts';
import {
  COLUMN_ROLES,
  FILE_ENCODINGS,
  FILE_NUMBERINGS,
  OWN_LICENCES,
  type OwnLicenceId,
} from '../imports/index.ts';
import { namedObject } from './common.ts';

const column = z.union([z.string().min(1).max(200), z.int().min(0).max(1000)]);

const guesses = {
  encoding: z.enum(FILE_ENCODINGS).optional(),
  text: z.string().min(1).max(500).optional().describe('Which of the texts that the file holds'),
  hasHeader: z.boolean().optional(),
  columns: z
    .partialRecord(z.enum(COLUMN_ROLES), column)
    .optional()
    .describe('For each role the name of a column, or its place from 0'),
  books: z
    .record(z.string().max(200), z.string().max(40))
    .optional()
    .describe('For a spelling of a book in the file: the id of the book, or "" to leave it out'),
};
const numbering = z
  .enum(FILE_NUMBERINGS)
  .describe(
    'The numbers of the file’s verses. `masoretic` is that of Hebrew Bibles, Luther and Segond; `greek-psalms` that of the Septuagint and the Vulgate',
  );

export const fileGuesses = z.object(guesses);

export const textPreviewBody = namedObject('TextPreviewRequest', {
  fileId: z.string().min(1).max(200).describe('A file in the folder `text`'),
  ...guesses,
  numbering: numbering.optional(),
});

export const textPreview = namedObject('TextPreview', {
  kind: z.string().meta({ example: 'CSV (commas)' }),
  encoding: z.enum(FILE_ENCODINGS),
  direction: z.enum(['ltr', 'rtl']),
  hasHeader: z.boolean().nullable().describe('null if the file has no table'),
  columns: z
    .object({
      names: z.array(z.string()),
      chosen: z.record(z.string(), z.string()).describe('The column of each role that is known'),
      samples: z.array(z.array(z.string())).describe('The first rows'),
      asked: z.array(z.enum(COLUMN_ROLES)).describe('The roles for which no column is known'),
    })
    .nullable()
    .describe('Of a table; null for other files'),
  texts: z.array(z.string()).describe('The texts of which one is read, if the file holds several'),
  text: z.string().nullable(),
  numbering,
  books: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      chapters: z.int(),
      verses: z.int(),
      missing: z.int().describe('Verses of the numbering that the file lacks in this book'),
      extra: z.int().describe('Verses that the numbering does not have'),
      missingAt: z.array(z.string()).describe('The first of them, such as `3:4`'),
      extraAt: z.array(z.string()),
    }),
  ),
  verses: z.int(),
  unknownBooks: z
    .array(
      z.object({
        spelling: z.string(),
        verses: z.int(),
        row: z.int(),
        likely: z.string().nullable().describe('The id of the book that has as many chapters and verses'),
      }),
    )
    .describe('Spellings that are no book that we know. `books` can say what they are'),
  missingBooks: z
    .array(z.object({ name: z.string(), verses: z.int() }))
    .describe('Books that this library does not have, such as Psalm 151'),
  dropped: z
    .array(z.object({ kind: z.string(), count: z.int() }))
    .describe('What is left out of the text, such as footnotes'),
  problems: z.array(z.object({ row: z.int().nullable(), message: z.string() })).describe('The first 50'),
  problemCount: z.int(),
  samples: z
    .array(z.object({ reference: z.string(), text: z.string() }))
    .describe('The first, the longest, the shortest, the oddest and the last verse'),
});

const name = z.string().trim().min(1).max(120);
const abbreviation = z.string().trim().min(1).max(20);

const LICENCE_IDS = Object.keys(OWN_LICENCES) as [OwnLicenceId, ...OwnLicenceId[]];
const licence = z
  .enum(LICENCE_IDS)
  .describe('Confirmed for this file and this text. `permission`: its owner allows you to publish it');

export const addTextBody = namedObject('AddText', {
  fileId: z.string().min(1).max(200),
  ...guesses,
  edition: z
    .string()
    .refine((id) => ownId(id) !== undefined, 'must be the id of an added text')
    .optional()
    .describe('The text that this file replaces. Without it, a new text is added'),
  name,
  abbreviation,
  language: z
    .string()
    .refine((tag) => languageTag(tag) !== undefined, 'must be a language tag such as de or grc')
    .meta({ example: 'de' }),
  role: z.enum(['original', 'translation']),
  numbering: numbering.default('english'),
  licence,
  source: z.string().trim().max(500).default('').describe('Where the text comes from: an address, or words'),
});

export const ownText = namedObject('OwnText', {
  edition: z.string().meta({ example: 'own-3' }),
  name: z.string(),
  abbreviation: z.string(),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  role: z.enum(['original', 'translation']),
  licence: z.object({ id: z.string(), name: z.string(), confirmedBy: z.string(), confirmedAt: z.string() }),
  source: z.string(),
  file: z.object({ name: z.string(), sha256: z.string() }),
  numbering,
  isHidden: z.boolean(),
  verses: z.int().describe('0 until the text is published'),
  publishedAt: z.string().nullable(),
  firstBook: z.string().nullable().describe('Its first book, where reading can begin'),
});

export const ownTexts = namedObject('OwnTexts', { texts: z.array(ownText) });

export const changeTextBody = z
  .object({ name: name.optional(), abbreviation: abbreviation.optional(), isHidden: z.boolean().optional() })
  .refine((change) => Object.keys(change).length > 0, 'names nothing to change')
  .meta({ id: 'ChangeText' });

export const startedText = namedObject('StartedText', {
  status: z.literal('started'),
  message: z.string(),
  jobId: z.string(),
  edition: z.string().meta({ example: 'own-3' }),
});

export type TextPreviewBody = z.output<typeof textPreviewBody>;
export type TextPreview = z.infer<typeof textPreview>;
export type AddTextBody = z.output<typeof addTextBody>;
export type OwnText = z.infer<typeof ownText>;
export type OwnTexts = z.infer<typeof ownTexts>;
export type ChangeTextBody = z.output<typeof changeTextBody>;
export type StartedText = z.infer<typeof startedText>;
