import type { BookId } from '../../../domain/canon/index.ts';
import type { ChunkRecords, FilledEdition, RowProblem } from '../../records.ts';
import type { Stretch } from '../chunks.ts';

/** A file of a pack in the form that its loader reads: unpacked, and otherwise unchanged. */
export interface PackFile {
  /** The path in the upstream repository, or in the archive that the repository has. */
  path: string;
  /**
   * The size of the file. Null, like the SHA-256, in a pack of thousands of files, which has one SHA-256 for the whole
   * list.
   */
  bytes: number | null;
  sha256: string | null;
}

/** What a pack is and where it comes from. */
export interface PackManifest {
  id: string;
  title: string;
  /** The name of the target of the pack's jobs. One job fills all editions of a target. */
  target: string;
  editions: readonly FilledEdition[];
  unit: 'verses' | 'entries' | 'names' | 'words';
  licence: string;
  licenceUrl: string | null;
  upstream: {
    /** `owner/name` on GitHub. */
    repository: string;
    commit: string;
    /** The path of a ZIP archive with all files. Null if the repository has the files themselves. */
    archive: string | null;
  };
  /**
   * The place of the files in the folder that `PACK_MIRROR` names: an archive with the files, a folder with the files,
   * or the only file itself.
   */
  mirror: string;
  files: readonly PackFile[];
  /** The sum of the bytes of all files. */
  bytes: number;
  /**
   * SHA-256 over the lines `SHA-256, two spaces, path, line feed` of all files in the order of their paths (by code
   * point), as `sha256sum` prints these lines. Null if each file has its own SHA-256.
   */
  listSha256: string | null;
}

/** Gives the text of a file by its path. A loader asks only for the files of the part that it reads. */
export type ReadFile = (path: string) => string;

/** A part of a pack that is read independently, such as a book or a whole file, and the files that it needs. */
export interface PackPart {
  part: string;
  files: readonly string[];
  /** The only book of the part; absent if it has several books or none. */
  book?: BookId;
}

/** Reads the files of a pack. It does no input or output itself, so it runs in a Worker, in Node and in tests. */
export interface PackLoader {
  /** Raise this when the loader reads the same files differently. It is part of the fingerprint. */
  version: number;
  parts: readonly PackPart[];
  /** The books of the canon that the source lacks although it should have them. The report names them. */
  lacks?: readonly BookId[];
  /** Counts the rows of a part. `planStretches` divides them into chunks. */
  count(part: string, read: ReadFile): number;
  /** Reads the rows of a part from `from` up to, not including, `to`. */
  read(stretch: Stretch, read: ReadFile): ChunkRecords;
}

/** A text pack: what it is, and how it is read. */
export type Pack = PackManifest & PackLoader;

/** Decodes a file as UTF-8 and removes a byte order mark at its start. Throws for bytes that are not UTF-8. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The problem of a row that a loader leaves out. `place` is what people call it: `Matthew 17:21`. */
export const leftOut = (source: string, row: number, place: string, reason: string): RowProblem => ({
  kind: 'skipped',
  source,
  row,
  column: null,
  message: `${place}: ${reason}`,
});
