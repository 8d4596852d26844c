import { useState } from 'react';
import { reasonOf } from '../../../api/reason-of.ts';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { DropZone } from '../../../ui/forms/drop-zone.tsx';
import { FileButton } from '../../../ui/forms/file-button.tsx';
import { useDrop } from '../../../ui/forms/use-drop.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import { Menu } from '../../../ui/panels/menu.tsx';
import { FORMATS, InvalidNotesFile } from './notes-file.ts';
import { useExportNotes, useImportNotes } from './notes-file-queries.ts';
import { NotesImported } from './notes-imported.tsx';

export function NotesFiles({ userId }: { readonly userId: number }) {
  const [isImporting, setImporting] = useState(false);
  const all = useExportNotes(userId);
  return (
    // The menu for the files is at the start of its row, so it opens towards the middle of a narrow window.
    <div data-files className="flex flex-wrap gap-2 [&_.menu]:start-0 [&_.menu]:end-auto">
      <Menu
        label={notesText.files.export}
        className="control-lined"
        content={(close) =>
          FORMATS.map(({ format, label }) => (
            <Button
              key={format}
              className=""
              aria-disabled={all.isPending}
              onClick={() => {
                if (all.isPending) return;
                all.mutate(format);
                close();
              }}
            >
              {label}
            </Button>
          ))
        }
      >
        <Icon name="export" />
        {all.isPending ? notesText.files.exporting : notesText.files.export}
      </Menu>
      <Button aria-haspopup="dialog" onClick={() => setImporting(true)}>
        {notesText.files.import}
      </Button>
      {isImporting && <NotesImport onClose={() => setImporting(false)} />}
    </div>
  );
}

function NotesImport({ onClose }: { readonly onClose: () => void }) {
  const importing = useImportNotes();
  if (importing.data !== undefined) {
    return (
      <Dialog title={notesText.importing.imported} onClose={onClose}>
        <NotesImported imported={importing.data} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={notesText.importing.title} description={notesText.importing.about} onClose={onClose}>
      <FileField
        isBusy={importing.isPending}
        problem={importing.error === null ? null : problemOf(importing.error)}
        onChoose={(file) => importing.mutate(file)}
      />
    </Dialog>
  );
}

const problemOf = (error: Error): string =>
  error instanceof InvalidNotesFile ? error.message : reasonOf(error, notesText.importing.unreadable);

interface FileFieldProps {
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onChoose: (file: File) => void;
}

function FileField({ isBusy, problem, onChoose }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
  const [isSeveral, setSeveral] = useState(false);
  const choose = (files: readonly File[]) => {
    const [file] = files;
    setSeveral(files.length !== 1);
    if (file !== undefined && files.length === 1 && !isBusy) onChoose(file);
  };
  useDrop(setOver, choose);
  const message = isSeveral ? notesText.importing.oneFile : problem;
  return (
    <>
      <DropZone isOver={isOver}>
        <p>{notesText.importing.drop}</p>
        <FileButton
          label={notesText.importing.choose}
          pending={notesText.importing.pending}
          isPending={isBusy}
          className="control-primary"
          of={notesText.importing.field}
          accept=".json,.md,.markdown,.csv,application/json,text/markdown,text/csv"
          onChoose={choose}
        />
      </DropZone>
      <p role="alert" className="text-ui text-danger empty:hidden">
        {message}
      </p>
    </>
  );
}
