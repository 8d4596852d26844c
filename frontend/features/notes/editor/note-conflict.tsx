import { useId } from 'react';
import { MixedText } from '../../../ui/mixed-text.tsx';
import type { Choice, Conflict } from '../drafts/conflict.ts';
import type { Draft } from '../drafts/draft.ts';
import { dateOf } from '../note-date.ts';

interface NoteConflictProps {
  readonly draft: Draft;
  readonly conflict: Conflict;
  readonly onChoose: (choice: Choice) => void;
}

/**
 * Shows the reader's version of a note and, unless it was deleted, the server's version, and lets the reader
 * choose. In a wide window the versions are side by side.
 */
export function NoteConflict({ draft, conflict: { note }, onChoose }: NoteConflictProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="note-conflict">
      <h3 id={id} className="font-semibold">
        {note === null ? 'This note was deleted elsewhere' : 'This note was changed elsewhere'}
      </h3>
      <p>Nothing is lost: choose what to keep.</p>
      <div className="note-versions">
        <Version title="Yours, on this device" text={draft.notes} isKabbalistic={draft.isKabbalistic} />
        {note !== null && (
          <Version
            title={`The other, of ${dateOf(note.updatedAt)}`}
            text={note.notes}
            isKabbalistic={note.isKabbalistic}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="control control-lined" onClick={() => onChoose('mine')}>
          Keep mine
        </button>
        <button type="button" className="control control-lined" onClick={() => onChoose('other')}>
          {note === null ? 'Delete mine too' : 'Keep the other'}
        </button>
        {note !== null && (
          <button type="button" className="control control-lined" onClick={() => onChoose('both')}>
            Keep both
          </button>
        )}
      </div>
    </section>
  );
}

interface VersionProps {
  readonly title: string;
  readonly text: string;
  readonly isKabbalistic: boolean;
}

/** One of two versions, with its Markdown unchanged. */
export function Version({ title, text, isKabbalistic }: VersionProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <h4 id={id} className="text-muted">
        {title} {isKabbalistic && <span className="badge">Kabbalistic</span>}
      </h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too. */}
      <section className="note-version" dir="auto" tabIndex={0} aria-labelledby={id}>
        <MixedText>{text}</MixedText>
      </section>
    </div>
  );
}
