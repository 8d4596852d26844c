import { adminText } from '../../../text/site/admin-text.ts';
import type { ImportState } from '../shared/imports/import-state.ts';
import { phaseInWords } from '../shared/jobs/job-words.ts';

export interface LoggedState {
  readonly phase: ImportState['phase'];
  readonly message: string | null;
  /** What the batch's unfinished import job does: `Importing`, `Paused`. Null if the batch has no unfinished job. */
  readonly step: string | null;
}

export const loggedState = ({ phase, message, job }: ImportState): LoggedState => ({
  phase,
  message,
  step: phase === 'started' && job !== null ? phaseInWords(job) : null,
});

/**
 * The time of that line: the job's own, so that it is the same after a reload. What no job tells has just happened here.
 */
export function timeOf(before: LoggedState | null, { phase, job }: Pick<ImportState, 'phase' | 'job'>): Date {
  if (job === null) return new Date();
  const { startedAt, changedAt, finishedAt } = job;
  if (phase !== 'started') return new Date(finishedAt ?? changedAt ?? startedAt);
  return new Date(before?.phase === 'started' ? (changedAt ?? startedAt) : startedAt);
}

/**
 * The line that the log of imports gets when a batch has changed from the state `before` to `now`. Null if it gets no
 * line. `before` is null when the page has just opened.
 */
export function logLine(before: LoggedState | null, now: LoggedState): string | null {
  if (before?.phase === now.phase) {
    return now.step !== null && now.step !== before.step ? `${now.step}.` : null;
  }
  switch (now.phase) {
    case 'loading':
      // The button that starts the import writes a line of its own.
      return null;
    case 'started':
      return now.message ?? adminText.logLine.importRunning;
    case 'success':
      return before === null ? null : `Success: ${now.message ?? adminText.logLine.importFinished}.`;
    case 'error':
      return before === null ? null : `Error: ${now.message ?? adminText.logLine.importFailed}`;
    case 'idle':
      return before?.phase === 'started' ? adminText.logLine.importCancelled : null;
  }
}
