import { type ImportTask, targetOf } from '../../../domain/imports/index.ts';
import { PermanentError } from '../../engine/errors.ts';
import { openStoredFile } from '../../files/stored-file.ts';
import type { InputFile, JobKind, SourceContext } from '../../job-kind.ts';
import type { ImportSource } from '../../records.ts';
import { filesIn, fingerprintOf, keepOpen } from '../input-files.ts';
import { type Candidate, nothingToImport, openCsvFiles } from './csv-file.ts';
import { csvRows, filesAbout, planOf, reportsOf } from './csv-rows.ts';

/** Raise this with a change after which the same files give other records. */
export const CSV_VERSION = 3;

type CsvTask = Extract<ImportTask, { kind: 'csv' }>;

export const candidateOf = (ctx: SourceContext, file: InputFile): Candidate => ({
  file,
  shownAs: file.name,
  read: () => openStoredFile(ctx.files, file),
});

const open = keepOpen(
  async (ctx: SourceContext, task: CsvTask, inputs: readonly InputFile[]): Promise<ImportSource> => {
    const { chapters } = task;
    const opened = await openCsvFiles(
      ctx,
      inputs.map((file) => candidateOf(ctx, file)),
    );
    const { leftOut } = opened;
    if (opened.files.length === 0) throw nothingToImport(leftOut);
    const files = filesAbout(opened.files, chapters);
    if (files.length === 0)
      throw new PermanentError(
        'No CSV file has verses of these chapters.',
        'Upload one that has them, then start the import again',
      );
    return {
      target: targetOf(task),
      ...csvRows(ctx, files, chapters),
      leftOut,
      // Files that are left out do not count: they may be deleted while the job runs.
      fingerprint: () => fingerprintOf(ctx, opened.files, ['csv', CSV_VERSION, chapters]),
      begin: async () => [...files.map(({ key }) => planOf(key)), ...reportsOf(leftOut)],
    };
  },
);

export const CSV: JobKind<CsvTask> = {
  async inputFiles(ctx, { files: chosen }) {
    const files = await filesIn(ctx, 'csv');
    if (files.length === 0)
      throw new PermanentError('There is no CSV file. Upload one on the Database page.', null);
    if (chosen === undefined) return files;
    const unknown = chosen.find((name) => files.every((file) => file.name !== name));
    if (unknown !== undefined) throw new PermanentError(`There is no CSV file “${unknown}”.`);
    return files.filter(({ name }) => chosen.includes(name));
  },
  open,
};
