import { Button } from '../../../ui/forms/button.tsx';
import '../../../styles/note-text.css';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { User, VerseAnalysis } from '../../../../domain/contract/index.ts';
import { MAX_NOTE } from '../../../../domain/contract/limits.ts';
import { userQuery } from '../../../session/user-query.ts';
import { noteCardText } from '../../../text/accounts/note-card-text.ts';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { ErrorBox } from '../../../ui/pages/error-box.tsx';
import { LazyPart, lazyPart } from '../../../ui/pages/lazy-part.tsx';
import { FIELD } from '../../../ui/pages/page-classes.ts';
import { Tabs } from '../../../ui/panels/tabs.tsx';
import { useSuccessor } from '../../../ui/panels/use-successor.ts';
import { languageOf } from '../../../ui/words/mixed-text.tsx';
import { NOTE_SKELETON } from '../card/note-skeleton.tsx';
import { useNoteFocus } from '../card/use-note-focus.ts';
import type { Choice } from '../drafts/conflict.ts';
import type { NotePlace } from '../drafts/draft.ts';
import { PlainText } from '../markdown/plain-text.tsx';
import { datesInWords } from '../note-date.ts';
import { DeleteNote } from './delete-note.tsx';
import { NoteConflict } from './note-conflict.tsx';
import { useNote } from './use-note.ts';

interface NoteTextProps {
  readonly text: string;
}

const markdown = lazyPart(() => import('../markdown/note-markdown.tsx'), 'NoteMarkdown');

function NoteText({ text }: NoteTextProps) {
  return <LazyPart part={markdown} props={{ text }} pending={<PlainText text={text} />} />;
}

const TABS = [
  { id: 'standard', label: notesText.editor.tabs.standard },
  { id: 'kabbalistic', label: notesText.editor.tabs.kabbalistic },
] as const;

const SHOWS_LENGTH_FROM = MAX_NOTE - 1_000;

type TabId = (typeof TABS)[number]['id'];

interface NoteEditorProps {
  readonly user: User;
  readonly place: NotePlace;
  readonly reference: string;
}

function NoteEditor({ user, place, reference }: NoteEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const isSavePressed = useRef(false);
  const [tab, setTab] = useState<TabId | null>(null);
  const [isPreview, setPreview] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const editing = useNote(user, place);
  const { note, draft, version, isReady, error, retry, edit, flush, choose } = editing;
  const inWords = datesInWords([note, draft?.conflict?.note].flatMap((one) => one?.updatedAt ?? []));
  const selected = tab ?? (version.isKabbalistic ? 'kabbalistic' : 'standard');
  useNoteFocus(field, isReady);
  // After a deletion there is no Delete button to return the focus to, so the field gets the focus.
  useSuccessor(isDeleting || null, () => field.current);

  if (!isReady) {
    if (error === null) return NOTE_SKELETON;
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
          <NoteField
            ref={field}
            label={notesText.editor.field(reference)}
            text={version.notes}
            tab={selected}
            onUse={() => {
              isSavePressed.current = false;
            }}
            onType={(notes) => edit({ notes, isKabbalistic: selected === 'kabbalistic' })}
            onLeave={(to) => {
              // The Save button sends the note itself and reports the result, so leaving the field for this button
              // sends nothing. If it did and the session had ended, the button would disappear before the click.
              // `isSavePressed` is for Safari, where a click does not focus a button.
              const isSaveFocused = to !== null && to === saveButton.current;
              if (!isSaveFocused && !isSavePressed.current) flush();
            }}
          />
        )}
        {draft?.conflict && (
          <NoteConflict draft={draft} conflict={draft.conflict} inWords={inWords} onChoose={chooseVersion} />
        )}
        <NoteState editing={editing} inWords={inWords} />
        <Buttons
          editing={editing}
          isPreview={isPreview}
          saveButton={saveButton}
          onSavePressed={(isPressed) => {
            isSavePressed.current = isPressed;
          }}
          onPreview={() => setPreview(!isPreview)}
          onDelete={() => setDeleting(true)}
        />
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

interface NoteFieldProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly text: string;
  readonly tab: TabId;
  readonly onUse: () => void;
  readonly onType: (text: string) => void;
  readonly onLeave: (to: EventTarget | null) => void;
}

function NoteField({ ref, label, text, tab, onUse, onType, onLeave }: NoteFieldProps) {
  const id = useId();
  const [isUsed, setUsed] = useState(false);
  useAutoHeight(ref);
  const unusedHeight = tab === 'kabbalistic' ? 'max-h-[80px]' : 'max-h-32';
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        className={`${FIELD} mt-3 block min-h-[80px] resize-none py-2.5 leading-[1.6] ${isUsed ? 'max-h-[60dvh]' : unusedHeight}`}
        dir="auto"
        maxLength={MAX_NOTE}
        placeholder={notesText.editor.placeholder}
        lang={languageOf(text)}
        value={text}
        onChange={(event) => {
          onUse();
          onType(event.target.value);
        }}
        onFocus={() => {
          onUse();
          setUsed(true);
        }}
        onBlur={({ relatedTarget }) => onLeave(relatedTarget)}
      />
    </>
  );
}

type Editing = ReturnType<typeof useNote>;

interface NoteStateProps {
  readonly editing: Editing;
  readonly inWords: (iso: string) => string;
}

function NoteState({ editing: { note, version, status }, inWords }: NoteStateProps) {
  return (
    <div
      data-foot
      className="mt-2 mb-3 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-meta text-muted"
    >
      <span>
        {note === null ? notesText.editor.isNew : notesText.editor.updated(inWords(note.updatedAt))}
      </span>
      {version.notes.length > SHOWS_LENGTH_FROM && (
        <span>{notesText.editor.length(version.notes.length, MAX_NOTE)}</span>
      )}
      <span>
        {status.kind === 'progress' && status.text}
        <span role="status" className={status.kind === 'problem' ? 'text-danger' : ''}>
          {status.kind !== 'progress' && status.text}
        </span>
      </span>
    </div>
  );
}

interface ButtonsProps {
  readonly editing: Editing;
  readonly isPreview: boolean;
  readonly saveButton: RefObject<HTMLButtonElement | null>;
  readonly onSavePressed: (isPressed: boolean) => void;
  readonly onPreview: () => void;
  readonly onDelete: () => void;
}

function Buttons({ editing, isPreview, saveButton, onSavePressed, onPreview, onDelete }: ButtonsProps) {
  const { note, draft, version, isSending, save } = editing;
  const isBlank = version.notes.trim() === '';
  const hasConflict = draft?.conflict != null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        ref={saveButton}
        className="control-primary"
        aria-disabled={isBlank || isSending || hasConflict}
        onPointerDown={() => onSavePressed(true)}
        onPointerCancel={() => onSavePressed(false)}
        onClick={() => {
          if (!isBlank && !hasConflict) void save();
        }}
      >
        {notesText.editor.save}
      </Button>
      <Button aria-pressed={isPreview} onClick={onPreview}>
        {notesText.editor.preview}
      </Button>
      {(note !== null || !isBlank) && !hasConflict && (
        <Button aria-haspopup="dialog" className="ms-auto text-danger" onClick={onDelete}>
          {notesText.editor.delete}
        </Button>
      )}
    </div>
  );
}

/** Makes the field of the note as high as its text. CSS sets the maximum. */
function useAutoHeight(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  });
}

export interface JournalProps {
  readonly verse: VerseAnalysis['verse'];
}

export function Journal({ verse }: JournalProps) {
  const { data: user, error, refetch } = useQuery(userQuery);
  const { book, chapter, verse: number, reference } = verse;
  if (user) {
    const place = { book, chapter, verse: number };
    return <NoteEditor key={`${user.id} ${reference}`} user={user} place={place} reference={reference} />;
  }
  if (user === undefined && error !== null) {
    return <ErrorBox message={error.message} retry={() => void refetch()} />;
  }
  return NOTE_SKELETON;
}
