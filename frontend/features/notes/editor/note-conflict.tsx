import { useId } from 'react';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { PLAIN_BADGE } from '../../../ui/words/badge.ts';
import { ReaderText } from '../../../ui/words/reader-text.tsx';
import type { Choice, Conflict } from '../drafts/conflict.ts';
import type { Draft } from '../drafts/draft.ts';

export const CONFLICT = 'mt-3 grid gap-2 rounded-(--radius) border p-3 text-ui';
export const VERSIONS = 'grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-3';

interface NoteConflictProps {
  readonly draft: Draft;
  readonly conflict: Conflict;
  readonly inWords: (iso: string) => string;
  readonly onChoose: (choice: Choice) => void;
}

export function NoteConflict({ draft, conflict: { note }, inWords, onChoose }: NoteConflictProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${CONFLICT} border-danger`}>
      <h3 id={id} className="font-semibold">
        {note === null ? notesText.conflict.deleted : notesText.conflict.changed}
      </h3>
      <p>{notesText.conflict.text}</p>
      <div className={VERSIONS}>
        <Version title={notesText.conflict.mine} text={draft.notes} isKabbalistic={draft.isKabbalistic} />
        {note !== null && (
          <Version
            title={notesText.conflict.other(inWords(note.updatedAt))}
            text={note.notes}
            isKabbalistic={note.isKabbalistic}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChoose('mine')}>{notesText.conflict.keepMine}</Button>
        <Button onClick={() => onChoose('other')}>
          {note === null ? notesText.conflict.deleteMine : notesText.conflict.keepOther}
        </Button>
        {note !== null && <Button onClick={() => onChoose('both')}>{notesText.conflict.keepBoth}</Button>}
      </div>
    </section>
  );
}

interface VersionProps {
  readonly title: string;
  readonly text: string;
  readonly isKabbalistic: boolean;
}

export function Version({ title, text, isKabbalistic }: VersionProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <h4 id={id} className="text-muted">
        {title} {isKabbalistic && <span className={PLAIN_BADGE}>{notesText.conflict.kabbalistic}</span>}
      </h4>
      <section
        className="max-h-48 overflow-auto whitespace-pre-wrap wrap-anywhere"
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too.
        tabIndex={0}
        aria-labelledby={id}
      >
        <ReaderText>{text}</ReaderText>
      </section>
    </div>
  );
}
