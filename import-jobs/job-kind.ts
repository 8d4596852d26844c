import type { ImportTask } from '../domain/imports/index.ts';
import type { FileStore } from './context.ts';
import type { ImportSource, LeftOut } from './records.ts';

export interface SourceContext {
  files: FileStore;
  /**
   * Addresses of the text services, without a slash at the end: `https://www.sefaria.org` and
   * `https://raw.githubusercontent.com`. Stand-ins have other addresses.
   */
  addresses: {
    sefaria: string;
    packs: string;
  };
  offline?: boolean;
  /** Fetches one of those addresses. It follows no redirect. */
  fetch(address: string, signal: AbortSignal): Promise<Response>;
  wait(ms: number): Promise<unknown>;
  /** The most rows of an administrator's file in a chunk, from 1 to `MAX_ROWS_A_CHUNK`, which is the default. */
  rowsAChunk?: number;
  /** The SHA-256 of bytes that come in pieces, in hex. Only the import of ZIP archives needs it. */
  sha256?(pieces: AsyncIterable<Uint8Array>): Promise<string>;
  /** The files under copyright that may be published. Without this list, none may be. */
  confirmed?: readonly ConfirmedFile[];
}

export interface ConfirmedFile {
  version: string;
  sha256: string;
}

export interface InputFile {
  key: string;
  name: string;
  size: number;
  sha256: string | null;
}

/** The parameters of a job: the task of its button, and the files that were in the bucket when it began. */
export interface JobParams {
  task: ImportTask;
  files: readonly InputFile[];
  /** The confirmed files at the start of the job. A later confirmation does not change what a job imports. */
  confirmed?: readonly ConfirmedFile[] | undefined;
  leftOut?: readonly LeftOut[] | undefined;
}

export interface JobKind<Task extends ImportTask = ImportTask> {
  /**
   * Lists the files that a new job will read.
   *
   * @throws PermanentError if there is no such file. The message says what to upload.
   */
  inputFiles(context: SourceContext, task: Task): Promise<readonly InputFile[]>;
  open(context: SourceContext, task: Task, files: readonly InputFile[], jobId: string): Promise<ImportSource>;
}
