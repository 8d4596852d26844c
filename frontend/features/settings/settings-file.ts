/** All settings as a small file, to take to another browser: `{ "theme": {…}, "reading": {…} }`. */
import { fromJson, readFields } from '../../../domain/parse.ts';
import { canonicalHsl, THEME_FIELDS, type Theme } from '../../../domain/theme.ts';
import { READING_SETTINGS, type ReadingSettings } from '../../shared/reading-settings.ts';

export interface Settings {
  readonly theme: Theme;
  readonly reading: ReadingSettings;
}

/** Largest file that is read, in bytes: many times one that was exported. */
export const MAX_SETTINGS_FILE = 100_000;

/** The settings as the file holds them. */
export const writeSettings = (settings: Settings): string => JSON.stringify(settings, null, 2);

/**
 * Reads a file of settings over those of now: what it does not name stays, what it names besides is ignored. Null for
 * what is no such file, and for a value that a setting cannot have: half of a file would be neither the one nor the other.
 */
export const readSettings = (file: string, now: Settings): Settings | null =>
  fromJson((read) => settingsIn(read, now), file) ?? null;

function settingsIn(read: unknown, now: Settings): Settings | null {
  if (!isRecord(read) || !('theme' in read || 'reading' in read)) return null;
  const { theme = {}, reading = {} } = read;
  if (!isRecord(theme) || !isRecord(reading)) return null;
  const primary = theme.themePrimary;
  const given = typeof primary === 'string' ? { ...theme, themePrimary: canonicalHsl(primary) } : theme;
  const settings = {
    theme: readFields(THEME_FIELDS, { ...now.theme, ...given }),
    reading: readFields(READING_SETTINGS, { ...now.reading, ...reading }),
  };
  return holds(settings.theme, given) && holds(settings.reading, reading) ? settings : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether every setting that was given came through its parser as it was. */
const holds = (parsed: object, given: Record<string, unknown>): boolean =>
  Object.entries(parsed).every(([name, value]) => !Object.hasOwn(given, name) || given[name] === value);
