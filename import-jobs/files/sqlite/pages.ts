import { type ByteSource, withBlockCache } from '../byte-source.ts';
import { fileKind } from '../file-kind.ts';
import { RefusedFile } from '../refused-file.ts';

/** The pages of a SQLite file. The format is described at sqlite.org/fileformat2.html. */
export interface Pages {
  count: number;
  /** Bytes of a page that hold data; the rest is reserved for extensions. */
  usable: number;
  /** A page's usable bytes. Pages are counted from 1. Throws `RefusedFile` for a page that is not there. */
  read(no: number): Promise<Uint8Array>;
}

const HEADER_BYTES = 100;
const MIN_USABLE = 480;
/** A log or journal that belongs beside a database and was uploaded alone. */
const LOG_FILES: readonly [magic: number, name: string][] = [
  [0x377f0682, 'write-ahead log (-wal)'],
  [0x377f0683, 'write-ahead log (-wal)'],
  [0xd9d505f9, 'rollback journal (-journal)'],
];

/** The error for a file whose bytes contradict each other. */
export const corrupt = (place: string): RefusedFile => new RefusedFile(`The database is damaged: ${place}`);

/**
 * Reads the header of a SQLite file.
 *
 * @throws `RefusedFile` when the file is no database, is cut off, or is in a form that cannot be read safely.
 */
export async function openPages(source: ByteSource): Promise<Pages> {
  if (source.size === 0) throw new RefusedFile('The file is empty');
  const bytes = await source.read(0, Math.min(HEADER_BYTES, source.size));
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = fileKind(bytes);
  if (kind?.name !== 'a SQLite database') {
    const log = bytes.length >= 4 && LOG_FILES.find(([magic]) => magic === header.getUint32(0));
    const found = log ? `a ${log[1]} without its database` : kind?.name;
    throw new RefusedFile(`The file is not a SQLite database${found ? `: it is ${found}` : ''}`);
  }
  if (bytes.length < HEADER_BYTES) throw new RefusedFile('The database is cut off in its header');
  const written = header.getUint16(16);
  const pageBytes = written === 1 ? 65536 : written;
  if (pageBytes < 512 || (pageBytes & (pageBytes - 1)) !== 0) {
    throw corrupt(`its page size is ${pageBytes} bytes, which no database has`);
  }
  const usable = pageBytes - header.getUint8(20);
  if (usable < MIN_USABLE) throw corrupt(`its pages reserve all but ${usable} bytes`);
  const [writeForm, readForm] = [header.getUint8(18), header.getUint8(19)];
  if (writeForm === 2 || readForm === 2) {
    throw new RefusedFile(
      'The database is in WAL mode, and its newest rows may be in a -wal file that is not here. Run “PRAGMA journal_mode = DELETE” on it and upload it again',
    );
  }
  if (writeForm !== 1 || readForm !== 1) throw corrupt(`its header names the unknown form ${readForm}`);
  if (header.getUint8(21) !== 64 || header.getUint8(22) !== 32 || header.getUint8(23) !== 32) {
    throw corrupt('its header has wrong payload fractions');
  }
  const schemaForm = header.getUint32(44);
  if (schemaForm > 4) throw corrupt(`its header names the unknown schema form ${schemaForm}`);
  const encoding = header.getUint32(56);
  if (encoding === 2 || encoding === 3) {
    throw new RefusedFile('The database keeps its texts in UTF-16; only UTF-8 can be read');
  }
  // 0 is a database in which no table was ever made.
  if (encoding > 3) throw corrupt(`its header names the unknown text encoding ${encoding}`);
  const pagesHere = Math.floor(source.size / pageBytes);
  // Old versions of SQLite leave a stale count. It is valid when it was written with the last change.
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
