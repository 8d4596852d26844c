import { changeReadingSettings, useReadingSettings } from '../../shared/reading-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyList } from './key-list.tsx';

export interface ShortcutsDialogProps {
  readonly onClose: () => void;
}

/** The keys that act on the page, and the switch for all of them. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const { shortcuts } = useReadingSettings();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <KeyList className="shortcut-list" />
      <label className="check">
        <input
          type="checkbox"
          checked={shortcuts}
          onChange={(event) => changeReadingSettings({ shortcuts: event.target.checked })}
        />
        Single keys act on the page
      </label>
    </Dialog>
  );
}
