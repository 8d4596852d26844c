import { useSyncExternalStore } from 'react';

/** How a reader wants the text shown: kept in this browser, needs no account, applies at once. */
export interface ReadingSettings {
  /** Step of the text's size, 0–6; 2 is the usual one. Hebrew, Greek and English grow together. */
  readonly textSize: number;
  /** Hebrew vowel points. */
  readonly vowels: boolean;
  /** Hebrew accents; they stand only where the vowels do. */
  readonly accents: boolean;
  /** Rows of the interlinear below the original word. */
  readonly transliteration: boolean;
  readonly meaning: boolean;
  readonly strongs: boolean;
  readonly parsing: boolean;
  readonly values: boolean;
  /** Whether single keys act on the page (arrows, j, k, /, ?). */
  readonly shortcuts: boolean;
}

export const TEXT_SIZES = 7;

export const DEFAULT_READING_SETTINGS: ReadingSettings = Object.freeze({
  textSize: 2,
  vowels: true,
  accents: true,
  transliteration: true,
  meaning: true,
  strongs: true,
  parsing: false,
  values: true,
  shortcuts: true,
});

/** `public/theme.js` reads the text's size from the same key before the first paint. */
const READING_KEY = 'gematria-reading';

/** Reads stored settings; what is missing or of another kind falls back to the default. */
export function parseReadingSettings(stored: string | null): ReadingSettings {
  let read: unknown;
  try {
    read = JSON.parse(stored ?? '{}');
  } catch {
    return DEFAULT_READING_SETTINGS;
  }
  const given = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
  const settings: Record<string, unknown> = { ...DEFAULT_READING_SETTINGS };
  for (const [name, fallback] of Object.entries(DEFAULT_READING_SETTINGS)) {
    if (typeof given[name] === typeof fallback) settings[name] = given[name];
  }
  const size = Number(settings.textSize);
  settings.textSize = Number.isInteger(size) && size >= 0 && size < TEXT_SIZES ? size : 2;
  return settings as unknown as ReadingSettings;
}

function stored(): ReadingSettings {
  try {
    return parseReadingSettings(localStorage.getItem(READING_KEY));
  } catch {
    return DEFAULT_READING_SETTINGS;
  }
}

let current: ReadingSettings | undefined;
const listeners = new Set<() => void>();
const read = (): ReadingSettings => {
  current ??= stored();
  return current;
};

function show(settings: ReadingSettings): void {
  current = settings;
  document.documentElement.dataset.textSize = String(settings.textSize);
  for (const listener of listeners) listener();
}

/** Changes some settings at once on every open part of the page, and keeps them where storage allows. */
export function changeReadingSettings(change: Partial<ReadingSettings>): void {
  const changed = { ...read(), ...change };
  try {
    localStorage.setItem(READING_KEY, JSON.stringify(changed));
  } catch {
    // The choice then lasts for this page.
  }
  show(changed);
}

function onStorage(event: StorageEvent): void {
  if (event.key === READING_KEY || event.key === null) show(stored());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The reader's settings; a component that reads them follows every change, from other tabs too. */
export const useReadingSettings = (): ReadingSettings => useSyncExternalStore(subscribe, read);

/** The settings as they stand, for code outside components. */
export const readingSettings = read;
