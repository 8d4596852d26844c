import { type ImportTask, targetOf } from '../../../domain/imports/index.ts';
import { PermanentError } from '../../engine/errors.ts';
import { openStoredFile } from '../../files/stored-file.ts';
import type { InputFile, JobKind, SourceWorld } from '../../job-kind.ts';
import type { ImportSource } from '../../records.ts';
import { filesIn, fingerprintOf, keepOpen } from '../input-files.ts';
import { openCsv } from './csv-file.ts';
import { csvRows, filesAbout, planOf } from './csv-rows.ts';

/** Raise this with a change after which the same files give other records. */
export const CSV_VERSION = 2;

type CsvTask = Extract<ImportTask, { kind: 'csv' }>;

const open = keepOpen(
  async (world: SourceWorld, task: CsvTask, inputs: readonly InputFile[]): Promise<ImportSource> => {
    const { chapters } = task;
    const opened = await Promise.all(
      inputs.map(async (file) => openCsv(file, await openStoredFile(world.files, file))),
    );
    const files = filesAbout(opened, chapters);
    if (files.length === 0) throw new PermanentError('No CSV file has verses of these chapters.');
    return {
      target: targetOf(task),
      ...csvRows(world, files, chapters),
      fingerprint: () => fingerprintOf(world, inputs, ['csv', CSV_VERSION, chapters]),
      begin: async () => files.map(({ key }) => planOf(key)),
    };
  },
);

/** Imports the CSV files in the bucket: all rows, or those of some chapters. */
export const CSV: JobKind<CsvTask> = {
  async inputFiles(world) {
    const files = await filesIn(world, 'csv');
    if (files.length === 0)
      throw new PermanentError('There is no CSV file. Upload one on the Database page.');
    return files;
  },
  open,
};
