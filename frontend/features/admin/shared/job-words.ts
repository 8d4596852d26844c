import type { Job } from '../../../../domain/contract/index.ts';
import { waitInWords } from '../../../api/reason-of.ts';
import { adminText } from '../../../text/admin.ts';
import { formatValue } from '../../../ui/format-value.ts';

const PHASES: Readonly<Record<Job['phase'], string>> = {
  stage: adminText.jobWords.fetchingFiles,
  plan: adminText.jobWords.readingStructure,
  clear: 'Preparing',
  load: 'Importing',
  derive: adminText.jobWords.countingWords,
  measure: adminText.jobWords.addingUpValues,
  publish: 'Publishing',
  chance: adminText.jobWords.computingWhatChanceWould,
  done: 'Finishing',
};

const STATES: Readonly<Record<Job['status'], string>> = {
  queued: 'Waiting',
  running: 'Running',
  paused: 'Paused',
  succeeded: 'Finished',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** The state of a job in a word. */
export const stateInWords = ({ status }: Pick<Job, 'status'>): string => STATES[status];

/** The phase of a running job in words. For any other job, its state. */
export const phaseInWords = ({ status, phase }: Pick<Job, 'status' | 'phase'>): string =>
  status === 'running'
    ? PHASES[phase]
    : status === 'queued'
      ? adminText.jobWords.waitingStart
      : STATES[status];

/**
 * How far a job has come, in percent. At most 100. The percentage can fall, because the total of a job that
 * still reads its input grows.
 */
export function percentOf({ progress: { done, total } }: Pick<Job, 'progress'>): number {
  return total === 0 ? 0 : Math.min(100, Math.floor((done / total) * 100));
}

/**
 * The result of a job in rows: `120 added, 3 changed, 31 unchanged, 2 skipped, 1 failed`. The last three only
 * if they are not 0.
 */
export function countsInWords({ rows }: Pick<Job, 'rows'>): string {
  const { created, updated, unchanged, skipped, failed } = rows;
  const always = [
    adminText.jobWords.added(formatValue(created)),
    adminText.jobWords.changed(formatValue(updated)),
  ];
  const some: [number, string][] = [
    [unchanged, 'unchanged'],
    [skipped, 'skipped'],
    [failed, 'failed'],
  ];
  const rest = some.filter(([count]) => count > 0).map(([count, word]) => `${formatValue(count)} ${word}`);
  return [...always, ...rest].join(', ');
}

/** How long a job took that has ended, in words: at least `1 second`. Null if the job has not ended. */
export function durationInWords({
  startedAt,
  finishedAt,
}: Pick<Job, 'startedAt' | 'finishedAt'>): string | null {
  if (finishedAt === null) return null;
  return waitInWords(Math.max(1, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000));
}

/** A job without progress for this long may have a problem. */
const QUIET_MS = 120_000;

/**
 * The time since which a running job has had no progress, as ISO text. Null if it had some in the last two minutes, or
 * if it does not run.
 */
export function quietSince(
  { status, startedAt, changedAt }: Pick<Job, 'status' | 'startedAt' | 'changedAt'>,
  now: number,
): string | null {
  const last = changedAt ?? startedAt;
  return status === 'running' && now - Date.parse(last) >= QUIET_MS ? last : null;
}

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/**
 * A size in bytes, KB, MB or GB. A KB is 1,000 bytes.
 *
 * @example
 * ```ts
 * bytesInWords(24_100_000) // => '24.1 MB'
 * ```
 */
export function bytesInWords(bytes: number): string {
  // 999,500 bytes round to 1,000 KB, which is 1.0 MB.
  const step =
    bytes < 1_000 ? 0 : Math.min(Math.floor(Math.log10(bytes * (1_000 / 999.5)) / 3), UNITS.length - 1);
  const value = bytes / 1_000 ** step;
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[step]}`;
}

/** What readers see of a job that did not succeed. The phase of chance comes after the publication. */
export const whatReadersSee = ({ phase }: Pick<Job, 'phase'>): string =>
  phase === 'chance' ? adminText.jobWords.newText : adminText.jobWords.oldText;
