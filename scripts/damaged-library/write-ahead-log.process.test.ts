import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { execute } from '../../db/sync-sql.ts';
import { findLogDamage } from './write-ahead-log.ts';

const FRAME = 24 + 4096;
let folder: string;
let file: string;
let db: Database.Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  file = join(folder, 'a.db');
  db = new Database(file);
  execute(db, sql`pragma journal_mode = wal; create table page (text)`);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
/** An SQL text of 3,000 characters. A page has room for only one of them. */
const filledWith = (letter: string) => sql.raw(`'${letter.repeat(3000)}'`);
const write = (times: number) => {
  for (let at = 0; at < times; at++) execute(db, sql`insert into page values (${filledWith('x')})`);
};
/** Copies the current log, without its database. */
function copied(): { path: string; bytes: Buffer } {
  const path = join(folder, 'copy');
  copyFileSync(`${file}-wal`, path);
  return { path, bytes: readFileSync(path) };
}

test('accepts a log in use, a log that was restarted over older frames, an empty log and a missing log', () => {
  write(20);
  expect(findLogDamage(`${file}-wal`)).toBeNull();
  execute(db, sql`pragma wal_checkpoint(restart)`);
  write(3);
  // The log was restarted from its beginning, so older frames follow the new frames.
  expect(copied().bytes.length).toBeGreaterThan(20 * FRAME);
  expect(findLogDamage(`${file}-wal`)).toBeNull();
  execute(db, sql`pragma wal_checkpoint(truncate)`);
  expect(findLogDamage(`${file}-wal`)).toBeNull();
  expect(findLogDamage(join(folder, 'none'))).toBeNull();
});

test('pages in the log that belong to no commit do not count as damage', () => {
  write(5);
  const whole = copied().bytes.length;
  // The changes are larger than the cache, so SQLite writes pages before the commit, and some pages twice.
  execute(db, sql`pragma cache_size = 5; begin`);
  write(40);
  execute(db, sql`update page set text = ${filledWith('y')}`);
  const { path, bytes } = copied();
  expect(bytes.length).toBeGreaterThan(whole + 10 * FRAME);
  expect(findLogDamage(path)).toBeNull();
  execute(db, sql`rollback`);
});

test.each([
  ['a page', (bytes: Buffer) => bytes.fill(1, 32 + 3 * FRAME + 500, 32 + 3 * FRAME + 600)],
  ['the head of a frame', (bytes: Buffer) => bytes.fill(1, 32 + 3 * FRAME, 32 + 3 * FRAME + 24)],
  ['the head of the log', (bytes: Buffer) => bytes.fill(0, 0, 32)],
])('other bytes in %s, before a later commit, count as damage', (_, damage) => {
  write(20);
  const { path, bytes } = copied();
  expect(findLogDamage(path)).toBeNull();
  writeFileSync(path, damage(bytes));
  expect(findLogDamage(path)).toContain('its log');
});

test('a truncated last frame does not count as damage', () => {
  write(20);
  const { path, bytes } = copied();
  truncateSync(path, bytes.length - 1000);
  expect(findLogDamage(path)).toBeNull();
});

/** Writes several pages of rows in one commit. */
function writeAtOnce(pages: number): void {
  const rows = Array.from({ length: pages }, () => sql`(${filledWith('z')})`);
  execute(db, sql`insert into page values ${sql.join(rows, sql`, `)}`);
}

test('zeros in early frames of the last commit, as after a power cut, do not count as damage', () => {
  write(5);
  const before = copied().bytes.length;
  writeAtOnce(6);
  const { path, bytes } = copied();
  expect(bytes.length).toBeGreaterThanOrEqual(before + 6 * FRAME);
  for (const [from, to] of [
    [24, FRAME],
    [0, FRAME],
    [FRAME, 3 * FRAME],
  ] as const) {
    writeFileSync(path, Buffer.from(bytes).fill(0, before + from, before + to));
    expect(findLogDamage(path)).toBeNull();
  }
});

/**
 * Leaves the database as after a kill during a commit of several pages: the last frame has its head but not its page.
 * Then opens the database again.
 */
function killWithinCommit(pages: number): void {
  const before = copied().bytes;
  writeAtOnce(pages);
  const { bytes } = copied();
  let last = bytes.length - FRAME;
  while (bytes.subarray(last, last + FRAME).equals(before.subarray(last, last + FRAME))) last -= FRAME;
  const next = join(folder, `${pages}.db`);
  copyFileSync(file, next);
  writeFileSync(`${next}-wal`, bytes.fill(0, last + 24, last + FRAME));
  db.close();
  file = next;
  db = new Database(file);
}

test('old commits that several kills left after the newest commit do not count as damage', () => {
  write(2);
  for (const pages of [20, 12, 6]) {
    killWithinCommit(pages);
    write(1);
    expect(findLogDamage(`${file}-wal`)).toBeNull();
  }
});

test('a damaged commit before another commit counts as damage', () => {
  write(5);
  const { length } = copied().bytes;
  write(1);
  const { path, bytes } = copied();
  writeFileSync(path, bytes.fill(1, length - 500, length - 400));
  expect(findLogDamage(path)).toContain('its log');
});

test('a log that has only a head of zeros does not count as damage', () => {
  write(1);
  const { path } = copied();
  writeFileSync(path, Buffer.alloc(32));
  expect(findLogDamage(path)).toBeNull();
});
