import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Fragment, memo, type RefObject, useRef, useState } from 'react';
import type { User } from '../../../../domain/contract/index.ts';
import { NOTE_SEARCH, type NoteSearch } from '../../../addresses/my-notes-address.ts';
import { ApiError } from '../../../api/api-error.ts';
import { useReader } from '../../../session/reader.ts';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { FIELD } from '../../../ui/pages/page-classes.ts';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { PageSpinner } from '../../../ui/pages/page-spinner.tsx';
import { Skeleton } from '../../../ui/pages/skeleton.tsx';
import { itemAt, useSuccessor } from '../../../ui/panels/use-successor.ts';
import { MARKED_BADGE, PLAIN_BADGE } from '../../../ui/words/badge.ts';
import { languageOf } from '../../../ui/words/mixed-text.tsx';
import { withGreekRoom } from '../../../ui/words/room.ts';
import type { NotePlace } from '../drafts/draft.ts';
import { draftsOf, useDraftChanges } from '../drafts/draft-store.ts';
import { DeleteNote } from '../editor/delete-note.tsx';
import { NotesFiles } from '../files/notes-files.tsx';
import { noteParts } from '../markdown/note-parts.ts';
import { plainWords } from '../markdown/plain-words.ts';
import { referenceLink } from '../markdown/reference-link.tsx';
import { datesInWords } from '../note-date.ts';
import { useNotes } from '../notes-queries.ts';
import { type NoteRow, rowsOf, shownRows } from './note-rows.ts';

const GRID = 'mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4 print:block';
const CARD =
  'grid grid-rows-[auto_auto_1fr_auto] gap-2 rounded-(--radius) border border-line p-4 print:mb-4 print:block print:border-0 print:p-0';
const LOAD_ERROR = notesText.list.failed;

export function MyNotesPage() {
  const { data: user, error, refetch } = useReader();
  if (!user && error === null) return <PageSpinner />;
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <PageHeading title={notesText.list.title} />
        <div className="no-print flex flex-wrap gap-2">
          {user && <NotesFiles userId={user.id} />}
          <Link to="/" className="control control-lined">
            {notesText.list.back}
          </Link>
        </div>
      </div>
      <div className="mt-6">
        {user ? <NoteList user={user} /> : <LoadError error={error} retry={() => void refetch()} />}
      </div>
    </div>
  );
}

function LoadError({ error, retry }: { readonly error: Error | null; readonly retry: () => void }) {
  const known = error instanceof ApiError ? error : null;
  return (
    <ErrorBox
      heading=""
      message={LOAD_ERROR}
      detail={known?.message}
      requestId={known?.requestId}
      retry={retry}
    />
  );
}

interface NoteToDelete {
  readonly place: NotePlace;
  readonly at: number;
}

function NoteList({ user }: { readonly user: User }) {
  const { data: notes, error, refetch } = useNotes(user.id);
  const search = useSearch({ from: '/my-notes' });
  const [toDelete, setToDelete] = useState<NoteToDelete | null>(null);
  const cards = useRef<HTMLUListElement>(null);
  useSuccessor(toDelete, ({ at }) => itemAt(cards.current, at) ?? document.querySelector('h1'));
  useDraftChanges();
  if (notes === undefined) {
    if (error !== null) return <LoadError error={error} retry={() => void refetch()} />;
    return (
      <Skeleton
        label={notesText.list.loading}
        bars={Array(6).fill('h-52 w-full')}
        className={`${GRID} skeleton-late`}
      />
    );
  }
  const rows = rowsOf(notes, draftsOf(user.id));
  return (
    <>
      {rows.length === 0 ? (
        <NoNotes />
      ) : (
        <Notes rows={rows} search={search} cards={cards} onDelete={setToDelete} />
      )}
      {toDelete !== null && (
        <DeleteNote user={user} place={toDelete.place} onClose={() => setToDelete(null)} />
      )}
    </>
  );
}

function NoNotes() {
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-h3 font-medium">{notesText.list.empty}</h2>
      <p className="max-w-[34rem] text-muted">{notesText.list.emptyText}</p>
      <Link to="/" className="control control-primary">
        {notesText.list.explore}
      </Link>
    </div>
  );
}

interface NotesProps {
  readonly rows: readonly NoteRow[];
  readonly search: NoteSearch;
  readonly cards: RefObject<HTMLUListElement | null>;
  readonly onDelete: (note: NoteToDelete) => void;
}

function Notes({ rows, search, cards, onDelete }: NotesProps) {
  const navigate = useNavigate({ from: '/my-notes' });
  const change = (part: Partial<NoteSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false });
  const [text, setText] = useState(search.q);
  const shown = shownRows(rows, { ...search, q: text });
  const inWords = datesInWords(rows.flatMap(({ updatedAt }) => updatedAt ?? []));
  return (
    <>
      <form
        className="no-print flex flex-wrap items-end gap-4 text-ui"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <label className="grid min-w-0 flex-[1_1_16rem] gap-1">
          {notesText.list.search}
          <input
            type="search"
            dir="auto"
            className={FIELD}
            autoComplete="off"
            lang={languageOf(text)}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              change({ q: target.value.trim() === '' ? '' : target.value });
            }}
          />
        </label>
        <label className="grid gap-1">
          {notesText.list.show}
          <select
            className="select"
            value={search.kind ?? ''}
            onChange={({ target }) => change({ kind: NOTE_SEARCH.kind(target.value) })}
          >
            <option value="">{notesText.list.all}</option>
            <option value="standard">{notesText.list.standard}</option>
            <option value="kabbalistic">{notesText.list.kabbalistic}</option>
          </select>
        </label>
        <label className="grid gap-1">
          {notesText.list.order}
          <select
            className="select"
            value={search.order}
            onChange={({ target }) => change({ order: NOTE_SEARCH.order(target.value) })}
          >
            <option value="canon">{notesText.list.biblical}</option>
            <option value="latest">{notesText.list.latest}</option>
          </select>
        </label>
      </form>
      <p role="status" className="no-print mt-4 text-ui text-muted">
        {notesText.list.count(shown.length, rows.length)}
      </p>
      <ul ref={cards} aria-label={notesText.list.list} className={GRID}>
        {shown.map((row, at) => (
          <NoteCard
            key={row.reference}
            row={row}
            date={row.updatedAt === null ? null : inWords(row.updatedAt)}
            onDelete={() => onDelete({ place: row, at })}
          />
        ))}
      </ul>
    </>
  );
}

const UNSENT = { waiting: notesText.list.unsent, conflict: notesText.list.twoVersions } as const;

interface NoteCardProps {
  readonly row: NoteRow;
  /** When the note was changed, in words. Null if it has not been saved yet. */
  readonly date: string | null;
  readonly onDelete: () => void;
}

function NoteCard({ row, date, onDelete }: NoteCardProps) {
  const { book, chapter, verse, reference, notes, isKabbalistic, unsent } = row;
  return (
    // When a card is deleted, the card that takes its place gets the focus.
    <li data-note className={CARD} tabIndex={-1}>
      <h2 className="break-after-avoid font-semibold">
        <bdi>{reference}</bdi>
      </h2>
      <p className="flex flex-wrap items-center gap-2 text-meta text-muted">
        {date !== null && notesText.list.updated(date)}
        {isKabbalistic && <span className={MARKED_BADGE}>{notesText.list.kabbalistic}</span>}
        {unsent !== null && <span className={PLAIN_BADGE}>{UNSENT[unsent]}</span>}
      </p>
      <p
        // The room at the edges is for the outline of a link that has the focus.
        className="-mx-1 -mt-1 line-clamp-4 px-1 pt-1 whitespace-pre-line text-ui wrap-anywhere print:line-clamp-none"
        dir="auto"
        // A link below the fourth line is scrolled to while it has the focus.
        onBlur={({ currentTarget }) => {
          currentTarget.scrollTop = 0;
        }}
      >
        <LinkedWords note={notes} />
      </p>
      <p className="no-print flex gap-2">
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
          <Button
            className="ms-auto text-danger"
            aria-haspopup="dialog"
            aria-label={notesText.list.deleteOf(reference)}
            onClick={onDelete}
          >
            {notesText.list.delete}
          </Button>
        )}
      </p>
    </li>
  );
}

/**
 * A note as plain words, in which references are links. It is remembered, because a list can have thousands of notes
 * and is drawn again with each letter of a search.
 */
const LinkedWords = memo(function LinkedWords({ note }: { readonly note: string }) {
  return noteParts(plainWords(note)).map(({ lang, pieces }, place) => {
    const words = pieces.map(({ text, href }, index) => {
      const children = withGreekRoom(text);
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a note keep their places.
      return <Fragment key={index}>{href === null ? children : referenceLink({ href, children })}</Fragment>;
    });
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note keep their places.
    return <Fragment key={place}>{lang === null ? words : <bdi lang={lang}>{words}</bdi>}</Fragment>;
  });
});
