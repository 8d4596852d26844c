import type { Draft } from '../drafts/draft.ts';
import type { Progress } from '../drafts/draft-store.ts';

/** How it stands with what was typed, in words; a problem is read out by screen readers. */
export interface NoteStatus {
  readonly text: string;
  readonly isProblem: boolean;
}

const TIME = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const fine = (text: string): NoteStatus => ({ text, isProblem: false });
const problem = (text: string): NoteStatus => ({ text, isProblem: true });

interface Situation {
  readonly draft: Draft | null;
  readonly progress: Progress;
  /** The browser has a connection, as far as it knows. */
  readonly isOnline: boolean;
  /** Storage did not take the draft. */
  readonly isOnlyHere: boolean;
}

/** What stands beside Save. */
export function noteStatus({ draft, progress, isOnline, isOnlyHere }: Situation): NoteStatus {
  if (draft === null) {
    return fine(progress.savedAt === null ? '' : `Saved ${TIME.format(progress.savedAt)}`);
  }
  if (isOnlyHere) {
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
    return draft.base === null ? fine('') : problem('Not saved: the note is empty. Delete removes it.');
  }
  if (progress.isSending) return fine('Saving…');
  if (!isOnline || progress.isOffline) return problem('Offline: kept on this device, will be sent');
  if (progress.failure !== null) return problem(`Not saved: ${progress.failure}`);
  return fine('Saving…');
}
