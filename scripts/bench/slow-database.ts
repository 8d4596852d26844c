import { CORE, csvTask, DELAYS, importDelayed, mostSeconds } from '../../tests/imports/delayed-import.ts';
import { printTable, type Row } from './measure/table.ts';

export async function benchSlowDatabase(): Promise<void> {
  const rows: Row[] = [];
  for (const task of [CORE, await csvTask(Number.POSITIVE_INFINITY)]) {
    const quiet = await importDelayed(task, 0);
    const measured = [quiet];
    for (const delayMs of DELAYS) measured.push(await importDelayed(task, delayMs));
    for (const one of measured)
      rows.push([
        one.name,
        one.delayMs,
        one.calls,
        one.seconds,
        mostSeconds(quiet, one),
        one.slowest.ms - one.delayMs,
        one.largest.characters / 1000,
        Object.entries(one.mostCalls)
          .map(([phase, calls]) => `${phase} ${calls}`)
          .join(', '),
      ]);
  }
  printTable(
    'Imports with a delay before each call of the database',
    [
      'import',
      'delay, ms',
      'calls',
      'seconds',
      'most seconds',
      'slowest call, ms',
      'largest call, kB',
      'most calls of a chunk',
    ],
    rows,
  );
}
