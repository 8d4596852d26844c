import type {
  AddTextBody,
  ChangeTextBody,
  ChapterRangeBody,
  CsvImportBody,
  FileFolder,
  PassageBody,
  StartedJob,
  TextPreviewBody,
} from '../../../../../domain/contract/index.ts';
import { api, call } from '../../../../api/client.ts';
import { PACKS } from '../imports/import-state.ts';

const { admin } = api;

export type JobChange = 'pause' | 'resume' | 'cancel' | 'retry';

export type ImportBody = PassageBody | ChapterRangeBody | CsvImportBody;

function start(buttonId: string, json: ImportBody | undefined, key: string): Promise<StartedJob> {
  const header = { 'idempotency-key': key };
  if (buttonId.startsWith(PACKS))
    return call(admin.packs[':id'].$post({ param: { id: buttonId.slice(PACKS.length) }, header }), 'jobId');
  if (json !== undefined && 'chapter' in json)
    return call(admin['import-specific-passage'].$post({ json, header }), 'jobId');
  if (json !== undefined && 'book' in json)
    return call(admin['import-chapter-range'].$post({ json, header }), 'jobId');
  return call(admin[':button'].$post({ param: { button: buttonId }, header, json: json ?? {} }), 'jobId');
}

export const adminCalls = {
  start,
  changeJob: (id: string, change: JobChange) =>
    call(admin.jobs[':id'][':change'].$post({ param: { id, change } }), 'id'),
  deleteDatabase: () => call(admin['database-file'].$delete(), 'status'),
  confirmLicence: (id: string, sha256: string) =>
    call(admin.files[':id'].licence.$post({ param: { id }, json: { sha256 } }), 'version'),
  beginUpload: (json: { folder: FileFolder; name: string; size: number }) =>
    call(admin.files.$post({ json }), 'id'),
  putPart: (id: string, number: number, part: Blob, sha256: string, signal: AbortSignal) =>
    call(
      admin.files[':id'].parts[':number'].$put(
        { param: { id, number: String(number) }, header: { 'x-part-sha256': sha256 } },
        { init: { body: part, signal } },
      ),
      'sha256',
    ),
  completeUpload: (id: string) => call(admin.files[':id'].complete.$post({ param: { id } }), 'id'),
  previewText: (json: TextPreviewBody, key: string) =>
    call(admin.texts.preview.$post({ json, header: { 'idempotency-key': key } }), 'jobId'),
  addText: (json: AddTextBody, key: string) =>
    call(admin.texts.$post({ json, header: { 'idempotency-key': key } }), 'jobId'),
  changeText: (edition: string, json: ChangeTextBody) =>
    call(admin.texts[':edition'].$patch({ param: { edition }, json }), 'edition'),
  deleteText: (edition: string) => call(admin.texts[':edition'].$delete({ param: { edition } })),
  deleteFile: (id: string) => call(admin.files[':id'].$delete({ param: { id } })),
};
