import type { Job } from '../../../../../domain/contract/index.ts';
import {
  BUTTONS,
  buttonById,
  isUnfinished,
  lastFailure,
  PASSAGE_BUTTON,
  RANGE_BUTTON,
  targetOf,
} from '../../../../../domain/imports/index.ts';
import { adminText } from '../../../../text/site/admin-text.ts';
import { countsInWords } from '../jobs/job-words.ts';

export interface ImportState {
  /**
   * `success` means that the job has succeeded. `started` means that it was accepted: it waits, runs or is
   * paused.
   */
  readonly phase: 'idle' | 'loading' | 'started' | 'success' | 'error';
  readonly job: Job | null;
  readonly message: string | null;
  /** The title of another unfinished job that fills the same target. The button must wait for that job. */
  readonly busyWith: string | null;
}

export type StartCall =
  | { readonly state: 'none' | 'pending' }
  | { readonly state: 'answered'; readonly jobId: string; readonly message: string }
  | { readonly state: 'failed'; readonly message: string };

export const PACKS = 'packs/';
const FIXED_TITLES: ReadonlySet<string> = new Set(BUTTONS.map(({ title }) => title));

/**
 * The target that the job of a button fills. The id of a pack's button is `packs/{id}`. Any other button without a
 * task, such as that of a form, imports from Sefaria.
 */
function targetOfButton(buttonId: string): string {
  const button = buttonById(buttonId);
  if (button !== undefined) return targetOf(button.task);
  if (!buttonId.startsWith(PACKS)) return targetOf({ kind: 'sefaria', chapters: [] });
  return targetOf({ kind: 'pack', pack: buttonId.slice(PACKS.length), chapters: null });
}

/**
 * True if the job's title says that this button started it. A job with a title that belongs to no button was
 * started by a button without a fixed title: that of a form or pack. Only the title of a range of chapters has a
 * dash.
 */
function isJobOf(buttonId: string, { title }: Job): boolean {
  const button = buttonById(buttonId);
  if (button !== undefined) return button.title === title;
  const isForm = buttonId === RANGE_BUTTON || buttonId === PASSAGE_BUTTON;
  return !FIXED_TITLES.has(title) && (!isForm || title.includes('–') === (buttonId === RANGE_BUTTON));
}

/**
 * The state of a button, from the newest jobs and its last call. After a reload of the page it finds the newest job of
 * the button, so that a result stays on its card.
 */
export function importState(buttonId: string, jobs: readonly Job[], call: StartCall): ImportState {
  const target = targetOfButton(buttonId);
  const sameTarget = jobs.filter((job) => job.target === target);
  const unfinished = sameTarget.find(({ status }) => isUnfinished(status)) ?? null;
  const followed = call.state === 'answered' ? (jobs.find(({ id }) => id === call.jobId) ?? null) : null;
  const isOwn = unfinished !== null && (unfinished.id === followed?.id || isJobOf(buttonId, unfinished));
  const last = call.state === 'none' ? sameTarget.find((job) => isJobOf(buttonId, job)) : undefined;
  // A cancelled import has no result.
  const result = last?.status === 'cancelled' ? undefined : last;
  const job = isOwn ? unfinished : (followed ?? result ?? null);
  return { ...stateOf(job, call), job, busyWith: unfinished === null || isOwn ? null : unfinished.title };
}

function stateOf(job: Job | null, call: StartCall): Pick<ImportState, 'phase' | 'message'> {
  if (call.state === 'pending') return { phase: 'loading', message: null };
  const message = call.state === 'answered' ? call.message : null;
  switch (job?.status) {
    case 'queued':
    case 'running':
    case 'paused':
      return { phase: 'started', message };
    case 'succeeded':
      return { phase: 'success', message: countsInWords(job) };
    case 'failed':
      return {
        phase: 'error',
        message: lastFailure(job.errors)?.message ?? adminText.importState.importFailed,
      };
    case 'cancelled':
      return { phase: 'idle', message: null };
    case undefined:
      if (call.state === 'failed') return { phase: 'error', message: call.message };
      // The server has accepted the job, but the page loaded its list of jobs before that.
      return { phase: call.state === 'answered' ? 'started' : 'idle', message };
  }
}
