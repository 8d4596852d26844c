import { eq } from 'drizzle-orm';
import { build, sendBatch } from '../../../db/batch.ts';
import { importJobs } from '../../../db/schema/index.ts';
import { type Book, findBook } from '../../../domain/canon/index.ts';
import type { CsvImportBody, StartedJob } from '../../../domain/contract/index.ts';
import type { Button, ImportTask } from '../../../domain/imports/index.ts';
import { PermanentError } from '../../../import-jobs/engine/errors.ts';
import { startJob } from '../../../import-jobs/engine/start-job.ts';
import type { JobParams } from '../../../import-jobs/job-kind.ts';
import { jobParams, kindOf } from '../../../import-jobs/open-job.ts';
import type { LeftOut } from '../../../import-jobs/records.ts';
import { leftOutInWords } from '../../../import-jobs/sources/csv/csv-file.ts';
import { PACKS } from '../../../import-jobs/sources/packs/index.ts';
import type { ReaderCtx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';
import { logAdmin } from '../admins-only.ts';
import { importContext, sourceContext } from '../context/import-context.ts';
import type { AdminCtx } from '../context/import-deps.ts';
import { confirmations } from '../files/licences.ts';

const MOST_SHOWN = 20;

export type Import = Pick<Button, 'title' | 'task'>;

/**
 * Starts the job of an import. A second request with the same `idempotencyKey` and input gets the job of the first.
 *
 * @throws Problem 409 with the id of the job that already fills the same editions, or that the same key began with
 * another input; 422 if the input is missing or bad.
 */
export async function startImport(
  ctx: AdminCtx,
  { title, task }: Import,
  idempotencyKey: string | undefined,
): Promise<StartedJob> {
  const imports = importContext(ctx);
  const confirmed = readsCsv(task) ? await confirmations(ctx) : [];
  const sources = { ...sourceContext(ctx), confirmed };
  const jobId = imports.newId();
  const startedBy = ctx.reader.userId;
  try {
    const kind = kindOf(ctx.imports.jobKinds, task);
    // The job is opened as its stored parameters will open it, so that its fingerprint stays the same. A button's
    // passages also have texts that are not stored.
    const params = jobParams({ task, files: await kind.inputFiles(sources, task), confirmed });
    const source = await kind.open(sources, params.task, params.files, jobId);
    const { leftOut = [] } = source;
    const started = await startJob({ ...imports, newId: () => jobId }, source, {
      kind: task.kind,
      params: withoutFiles(params, leftOut),
      title,
      startedBy,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
    if (started.outcome === 'already-running') throw await isRunning(ctx, started.jobId);
    if (started.outcome === 'other-input')
      throw new Problem(
        'conflict',
        'This Idempotency-Key began an import of another input. Nothing was started.',
        {
          jobId: started.jobId,
        },
      );
    logAdmin(ctx, 'start', { jobId: started.jobId, title });
    const message = [
      `${title}: the import has started.`,
      ...(leftOut.length > 0 ? [`Left out: ${leftOutInWords(leftOut)}`] : []),
    ].join(' ');
    return { status: 'started', message, jobId: started.jobId };
  } catch (error) {
    if (error instanceof PermanentError) throw new Problem('invalid', error.message);
    throw error;
  }
}

/**
 * The parameters of a job that leaves files out: without those files, so that they can be deleted while it runs, but with
 * the first of their names, for its page.
 */
const withoutFiles = (params: JobParams, leftOut: readonly LeftOut[]): JobParams =>
  leftOut.length === 0
    ? params
    : {
        ...params,
        files: params.files.filter((file) => leftOut.every(({ name }) => name !== file.name)),
        leftOut: leftOut.slice(0, MOST_SHOWN),
      };

const readsCsv = ({ kind }: ImportTask): boolean => kind === 'csv' || kind === 'zip';

/**
 * The import of a button, of all files or of chosen ones. Throws a 422 `Problem` if files are chosen for a button that
 * reads no CSV files.
 */
export function buttonImport({ title, task }: Import, { files }: CsvImportBody): Import {
  if (files === undefined) return { title, task };
  if (task.kind !== 'csv')
    throw new Problem('invalid', 'Files can be chosen only for an import of CSV files.');
  return { title, task: { ...task, files } };
}

async function isRunning(ctx: ReaderCtx, jobId: string): Promise<Problem> {
  const [[job]] = await sendBatch(ctx.db, 'read', [
    build
      .select({ title: importJobs.title, status: importJobs.status })
      .from(importJobs)
      .where(eq(importJobs.id, jobId)),
  ]);
  const state = job?.status === 'paused' ? 'is paused' : 'is running';
  return new Problem('conflict', `“${job?.title ?? 'Another import'}” ${state}. It fills the same texts.`, {
    jobId,
  });
}

export function chaptersImport(bookName: string, from: number, to: number): Import {
  const book = hebrewBook(bookName);
  if (from > to) throw new Problem('invalid', 'Start chapter cannot be greater than end chapter.');
  if (to > book.chapters) {
    const count = book.chapters === 1 ? 'one chapter' : `${book.chapters} chapters`;
    throw new Problem('invalid', `${book.name} has only ${count}.`);
  }
  const chapters = from === to ? String(from) : `${from}–${to}`;
  return {
    title: `${book.name} ${chapters}, from Sefaria`,
    task: { kind: 'sefaria', chapters: [{ book: book.id, from, to }] },
  };
}

function hebrewBook(name: string): Book {
  const book = findBook(name);
  if (book === undefined) throw new Problem('invalid', `There is no book “${name.slice(0, 60)}”.`);
  if (book.testament !== 'old')
    throw new Problem(
      'invalid',
      `${book.name} is not in the Hebrew Bible. Only the Hebrew Bible can be imported from Sefaria.`,
    );
  return book;
}

export function packImport(id: string): Import {
  const pack = PACKS.find((one) => one.id === id);
  if (pack === undefined) throw new Problem('not_found', 'There is no such text pack.');
  return { title: pack.title, task: { kind: 'pack', pack: id, chapters: null } };
}
