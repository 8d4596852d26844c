import { readFields } from '../../domain/parse.ts';
import { canonicalHsl, DEFAULT_THEME, parseHsl, THEME_FIELDS, type Theme } from '../../domain/theme.ts';
import { store, stored } from '../storage/stored.ts';

/** Same keys and form as `public/theme.js`, which shows what is stored before the first paint and after every change. */
const APPEARANCE_KEY = 'gematria-theme';
/** Variant, radius and primary colour, one space between them. */
const LOOK_KEY = 'gematria-look';
const DEVICE_IS_DARK = '(prefers-color-scheme: dark)';

/** What was chosen on this page and could not be kept. */
let unstored: Theme | null = null;

const lookOf = ({ themeVariant, themeRadius, themePrimary }: Theme): string =>
  `${themeVariant} ${themeRadius} ${themePrimary}`;

/** Reads a theme as it is stored; a look that is not written as `keepTheme` writes it is the default's. */
export function parseTheme(appearance: string | null, look: string | null): Theme {
  const [themeVariant, themeRadius, ...primary] = look?.split(' ') ?? [];
  const theme: Theme = readFields(THEME_FIELDS, {
    ...{ themeAppearance: appearance, themeVariant, themeRadius },
    themePrimary: primary.join(' '),
  });
  const isOurs = lookOf(theme) === look && canonicalHsl(theme.themePrimary) === theme.themePrimary;
  return isOurs ? theme : { ...DEFAULT_THEME, themeAppearance: theme.themeAppearance };
}

/** The theme of this browser; the default where storage is closed. */
export const storedTheme = (): Theme => unstored ?? parseTheme(stored(APPEARANCE_KEY), stored(LOOK_KEY));

/** Whether its primary colour is one; where it is not, that is logged and nothing else happens. */
function isTheme({ themePrimary }: Theme): boolean {
  if (parseHsl(themePrimary) !== null) return true;
  console.error(`The theme's primary colour is not hsl(H, S%, L%): ${themePrimary}`);
  return false;
}

/** Shows a theme at once without keeping it. */
export function showTheme(theme: Theme): void {
  if (!isTheme(theme)) return;
  const { dataset, style } = document.documentElement;
  const isDark =
    theme.themeAppearance === 'dark' ||
    (theme.themeAppearance === 'system' && matchMedia(DEVICE_IS_DARK).matches);
  dataset.theme = isDark ? 'dark' : 'light';
  dataset.variant = theme.themeVariant;
  style.setProperty('--radius', `${theme.themeRadius}px`);
  style.setProperty('--primary', theme.themePrimary);
}

/** Shows a theme and keeps it for the next visit, where storage allows; else it lasts for the page. */
export function keepTheme(theme: Theme): void {
  if (!isTheme(theme)) return;
  showTheme(theme);
  // The longer first: where there is no room for it, neither is written.
  const isKept = store(LOOK_KEY, lookOf(theme)) && store(APPEARANCE_KEY, theme.themeAppearance);
  unstored = isKept ? null : theme;
  if (!isKept) return;
  // Browsers tell other tabs only.
  dispatchEvent(new Event('storage'));
}

/** Shows a theme for as long as it is tried, whatever is stored or the device does meanwhile; then what is kept. */
export function tryTheme(theme: Theme): () => void {
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
