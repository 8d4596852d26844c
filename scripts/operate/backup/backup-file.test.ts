import { once } from 'node:events';
import { createWriteStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../../tests/support/test-folder.ts';
import { checkBackup, moveIntoPlace, rowsIn, writeBackup } from './backup-file.ts';
import type { SavedRow } from './tables.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = testFolder();
  file = join(folder, 'a.jsonl.gz');
});

const ROWS: readonly SavedRow[] = [
  { table: 'users', row: { id: 3, username: 'Anna' } },
  { table: 'study_notes', row: { id: 8, userId: 3, notes: 'a\u2028b\u2029c\r\nd "}' } },
  { table: 'study_notes', row: { id: 9, userId: 3, notes: 'בְּרֵאשִׁ֖ית 👩‍👩‍👧', isKabbalistic: true } },
];
const COUNTERS = { users: 5, study_notes: 12 };

async function* each(rows: readonly SavedRow[]): AsyncGenerator<SavedRow> {
  yield* rows;
}
const write = () => writeBackup(file, { counters: COUNTERS, rows: each(ROWS) });
const lines = () => gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -1);
const rewrite = (changed: readonly string[]) => writeFileSync(file, gzipSync(`${changed.join('\n')}\n`));

test('a backup holds every row as it was, and says when it was made, how many rows it has and which ids were used', async () => {
  const written = await write();
  const read: SavedRow[] = [];
  expect(await checkBackup(file, (row) => read.push(row))).toEqual(written);
  expect(read).toEqual(ROWS);
  const again: SavedRow[] = [];
  for await (const row of rowsIn(file)) again.push(row);
  expect(again).toEqual(ROWS);
  expect(written).toMatchObject({ counts: { users: 1, study_notes: 2 }, counters: COUNTERS });
  expect(Math.abs(Date.now() - Date.parse(written.madeAt))).toBeLessThan(60_000);
});

test('only the owner can open a backup file, and no existing file is written over', async () => {
  await write();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(write()).rejects.toThrow('EEXIST');
});

test('a backup file that is cut off anywhere is refused', async () => {
  await write();
  const bytes = readFileSync(file);
  for (let length = 0; length < bytes.length; length++) {
    writeFileSync(file, bytes.subarray(0, length));
    await expect(checkBackup(file), `${length} bytes`).rejects.toThrow(`${file} cannot be used as a backup`);
  }
});

test('a backup file with a changed byte is refused', async () => {
  await write();
  const bytes = readFileSync(file);
  // The first ten bytes are the head of gzip. Its time and system say nothing about the content.
  for (let at = 10; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 0x41;
    writeFileSync(file, changed);
    await expect(checkBackup(file), `byte ${at}`).rejects.toThrow('cannot be used as a backup');
  }
});

test.each<[string, (lines: string[]) => string[], string]>([
  ['without its end', (all) => all.slice(0, -1), 'it is cut off'],
  ['without its head', (all) => all.slice(1), 'its first line is not that of a backup'],
  ['without one row', (all) => all.toSpliced(2, 1), 'it does not have all rows of study_notes'],
  ['with an edited row', (all) => all.map((line) => line.replace('Anna', 'Anne')), 'SHA-256'],
  ['with rows in another order', ([a, b, c, d, e]) => [a, b, d, c, e].map(String), 'SHA-256'],
  ['with a second end', (all) => [...all, ...all.slice(-1)], 'it goes on after its end'],
  [
    'of a newer format',
    (all) => all.map((line) => line.replace('"backup":1', '"backup":2')),
    'a newer version of the app made it (format 2)',
  ],
  [
    'with an unknown table',
    (all) => all.map((line) => line.replace('"users","row"', '"keys","row"')),
    'a newer version of the app made it (table keys)',
  ],
  [
    'with an unknown column',
    (all) => all.map((line) => line.replace('username', 'nickname')),
    'a newer version of the app made it (column nickname of users)',
  ],
  ['of something else', () => ['[1, 2]'], 'its first line is not that of a backup'],
  ['with half a row', (all) => all.with(2, '{"table":"study_notes","ro'), 'one of its lines is not a row'],
  ['with another line', (all) => all.with(2, 'secret'), 'neither a row nor an end'],
])('a backup file %s is refused', async (_, change, message) => {
  await write();
  rewrite(change(lines()));
  await expect(checkBackup(file)).rejects.toThrow(message);
});

test('a missing backup file is refused, and so is one that is not gzip; the error names the file', async () => {
  await expect(checkBackup(file)).rejects.toThrow(/a\.jsonl\.gz cannot be used as a backup: ENOENT/);
  writeFileSync(file, 'SQLite format 3\0');
  await expect(checkBackup(file)).rejects.toThrow(/a\.jsonl\.gz cannot be used as a backup: .*header/);
});

test('rows that cannot be read leave no backup file that could be used', async () => {
  async function* failing(): AsyncGenerator<SavedRow> {
    yield* ROWS;
    throw new Error('the database has gone');
  }
  const writing = writeBackup(file, { counters: {}, rows: failing() });
  await expect(writing).rejects.toThrow('the database has gone');
  if (existsSync(file)) await expect(checkBackup(file)).rejects.toThrow('cannot be used');
});

test('a backup file that gets its final name replaces the one before', async () => {
  writeFileSync(file, 'old');
  writeFileSync(`${file}.part`, 'new');
  moveIntoPlace(`${file}.part`, file);
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['a.jsonl.gz'], 'new']);
});

test('a backup file with a line without an end is refused before the line is in memory', async () => {
  const gigabyte = createGzip({ level: 1 });
  const written = pipeline(gigabyte, createWriteStream(file));
  const part = Buffer.alloc(2 ** 20, 'a');
  gigabyte.write('{"backup":1,"madeAt":"2026-11-28T00:00:00.000Z"}\n{"table":"users","row":{"username":"');
  for (let parts = 0; parts < 64; parts++) if (!gigabyte.write(part)) await once(gigabyte, 'drain');
  gigabyte.end();
  await written;
  let rows = 0;
  await expect(checkBackup(file, () => rows++)).rejects.toThrow(
    `${file} cannot be used as a backup: one of its lines is longer than any note.`,
  );
  expect(rows).toBe(0);
});
