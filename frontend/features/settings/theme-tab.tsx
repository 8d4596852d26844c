import { useId } from 'react';
import {
  DEFAULT_THEME,
  formatHsl,
  MAX_RADIUS,
  parseHsl,
  THEME_APPEARANCES,
  THEME_VARIANTS,
  type Theme,
} from '../../../domain/theme/index.ts';
import { settingsText } from '../../text/accounts/settings-text.ts';
import { themeText } from '../../text/accounts/theme-text.ts';
import { hexOf, hslOf } from '../../theme/hex.ts';
import { THEME_PRESETS, type ThemePreset } from '../../theme/presets.ts';
import { Swatch } from '../../theme/swatch.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ChoiceSelect } from '../../ui/forms/choice-select.tsx';
import { SettingsGroup } from '../../ui/forms/settings-group.tsx';
import { useSaveTheme } from './use-save-theme.ts';

interface ThemeTabProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
  readonly onClose: () => void;
}

export function ThemeTab({ theme, onChange, onClose }: ThemeTabProps) {
  const save = useSaveTheme();
  const change = (part: Partial<Theme>) => onChange({ ...theme, ...part });
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        // `mutate` calls `onSuccess` only while this form is still there. A dialog that was opened later stays open.
        if (!save.isPending) save.mutate(theme, { onSuccess: onClose });
      }}
    >
      <SettingsGroup title={settingsText.theme.presets} about={settingsText.theme.presetsAbout}>
        <div className="grid grid-cols-2 gap-2">
          {THEME_PRESETS.map((preset) => (
            <Preset key={preset.name} preset={preset} theme={theme} onChoose={change} />
          ))}
          <CustomColour theme={theme} onChoose={change} />
        </div>
      </SettingsGroup>
      <div className="grid grid-cols-2 gap-2">
        <ChoiceSelect
          label={settingsText.theme.variant}
          about={settingsText.theme.variantAbout}
          names={themeText.variants}
          choices={THEME_VARIANTS}
          value={theme.themeVariant}
          onChoose={(themeVariant) => change({ themeVariant })}
        />
        <ChoiceSelect
          label={settingsText.theme.appearance}
          about={settingsText.theme.appearanceAbout}
          names={themeText.appearances}
          choices={THEME_APPEARANCES}
          value={theme.themeAppearance}
          onChoose={(themeAppearance) => change({ themeAppearance })}
        />
      </div>
      <Radius radius={theme.themeRadius} onChange={(themeRadius) => change({ themeRadius })} />
      <div className="sticky bottom-0 -mt-2 -mb-3 flex flex-wrap justify-end gap-2 bg-background py-3">
        <Button
          className="me-auto"
          aria-label={settingsText.theme.resetAll}
          onClick={() => onChange(DEFAULT_THEME)}
        >
          {settingsText.theme.reset}
        </Button>
        <Button disabled={save.isPending} onClick={onClose}>
          {settingsText.theme.cancel}
        </Button>
        <button type="submit" className="control control-primary" disabled={save.isPending}>
          {save.isPending ? settingsText.theme.saving : settingsText.theme.save}
        </button>
      </div>
    </form>
  );
}

/** The tile of a theme preset. In forced colours, which show no background, a thick border marks the chosen one. */
const PRESET =
  'flex min-h-12 cursor-pointer items-center gap-2.5 rounded-(--radius) border border-control-line px-2.5 py-1.5 text-ui leading-tight wrap-anywhere has-checked:border-accent has-checked:bg-selected has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring forced-colors:has-checked:border-3 forced-colors:has-checked:border-[highlight] forced-colors:has-checked:px-2 forced-colors:has-checked:py-1';

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
    <label className={PRESET}>
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
    <label className={PRESET}>
      <input
        type="color"
        className="size-8 flex-none rounded-[calc(var(--radius)/2)] border border-control-line p-0.5"
        value={hexOf(colour)}
        onChange={(event) => onChoose({ themePrimary: formatHsl(hslOf(event.target.value)) })}
      />
      {settingsText.theme.colour}
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
        <label htmlFor={id}>{settingsText.theme.radius}</label>
        <output htmlFor={id}>{settingsText.theme.radiusValue(radius)}</output>
      </div>
      <input
        id={id}
        type="range"
        className="min-h-6 accent-accent"
        min={0}
        max={MAX_RADIUS}
        step={2}
        value={radius}
        aria-valuetext={settingsText.theme.pixels(radius)}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <p id={`${id}-about`} className="text-meta text-muted">
        {settingsText.theme.radiusAbout}
      </p>
    </div>
  );
}
