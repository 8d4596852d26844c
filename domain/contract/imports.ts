import { z } from 'zod';
import { VERSIONS } from '../editions/index.ts';
import { IMPORT_PHASES, JOB_STATES } from '../imports/index.ts';
import { namedObject } from './common.ts';
import { textPreview } from './own-texts.ts';

const placedMessage = z.object({
  source: z.string().describe('The file, address or reference. It is `import` if the job itself failed'),
  row: z.int().nullable().describe('Counts from 1, as a spreadsheet does: the header is row 1'),
  column: z.string().nullable(),
  message: z.string(),
  imported: z
    .boolean()
    .nullable()
    .describe('True if the row was imported all the same; null if the message is about no row'),
});

export const job = namedObject('Job', {
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  status: z.enum(JOB_STATES),
  phase: z.enum([...IMPORT_PHASES, 'done']).describe('The first phase that is not done, or `done`'),
  progress: z.object({
    done: z.int(),
    total: z.int().describe('Grows while the job still divides its input'),
    unit: z.string().meta({ example: 'verses' }),
  }),
  step: z
    .object({ done: z.int(), total: z.int() })
    .nullable()
    .describe(
      'How much of the phase is done: in bytes while files are fetched, otherwise in chunks; null if the job has ended',
    ),
  rows: z.object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    skipped: z.int(),
    failed: z.int(),
  }),
  errors: z
    .array(placedMessage)
    .describe(
      'Why the job failed, then its first 20 failed, skipped or remarked rows. The report has all of them',
    ),
  startedAt: z.string(),
  changedAt: z.string().nullable().describe('When the job last wrote something'),
  finishedAt: z.string().nullable(),
  startedBy: z.string().nullable().describe('The administrator’s name; null for the project’s own jobs'),
  result: textPreview
    .nullable()
    .optional()
    .describe('What a preview of a text has found, once it has succeeded; only in the answer about one job'),
  target: z.string().describe('The group of editions that the job fills'),
  editions: z.array(z.string()).describe('Ids of the editions that the job fills'),
  input: z
    .array(z.object({ name: z.string(), bytes: z.int().nullable() }))
    .describe('The files that the job reads'),
  leftOut: z
    .array(z.object({ name: z.string(), reason: z.string() }))
    .describe('The first 20 files that the job leaves out. The report has all of them'),
  opens: z
    .object({
      book: z.string(),
      chapter: z.int(),
      edition: z.string().nullable(),
      version: z.string().nullable(),
    })
    .nullable()
    .describe('A place in the explorer that shows the result; null until there is one'),
});

export const jobs = namedObject('Jobs', {
  jobs: z.array(job),
  next: z.string().nullable().describe('The `before` of the older jobs; null if there are none'),
});

export const startedJob = namedObject('StartedJob', {
  status: z.literal('started'),
  message: z.string(),
  jobId: z.string(),
});

export const FILE_FOLDERS = ['csv', 'zip', 'database', 'text'] as const;
export const fileFolder = z.enum(FILE_FOLDERS);

export const storedFile = namedObject('StoredFile', {
  id: z.string(),
  folder: fileFolder,
  name: z.string(),
  size: z.int(),
  sha256: z.string().nullable(),
  lastModified: z.string(),
});

export const upload = namedObject('Upload', {
  id: z.string(),
  folder: fileFolder,
  name: z.string(),
  size: z.int(),
  partSize: z.int().describe('Every part but the last has this size, in bytes'),
  parts: z
    .array(z.object({ number: z.int().min(1), sha256: z.string() }))
    .describe('The parts that have arrived'),
  startedAt: z.string(),
});

export const storedFiles = namedObject('StoredFiles', {
  files: z.array(storedFile),
  uploads: z.array(upload).describe('Uploads that are not complete'),
  partSize: z.int(),
  maxBytes: z.int(),
});

export const newUploadBody = namedObject('NewUpload', {
  folder: fileFolder,
  name: z.string().min(1).max(200),
  size: z.int().min(1),
});

export const databaseInfo = namedObject('DatabaseInfo', {
  status: z.enum(['not_found', 'success']),
  details: z.object({ path: z.string(), size: z.int(), lastModified: z.string() }).nullable(),
});

export const licenceConfirmation = namedObject('LicenceConfirmation', {
  version: z.enum(VERSIONS).meta({ example: 'nasb' }),
  sha256: z.string().describe('The SHA-256 of the file, in hex'),
  confirmedBy: z.string().describe('The name of the administrator'),
  confirmedAt: z.string(),
});

export const licenceBody = namedObject('Licence', {
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be a SHA-256 in hex')
    .describe('The SHA-256 that the list of CSV files shows. A file that was replaced is a 409'),
});

export const csvFiles = namedObject('CsvFiles', {
  files: z.array(
    storedFile.omit({ folder: true }).extend({
      problem: z
        .string()
        .nullable()
        .describe('Why imports leave the file out, by its first row; null for a good file'),
      looksLikeText: z
        .boolean()
        .describe('True if imports leave the file out, but it can be added as a text of its own'),
      licence: z
        .object({ version: z.enum(VERSIONS), confirmed: licenceConfirmation.nullable() })
        .nullable()
        .describe('Of a text under copyright. Imports leave it out until it is confirmed'),
    }),
  ),
  unconfirmed: z
    .array(z.enum(VERSIONS))
    .describe('Versions under copyright that readers see although nobody has confirmed a licence'),
});

export const csvImportBody = namedObject('CsvImport', {
  files: z
    .array(z.string().min(1).max(1024))
    .min(1)
    .max(10_000)
    .optional()
    .describe('Names of the CSV files to import. Without it, every good file is imported'),
});

export const importStatus = namedObject('ImportStatus', {
  edition: z.string(),
  totalBooks: z.int(),
  totalChapters: z.int(),
  books: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      chapterCount: z.int().describe('Chapters of the book in the canon'),
      verseCount: z.int().describe('Verses that are imported'),
      importedChapters: z.array(z.int()),
    }),
  ),
});

const pack = namedObject('Pack', {
  id: z.string(),
  title: z.string(),
  target: z.string(),
  licence: z.string(),
  licenceUrl: z.string().nullable(),
  source: z.string().describe('The repository that the pack comes from'),
  version: z.string().describe('The commit'),
  bytes: z.int().describe('Size of the files, unpacked'),
  unit: z.string(),
  editions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      revision: z.string().nullable().describe('Null until the edition is imported'),
      verses: z.int(),
      words: z.int(),
    }),
  ),
  installed: z.boolean(),
  coverage: z
    .array(z.object({ book: z.string(), words: z.int(), withMeaning: z.int() }))
    .nullable()
    .describe('Of the meanings: how many words of each book have one; null for other packs'),
});

export const packs = namedObject('Packs', {
  offline: z.boolean().describe('True if stand-ins answer in place of Sefaria and the packs’ addresses'),
  packs: z.array(pack),
});

export const passageBody = namedObject('SpecificPassage', {
  book: z.string().min(1),
  chapter: z.int().min(1).max(150),
});
export const chapterRangeBody = namedObject('ChapterRange', {
  book: z.string().min(1),
  startChapter: z.int().min(1).max(150),
  endChapter: z.int().min(1).max(150),
});

export type CsvImportBody = z.infer<typeof csvImportBody>;
export type LicenceConfirmation = z.infer<typeof licenceConfirmation>;
export type PassageBody = z.infer<typeof passageBody>;
export type ChapterRangeBody = z.infer<typeof chapterRangeBody>;
export type Job = z.infer<typeof job>;
export type Jobs = z.infer<typeof jobs>;
export type StartedJob = z.infer<typeof startedJob>;
export type FileFolder = z.infer<typeof fileFolder>;
export type StoredFile = z.infer<typeof storedFile>;
export type Upload = z.infer<typeof upload>;
export type StoredFiles = z.infer<typeof storedFiles>;
export type DatabaseInfo = z.infer<typeof databaseInfo>;
export type CsvFiles = z.infer<typeof csvFiles>;
export type ImportStatus = z.infer<typeof importStatus>;
export type Pack = z.infer<typeof pack>;
export type Packs = z.infer<typeof packs>;
