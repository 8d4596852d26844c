import { z } from 'zod';
import { type BookId, isBookId } from '../domain/canon/index.ts';
import { fileGuesses } from '../domain/contract/index.ts';
import { type OwnId, ownId } from '../domain/editions/index.ts';
import { FILE_NUMBERINGS, type ImportTask, type OwnEdition } from '../domain/imports/index.ts';
import type { JobKind, JobKinds, JobParams, SourceContext } from './catalogue.ts';
import type { SourceRequest } from './context.ts';
import { PermanentError } from './engine/errors.ts';
import type { ImportSource } from './records.ts';

const range = z.object({
  book: z.custom<BookId>((book) => typeof book === 'string' && isBookId(book)),
  from: z.int(),
  to: z.int(),
});
const ranges = z.array(range);

const reading = { file: z.string(), guesses: fileGuesses };
const numbering = z.enum(FILE_NUMBERINGS);
const ownEdition = z.object({
  id: z.custom<OwnId>((id) => ownId(id) !== undefined),
  name: z.string(),
  role: z.enum(['own-original', 'own-translation']),
  language: z.string(),
  script: z.enum(['hebrew', 'greek', 'latin', 'other']),
  licence: z.string(),
  licenceUrl: z.string().nullable(),
  source: z.string(),
}) satisfies z.ZodType<OwnEdition>;

const params = z.object({
  task: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sefaria'), chapters: ranges }),
    z.object({
      kind: z.literal('csv'),
      chapters: ranges.nullable(),
      files: z.array(z.string()).optional(),
    }),
    z.object({ kind: z.literal('zip'), andImport: z.boolean() }),
    z.object({ kind: z.literal('database-check') }),
    z.object({ kind: z.literal('database') }),
    z.object({ kind: z.literal('text-preview'), ...reading, numbering: numbering.optional() }),
    z.object({ kind: z.literal('own-text'), ...reading, numbering, edition: ownEdition }),
    z.object({ kind: z.literal('pack'), pack: z.string(), chapters: ranges.nullable() }),
  ]),
  files: z.array(
    z.object({ key: z.string(), name: z.string(), size: z.int(), sha256: z.string().nullable() }),
  ),
  confirmed: z.array(z.object({ version: z.string(), sha256: z.string() })).optional(),
  leftOut: z.array(z.object({ name: z.string(), reason: z.string() })).optional(),
}) satisfies z.ZodType<JobParams>;

export const jobParams = (values: JobParams): JobParams => params.parse(values);

/** Reads the parameters of a job's row. Null if they are not those of an administrator's job. */
export const readJobParams = (value: unknown): JobParams | null => params.safeParse(value).data ?? null;

export function kindOf(kinds: JobKinds, task: ImportTask): JobKind {
  const kind: JobKind | undefined = kinds[task.kind];
  if (kind === undefined)
    throw new PermanentError(
      `Imports of the kind ${task.kind} are not installed here.`,
      'Cancel the job, or install the version of the app that began it',
    );
  return kind;
}

/**
 * Opens the input of a job, also after a restart.
 *
 * @throws PermanentError if the parameters cannot be read, or the input no longer exists.
 */
export async function openJob(
  kinds: JobKinds,
  context: SourceContext,
  request: SourceRequest,
): Promise<ImportSource> {
  const read = readJobParams(request.params);
  if (read === null)
    throw new PermanentError(
      `The parameters of job ${request.jobId} cannot be read.`,
      'Cancel the job, then start the import again',
    );
  const { task, files, confirmed = [] } = read;
  return kindOf(kinds, task).open({ ...context, confirmed }, task, files, request.jobId);
}
