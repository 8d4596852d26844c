/** The calls of administrators. */
import type {
  CsvFiles,
  DatabaseInfo,
  FileFolder,
  ImportStatus,
  Job,
  Packs,
  StartedJob,
  StoredFile,
  StoredFiles,
  Upload,
} from '../../../../domain/contract/index.ts';
import { call } from '../../../api/call.ts';

/** What an administrator can do to a job. */
export type JobChange = 'pause' | 'resume' | 'cancel' | 'retry';

interface JsonAnswer<T> {
  readonly ok: boolean;
  readonly status: 200;
  readonly headers: Headers;
  json(): Promise<T>;
}

const ask = <T>(path: string, init: RequestInit = {}): Promise<T> =>
  call(fetch(`/api/admin/${path}`, init) as Promise<JsonAnswer<T>>) as Promise<T>;

const post = <T>(path: string, body: object | undefined, headers: Record<string, string> = {}): Promise<T> =>
  ask(path, {
    method: 'POST',
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

export const adminCalls = {
  jobs: (signal: AbortSignal) => ask<{ jobs: Job[] }>('jobs', { signal }),
  job: (id: string, signal: AbortSignal) => ask<Job>(`jobs/${id}`, { signal }),
  changeJob: (id: string, change: JobChange) => post<Job>(`jobs/${id}/${change}`, undefined),
  /** Starts a job. `key` makes a repeated request start no second job. */
  start: (buttonId: string, body: object | undefined, key: string) =>
    post<StartedJob>(buttonId, body, { 'Idempotency-Key': key }),
  packs: (signal: AbortSignal) => ask<Packs>('packs', { signal }),
  importStatus: (edition: string | null, signal: AbortSignal) =>
    ask<ImportStatus>(`import-status${edition === null ? '' : `?edition=${edition}`}`, { signal }),
  databaseInfo: (signal: AbortSignal) => ask<DatabaseInfo>('database-info', { signal }),
  deleteDatabase: () => ask<{ status: string; message: string }>('database-file', { method: 'DELETE' }),
  csvFiles: (signal: AbortSignal) => ask<CsvFiles>('csv-files', { signal }),
  files: (signal: AbortSignal) => ask<StoredFiles>('files', { signal }),
  beginUpload: (body: { folder: FileFolder; name: string; size: number }) => post<Upload>('files', body),
  putPart: (id: string, number: number, part: Blob, sha256: string, signal: AbortSignal) =>
    ask<unknown>(`files/${id}/parts/${number}`, {
      method: 'PUT',
      body: part,
      signal,
      headers: { 'Content-Type': 'application/octet-stream', 'X-Part-SHA256': sha256 },
    }),
  completeUpload: (id: string) => post<StoredFile>(`files/${id}/complete`, undefined),
  deleteFile: (id: string) => ask<unknown>(`files/${id}`, { method: 'DELETE' }),
};
