import { useId } from 'react';
import {
  DEFAULT_THEME,
  formatHsl,
  MAX_RADIUS,
  parseHsl,
  THEME_APPEARANCES,
  THEME_VARIANTS,
  type Theme,
} from '../../../domain/theme.ts';
import { hexOf, hslOf } from '../../theme/hex.ts';
import { THEME_PRESETS, type ThemePreset } from '../../theme/presets.ts';
import { SettingsGroup } from './settings-group.tsx';
import { Swatch } from './swatch.tsx';
import { APPEARANCE_LABELS, VARIANT_LABELS } from './theme-labels.ts';
import { useSaveTheme } from './use-save-theme.ts';

interface ThemeTabProps {
  /** What is being tried. */
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
  readonly onClose: () => void;
}

/** How the app looks: colours, light or dark, corners. Each choice shows at once; Save Changes keeps them. */
export function ThemeTab({ theme, onChange, onClose }: ThemeTabProps) {
  const save = useSaveTheme();
  const change = (part: Partial<Theme>) => onChange({ ...theme, ...part });
  return (
    <form
      className="settings-tab"
      onSubmit={(event) => {
        event.preventDefault();
        // Not where the dialog has been closed meanwhile: another may be open by then.
        if (!save.isPending) save.mutate(theme, { onSuccess: onClose });
      }}
    >
      <SettingsGroup title="Theme Presets">
        <div className="presets">
          {THEME_PRESETS.map((preset) => (
            <Preset key={preset.name} preset={preset} theme={theme} onChoose={change} />
          ))}
          <CustomColour theme={theme} onChoose={change} />
        </div>
      </SettingsGroup>
      <div className="choice-pair">
        <label className="choice">
          <span>Style Variant</span>
          <select
            className="select"
            value={theme.themeVariant}
            onChange={(event) => change({ themeVariant: oneOf(THEME_VARIANTS, event.target.value) })}
          >
            {THEME_VARIANTS.map((one) => (
              <option key={one} value={one}>
                {VARIANT_LABELS[one]}
              </option>
            ))}
          </select>
        </label>
        <label className="choice">
          <span>Light/Dark Mode</span>
          <select
            className="select"
            value={theme.themeAppearance}
            onChange={(event) => change({ themeAppearance: oneOf(THEME_APPEARANCES, event.target.value) })}
          >
            {THEME_APPEARANCES.map((one) => (
              <option key={one} value={one}>
                {APPEARANCE_LABELS[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Radius radius={theme.themeRadius} onChange={(themeRadius) => change({ themeRadius })} />
      <div className="settings-foot">
        <button
          type="button"
          className="control me-auto"
          aria-label="Reset to defaults"
          onClick={() => onChange(DEFAULT_THEME)}
        >
          Reset
        </button>
        <button type="button" className="control control-lined" disabled={save.isPending} onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className="control control-primary" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Changes'}
        </button>
      </div>
    </form>
  );
}

/** The value of a select whose options are these. */
const oneOf = <T extends string>(among: readonly T[], value: string): T =>
  among.find((one) => one === value) ?? (among[0] as T);

interface PresetProps {
  readonly preset: ThemePreset;
  readonly theme: Theme;
  readonly onChoose: (part: Partial<Theme>) => void;
}

function Preset({ preset: { name, ...preset }, theme, onChoose }: PresetProps) {
  const isChosen =
    preset.themePrimary === theme.themePrimary &&
    preset.themeVariant === theme.themeVariant &&
    preset.themeAppearance === theme.themeAppearance;
  return (
    <label className="preset">
      <input
        type="radio"
        name="preset"
        className="sr-only"
        checked={isChosen}
        onChange={() => onChoose(preset)}
      />
      <Swatch primary={preset.themePrimary} />
      {name}
    </label>
  );
}

function CustomColour({ theme, onChoose }: Omit<PresetProps, 'preset'>) {
  const colour = parseHsl(theme.themePrimary) ?? hslOf('#000000');
  return (
    <label className="preset">
      <input
        type="color"
        className="colour-field"
        value={hexOf(colour)}
        onChange={(event) => onChoose({ themePrimary: formatHsl(hslOf(event.target.value)) })}
      />
      Custom colour
    </label>
  );
}

interface RadiusProps {
  readonly radius: number;
  readonly onChange: (radius: number) => void;
}

function Radius({ radius, onChange }: RadiusProps) {
  const id = useId();
  return (
    <div className="grid gap-1 text-ui">
      <div className="flex justify-between">
        <label htmlFor={id}>Border Radius</label>
        <output htmlFor={id}>{radius}px</output>
      </div>
      <input
        id={id}
        type="range"
        className="range"
        min={0}
        max={MAX_RADIUS}
        step={2}
        value={radius}
        aria-valuetext={`${radius} px`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
