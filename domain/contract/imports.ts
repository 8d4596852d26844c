/** The calls of administrators: jobs, files, packs and counts. */
import { z } from 'zod';
import { VERSIONS } from '../addresses/index.ts';
import { IMPORT_PHASES, JOB_STATES } from '../imports/index.ts';

const placedMessage = z.object({
  source: z
    .string()
    .meta({ description: 'The file, address or reference. It is `import` if the job itself failed' }),
  row: z.int().nullable().meta({ description: 'Counts from 1, as a spreadsheet does: the header is row 1' }),
  column: z.string().nullable(),
  message: z.string(),
  imported: z
    .boolean()
    .nullable()
    .meta({ description: 'True if the row was imported all the same; null if the message is about no row' }),
});

export const job = z
  .object({
    id: z.string(),
    kind: z.string(),
    title: z.string(),
    status: z.enum(JOB_STATES),
    phase: z
      .enum([...IMPORT_PHASES, 'done'])
      .meta({ description: 'The first phase that is not done, or `done`' }),
    progress: z.object({
      done: z.int(),
      total: z.int().meta({ description: 'Grows while the job still divides its input' }),
      unit: z.string().meta({ example: 'verses' }),
    }),
    step: z.object({ done: z.int(), total: z.int() }).nullable().meta({
      description:
        'How much of the phase is done: in bytes while files are fetched, otherwise in chunks; null if the job has ended',
    }),
    rows: z.object({
      created: z.int(),
      updated: z.int(),
      unchanged: z.int(),
      skipped: z.int(),
      failed: z.int(),
    }),
    errors: z.array(placedMessage).meta({
      description:
        'Why the job failed, then its first 20 failed, skipped or remarked rows. The report has all of them',
    }),
    startedAt: z.string(),
    changedAt: z.string().nullable().meta({ description: 'When the job last wrote something' }),
    finishedAt: z.string().nullable(),
    startedBy: z
      .string()
      .nullable()
      .meta({ description: 'The administrator’s name; null for the project’s own jobs' }),
    target: z.string().meta({ description: 'The group of editions that the job fills' }),
    editions: z.array(z.string()).meta({ description: 'Ids of the editions that the job fills' }),
    input: z
      .array(z.object({ name: z.string(), bytes: z.int().nullable() }))
      .meta({ description: 'The files that the job reads' }),
    leftOut: z
      .array(z.object({ name: z.string(), reason: z.string() }))
      .meta({ description: 'The first 20 files that the job leaves out. The report has all of them' }),
    opens: z
      .object({
        book: z.string(),
        chapter: z.int(),
        edition: z.string().nullable(),
        version: z.string().nullable(),
      })
      .nullable()
      .meta({ description: 'A place in the explorer that shows the result; null until there is one' }),
  })
  .meta({ id: 'Job' });

export const jobs = z
  .object({
    jobs: z.array(job),
    next: z
      .string()
      .nullable()
      .meta({ description: 'The `before` of the older jobs; null if there are none' }),
  })
  .meta({ id: 'Jobs' });

export const startedJob = z
  .object({ status: z.literal('started'), message: z.string(), jobId: z.string() })
  .meta({ id: 'StartedJob' });

export const FILE_FOLDERS = ['csv', 'zip', 'database'] as const;
export const fileFolder = z.enum(FILE_FOLDERS);

export const storedFile = z
  .object({
    id: z.string(),
    folder: fileFolder,
    name: z.string(),
    size: z.int(),
    sha256: z.string().nullable(),
    lastModified: z.string(),
  })
  .meta({ id: 'StoredFile' });

export const upload = z
  .object({
    id: z.string(),
    folder: fileFolder,
    name: z.string(),
    size: z.int(),
    partSize: z.int().meta({ description: 'Every part but the last has this size, in bytes' }),
    parts: z
      .array(z.object({ number: z.int().min(1), sha256: z.string() }))
      .meta({ description: 'The parts that have arrived' }),
    startedAt: z.string(),
  })
  .meta({ id: 'Upload' });

export const storedFiles = z
  .object({
    files: z.array(storedFile),
    uploads: z.array(upload).meta({ description: 'Uploads that are not complete' }),
    partSize: z.int(),
    maxBytes: z.int(),
  })
  .meta({ id: 'StoredFiles' });

export const newUploadBody = z
  .object({ folder: fileFolder, name: z.string().min(1).max(200), size: z.int().min(1) })
  .meta({ id: 'NewUpload' });

export const databaseInfo = z
  .object({
    status: z.enum(['not_found', 'success']),
    details: z.object({ path: z.string(), size: z.int(), lastModified: z.string() }).nullable(),
  })
  .meta({ id: 'DatabaseInfo' });

/** That an administrator has a licence to publish a file's text under copyright. */
export const licenceConfirmation = z
  .object({
    version: z.enum(VERSIONS).meta({ example: 'nasb' }),
    sha256: z.string().meta({ description: 'The SHA-256 of the file, in hex' }),
    confirmedBy: z.string().meta({ description: 'The name of the administrator' }),
    confirmedAt: z.string(),
  })
  .meta({ id: 'LicenceConfirmation' });

export const licenceBody = z
  .object({
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be a SHA-256 in hex')
      .meta({
        description: 'The SHA-256 that the list of CSV files shows. A file that was replaced is a 409',
      }),
  })
  .meta({ id: 'Licence' });

export const csvFiles = z
  .object({
    files: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        size: z.int(),
        sha256: z.string().nullable(),
        lastModified: z.string(),
        problem: z
          .string()
          .nullable()
          .meta({ description: 'Why imports leave the file out, by its first row; null for a good file' }),
        licence: z
          .object({ version: z.enum(VERSIONS), confirmed: licenceConfirmation.nullable() })
          .nullable()
          .meta({ description: 'Of a text under copyright. Imports leave it out until it is confirmed' }),
      }),
    ),
    unconfirmed: z.array(z.enum(VERSIONS)).meta({
      description: 'Versions under copyright that readers see although nobody has confirmed a licence',
    }),
  })
  .meta({ id: 'CsvFiles' });

/** The body that a button for CSV files may have. */
export const csvImportBody = z
  .object({
    files: z
      .array(z.string().min(1).max(1024))
      .min(1)
      .max(10_000)
      .optional()
      .meta({ description: 'Names of the CSV files to import. Without it, every good file is imported' }),
  })
  .meta({ id: 'CsvImport' });

export const importStatus = z
  .object({
    edition: z.string(),
    totalBooks: z.int(),
    totalChapters: z.int(),
    books: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        chapterCount: z.int().meta({ description: 'Chapters of the book in the canon' }),
        verseCount: z.int().meta({ description: 'Verses that are imported' }),
        importedChapters: z.array(z.int()),
      }),
    ),
  })
  .meta({ id: 'ImportStatus' });

const pack = z
  .object({
    id: z.string(),
    title: z.string(),
    target: z.string(),
    licence: z.string(),
    licenceUrl: z.string().nullable(),
    source: z.string().meta({ description: 'The repository that the pack comes from' }),
    version: z.string().meta({ description: 'The commit' }),
    bytes: z.int().meta({ description: 'Size of the files, unpacked' }),
    unit: z.string(),
    editions: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        revision: z.string().nullable().meta({ description: 'Null until the edition is imported' }),
        verses: z.int(),
        words: z.int(),
      }),
    ),
    installed: z.boolean(),
    coverage: z
      .array(z.object({ book: z.string(), words: z.int(), withMeaning: z.int() }))
      .nullable()
      .meta({ description: 'Of the meanings: how many words of each book have one; null for other packs' }),
  })
  .meta({ id: 'Pack' });

export const packs = z
  .object({
    offline: z
      .boolean()
      .meta({ description: 'True if stand-ins answer in place of Sefaria and the packs’ addresses' }),
    packs: z.array(pack),
  })
  .meta({ id: 'Packs' });

export const passageBody = z
  .object({ book: z.string().min(1), chapter: z.int().min(1).max(150) })
  .meta({ id: 'SpecificPassage' });
export const chapterRangeBody = z
  .object({
    book: z.string().min(1),
    startChapter: z.int().min(1).max(150),
    endChapter: z.int().min(1).max(150),
  })
  .meta({ id: 'ChapterRange' });

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
