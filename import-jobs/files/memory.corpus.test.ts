import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateRawSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { execute } from '../../db/sync-sql.ts';
import { testFolder } from '../../tests/support/test-folder.ts';
import { type ByteSource, memorySource } from './byte-source.ts';
import { readCsvHead } from './csv/csv-head.ts';
import { type CsvPlanState, planCsv } from './csv/plan-csv.ts';
import { readCsvChunk } from './csv/read-csv-chunk.ts';
import { openLocalFile } from './local-file.ts';
import { MAX_ROW_BYTES } from './rows.ts';
import { openSqlite, tableOf } from './sqlite/open-sqlite.ts';
import { planTable } from './sqlite/plan-table.ts';
import { readTableChunk } from './sqlite/read-table-chunk.ts';
import { crc32 } from './zip/crc32.ts';
import { readZip } from './zip/read-zip.ts';
import { makeZip } from './zip/testing.ts';
import { PART_BYTES, unpackInParts } from './zip/unpack-entry.ts';

const MEGABYTE = 1024 * 1024;
/**
 * 25 MB in `npm test`, 100 MB in `npm run test:full`. Both are far more than `ALLOWED`, so a reader that held the whole
 * file would fail.
 */
const FILE_BYTES = (process.env.TEST_FULL ? 100 : 25) * MEGABYTE;
const SIZE = `${FILE_BYTES / MEGABYTE} MB`;
/**
 * The most memory that a reader may use. The rest of a Worker's 128 MB is for the bundle, the database client and the
 * rows that are being written.
 */
const ALLOWED = 16 * MEGABYTE;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function liveBytes(): number {
  // The second call waits until the buffers that the first call found unused are freed.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * Wraps a source so that the memory in use is measured again after every 12 MB of reads. `most` is the largest increase
 * since the call, and `longestRead` the length of the longest read.
 */
function measuring(source: ByteSource): { source: ByteSource; most(): number; longestRead(): number } {
  const before = liveBytes();
  let read = 0;
  let measured = 0;
  let most = Number.NEGATIVE_INFINITY;
  let longest = 0;
  return {
    source: {
      size: source.size,
      async read(offset, length) {
        const bytes = await source.read(offset, length);
        longest = Math.max(longest, length);
        read += length;
        if (read - measured > 12 * MEGABYTE) {
          measured = read;
          most = Math.max(most, liveBytes() - before);
        }
        return bytes;
      },
    },
    most: () => most,
    longestRead: () => longest,
  };
}

function expectMeasured(most: number): void {
  expect(most).toBeGreaterThan(Number.NEGATIVE_INFINITY);
  expect(most).toBeLessThan(ALLOWED);
}

const LINE = `"Gen 1:1","${'אבג '.repeat(280)}"\r\n`;
const HEAD = 'ref,text\r\n';

function endlessCsv(): ByteSource {
  const head = new TextEncoder().encode(HEAD);
  const line = new TextEncoder().encode(LINE);
  const lines = Math.floor(FILE_BYTES / line.length);
  return {
    size: head.length + lines * line.length,
    async read(offset, length) {
      const bytes = new Uint8Array(length);
      for (let done = 0; done < length; ) {
        const at = offset + done - head.length;
        const part = at < 0 ? head.subarray(offset + done) : line.subarray(at % line.length);
        bytes.set(part.subarray(0, length - done), done);
        done += Math.min(part.length, length - done);
      }
      return bytes;
    },
  };
}

test(`a CSV file of ${SIZE} is planned and read in less than 16 MB of memory`, async () => {
  const made = measuring(endlessCsv());
  const head = await readCsvHead(made.source, ['ref', 'text']);
  let state: CsvPlanState | null = null;
  let rows = 0;
  do {
    const part = await planCsv(made.source, head, state);
    state = part.state;
    for (const chunk of part.chunks) {
      const { records, problems } = await readCsvChunk(made.source, head, chunk, ['ref', 'text']);
      rows += records.length;
      expect(problems).toEqual([]);
    }
  } while (state);
  expect(rows).toBe((made.source.size - HEAD.length) / Buffer.byteLength(LINE));
  expect(made.longestRead()).toBeLessThanOrEqual(MAX_ROW_BYTES);
  expectMeasured(made.most());
});

function packedArchive(): { archive: Uint8Array; checksum: number } {
  const lines = Array.from({ length: 4000 }, (_, no) => String((no * 2654435761) % 4294967296).padEnd(300));
  const content = Buffer.alloc(FILE_BYTES, lines.join('\n'));
  const checksum = crc32(content);
  const entry = { name: 'a.csv', packed: deflateRawSync(content), size: FILE_BYTES, crc: checksum };
  return { archive: makeZip([entry]), checksum };
}

test(`a ZIP entry of ${SIZE} is unpacked in less than 16 MB of memory`, async () => {
  const { archive, checksum } = packedArchive();
  const made = measuring(memorySource(archive));
  const [entry] = await readZip(made.source);
  const before = liveBytes();
  let crc = 0;
  let parts = 0;
  let most = Number.NEGATIVE_INFINITY;
  await unpackInParts(made.source, entry!, async (_, bytes) => {
    crc = crc32(bytes, crc);
    parts += 1;
    most = Math.max(most, liveBytes() - before);
  });
  expect({ parts, crc }).toEqual({ parts: FILE_BYTES / PART_BYTES, crc: checksum });
  expect(made.longestRead()).toBeLessThanOrEqual(MEGABYTE);
  expectMeasured(most);
});

/** A text has 3.5 kB on average, so these rows make a file of at least `FILE_BYTES`. */
const SQLITE_ROWS = Math.ceil(FILE_BYTES / 3500);

test(`a SQLite file of ${SIZE} is planned and read in less than 16 MB of memory`, async () => {
  const path = join(testFolder(), 'large.db');
  const db = new Database(path);
  execute(
    db,
    sql`PRAGMA synchronous = OFF; CREATE TABLE verses (id INTEGER PRIMARY KEY, ref TEXT, text TEXT)`,
  );
  execute(
    db,
    sql`WITH RECURSIVE n (no) AS (SELECT 1 UNION ALL SELECT no + 1 FROM n WHERE no < ${SQLITE_ROWS})
       INSERT INTO verses SELECT no, 'Gen ' || no, hex(zeroblob(1000 + no % 1500)) FROM n`,
  );
  db.close();
  const disk = await openLocalFile(path);
  expect(disk.size).toBeGreaterThan(FILE_BYTES);
  const made = measuring(disk);
  const file = await openSqlite(made.source);
  const table = tableOf(file, 'verses', ['id', 'text']);
  let after: number | null = null;
  let rows = 0;
  let letters = 0;
  do {
    const part = await planTable(file, table, after);
    after = part.next;
    for (const chunk of part.chunks) {
      const { records } = await readTableChunk(file, table, chunk, ['id', 'text']);
      rows += records.length;
      for (const { cells } of records) letters += String(cells.text).length;
    }
  } while (after !== null);
  await disk.close();
  expect(rows).toBe(SQLITE_ROWS);
  const expected = Array.from({ length: SQLITE_ROWS }, (_, index) => 2 * (1000 + ((index + 1) % 1500)));
  expect(letters).toBe(expected.reduce((sum, length) => sum + length));
  expect(made.longestRead()).toBeLessThanOrEqual(MEGABYTE);
  expectMeasured(made.most());
});
