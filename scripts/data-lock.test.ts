import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { lockDataDir } from './data-lock.ts';
import { checkPortIsFree } from './free-port.ts';

const made: string[] = [];
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'lock-'));
  made.push(path);
  return path;
}
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});

test('a folder held by a living process is refused by name', () => {
  const path = folder();
  writeFileSync(join(path, 'lock'), JSON.stringify({ holder: process.ppid, runtimes: [] }));
  expect(() => lockDataDir(path)).toThrow(`in use by process ${process.ppid}`);
});

test.each([
  ['of a process that is gone', JSON.stringify({ holder: 2 ** 30, runtimes: [2 ** 30] })],
  ['half written', '{"hol'],
  ['of another form', '4711'],
])('a lock %s is taken over and given back', (_, content) => {
  const path = folder();
  writeFileSync(join(path, 'lock'), content);
  const lock = lockDataDir(path);
  lock.noteRuntime(4711);
  expect(JSON.parse(readFileSync(join(path, 'lock'), 'utf8'))).toEqual({
    holder: process.pid,
    runtimes: [4711],
  });
  lock.release();
  expect(() => readFileSync(join(path, 'lock'))).toThrow('ENOENT');
});

test('a process that is no runtime is left alone, though a stale lock names its id', async () => {
  const path = folder();
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  writeFileSync(join(path, 'lock'), JSON.stringify({ holder: 2 ** 30, runtimes: [other.pid] }));
  lockDataDir(path).release();
  await new Promise((later) => setTimeout(later, 100));
  expect([other.exitCode, other.signalCode]).toEqual([null, null]);
  other.kill();
});

test('a file in the place of the folder is refused in words', () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => lockDataDir(file)).toThrow('cannot be used to keep the library');
});

test('a port that another program listens on is refused in words', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => other.once('listening', listening));
  const { port } = other.address() as AddressInfo;
  await expect(checkPortIsFree(port)).rejects.toThrow(`Port ${port} is in use by another program`);
  await new Promise((closed) => other.close(closed));
  await checkPortIsFree(port);
});
