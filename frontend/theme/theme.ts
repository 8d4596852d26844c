import { DEFAULT_THEME, parseHsl, THEME_APPEARANCES, type Theme } from '../../domain/theme.ts';

/** Same keys and form as `public/theme.js`, which shows what is stored before the first paint and after every change. */
const APPEARANCE_KEY = 'gematria-theme';
/** Variant, radius and primary colour, one space between them. */
const LOOK_KEY = 'gematria-look';
const LOOK =
  /^(professional|tint|vibrant) (\d|1\d|2[0-4]) (hsl\((?:\d|[1-9]\d|[12]\d\d|3[0-5]\d), (?:\d|[1-9]\d|100)%, (?:\d|[1-9]\d|100)%\))$/;
const DEVICE_IS_DARK = '(prefers-color-scheme: dark)';

/** What was chosen on this page and could not be kept. */
let unstored: Theme | null = null;

const isAppearance = (text: string | null): text is Theme['themeAppearance'] =>
  THEME_APPEARANCES.some((one) => one === text);

/** Reads a theme as it is stored; what is missing or of another form is the default's. */
export function parseTheme(appearance: string | null, look: string | null): Theme {
  const [, variant, radius, primary] = LOOK.exec(look ?? '') ?? [];
  return {
    themePrimary: primary ?? DEFAULT_THEME.themePrimary,
    themeVariant: (variant as Theme['themeVariant'] | undefined) ?? DEFAULT_THEME.themeVariant,
    themeAppearance: isAppearance(appearance) ? appearance : DEFAULT_THEME.themeAppearance,
    themeRadius: Number(radius ?? DEFAULT_THEME.themeRadius),
  };
}

/** The theme of this browser; the default where storage is closed. */
export function storedTheme(): Theme {
  if (unstored !== null) return unstored;
  try {
    return parseTheme(localStorage.getItem(APPEARANCE_KEY), localStorage.getItem(LOOK_KEY));
  } catch {
    return DEFAULT_THEME;
  }
}

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
  try {
    // The longer first: where there is no room for it, neither is written.
    localStorage.setItem(LOOK_KEY, `${theme.themeVariant} ${theme.themeRadius} ${theme.themePrimary}`);
    localStorage.setItem(APPEARANCE_KEY, theme.themeAppearance);
    unstored = null;
  } catch {
    unstored = theme;
    return;
  }
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
