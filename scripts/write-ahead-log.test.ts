import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLogDamage } from './write-ahead-log.ts';

const FRAME = 24 + 4096;
let folder: string;
let file: string;
let db: Database.Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  file = join(folder, 'a.db');
  db = new Database(file);
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE page (text)');
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
const write = (times: number) => {
  for (let at = 0; at < times; at++) db.exec(`INSERT INTO page VALUES ('${'x'.repeat(3000)}')`);
};
/** The log as it is now, apart from its database. */
function copied(): { path: string; bytes: Buffer } {
  const path = join(folder, 'copy');
  copyFileSync(`${file}-wal`, path);
  return { path, bytes: readFileSync(path) };
}

test('a log in use, one begun again over an older one, an empty one and none are whole', () => {
  write(20);
  expect(findLogDamage(`${file}-wal`)).toBeNull();
  db.exec('PRAGMA wal_checkpoint(RESTART)');
  write(3);
  // The frames of the first turn still follow.
  expect(copied().bytes.length).toBeGreaterThan(20 * FRAME);
  expect(findLogDamage(`${file}-wal`)).toBeNull();
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(findLogDamage(`${file}-wal`)).toBeNull();
  expect(findLogDamage(join(folder, 'none'))).toBeNull();
});

test('changes of a writer that was killed before its commit are no damage, whatever they look like', () => {
  write(5);
  const whole = copied().bytes.length;
  // Larger than the cache, so that pages are written before the commit, some twice.
  db.exec('PRAGMA cache_size = 5; BEGIN');
  write(40);
  db.exec(`UPDATE page SET text = '${'y'.repeat(3000)}'`);
  const { path, bytes } = copied();
  expect(bytes.length).toBeGreaterThan(whole + 10 * FRAME);
  expect(findLogDamage(path)).toBeNull();
  db.exec('ROLLBACK');
});

test.each([
  ['a page', (bytes: Buffer) => bytes.fill(1, 32 + 3 * FRAME + 500, 32 + 3 * FRAME + 600)],
  ['the head of a frame', (bytes: Buffer) => bytes.fill(1, 32 + 3 * FRAME, 32 + 3 * FRAME + 24)],
  ['the head of the log', (bytes: Buffer) => bytes.fill(0, 0, 32)],
])('%s that was overwritten before a later commit is damage', (_, damage) => {
  write(20);
  const { path, bytes } = copied();
  expect(findLogDamage(path)).toBeNull();
  writeFileSync(path, damage(bytes));
  expect(findLogDamage(path)).toContain('its log');
});

test('a last frame that was cut off is no damage', () => {
  write(20);
  const { path, bytes } = copied();
  truncateSync(path, bytes.length - 1000);
  expect(findLogDamage(path)).toBeNull();
});
