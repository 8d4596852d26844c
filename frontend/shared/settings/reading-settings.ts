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
import { HEBREW_FONTS } from '../scripture/hebrew-fonts.ts';

export const TEXT_SIZES = 7;

/** What a chapter shows of each verse. */
export const CHAPTER_TEXTS = ['both', 'original', 'english'] as const;
export type ChapterTexts = (typeof CHAPTER_TEXTS)[number];

/** Each verse of a chapter on lines of its own, or the verses run together in paragraphs. */
export const CHAPTER_FLOWS = ['lines', 'paragraphs'] as const;

/** A switch that is on by default. */
const on = withDefault(yesOrNo, true);
/** A switch that is off by default. */
const off = withDefault(yesOrNo, false);

/** The reader's settings for the text, with their defaults. They are stored in this browser and need no account. */
export const READING_SETTINGS = {
  /** Text size from 0 to 6. It applies to Hebrew, Greek and English alike. */
  textSize: withDefault(wholeNumber(0, TEXT_SIZES - 1), 2),
  /** True if the sidebar is shown beside the text. It needs a wide window. */
  sidebar: on,
  /** True if the header lists the books in the order of the Tanakh, not of English Bibles. */
  tanakhOrder: off,
  hebrewFont: withDefault(oneOf(HEBREW_FONTS), 'cardo'),
  /** True if Hebrew vowel points are shown. */
  vowels: on,
  /** True if Hebrew accents are shown, which needs vowel points too. */
  accents: on,
  /** True if the line of values is below the words of a verse. The next four settings are for its other lines. */
  values: on,
  meaning: on,
  /** Undefined until the reader has chosen: then the window's width decides. */
  sound: yesOrNo,
  strongs: off,
  parsing: off,
  /** True if the values by the other chosen methods follow that of the main method. */
  otherValues: off,
  /** True if the line of values is below the words of a chapter. The next two settings are for its other lines. */
  chapterValues: off,
  chapterMeaning: off,
  chapterSound: off,
  chapterTexts: withDefault(oneOf(CHAPTER_TEXTS), 'both'),
  chapterFlow: withDefault(oneOf(CHAPTER_FLOWS), 'lines'),
  /** True if a chapter shows the value of each verse beside its number. */
  verseValues: on,
  /** True if the next chapter follows when the reader scrolls past the end of a chapter. */
  readOn: on,
  /** True if a chapter has the analysis beside it. */
  chapterPanel: on,
  /** True if single keys (arrows, j, k, /, ?) are keyboard shortcuts. */
  shortcuts: on,
};
export type ReadingSettings = Read<typeof READING_SETTINGS>;

export const DEFAULT_READING_SETTINGS: ReadingSettings = Object.freeze(readFields(READING_SETTINGS, {}));

/** `public/theme.js` reads the text size and the Hebrew font under the same names before the first paint. */
const READING_KEY = 'gematria-reading';

/** Reads stored settings. Missing or invalid settings get their defaults. */
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

/** Changes some settings on the whole page at once and stores them. Without storage they last for this page only. */
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

/** The reader's settings. The component renders again after every change, also after a change in another tab. */
export const useReadingSettings = (): ReadingSettings => useSyncExternalStore(subscribe, read);

/** The current settings, for code outside components. */
export const readingSettings = read;
