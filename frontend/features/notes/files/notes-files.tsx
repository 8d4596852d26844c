import { useState } from 'react';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Menu } from '../../../ui/panels/menu.tsx';
import { FORMATS } from './notes-file.ts';
import { useExportNotes } from './notes-file-queries.ts';
import { NotesImport } from './notes-import.tsx';

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
