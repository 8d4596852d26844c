import { type ByteSource, withBlockCache } from '../byte-source.ts';
import { fileKind } from '../file-kind.ts';
import { RefusedFile } from '../refused-file.ts';

/**
 * The pages of a SQLite file, counted from 1 (sqlite.org/fileformat2.html). The first `usable` bytes of a page hold
 * data; the others are reserved for extensions. `read` throws `RefusedFile` for a page that is not in the file.
 */
export interface Pages {
  count: number;
  usable: number;
  read(no: number): Promise<Uint8Array>;
}

const HEADER_BYTES = 100;
const MIN_USABLE = 480;
/**
 * Logs and journals of SQLite by their first four bytes, for the message when an administrator uploads one instead of
 * its database.
 */
const LOG_FILES: readonly [magic: number, name: string][] = [
  [0x377f0682, 'write-ahead log (-wal)'],
  [0x377f0683, 'write-ahead log (-wal)'],
  [0xd9d505f9, 'rollback journal (-journal)'],
];

export const corrupt = (place: string): RefusedFile => new RefusedFile(`The database is damaged: ${place}`);

/**
 * Reads the header of a SQLite file.
 *
 * @throws `RefusedFile` when the file is not a database, is damaged or cut off, is in WAL mode, or stores UTF-16 text.
 */
export async function openPages(source: ByteSource): Promise<Pages> {
  if (source.size === 0) throw new RefusedFile('The file is empty');
  const bytes = await source.read(0, Math.min(HEADER_BYTES, source.size));
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const refusal = wrongFileError(bytes, header) ?? wrongPagesError(header) ?? wrongFormatError(header);
  if (refusal !== null) throw refusal;
  const pageBytes = pageBytesOf(header);
  const usable = usableOf(header);
  const pagesHere = Math.floor(source.size / pageBytes);
  // Old versions of SQLite do not update the number of pages in the header. The number is valid only if it was written
  // with the last change.
  const countIsValid = header.getUint32(24) === header.getUint32(92) && header.getUint32(28) > 0;
  const count = countIsValid ? header.getUint32(28) : pagesHere;
  if (count > pagesHere || source.size < pageBytes) {
    throw new RefusedFile(`The database is cut off: it has ${pagesHere} of its ${Math.max(count, 1)} pages`);
  }
  const cached = withBlockCache(source);
  return {
    count,
    usable,
    async read(no) {
      if (no < 1 || no > count) throw corrupt(`it points to page ${no}, and it has ${count} pages`);
      return cached.read((no - 1) * pageBytes, usable);
    },
  };
}

const pageBytesOf = (header: DataView): number =>
  header.getUint16(16) === 1 ? 65_536 : header.getUint16(16);

const usableOf = (header: DataView): number => pageBytesOf(header) - header.getUint8(20);

function wrongFileError(bytes: Uint8Array, header: DataView): RefusedFile | null {
  const kind = fileKind(bytes);
  if (kind?.name === 'a SQLite database')
    return bytes.length < HEADER_BYTES ? new RefusedFile('The database is cut off in its header') : null;
  const log = bytes.length >= 4 && LOG_FILES.find(([magic]) => magic === header.getUint32(0));
  const found = log ? `a ${log[1]} without its database` : kind?.name;
  return new RefusedFile(`The file is not a SQLite database${found ? `: it is ${found}` : ''}`);
}

function wrongPagesError(header: DataView): RefusedFile | null {
  const pageBytes = pageBytesOf(header);
  if (pageBytes < 512 || (pageBytes & (pageBytes - 1)) !== 0)
    return corrupt(`its page size is ${pageBytes} bytes, which no database has`);
  const usable = usableOf(header);
  return usable < MIN_USABLE ? corrupt(`its pages reserve all but ${usable} bytes`) : null;
}

function wrongFormatError(header: DataView): RefusedFile | null {
  const writeForm = header.getUint8(18);
  const readForm = header.getUint8(19);
  if (writeForm === 2 || readForm === 2)
    return new RefusedFile(
      'The database is in WAL mode, and its newest rows may be in a -wal file that is not here. Run “PRAGMA journal_mode = DELETE” on it and upload it again',
    );
  if (writeForm !== 1 || readForm !== 1) return corrupt(`its header names the unknown form ${readForm}`);
  if (header.getUint8(21) !== 64 || header.getUint8(22) !== 32 || header.getUint8(23) !== 32)
    return corrupt('its header has wrong payload fractions');
  const schemaForm = header.getUint32(44);
  if (schemaForm > 4) return corrupt(`its header names the unknown schema form ${schemaForm}`);
  const encoding = header.getUint32(56);
  if (encoding === 2 || encoding === 3)
    return new RefusedFile('The database stores its texts in UTF-16; only UTF-8 can be read');
  // The encoding 0 means that no table was ever created in the database.
  return encoding > 3 ? corrupt(`its header names the unknown text encoding ${encoding}`) : null;
}
