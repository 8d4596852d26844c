import type { JobKind } from '../../import-jobs/catalogue.ts';
import { PermanentError } from '../../import-jobs/engine/errors.ts';
import { type ImportSource, importOf } from '../../import-jobs/records.ts';
import { tinyText, tinyVerses } from '../imports/tiny-sources.ts';

export const kindOver = (source: () => ImportSource): JobKind => ({
  inputFiles: async () => [],
  open: async () => source(),
});

export const tinyImport = (verses: number, target = 'csv', id = 'csv-hebrew'): ImportSource => ({
  ...importOf(tinyText(tinyVerses(verses), { id })),
  target,
});

export const emptyKind: JobKind = {
  inputFiles: async () => {
    throw new PermanentError('There is no database file. Upload one on the Database page.');
  },
  open: async () => tinyImport(1),
};
