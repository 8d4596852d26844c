import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { User } from '../../../../domain/contract/index.ts';
import { MAX_NOTE } from '../../../../domain/contract/limits.ts';
import { noteCardText } from '../../../text/accounts/note-card-text.ts';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { FIELD } from '../../../ui/pages/page-classes.ts';
import { Tabs } from '../../../ui/panels/tabs.tsx';
import { useSuccessor } from '../../../ui/panels/use-successor.ts';
import { NoteSkeleton } from '../card/note-skeleton.tsx';
import { useNoteFocus } from '../card/use-note-focus.ts';
import type { Choice } from '../drafts/conflict.ts';
import type { NotePlace } from '../drafts/draft.ts';
import { NoteText } from '../markdown/note-text.tsx';
import { dateOf } from '../note-date.ts';
import { DeleteNote } from './delete-note.tsx';
import { NoteConflict } from './note-conflict.tsx';
import { useNote } from './use-note.ts';

const TABS = [
  { id: 'standard', label: notesText.editor.tabs.standard },
  { id: 'kabbalistic', label: notesText.editor.tabs.kabbalistic },
] as const;

/** The page shows the number of characters of a note that is longer than this. */
const SHOWS_LENGTH_FROM = MAX_NOTE - 1_000;

interface NoteEditorProps {
  readonly user: User;
  readonly place: NotePlace;
  readonly reference: string;
}

/** The editor for a note. It saves by itself and by its Save button. */
export function NoteEditor({ user, place, reference }: NoteEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const isSavePressed = useRef(false);
  const [tab, setTab] = useState<(typeof TABS)[number]['id'] | null>(null);
  const [isPreview, setPreview] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { note, draft, version, isReady, error, retry, isSending, status, edit, flush, choose, save } =
    useNote(user, place);
  const selected = tab ?? (version.isKabbalistic ? 'kabbalistic' : 'standard');
  const isBlank = version.notes.trim() === '';
  useAutoHeight(field);
  useNoteFocus(field, isReady);
  // After a deletion there is no Delete button to return the focus to, so the field gets the focus.
  useSuccessor(isDeleting || null, () => field.current);

  if (!isReady) {
    if (error === null) return <NoteSkeleton />;
    return (
      <div className="mt-3">
        <ErrorBox message={error.message} retry={retry} />
      </div>
    );
  }
  const chooseVersion = (choice: Choice) => {
    setPreview(false);
    choose(choice);
    field.current?.focus();
  };
  return (
    <>
      <Tabs label={noteCardText.title} tabs={TABS} selected={selected} onSelect={setTab}>
        {selected === 'kabbalistic' && (
          <label className="mt-2 flex min-h-11 items-center gap-3 text-ui">
            <input
              type="checkbox"
              role="switch"
              aria-checked={version.isKabbalistic}
              className="size-4.5 accent-accent"
              checked={version.isKabbalistic}
              onChange={(event) => edit({ notes: version.notes, isKabbalistic: event.target.checked })}
            />
            {notesText.editor.mark}
          </label>
        )}
        {isPreview ? (
          <div data-preview className="mt-3 min-h-[80px] wrap-anywhere">
            <NoteText text={version.notes} />
          </div>
        ) : (
          <>
            <label htmlFor={id} className="sr-only">
              {notesText.editor.field(reference)}
            </label>
            <textarea
              ref={field}
              id={id}
              className={`${FIELD} mt-3 block min-h-[80px] resize-none py-2.5 leading-[1.6] ${heightOf(isUsed, selected)}`}
              dir="auto"
              maxLength={MAX_NOTE}
              placeholder={notesText.editor.placeholder}
              value={version.notes}
              onChange={(event) => {
                isSavePressed.current = false;
                edit({ notes: event.target.value, isKabbalistic: selected === 'kabbalistic' });
              }}
              onFocus={() => {
                isSavePressed.current = false;
                setUsed(true);
              }}
              onBlur={({ relatedTarget }) => {
                // The Save button sends the note itself and reports the result. If the blur sent it first and the session
                // had ended, the button would disappear before the click. `isSavePressed` is for Safari, where a click
                // does not focus a button.
                const isSaveFocused = relatedTarget !== null && relatedTarget === saveButton.current;
                if (!isSaveFocused && !isSavePressed.current) flush();
              }}
            />
          </>
        )}
        {draft?.conflict && <NoteConflict draft={draft} conflict={draft.conflict} onChoose={chooseVersion} />}
        <div
          data-foot
          className="mt-2 mb-3 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-meta text-muted"
        >
          <span>
            {note === null ? notesText.editor.isNew : notesText.editor.updated(dateOf(note.updatedAt))}
          </span>
          {version.notes.length > SHOWS_LENGTH_FROM && (
            <span>{notesText.editor.length(version.notes.length, MAX_NOTE)}</span>
          )}
          <span>
            {!status.isProblem && status.text}
            <span role="status" className="text-danger">
              {status.isProblem && status.text}
            </span>
          </span>
        </div>
        <div className="flex flex-wrap gap-2">
          <button
            ref={saveButton}
            type="button"
            className="control control-primary"
            aria-disabled={isBlank || isSending || draft?.conflict != null}
            onPointerDown={() => {
              isSavePressed.current = true;
            }}
            onPointerCancel={() => {
              isSavePressed.current = false;
            }}
            onClick={() => {
              if (!isBlank && draft?.conflict == null) void save();
            }}
          >
            {notesText.editor.save}
          </button>
          <button
            type="button"
            className="control control-lined"
            aria-pressed={isPreview}
            onClick={() => setPreview(!isPreview)}
          >
            {notesText.editor.preview}
          </button>
          {(note !== null || !isBlank) && draft?.conflict == null && (
            <button
              type="button"
              aria-haspopup="dialog"
              className="control ms-auto text-danger"
              onClick={() => setDeleting(true)}
            >
              {notesText.editor.delete}
            </button>
          )}
        </div>
      </Tabs>
      {isDeleting && (
        <DeleteNote
          user={user}
          place={place}
          onDeleted={() => {
            setTab(null);
            setPreview(false);
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

/** The maximum height of the field. It grows when the reader first uses it. */
function heightOf(isUsed: boolean, tab: (typeof TABS)[number]['id']): string {
  if (isUsed) return 'max-h-[60dvh]';
  return tab === 'kabbalistic' ? 'max-h-[80px]' : 'max-h-32';
}

/** Makes the field as high as its text. CSS sets the maximum. */
function useAutoHeight(field: { readonly current: HTMLTextAreaElement | null }): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  });
}
