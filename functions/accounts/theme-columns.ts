import type { ThemeBody } from '../../domain/contract/index.ts';

/** The columns of `users` that keep a theme, with what is given of it. */
export function themeColumns(
  theme: { [K in keyof ThemeBody]?: ThemeBody[K] | undefined },
): Record<string, string | number> {
  const columns = {
    theme_primary: theme.themePrimary,
    theme_variant: theme.themeVariant,
    theme_appearance: theme.themeAppearance,
    theme_radius: theme.themeRadius,
  };
  return Object.fromEntries(
    Object.entries(columns).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  );
}
