import { notesText } from '../../../text/accounts/notes-text.ts';
import type { Draft } from '../drafts/draft.ts';
import type { Progress } from '../drafts/draft-store.ts';

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
  readonly isOnline: boolean;
  readonly isUnstored: boolean;
}

export function noteStatus({ draft, progress, isOnline, isUnstored }: Situation): NoteStatus {
  if (draft === null) {
    return info(progress.savedAt === null ? '' : `Saved ${TIME.format(progress.savedAt)}`);
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
    return draft.base === null ? info('') : problem(notesText.status.empty);
  }
  if (progress.isSending) return info(notesText.status.saving);
  if (!isOnline || progress.isOffline) return problem(notesText.status.offline);
  if (progress.failure !== null) return problem(notesText.status.notSaved(progress.failure));
  return info(notesText.status.saving);
}
