import type { Draft } from '../drafts/draft.ts';
import type { Progress } from '../drafts/draft-store.ts';

/** A message about the state of the typed text. Screen readers read a problem aloud. */
export interface NoteStatus {
  readonly text: string;
  readonly isProblem: boolean;
}

const TIME = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const info = (text: string): NoteStatus => ({ text, isProblem: false });
const problem = (text: string): NoteStatus => ({ text, isProblem: true });

interface Situation {
  readonly draft: Draft | null;
  readonly progress: Progress;
  /** True if the browser reports a connection. */
  readonly isOnline: boolean;
  /** True if the draft is only in memory. */
  readonly isUnstored: boolean;
}

/** The message below the field of a note. */
export function noteStatus({ draft, progress, isOnline, isUnstored }: Situation): NoteStatus {
  if (draft === null) {
    return info(progress.savedAt === null ? '' : `Saved ${TIME.format(progress.savedAt)}`);
  }
  if (isUnstored) {
    return problem('Not saved, and this browser’s storage is full: keep this page open until it is.');
  }
  if (draft.conflict !== null) {
    return problem(
      draft.conflict.note === null
        ? 'Not saved: deleted elsewhere meanwhile. Please choose.'
        : 'Not saved: changed elsewhere meanwhile. Please choose.',
    );
  }
  if (draft.refused !== null) return problem(`Not saved: ${draft.refused}`);
  if (draft.sent === null && draft.notes.trim() === '') {
    return draft.base === null ? info('') : problem('Not saved: the note is empty. Delete removes it.');
  }
  if (progress.isSending) return info('Saving…');
  if (!isOnline || progress.isOffline) return problem('Offline: kept on this device, will be sent');
  if (progress.failure !== null) return problem(`Not saved: ${progress.failure}`);
  return info('Saving…');
}
