import { INTERLINEAR_ROWS } from '../../shared/interlinear-rows.ts';
import {
  changeReadingSettings,
  DEFAULT_READING_SETTINGS,
  type ReadingSettings,
  TEXT_SIZES,
  useReadingSettings,
} from '../../shared/reading-settings.ts';
import { TextSizeSteps } from '../../shared/text-size-steps.tsx';
import { HebrewFontChoice } from './hebrew-font.tsx';
import { SettingsGroup } from './settings-group.tsx';

type Switch = {
  [Name in keyof ReadingSettings]: ReadingSettings[Name] extends boolean ? Name : never;
}[keyof ReadingSettings];

/** The reading settings. Every change applies at once and is stored in this browser. */
export function ReadingTab() {
  const settings = useReadingSettings();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <TextSize size={settings.textSize} />
      <SettingsGroup title="Hebrew">
        <Toggle name="vowels" label="Vowels" about="The points in and around the letters" />
        <Toggle
          name="accents"
          label="Accents"
          about={settings.vowels ? 'The marks of cantillation' : 'They stand only where the vowels do'}
          disabled={!settings.vowels}
        />
        <HebrewFontChoice />
      </SettingsGroup>
      <SettingsGroup title="Word by word">
        {INTERLINEAR_ROWS.map((row) => (
          <Toggle key={row.name} {...row} />
        ))}
      </SettingsGroup>
      <SettingsGroup title="Keyboard">
        <Toggle name="shortcuts" label="Shortcuts" about="Single keys act on the page; ? lists them" />
      </SettingsGroup>
      <button
        type="button"
        className="control control-lined"
        onClick={() => changeReadingSettings(DEFAULT_READING_SETTINGS)}
      >
        Reset to defaults
      </button>
    </div>
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
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-default has-disabled:text-muted">
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

function TextSize({ size }: { readonly size: number }) {
  return (
    <SettingsGroup title="Size of the text" about="Hebrew, Greek and English grow together">
      <div className="flex items-center gap-3">
        <TextSizeSteps className="control-lined">
          <output className="flex-1 text-center text-ui" aria-live="polite">
            {`${size + 1} of ${TEXT_SIZES}`}
          </output>
        </TextSizeSteps>
      </div>
    </SettingsGroup>
  );
}
