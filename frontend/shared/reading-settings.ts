import { useSyncExternalStore } from 'react';
import { fromJson, type Read, readFields, wholeNumber, withDefault, yesOrNo } from '../../domain/parse.ts';
import { store, stored } from '../storage/stored.ts';

export const TEXT_SIZES = 7;

/** On until a reader turns it off. */
const on = withDefault(yesOrNo, true);

/** How a reader wants the text shown: kept in this browser, needs no account, applies at once. */
export const READING_SETTINGS = {
  /** Step of the text's size, 0–6; 2 is the usual one. Hebrew, Greek and English grow together. */
  textSize: withDefault(wholeNumber(0, TEXT_SIZES - 1), 2),
  /** Hebrew vowel points. */
  vowels: on,
  /** Hebrew accents; they stand only where the vowels do. */
  accents: on,
  /** Rows of the interlinear below the original word. */
  transliteration: on,
  meaning: on,
  strongs: on,
  parsing: withDefault(yesOrNo, false),
  values: on,
  /** Whether single keys act on the page (arrows, j, k, /, ?). */
  shortcuts: on,
};
export type ReadingSettings = Read<typeof READING_SETTINGS>;

export const DEFAULT_READING_SETTINGS: ReadingSettings = Object.freeze(readFields(READING_SETTINGS, {}));

/** `public/theme.js` reads the text's size from the same key before the first paint. */
const READING_KEY = 'gematria-reading';

/** Reads stored settings; what is missing or of another kind falls back to the default. */
export const parseReadingSettings = (json: string | null): ReadingSettings =>
  fromJson((read) => readFields(READING_SETTINGS, read), json) ?? DEFAULT_READING_SETTINGS;

const storedSettings = (): ReadingSettings => parseReadingSettings(stored(READING_KEY));

let current: ReadingSettings | undefined;
const listeners = new Set<() => void>();
const read = (): ReadingSettings => {
  current ??= storedSettings();
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
  // Where it cannot be kept, the choice lasts for this page.
  store(READING_KEY, JSON.stringify(changed));
  show(changed);
}

function onStorage(event: StorageEvent): void {
  if (event.key === READING_KEY || event.key === null) show(storedSettings());
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
