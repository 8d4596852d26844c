import type { Theme } from '../../domain/theme.ts';

/** A theme by its name; the radius of corners stays as it is. */
export interface ThemePreset extends Omit<Theme, 'themeRadius'> {
  readonly name: string;
}

/** The five presets. */
export const THEME_PRESETS: readonly ThemePreset[] = [
  preset('Royal Blue & Gold', 'hsl(217, 91%, 60%)', 'professional', 'light'),
  preset('Desert Amber', 'hsl(43, 96%, 56%)', 'tint', 'light'),
  preset('Ancient Parchment', 'hsl(30, 67%, 35%)', 'tint', 'light'),
  preset('Midnight Torah', 'hsl(230, 80%, 50%)', 'vibrant', 'dark'),
  preset('Burning Bush Red', 'hsl(0, 73%, 41%)', 'vibrant', 'light'),
];

function preset(
  name: string,
  themePrimary: string,
  themeVariant: Theme['themeVariant'],
  themeAppearance: Theme['themeAppearance'],
): ThemePreset {
  return { name, themePrimary, themeVariant, themeAppearance };
}

/** What a theme's colour and variant are called: a preset's name, else that they are the reader's own. */
export function themeName({ themePrimary, themeVariant }: Theme): string {
  const found = THEME_PRESETS.find(
    (one) => one.themePrimary === themePrimary && one.themeVariant === themeVariant,
  );
  return found?.name ?? 'Your own';
}
