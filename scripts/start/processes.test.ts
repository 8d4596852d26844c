import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { commandOf, isRunning } from './processes.ts';

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

test('isRunning is true and commandOf returns the command line until the process has ended', async () => {
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'a mark'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  expect(isRunning(pid)).toBe(true);
  expect(commandOf(pid)).toContain('a mark');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect({ isRunning: isRunning(pid), command: commandOf(pid) }).toEqual({ isRunning: false, command: '' });
});

test('isRunning is false for a process that has ended, even if its parent has not asked how it ended', async () => {
  // The shell is replaced by a program that never asks how its child process ended.
  child = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [chunk] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const pid = Number(chunk.toString());
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(commandOf(pid)).toBe('');
});
