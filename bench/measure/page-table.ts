import { REPORTED_TASK_MS } from './page-clock.ts';
import { median, quantile } from './quantile.ts';
import type { Row } from './table.ts';

/** The head of a table of what was measured in pages. */
export const MEASURED_HEAD = ['milliseconds', 'median', 'worst', 'times'];

export const measuredRow = (what: string, durations: readonly number[]): Row => [
  what,
  median(durations),
  quantile(durations, 1),
  String(durations.length),
];

/** The row of the longest tasks, one of each page; null where no task was long enough for Chromium to report it. */
export function taskRow(what: string, tasks: readonly (number | null)[]): Row {
  const long = tasks.filter((task) => task !== null);
  const worst = long.length === 0 ? `< ${REPORTED_TASK_MS}` : Math.max(...long);
  return [what, '', worst, String(tasks.length)];
}
