import { useState } from 'react';
import { reasonOf } from '../../../api/reason-of.ts';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { DropZone } from '../../../ui/forms/drop-zone.tsx';
import { FileButton } from '../../../ui/forms/file-button.tsx';
import { useDrop } from '../../../ui/forms/use-drop.ts';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import { InvalidNotesFile } from './notes-file.ts';
import { useImportNotes } from './notes-file-queries.ts';
import { NotesImported } from './notes-imported.tsx';

export function NotesImport({ onClose }: { readonly onClose: () => void }) {
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
