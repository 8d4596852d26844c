import { readFields } from '../../domain/basics/index.ts';
import { canonicalHsl, DEFAULT_THEME, parseHsl, THEME_FIELDS, type Theme } from '../../domain/theme/index.ts';
import { store, stored } from '../storage/stored.ts';

/**
 * The storage keys of the theme. `public/theme.js` uses these names and formats too: it shows the stored theme
 * before the first paint and after every change.
 */
const APPEARANCE_KEY = 'gematria-theme';
/** The key for variant, radius and primary colour, which are stored with one space between them. */
const LOOK_KEY = 'gematria-look';
const DEVICE_IS_DARK = '(prefers-color-scheme: dark)';

/** The theme that was chosen on this page, if it could not be stored. */
let unstored: Theme | null = null;

const lookOf = ({ themeVariant, themeRadius, themePrimary }: Theme): string =>
  `${themeVariant} ${themeRadius} ${themePrimary}`;

/** Reads a stored theme. A look in another format than `saveTheme` writes is replaced by the default look. */
export function parseTheme(appearance: string | null, look: string | null): Theme {
  const [themeVariant, themeRadius, ...primary] = look?.split(' ') ?? [];
  const theme: Theme = readFields(THEME_FIELDS, {
    themeAppearance: appearance,
    themeVariant,
    themeRadius,
    themePrimary: primary.join(' '),
  });
  const isOurs = lookOf(theme) === look && canonicalHsl(theme.themePrimary) === theme.themePrimary;
  return isOurs ? theme : { ...DEFAULT_THEME, themeAppearance: theme.themeAppearance };
}

export const storedTheme = (): Theme => unstored ?? parseTheme(stored(APPEARANCE_KEY), stored(LOOK_KEY));

/** True if the primary colour is valid. An invalid colour is logged and must not reach the page's styles. */
function isValid({ themePrimary }: Theme): boolean {
  if (parseHsl(themePrimary) !== null) return true;
  console.error(`The theme's primary colour is not hsl(H, S%, L%): ${themePrimary}`);
  return false;
}

export function showTheme(theme: Theme): void {
  if (!isValid(theme)) return;
  const { dataset, style } = document.documentElement;
  const isDark =
    theme.themeAppearance === 'dark' ||
    (theme.themeAppearance === 'system' && matchMedia(DEVICE_IS_DARK).matches);
  dataset.theme = isDark ? 'dark' : 'light';
  dataset.variant = theme.themeVariant;
  style.setProperty('--radius', `${theme.themeRadius}px`);
  style.setProperty('--primary', theme.themePrimary);
}

/** Shows a theme and stores it for the next visit. If it cannot be stored, it lasts only for this page. */
export function saveTheme(theme: Theme): void {
  if (!isValid(theme)) return;
  showTheme(theme);
  // The longer text is stored first. If the storage has no room for it, the other text is not stored either.
  const isKept = store(LOOK_KEY, lookOf(theme)) && store(APPEARANCE_KEY, theme.themeAppearance);
  unstored = isKept ? null : theme;
  if (!isKept) return;
  // The browser sends this event only to other tabs.
  dispatchEvent(new Event('storage'));
}

/**
 * Shows a theme as a preview, also while the stored theme or the device's setting changes. Returns a function that ends
 * the preview and shows the stored theme again.
 */
export function previewTheme(theme: Theme): () => void {
  const show = () => showTheme(theme);
  const device = matchMedia(DEVICE_IS_DARK);
  show();
  device.addEventListener('change', show);
  addEventListener('storage', show);
  return () => {
    device.removeEventListener('change', show);
    removeEventListener('storage', show);
    showTheme(storedTheme());
  };
}
