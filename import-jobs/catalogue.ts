import type { ImportKind, ImportTask } from '../domain/imports/index.ts';
import type { JobKind } from './job-kind.ts';
import { CSV } from './sources/csv/csv.ts';
import { DATABASE_CHECK } from './sources/database/check.ts';
import { DATABASE } from './sources/database/database.ts';
import { OWN_TEXT } from './sources/own-texts/own-text.ts';
import { TEXT_PREVIEW } from './sources/own-texts/preview.ts';
import { PACK_KIND } from './sources/packs/pack-kind.ts';
import { SEFARIA } from './sources/sefaria/index.ts';
import { ZIP } from './sources/zip/zip.ts';

export type { JobKind, JobParams, SourceContext } from './job-kind.ts';

export type JobKinds = { readonly [Kind in ImportKind]?: JobKind<Extract<ImportTask, { kind: Kind }>> };

export const JOB_KINDS: Required<JobKinds> = {
  pack: PACK_KIND,
  sefaria: SEFARIA,
  csv: CSV,
  zip: ZIP,
  database: DATABASE,
  'database-check': DATABASE_CHECK,
  'text-preview': TEXT_PREVIEW,
  'own-text': OWN_TEXT,
};
