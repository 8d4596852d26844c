import { Link } from '@tanstack/react-router';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { MARKED_BADGE, PLAIN_BADGE } from '../../../ui/words/badge.ts';
import { LinkedWords } from '../markdown/linked-words.tsx';
import type { NoteRow } from './note-rows.ts';

const UNSENT = { waiting: notesText.list.unsent, conflict: notesText.list.twoVersions } as const;

interface NoteCardProps {
  readonly row: NoteRow;
  /** When the note was changed, in words. Null if it has not been saved yet. */
  readonly date: string | null;
  readonly onDelete: () => void;
}

export function NoteCard({ row, date, onDelete }: NoteCardProps) {
  const { book, chapter, verse, reference, notes, isKabbalistic, unsent } = row;
  return (
    // When a card is deleted, the card that takes its place gets the focus.
    <li
      data-note
      className="grid grid-rows-[auto_auto_1fr_auto] gap-2 rounded-(--radius) border border-line p-4"
      tabIndex={-1}
    >
      <h2 className="font-semibold">
        <bdi>{reference}</bdi>
      </h2>
      <p className="flex flex-wrap items-center gap-2 text-meta text-muted">
        {date !== null && notesText.list.updated(date)}
        {isKabbalistic && <span className={MARKED_BADGE}>{notesText.list.kabbalistic}</span>}
        {unsent !== null && <span className={PLAIN_BADGE}>{UNSENT[unsent]}</span>}
      </p>
      <p
        // The room at the edges is for the outline of a link that has the focus.
        className="-mx-1 -mt-1 line-clamp-4 px-1 pt-1 whitespace-pre-line text-ui wrap-anywhere"
        dir="auto"
        // A link below the fourth line is scrolled to while it has the focus.
        onBlur={({ currentTarget }) => {
          currentTarget.scrollTop = 0;
        }}
      >
        <LinkedWords note={notes} />
      </p>
      <p className="flex gap-2">
        <Link
          to="/"
          search={{ book, chapter: String(chapter), verse: String(verse) }}
          className="control control-lined"
          aria-label={notesText.list.viewOf(reference)}
        >
          {notesText.list.view}
        </Link>
        {/* A note in conflict has no button to delete it. The list shows only one of its two versions, so the
            reader must first choose on the verse's page. */}
        {unsent !== 'conflict' && (
          <button
            type="button"
            className="control ms-auto text-danger"
            aria-haspopup="dialog"
            aria-label={notesText.list.deleteOf(reference)}
            onClick={onDelete}
          >
            {notesText.list.delete}
          </button>
        )}
      </p>
    </li>
  );
}
