/**
 * Runs in a child process. It receives addresses and loads, runs one load after another, and sends back the figures of
 * each load.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { closedLoop, type LoadResult, type LoadTask, openLoop } from './load.ts';

process.once('message', async ({ urls, loads, gzip }: LoadTask) => {
  let turn = 0;
  const next = () => urls[turn++ % urls.length] as string;
  const results: LoadResult[] = [];
  const clock = monitorEventLoopDelay({ resolution: 1 });
  for (const load of loads) {
    clock.reset();
    clock.enable();
    const result = await ('connections' in load ? closedLoop(next, load, gzip) : openLoop(next, load, gzip));
    clock.disable();
    results.push({ ...result, stall: clock.max / 1e6 });
  }
  process.send?.(results, () => process.disconnect());
});
