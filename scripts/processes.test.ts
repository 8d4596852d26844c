import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { commandOf, isRunning } from './processes.ts';

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

test('a process counts as running and has a command line until it has ended', async () => {
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'a mark'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  expect(isRunning(pid)).toBe(true);
  expect(commandOf(pid)).toContain('a mark');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect([isRunning(pid), commandOf(pid)]).toEqual([false, '']);
});

test('a process that has ended and waits for its parent does not count as running', async () => {
  // The shell becomes a program that never asks how its child ended.
  child = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [chunk] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const pid = Number(chunk.toString());
  await expect.poll(() => isRunning(pid), { timeout: 15_000 }).toBe(false);
  expect(commandOf(pid)).toBe('');
});
