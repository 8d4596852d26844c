import type { ImportKind, ImportTask } from '../domain/imports/index.ts';
import type { JobKind } from './job-kind.ts';
import { SEFARIA } from './sources/sefaria/index.ts';

export type { InputFile, JobKind, JobParams, SourceWorld } from './job-kind.ts';

/** Every kind of job that the Worker does. */
export const JOB_KINDS: { readonly [Kind in ImportKind]?: JobKind<Extract<ImportTask, { kind: Kind }>> } = {
  sefaria: SEFARIA,
};
