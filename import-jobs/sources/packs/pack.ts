import type { BookId } from '../../../domain/canon/index.ts';
import { type EditionId, editionFacts } from '../../../domain/editions/index.ts';
import type { ChunkRecords, ExpectedCounts, FilledEdition, RowProblem } from '../../records.ts';
import type { Stretch } from '../chunks.ts';

/**
 * A file of a pack, unpacked and otherwise unchanged. `path` is its path in the upstream repository, or in the archive
 * that the repository has. `bytes` and `sha256` are null in a pack of thousands of files, which has one SHA-256 for the
 * whole list.
 */
export interface PackFile {
  path: string;
  bytes: number | null;
  sha256: string | null;
}

/**
 * A part of a pack that is read independently, such as a book or a whole file, and the files that it needs. `book` is
 * absent if the part has several books or none.
 */
export interface PackPart {
  part: string;
  files: readonly string[];
  book?: BookId;
}

export type ReadFile = (path: string) => string;

interface PackFacts {
  id: string;
  title: string;
  unit: 'verses' | 'entries' | 'names' | 'words';
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
  /** Raise this when the pack reads the same files differently. It is part of the fingerprint. */
  version: number;
  /** The books of the canon that the source lacks although it should have them. The report names them. */
  lacks?: readonly BookId[];
}

/** A text pack. It does no input or output itself, so it runs in a Worker, in Node and in tests. */
export interface Pack extends PackFacts {
  target: string;
  editions: readonly FilledEdition[];
  licence: string;
  licenceUrl: string | null;
  bytes: number;
  /**
   * SHA-256 over the lines `SHA-256, two spaces, path, line feed` of all files in the order of their paths (by code
   * point), as `sha256sum` prints these lines. Null if each file has its own SHA-256.
   */
  listSha256: string | null;
  parts: readonly PackPart[];
  count(part: string, read: ReadFile): number;
  /** Reads the rows of a part from `from` up to, not including, `to`. */
  read(stretch: Stretch, read: ReadFile): ChunkRecords;
}

export type RowRange = Pick<Stretch, 'from' | 'to'>;

interface PackEdition {
  id: EditionId;
  /** The text for readers about the origin of the edition, and about what is changed in it. */
  source: string;
  expected: ExpectedCounts;
}

interface PackDescription<Part extends PackPart> extends PackFacts {
  /** The editions that the pack fills. The other facts of an edition are in the catalogue of editions. */
  editions: readonly [PackEdition, ...PackEdition[]];
  /** The size and the SHA-256 of the whole list, if single files have none. */
  list?: { bytes: number; sha256: string };
  parts: readonly Part[];
  count(part: Part, read: ReadFile): number;
  read(part: Part, rows: RowRange, read: ReadFile): ChunkRecords;
}

export function definePack<Part extends PackPart>(description: PackDescription<Part>): Pack {
  const { id, list, ...pack } = description;
  const parts = new Map(pack.parts.map((part) => [part.part, part]));
  const partOf = (name: string): Part => {
    const found = parts.get(name);
    if (found === undefined) throw new Error(`The pack ${id} has no part ${name}`);
    return found;
  };
  const { licence, licenceUrl } = editionFacts(pack.editions[0].id);
  return {
    ...pack,
    id,
    target: `pack-${id}`,
    editions: pack.editions.map((edition) => ({
      record: { ...editionFacts(edition.id), source: edition.source },
      expected: edition.expected,
      partial: false,
    })),
    licence,
    licenceUrl,
    bytes: list?.bytes ?? pack.files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
    listSha256: list?.sha256 ?? null,
    count: (part, read) => description.count(partOf(part), read),
    read: ({ part, from, to }, read) => description.read(partOf(part), { from, to }, read),
  };
}

export const filesOf = (lines: readonly string[]): readonly PackFile[] =>
  lines.map((line) => {
    const [, path = '', bytes, sha256 = ''] = /^(.+) (\d+) ([0-9a-f]{64})$/u.exec(line) ?? [];
    return { path, bytes: Number(bytes), sha256 };
  });

/** Decodes a file as UTF-8 and removes a byte order mark at its start. Throws for bytes that are not UTF-8. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

export const problemAt = (
  kind: RowProblem['kind'],
  source: string,
  row: number | null,
  message: string,
): RowProblem => ({ kind, source, row, column: null, message });
