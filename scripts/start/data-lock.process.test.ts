import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/test-folder.ts';
import { ROOT } from '../settings.ts';
import { lockDataDir } from './data-lock.ts';
import { checkPortIsFree } from './free-port.ts';
import { isRunning, startOf } from './processes.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function running(code: string, args: readonly string[] = []): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

const IDLE = `console.log('ready'); setInterval(() => {}, 1000);`;
/** A program that locks the folder, prints `ready` or the reason for a refusal, and holds the lock. */
const HOLDER = `
  import { lockDataDir } from './scripts/start/data-lock.ts';
  setInterval(() => {}, 1000);
  await lockDataDir(process.argv[1]).then(() => console.log('ready'), (error) => console.log(error.message));`;

const leftBy = ({ pid = 0 }: ChildProcess): string =>
  JSON.stringify({ holder: 2 ** 30, runtimes: { [pid]: startOf(pid) } });

const note = (path: string): unknown => JSON.parse(readFileSync(join(path, 'lock'), 'utf8'));

test('lockDataDir refuses a folder that a running process has locked, and names the process; after a kill the folder is free', async () => {
  const path = testFolder();
  const holder = await running(HOLDER, [path]);
  await expect(lockDataDir(path)).rejects.toThrow(`in use by process ${holder.pid}`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = await lockDataDir(path);
  expect(lock.afterKill).toBe(true);
  lock.release();
  const next = await lockDataDir(path);
  expect(next.afterKill).toBe(false);
  next.release();
});

test('lockDataDir refuses a second lock by the process that holds the first one, and then still refuses other processes', async () => {
  const path = testFolder();
  const lock = await lockDataDir(path);
  const link = join(testFolder(), 'link');
  symlinkSync(path, link);
  for (const again of [path, link])
    await expect(lockDataDir(again)).rejects.toThrow(`in use by process ${process.pid}`);
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, path], { cwd: ROOT });
  children.push(child);
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  expect(chunk.toString()).toContain(`in use by process ${process.pid}`);
  lock.release();
  (await lockDataDir(path)).release();
});

test('if six starts at the same time find a lock that a kill has left, exactly one of them gets the lock', async () => {
  const path = testFolder();
  writeFileSync(join(path, 'lock'), JSON.stringify({ holder: 2 ** 30, runtimes: {} }));
  const outputs = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, path], { cwd: ROOT });
      children.push(child);
      const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
      return chunk.toString().trim();
    }),
  );
  expect(outputs.filter((line) => line === 'ready')).toHaveLength(1);
  expect(outputs.filter((line) => line.includes('is in use by'))).toHaveLength(5);
});

test('a data folder is free if another program now has the process id in the lock file', async () => {
  const path = testFolder();
  const other = await running(IDLE);
  writeFileSync(join(path, 'lock'), JSON.stringify({ holder: other.pid, runtimes: {} }));
  const lock = await lockDataDir(path);
  expect(note(path)).toMatchObject({ holder: process.pid });
  lock.release();
  expect(isRunning(other.pid ?? 0)).toBe(true);
});

test.each([
  ['of a process that is gone', JSON.stringify({ holder: 2 ** 30, runtimes: { [2 ** 30]: '1' } })],
  ['that is half written', '{"hol'],
  ['that has another form', '4711'],
])('a lock file %s does not prevent a new lock, which can be released', async (_, content) => {
  const path = testFolder();
  writeFileSync(join(path, 'lock'), content);
  const lock = await lockDataDir(path);
  lock.noteRuntime(process.pid);
  expect(note(path)).toEqual({ holder: process.pid, runtimes: { [process.pid]: startOf(process.pid) } });
  lock.release();
  expect(() => readFileSync(join(path, 'lock'))).toThrow('ENOENT');
});

test('lockDataDir ends the runtime of a killed start before it returns', async () => {
  const path = testFolder();
  const runtime = await running(IDLE, ['workerd']);
  writeFileSync(join(path, 'lock'), leftBy(runtime));
  const lock = await lockDataDir(path);
  expect(isRunning(runtime.pid ?? 0)).toBe(false);
  expect(note(path)).toMatchObject({ runtimes: {} });
  lock.release();
});

test('lockDataDir does not end a process that is not a runtime, even if an old lock file names its id', async () => {
  const path = testFolder();
  const other = await running(IDLE);
  writeFileSync(join(path, 'lock'), leftBy(other));
  (await lockDataDir(path)).release();
  expect(isRunning(other.pid ?? 0)).toBe(true);
});

test('lockDataDir ends a runtime that an old lock file names only if the runtime began at the time in that file', async () => {
  const path = testFolder();
  const runtime = await running(IDLE, ['workerd']);
  const pid = runtime.pid ?? 0;
  const other = { holder: 2 ** 30, runtimes: { [pid]: 'another time' } };
  writeFileSync(join(path, 'lock'), JSON.stringify(other));
  (await lockDataDir(path)).release();
  expect(isRunning(pid)).toBe(true);
  writeFileSync(join(path, 'lock'), leftBy(runtime));
  (await lockDataDir(path)).release();
  expect(isRunning(pid)).toBe(false);
});

test('lockDataDir throws an error that the folder cannot be used if a file is in its place', async () => {
  const file = join(testFolder(), 'file');
  writeFileSync(file, '');
  await expect(lockDataDir(file)).rejects.toThrow('cannot be used to keep the library');
});

test('checkPortIsFree throws an error that says that another program uses the port, until the port is free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => other.once('listening', listening));
  const { port } = other.address() as AddressInfo;
  await expect(checkPortIsFree(port)).rejects.toThrow(`Port ${port} is in use by another program`);
  await new Promise((closed) => other.close(closed));
  await checkPortIsFree(port);
});

test('checkPortIsFree succeeds if the port becomes free while it waits', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const checked = checkPortIsFree(port, 20_000);
  // By now the first check has found that the port is taken.
  await new Promise((later) => setTimeout(later, 100));
  other.close();
  await checked;
});
