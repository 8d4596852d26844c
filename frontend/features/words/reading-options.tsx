import type { ReactNode } from 'react';
import { INTERLINEAR_ROWS } from '../../shared/interlinear-rows.ts';
import {
  changeReadingSettings,
  type ReadingSettings,
  useReadingSettings,
} from '../../shared/reading-settings.ts';
import { TextSizeSteps } from '../../shared/text-size-steps.tsx';
import { wordsText } from '../../text/words.ts';

const text = wordsText.options;

export interface ReadingOptionsProps {
  /** Tells which of these switches have an effect on the text on the screen. */
  readonly has: { readonly vowels: boolean; readonly accents: boolean; readonly interlinear: boolean };
}

/** The controls for the size of the text, its marks, and the rows below its words. */
export function ReadingOptions({ has }: ReadingOptionsProps) {
  const settings = useReadingSettings();
  return (
    <>
      <div className="flex items-center justify-between gap-2 ps-3.5">
        <span>{text.size}</span>
        <span className="flex">
          <TextSizeSteps />
        </span>
      </div>
      {has.vowels && (
        <Group name={text.marks}>
          <Switch settings={settings} setting="vowels" label={text.vowels} />
          {has.accents && (
            <Switch settings={settings} setting="accents" label={text.accents} disabled={!settings.vowels} />
          )}
        </Group>
      )}
      {has.interlinear && (
        <Group name={text.rows}>
          {INTERLINEAR_ROWS.map(({ name, label }) => (
            <Switch key={name} settings={settings} setting={name} label={label} />
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset className="mt-1 border-t border-line pt-1">
      <legend className="sr-only">{name}</legend>
      {children}
    </fieldset>
  );
}

interface SwitchProps {
  readonly settings: ReadingSettings;
  readonly setting: 'vowels' | 'accents' | (typeof INTERLINEAR_ROWS)[number]['name'];
  readonly label: string;
  readonly disabled?: boolean;
}

function Switch({ settings, setting, label, disabled = false }: SwitchProps) {
  return (
    <label className={`control w-full justify-between ${disabled ? 'text-muted' : ''}`}>
      {label}
      <input
        type="checkbox"
        className="size-4.5 accent-accent"
        checked={settings[setting] && !disabled}
        disabled={disabled}
        onChange={(event) => changeReadingSettings({ [setting]: event.target.checked })}
      />
    </label>
  );
}
