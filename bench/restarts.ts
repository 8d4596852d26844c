import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/start/free-port.ts';
import { type AppProcess, startApp } from './app-process.ts';
import { printTable } from './table.ts';

const ROUNDS = 20;
const READERS = 8;
/** The moments at which a start is killed, as parts of its usual time: before, while and after the runtime starts. */
const PARTS_OF_A_START = [0.3, 0.5, 0.7, 0.8, 0.9];

/** The moments at which the app is killed, one for each round in turn. */
const MOMENTS = ['idle', 'under reads', 'right after "Ready"', 'during a start'] as const;

/** Requests one verse after another without a pause until `stop` is aborted. */
async function read(port: number, stop: AbortSignal): Promise<void> {
  for (let verse = 0; !stop.aborted; verse++)
    await fetch(`http://127.0.0.1:${port}/api/verse/Psalms/119/${(verse % 176) + 1}`, { signal: stop })
      .then((answer) => answer.text())
      // The request may fail, because the app is killed while it answers. Its runtime may live a little longer.
      .catch(() => undefined);
}

/**
 * Kills the app at the moment of this round. For “during a start”, starts it again and kills it a second
 * time. `seconds` is the usual time of a start.
 */
async function kill(
  running: AppProcess,
  round: number,
  { dataDir, port, seconds }: { dataDir: string; port: number; seconds: number },
): Promise<void> {
  const moment = MOMENTS[round % MOMENTS.length];
  if (moment === 'idle') await sleep(1500);
  const stopping = new AbortController();
  const readers = moment === 'under reads' ? READERS : 0;
  const reads = Array.from({ length: readers }, () => read(port, stopping.signal));
  if (readers > 0) await sleep(1000);
  running.child.kill('SIGKILL');
  await running.ended;
  stopping.abort();
  await Promise.all(reads);
  if (moment !== 'during a start') return;
  const begun = startApp(dataDir, port);
  const part = PARTS_OF_A_START[Math.floor(round / MOMENTS.length) % PARTS_OF_A_START.length] ?? 0.5;
  await sleep(seconds * part * 1000);
  begun.child.kill('SIGKILL');
  await begun.ended;
}

/**
 * Kills the app with SIGKILL at several moments, and measures how long the next start that succeeds, on the
 * same port and library, takes.
 */
export async function benchRestarts(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const rows: (string | number)[][] = [];
  let running = startApp(dataDir, port);
  try {
    const made = await running.ready;
    if (typeof made === 'string') throw new Error(`The first start did not become ready: ${made}`);
    running.child.kill('SIGTERM');
    await running.ended;
    running = startApp(dataDir, port);
    const seconds = Number(await running.ready);
    for (let round = 0; round < ROUNDS; round++) {
      await kill(running, round, { dataDir, port, seconds });
      const failures: string[] = [];
      for (;;) {
        running = startApp(dataDir, port);
        const outcome = await running.ready;
        if (typeof outcome === 'number') {
          rows.push([
            String(round + 1),
            MOMENTS[round % MOMENTS.length] ?? '',
            outcome,
            failures[0] ?? 'first try',
          ]);
          break;
        }
        failures.push(outcome);
        if (failures.length === 5) throw new Error(`Five starts failed: ${outcome}`);
      }
    }
  } finally {
    running.child.kill('SIGTERM');
    await running.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
  printTable('Starts after kill -9', ['round', 'killed', 'seconds', 'succeeded at'], rows);
  const atOnce = rows.filter((row) => row[3] === 'first try').length;
  console.log(`${atOnce} of ${ROUNDS} succeeded at the first try.`);
}
