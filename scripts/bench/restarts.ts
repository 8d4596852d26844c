import { setTimeout as sleep } from 'node:timers/promises';
import { type AppProcess, type Site, withSite } from './measure/site.ts';
import { printTable, type Row } from './measure/table.ts';

const ROUNDS = 20;
const READERS = 8;
/**
 * The moments at which a start of the app is killed, as fractions of its usual time: before, while and after the
 * Workers runtime starts.
 */
const PARTS_OF_A_START = [0.3, 0.5, 0.7, 0.8, 0.9];

const MOMENTS = ['idle', 'under reads', 'right after "Ready"', 'during a start'] as const;

async function read({ origin }: Site, stop: AbortSignal): Promise<void> {
  for (let verse = 0; !stop.aborted; verse++)
    await fetch(`${origin}/api/verse/Psalms/119/${(verse % 176) + 1}`, { signal: stop })
      .then((answer) => answer.text())
      // The request may fail, because the app is killed while it answers. Its runtime may live a little longer.
      .catch(() => undefined);
}

/**
 * Kills the app at the moment of `MOMENTS` that belongs to this round. For “during a start”, starts the app again and
 * kills it a second time. `seconds` is the usual time of a start.
 */
async function kill(site: Site, running: AppProcess, round: number, seconds: number): Promise<void> {
  const moment = MOMENTS[round % MOMENTS.length];
  if (moment === 'idle') await sleep(1500);
  const stopping = new AbortController();
  const readers = moment === 'under reads' ? READERS : 0;
  const reads = Array.from({ length: readers }, () => read(site, stopping.signal));
  if (readers > 0) await sleep(1000);
  running.child.kill('SIGKILL');
  await running.ended;
  stopping.abort();
  await Promise.all(reads);
  if (moment !== 'during a start') return;
  const begun = site.start();
  const part = PARTS_OF_A_START[Math.floor(round / MOMENTS.length) % PARTS_OF_A_START.length] ?? 0.5;
  await sleep(seconds * part * 1000);
  begun.child.kill('SIGKILL');
  await begun.ended;
}

/**
 * Kills the app with SIGKILL at several moments, and measures how long the next start that succeeds, on the
 * same port and library, takes.
 */
export const benchRestarts = (): Promise<void> =>
  withSite(async (site) => {
    let running = site.start();
    await running.ready;
    running.child.kill('SIGTERM');
    await running.ended;
    running = site.start();
    const seconds = await running.ready;
    const rows: Row[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await kill(site, running, round, seconds);
      const failures: string[] = [];
      for (let taken: number | undefined; taken === undefined; ) {
        running = site.start();
        taken = await running.ready.catch(({ message }: Error) => {
          failures.push(message);
          return undefined;
        });
        if (failures.length === 5) throw new Error(`Five starts failed: ${failures[4]}`);
        if (taken === undefined) continue;
        const moment = MOMENTS[round % MOMENTS.length] ?? '';
        rows.push([String(round + 1), moment, taken, failures[0] ?? 'first try']);
      }
    }
    printTable('Starts after kill -9', ['round', 'killed', 'seconds', 'succeeded at'], rows);
    const atOnce = rows.filter((row) => row[3] === 'first try').length;
    console.log(`${atOnce} of ${ROUNDS} succeeded at the first try.`);
  });
