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

export type JobChange = 'pause' | 'resume' | 'cancel' | 'retry';

export type ImportBody = PassageBody | ChapterRangeBody | CsvImportBody;

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

export const adminCalls = {
  start,
  changeJob: (id: string, change: JobChange) =>
    call(admin.jobs[':id'][':change'].$post({ param: { id, change } })),
  deleteDatabase: () => call(admin['database-file'].$delete()),
  confirmLicence: (id: string, sha256: string) =>
    call(admin.files[':id'].licence.$post({ param: { id }, json: { sha256 } })),
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
