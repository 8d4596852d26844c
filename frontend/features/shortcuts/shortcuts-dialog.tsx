import { changeReadingSettings, useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { shortcutsText } from '../../text/reading/shortcuts-text.ts';
import { CheckLabel } from '../../ui/forms/check-label.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { KeyList } from './key-list.tsx';

interface ShortcutsDialogProps {
  readonly onClose: () => void;
}

/** The list of keys, with a switch that turns all of them on or off. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const { shortcuts } = useReadingSettings();
  return (
    <Dialog title={shortcutsText.title} onClose={onClose}>
      <KeyList className="grid gap-2 text-ui [&>div]:grid [&>div]:grid-cols-[6rem_1fr] [&>div]:items-baseline [&>div]:gap-3" />
      <CheckLabel>
        <input
          type="checkbox"
          checked={shortcuts}
          onChange={(event) => changeReadingSettings({ shortcuts: event.target.checked })}
        />
        {shortcutsText.turnOn}
      </CheckLabel>
    </Dialog>
  );
}
