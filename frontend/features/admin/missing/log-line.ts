import { adminText } from '../../../text/site/admin-text.ts';
import type { ImportState } from '../shared/imports/import-state.ts';
import { phaseInWords } from '../shared/jobs/job-words.ts';

export interface LoggedState {
  readonly phase: ImportState['phase'];
  readonly message: string | null;
  /** What the unfinished job does: `Importing`, `Paused`. Null if the batch has no unfinished job. */
  readonly step: string | null;
}

export const loggedState = ({ phase, message, job }: ImportState): LoggedState => ({
  phase,
  message,
  step: phase === 'started' && job !== null ? phaseInWords(job) : null,
});

/** What the log says about a change. Null if it says nothing. `before` is null when the page has just opened. */
export function logLine(before: LoggedState | null, now: LoggedState): string | null {
  if (before?.phase === now.phase) {
    return now.step !== null && now.step !== before.step ? `${now.step}.` : null;
  }
  switch (now.phase) {
    case 'loading':
      // The button logs the click itself.
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
