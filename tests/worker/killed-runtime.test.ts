import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/start/free-port.ts';
import { isRunning } from '../../scripts/start/processes.ts';
import { TEST_DATA } from '../kept-library.ts';
import { ended, start } from './start-process.ts';

/** The time after which a poll has found a hang. */

const count = (text: string, part: string): number => text.split(part).length - 1;

test('a runtime that is killed is reported and started again, also if the new one is killed during its start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-runtime-'));
  cpSync(TEST_DATA, dataDir, { recursive: true });
  const port = await freePort();
  const verse = `http://127.0.0.1:${port}/api/verse/psalms/23/3`;
  const child = start(dataDir, port);
  const over = ended(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const runtime = (): number | undefined => {
    const { runtimes } = JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8')) as { runtimes: object };
    return Object.keys(runtimes).map(Number).find(isRunning);
  };
  const killRuntime = async (killed?: number): Promise<number> => {
    await expect.poll(() => runtime() ?? killed, { interval: 5 }).not.toBe(killed);
    const pid = runtime() ?? 0;
    process.kill(pid, 'SIGKILL');
    return pid;
  };
  try {
    await expect.poll(() => output.includes('Ready in') || child.exitCode !== null).toBe(true);
    expect(output).toContain('Ready in');
    for (const kills of [1, 3]) {
      const returns = count(output, 'answers again');
      let killed: number | undefined;
      for (let kill = 0; kill < kills; kill++) killed = await killRuntime(killed);
      await expect.poll(() => count(output, 'answers again')).toBe(returns + 1);
      expect((await fetch(verse)).status).toBe(200);
      expect(count(output, 'The Workers runtime has ended')).toBe(returns + 1);
    }
    const log = readFileSync(join(dataDir, 'app.log'), 'utf8');
    expect(count(log, '"event":"runtime_ended"')).toBe(2);
    expect(count(log, '"event":"runtime_returned"')).toBe(2);
    child.kill('SIGTERM');
    await over;
    expect(child.exitCode).toBe(0);
  } finally {
    child.kill('SIGKILL');
    await over;
    rmSync(dataDir, { recursive: true, force: true });
  }
});
