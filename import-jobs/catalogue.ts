import type { ImportKind, ImportTask } from '../domain/imports/index.ts';
import type { JobKind } from './job-kind.ts';
import { CSV } from './sources/csv/csv.ts';
import { DATABASE_CHECK } from './sources/database/check.ts';
import { DATABASE } from './sources/database/database.ts';
import { PACK_KIND } from './sources/packs/pack-kind.ts';
import { ZIP } from './sources/zip/zip.ts';

export type { InputFile, JobKind, JobParams, SourceWorld } from './job-kind.ts';

/** Every kind of job that the Worker does. */
export const JOB_KINDS: { readonly [Kind in ImportKind]?: JobKind<Extract<ImportTask, { kind: Kind }>> } = {
  pack: PACK_KIND,
  csv: CSV,
  zip: ZIP,
  database: DATABASE,
  'database-check': DATABASE_CHECK,
};
