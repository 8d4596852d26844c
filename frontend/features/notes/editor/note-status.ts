import { notesText } from '../../../text/accounts/notes-text.ts';
import type { Draft } from '../drafts/draft.ts';
import type { Progress } from '../drafts/draft-store.ts';

export interface NoteStatus {
  readonly text: string;
  /** `kept` is for a text that is safe on this device although it was not sent. */
  readonly kind: 'progress' | 'kept' | 'problem';
}

const TIME = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const progressing = (text: string): NoteStatus => ({ text, kind: 'progress' });
const kept = (text: string): NoteStatus => ({ text, kind: 'kept' });
const problem = (text: string): NoteStatus => ({ text, kind: 'problem' });

interface Situation {
  readonly draft: Draft | null;
  readonly progress: Progress;
  readonly isOnline: boolean;
  readonly isUnstored: boolean;
}

export function noteStatus({ draft, progress, isOnline, isUnstored }: Situation): NoteStatus {
  if (draft === null) {
    return progressing(progress.savedAt === null ? '' : `Saved ${TIME.format(progress.savedAt)}`);
  }
  if (isUnstored) {
    return problem(notesText.status.storageFull);
  }
  if (draft.conflict !== null) {
    return problem(
      draft.conflict.note === null ? notesText.status.deletedElsewhere : notesText.status.changedElsewhere,
    );
  }
  if (draft.refused !== null) return problem(notesText.status.notSaved(draft.refused));
  if (draft.sent === null && draft.notes.trim() === '') {
    return draft.base === null ? progressing('') : problem(notesText.status.empty);
  }
  if (progress.isSending) return progressing(notesText.status.saving);
  if (!isOnline || progress.isOffline) return kept(notesText.status.offline);
  if (progress.failure !== null) return kept(notesText.status.kept(progress.failure));
  return progressing(notesText.status.saving);
}
