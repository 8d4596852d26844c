import type { Theme } from '../../domain/theme/index.ts';
import { themeText } from '../text/accounts/theme-text.ts';

/** A named theme. It does not change the radius of corners. */
export interface ThemePreset extends Omit<Theme, 'themeRadius'> {
  readonly name: string;
}

export const THEME_PRESETS: readonly ThemePreset[] = [
  preset(themeText.presets.blue, 'hsl(217, 91%, 60%)', 'professional', 'light'),
  preset(themeText.presets.amber, 'hsl(43, 96%, 56%)', 'tint', 'light'),
  preset(themeText.presets.parchment, 'hsl(30, 67%, 35%)', 'tint', 'light'),
  preset(themeText.presets.midnight, 'hsl(230, 80%, 50%)', 'vibrant', 'dark'),
  preset(themeText.presets.bush, 'hsl(0, 73%, 41%)', 'vibrant', 'light'),
];

function preset(
  name: string,
  themePrimary: string,
  themeVariant: Theme['themeVariant'],
  themeAppearance: Theme['themeAppearance'],
): ThemePreset {
  return { name, themePrimary, themeVariant, themeAppearance };
}

export function themeName({ themePrimary, themeVariant }: Theme): string {
  const found = THEME_PRESETS.find(
    (one) => one.themePrimary === themePrimary && one.themeVariant === themeVariant,
  );
  return found?.name ?? themeText.own;
}
