/** What the reader chose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

export const THEME_CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** Same key as `public/theme.js`, which applies the choice before the first paint. */
const STORAGE_KEY = 'gematria-theme';
const DEVICE_IS_DARK = '(prefers-color-scheme: dark)';

const isChoice = (value: string | null): value is ThemeChoice =>
  THEME_CHOICES.some((choice) => choice === value);

/** The stored choice; light when nothing usable is stored or storage is closed. */
export function storedTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isChoice(stored) ? stored : 'light';
  } catch {
    return 'light';
  }
}

/** What a choice comes to on a device that is, or is not, dark. */
export function shownTheme(choice: ThemeChoice, deviceIsDark: boolean): 'light' | 'dark' {
  if (choice === 'system') return deviceIsDark ? 'dark' : 'light';
  return choice;
}

function show(choice: ThemeChoice): void {
  document.documentElement.dataset.theme = shownTheme(choice, matchMedia(DEVICE_IS_DARK).matches);
}

/** Applies a choice at once and keeps it for the next visit where storage allows. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // The choice then lasts for this page.
  }
}

/** Follows the device while the choice is `system`, and other tabs' choices. Returns what ends it. */
export function followTheme(onChange?: (choice: ThemeChoice) => void): () => void {
  const device = matchMedia(DEVICE_IS_DARK);
  const update = () => {
    show(storedTheme());
    onChange?.(storedTheme());
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) update();
  };
  device.addEventListener('change', update);
  addEventListener('storage', onStorage);
  return () => {
    device.removeEventListener('change', update);
    removeEventListener('storage', onStorage);
  };
}
