import { type ReactNode, useEffect, useState } from 'react';
import { INTERLINEAR_ROWS } from '../../settings/interlinear-rows.ts';
import {
  changeReadingSettings,
  DEFAULT_READING_SETTINGS,
  type ReadingSettings,
  TEXT_SIZES,
  useReadingSettings,
} from '../../settings/reading-settings.ts';
import { TextSizeSteps } from '../../settings/text-size-steps.tsx';
import { chooseTheme, followTheme, storedTheme, THEME_CHOICES, type ThemeChoice } from '../../theme/theme.ts';
import { Dialog } from '../../ui/dialog.tsx';

type Switch = {
  [Name in keyof ReadingSettings]: ReadingSettings[Name] extends boolean ? Name : never;
}[keyof ReadingSettings];

const THEME_LABELS = { light: 'Light', dark: 'Dark', system: 'System' } as const;

export interface SettingsProps {
  readonly onClose: () => void;
}

/** How the text is shown: everything applies at once and stays in this browser. */
export function SettingsDialog({ onClose }: SettingsProps) {
  const settings = useReadingSettings();
  const [theme, setTheme] = useState(storedTheme);
  useEffect(() => followTheme(setTheme), []);
  const choose = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setTheme(choice);
  };
  const reset = () => {
    changeReadingSettings(DEFAULT_READING_SETTINGS);
    choose('light');
  };
  return (
    <Dialog
      title="Settings"
      description="Applied at once and kept in this browser; no account needed."
      onClose={onClose}
    >
      <ThemeChoices theme={theme} onChoose={choose} />
      <TextSize size={settings.textSize} />
      <Group title="Hebrew">
        <Toggle name="vowels" label="Vowels" about="The points in and around the letters" />
        <Toggle
          name="accents"
          label="Accents"
          about={settings.vowels ? 'The marks of cantillation' : 'They stand only where the vowels do'}
          disabled={!settings.vowels}
        />
      </Group>
      <Group title="Word by word">
        {INTERLINEAR_ROWS.map((row) => (
          <Toggle key={row.name} {...row} />
        ))}
      </Group>
      <Group title="Keyboard">
        <Toggle name="shortcuts" label="Shortcuts" about="Single keys act on the page; ? lists them" />
      </Group>
      <button type="button" className="control control-lined" onClick={reset}>
        Reset to defaults
      </button>
    </Dialog>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="settings-group">
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

interface ToggleProps {
  readonly name: Switch;
  readonly label: string;
  readonly about: string;
  readonly disabled?: boolean;
}

function Toggle({ name, label, about, disabled = false }: ToggleProps) {
  const settings = useReadingSettings();
  const id = `setting-${name}`;
  return (
    <label className="setting">
      <span>
        <span className="block text-ui">{label}</span>
        <span id={id} className="block text-meta text-muted">
          {about}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-label={label}
        aria-describedby={id}
        checked={settings[name] && !disabled}
        aria-checked={settings[name] && !disabled}
        disabled={disabled}
        onChange={(event) => changeReadingSettings({ [name]: event.target.checked })}
      />
    </label>
  );
}

interface ThemeChoicesProps {
  readonly theme: ThemeChoice;
  readonly onChoose: (choice: ThemeChoice) => void;
}

function ThemeChoices({ theme, onChoose }: ThemeChoicesProps) {
  return (
    <Group title="Theme">
      <div className="segments">
        {THEME_CHOICES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={theme === one}
              onChange={() => onChoose(one)}
            />
            {THEME_LABELS[one]}
          </label>
        ))}
      </div>
      <p className="mt-1 text-meta text-muted">System follows this device.</p>
    </Group>
  );
}

/** Hebrew, Greek and English grow together. */
function TextSize({ size }: { readonly size: number }) {
  return (
    <Group title="Size of the text">
      <div className="flex items-center gap-3">
        <TextSizeSteps className="control-lined">
          <output className="flex-1 text-center text-ui" aria-live="polite">
            {`${size + 1} of ${TEXT_SIZES}`}
          </output>
        </TextSizeSteps>
      </div>
    </Group>
  );
}
