import type {
  ChapterRangeBody,
  CsvImportBody,
  FileFolder,
  PassageBody,
  StartedJob,
} from '../../../../../domain/contract/index.ts';
import { call } from '../../../../api/call.ts';
import { api } from '../../../../api/client.ts';
import { PACKS } from '../imports/import-state.ts';

const { admin } = api;

/** What an administrator can do to a job. */
export type JobChange = 'pause' | 'resume' | 'cancel' | 'retry';

/** What a form adds to its button: the chapters or the CSV files to import. */
export type ImportBody = PassageBody | ChapterRangeBody | CsvImportBody;

/** Starts a job. `key` makes a repeated request start no second job. */
function start(buttonId: string, json: ImportBody | undefined, key: string): Promise<StartedJob> {
  const header = { 'idempotency-key': key };
  if (buttonId.startsWith(PACKS))
    return call(admin.packs[':id'].$post({ param: { id: buttonId.slice(PACKS.length) }, header }));
  if (json !== undefined && 'chapter' in json)
    return call(admin['import-specific-passage'].$post({ json, header }));
  if (json !== undefined && 'book' in json)
    return call(admin['import-chapter-range'].$post({ json, header }));
  return call(admin[':button'].$post({ param: { button: buttonId }, header, json: json ?? {} }));
}

/** The calls of administrators. */
export const adminCalls = {
  start,
  jobs: (signal: AbortSignal, before?: string) =>
    call(admin.jobs.$get({ query: { before } }, { init: { signal } })),
  job: (id: string, signal: AbortSignal) =>
    call(admin.jobs[':id'].$get({ param: { id } }, { init: { signal } })),
  changeJob: (id: string, change: JobChange) =>
    call(admin.jobs[':id'][':change'].$post({ param: { id, change } })),
  packs: (signal: AbortSignal) => call(admin.packs.$get({}, { init: { signal } })),
  importStatus: (edition: string | undefined, signal: AbortSignal) =>
    call(admin['import-status'].$get({ query: { edition } }, { init: { signal } })),
  databaseInfo: (signal: AbortSignal) => call(admin['database-info'].$get({}, { init: { signal } })),
  deleteDatabase: () => call(admin['database-file'].$delete()),
  csvFiles: (signal: AbortSignal) => call(admin['csv-files'].$get({}, { init: { signal } })),
  confirmLicence: (id: string, sha256: string) =>
    call(admin.files[':id'].licence.$post({ param: { id }, json: { sha256 } })),
  files: (signal: AbortSignal) => call(admin.files.$get({}, { init: { signal } })),
  beginUpload: (json: { folder: FileFolder; name: string; size: number }) =>
    call(admin.files.$post({ json })),
  putPart: (id: string, number: number, part: Blob, sha256: string, signal: AbortSignal) =>
    call(
      admin.files[':id'].parts[':number'].$put(
        { param: { id, number: String(number) }, header: { 'x-part-sha256': sha256 } },
        { init: { body: part, signal } },
      ),
    ),
  completeUpload: (id: string) => call(admin.files[':id'].complete.$post({ param: { id } })),
  deleteFile: (id: string) => call(admin.files[':id'].$delete({ param: { id } })),
};
