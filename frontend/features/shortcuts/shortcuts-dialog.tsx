import { changeReadingSettings, useReadingSettings } from '../../settings/reading-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { KEYS } from './key-list.ts';

readonly says: string }[] = [
  { keys: ['←', '→'], says: 'Previous and next verse; in a chapter, previous and next chapter' },
  { keys: ['k', 'j'], says: 'Previous and next verse' },
  { keys: ['[', ']'], says: 'Previous and next chapter' },
  { keys: ['/'], says: 'Go to a verse or search' },
  { keys: ['g', 'h'], says: 'First page: g, then h' },
  { keys: ['?'], says: 'These shortcuts' },
  { keys: ['Esc'], says: 'Close what is open' },
];

/** The keys that act on the page, and the switch for all of them. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { shortcuts } = useReadingSettings();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="shortcut-list">
        {KEYS.map(({ keys, says }) => (
          <div key={says}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
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
