import { useEffect, useRef, useState } from 'react';
import type { ImportedNotes, NotesFormat } from '../../../../domain/contract/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { reasonOf } from '../../../api/reason-of.ts';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { refusalIn } from '../drafts/send-drafts.ts';
import { CONFLICT, VERSIONS, Version } from '../editor/note-conflict.tsx';
import { referenceOf } from '../note-place.ts';
import { type Conflicting, type FileChoice, ROW_NAMES } from './notes-file.ts';
import { useChooseVersion } from './notes-file-queries.ts';

const MAX_SHOWN = 50;

const CHOICES: readonly { choice: FileChoice; label: string; all: string }[] = [
  { choice: 'mine', label: notesText.importing.keepMine, all: notesText.importing.keepAllMine },
  { choice: 'file', label: notesText.importing.takeFile, all: notesText.importing.takeAllFile },
  { choice: 'both', label: notesText.importing.keepBoth, all: notesText.importing.keepBothAll },
];

interface NotesImportedProps {
  readonly imported: ImportedNotes & { readonly format: NotesFormat };
  readonly onClose: () => void;
}

export function NotesImported({ imported, onClose }: NotesImportedProps) {
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const { created, unchanged, conflicting, refused, remarks, format } = imported;
  return (
    <>
      <p ref={summary} tabIndex={-1} className="outline-none">
        {notesText.importing.summary(created, unchanged)}
      </p>
      {conflicting.length > 0 && <Conflicts conflicting={conflicting} />}
      <Entries
        title={notesText.importing.refused(refused.length)}
        entries={refused.map(({ row, reason }) => ({ row, text: reason }))}
        format={format}
      />
      <Entries
        title={notesText.importing.remarks(remarks.length)}
        entries={remarks.map(({ row, remark }) => ({ row, text: remark }))}
        format={format}
      />
      <Button className="control-primary justify-self-end" onClick={onClose}>
        {notesText.importing.done}
      </Button>
    </>
  );
}

interface EntriesProps {
  readonly title: string;
  readonly entries: readonly { readonly row: number; readonly text: string }[];
  readonly format: NotesFormat;
}

/** What is said about entries of the file. */
function Entries({ title, entries, format }: EntriesProps) {
  if (entries.length === 0) return null;
  const hiddenCount = entries.length - MAX_SHOWN;
  return (
    <section className="grid gap-2 text-ui">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid gap-1">
        {entries.slice(0, MAX_SHOWN).map(({ row, text }) => (
          <li key={`${row} ${text}`} className="wrap-anywhere">
            <span className="text-muted">
              {ROW_NAMES[format]} {row}:
            </span>{' '}
            {text}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && <p className="text-muted">{notesText.importing.more(hiddenCount)}</p>}
    </section>
  );
}

type OpenConflict = Conflicting & {
  readonly key: number;
  readonly problem?: string;
};

function Conflicts({ conflicting }: Pick<ImportedNotes, 'conflicting'>) {
  // A file can have several notes on one verse, so the verse cannot be the key of a conflict.
  const [open, setOpen] = useState<readonly OpenConflict[]>(() =>
    conflicting.map((conflict, key) => ({ ...conflict, key })),
  );
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const choosing = useChooseVersion();
  const choose = async (conflicts: readonly OpenConflict[], choice: FileChoice) => {
    setProblem('');
    for (const conflict of conflicts) {
      const change = (to: Partial<OpenConflict>) =>
        setOpen((now) => now.map((one) => (one.key === conflict.key ? { ...one, ...to } : one)));
      try {
        const result = await choosing.mutateAsync({ conflict, choice });
        if (result.done) setOpen((now) => now.filter(({ key }) => key !== conflict.key));
        else change({ current: result.current, problem: notesText.importing.changed });
      } catch (error) {
        // Without a connection or a session every choice would fail, so the problem is shown once above the list. A
        // refusal concerns only this note.
        const refusal = error instanceof ApiError ? refusalIn(error) : null;
        if (refusal === null) return setProblem(reasonOf(error, notesText.importing.notSaved));
        change({ problem: refusal });
      }
    }
    // The button that had the focus was removed with its conflict, so the heading gets the focus.
    heading.current?.focus();
  };
  const hiddenCount = open.length - MAX_SHOWN;
  return (
    <section className="grid gap-3 text-ui">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {open.length === 0 ? notesText.importing.noneLeft : notesText.importing.conflicts(open.length)}
      </h3>
      {open.length > 0 && <p>{notesText.importing.conflictsText}</p>}
      {open.length > 1 && (
        <Choices isBusy={choosing.isPending} kind="all" onChoose={(choice) => void choose(open, choice)} />
      )}
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      {open.slice(0, MAX_SHOWN).map((conflict) => (
        <Conflict
          key={conflict.key}
          conflict={conflict}
          isBusy={choosing.isPending}
          onChoose={(choice) => void choose([conflict], choice)}
        />
      ))}
      {hiddenCount > 0 && <p className="text-muted">{notesText.importing.moreLater(hiddenCount)}</p>}
    </section>
  );
}

interface ConflictProps {
  readonly conflict: OpenConflict;
  readonly isBusy: boolean;
  readonly onChoose: (choice: FileChoice) => void;
}

/** A conflict after an import is expected, so it has no warning colour. */
function Conflict({ conflict, isBusy, onChoose }: ConflictProps) {
  const reference = referenceOf(conflict);
  const { current, imported, problem } = conflict;
  return (
    <section aria-label={reference} className={`${CONFLICT} border-line`}>
      <h4 className="font-semibold">{reference}</h4>
      <div className={VERSIONS}>
        <Version
          title={notesText.importing.mine}
          text={current.notes}
          isKabbalistic={current.isKabbalistic}
        />
        <Version
          title={notesText.importing.inFile}
          text={imported.notes}
          isKabbalistic={imported.isKabbalistic}
        />
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      <Choices isBusy={isBusy} kind="label" reference={reference} onChoose={onChoose} />
    </section>
  );
}

interface ChoicesProps {
  readonly isBusy: boolean;
  readonly kind: 'label' | 'all';
  /** The reference of the verse. It is part of the button names that screen readers read. */
  readonly reference?: string;
  readonly onChoose: (choice: FileChoice) => void;
}

function Choices({ isBusy, kind, reference, onChoose }: ChoicesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {CHOICES.map((option) => (
        <Button
          key={option.choice}
          isOff={isBusy}
          aria-label={reference === undefined ? undefined : `${option[kind]}: ${reference}`}
          onClick={() => onChoose(option.choice)}
        >
          {option[kind]}
        </Button>
      ))}
    </div>
  );
}
