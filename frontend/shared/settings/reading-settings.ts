import { useSyncExternalStore } from 'react';
import {
  fromJson,
  oneOf,
  type Read,
  readFields,
  wholeNumber,
  withDefault,
  yesOrNo,
} from '../../../domain/basics/index.ts';
import { store, stored } from '../../storage/stored.ts';

export const TEXT_SIZES = 7;

/** The fonts for Hebrew with vowels. The site sends Cardo; the others work only if the reader has installed them. */
export const HEBREW_FONTS = ['cardo', 'ezra', 'taamey'] as const;
export type HebrewFont = (typeof HEBREW_FONTS)[number];

export const CHAPTER_TEXTS = ['both', 'original', 'english'] as const;
export type ChapterTexts = (typeof CHAPTER_TEXTS)[number];

export const CHAPTER_FLOWS = ['lines', 'paragraphs'] as const;

const on = withDefault(yesOrNo, true);
const off = withDefault(yesOrNo, false);

/** The reader's settings for the text, with their defaults. They are stored in this browser and need no account. */
export const READING_SETTINGS = {
  /** Text size from 0 to 6. It applies to Hebrew, Greek and English alike. */
  textSize: withDefault(wholeNumber(0, TEXT_SIZES - 1), 2),
  sidebar: on,
  /** True if the header lists the books in the order of the Tanakh, not of English Bibles. */
  tanakhOrder: off,
  hebrewFont: withDefault(oneOf(HEBREW_FONTS), 'cardo'),
  vowels: on,
  accents: on,
  values: on,
  meaning: on,
  /** Undefined until the reader has chosen. Until then the window's width decides. */
  sound: yesOrNo,
  strongs: off,
  parsing: off,
  /** True if the values by the other chosen methods follow that of the main method. */
  otherValues: off,
  chapterValues: off,
  chapterMeaning: off,
  chapterSound: off,
  chapterTexts: withDefault(oneOf(CHAPTER_TEXTS), 'both'),
  chapterFlow: withDefault(oneOf(CHAPTER_FLOWS), 'lines'),
  verseValues: on,
  /** True if the next chapter follows when the reader scrolls past the end of a chapter. */
  readOn: on,
  chapterPanel: on,
  shortcuts: on,
};
export type ReadingSettings = Read<typeof READING_SETTINGS>;

export const DEFAULT_READING_SETTINGS: ReadingSettings = Object.freeze(readFields(READING_SETTINGS, {}));

/** `public/theme.js` reads the text size and the Hebrew font under the same names before the first paint. */
const READING_KEY = 'gematria-reading';

export const parseReadingSettings = (json: string | null): ReadingSettings =>
  fromJson((value) => readFields(READING_SETTINGS, value), json) ?? DEFAULT_READING_SETTINGS;

const storedSettings = (): ReadingSettings => parseReadingSettings(stored(READING_KEY));

let current: ReadingSettings | undefined;
const listeners = new Set<() => void>();
const read = (): ReadingSettings => {
  current ??= storedSettings();
  return current;
};

function show(settings: ReadingSettings): void {
  current = settings;
  const { dataset } = document.documentElement;
  dataset.textSize = String(settings.textSize);
  dataset.hebrewFont = settings.hebrewFont;
  for (const listener of listeners) listener();
}

/**
 * Changes some settings on the whole page at once and stores them. If they cannot be stored, they last until the page
 * is closed.
 */
export function changeReadingSettings(change: Partial<ReadingSettings>): void {
  const changed = { ...read(), ...change };
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

export const useReadingSettings = (): ReadingSettings => useSyncExternalStore(subscribe, read, read);

export const readingSettings = read;
