/** All settings as a small file that another browser can import: `{ "theme": {…}, "reading": {…} }`. */
import { fromJson, readFields } from '../../../domain/basics/index.ts';
import { canonicalHsl, THEME_FIELDS, type Theme } from '../../../domain/theme/index.ts';
import { READING_SETTINGS, type ReadingSettings } from '../../shared/settings/reading-settings.ts';

export interface Settings {
  readonly theme: Theme;
  readonly reading: ReadingSettings;
}

/** The largest file that is read, in bytes. Exported files are much smaller. */
export const MAX_SETTINGS_FILE = 100_000;

export const writeSettings = (settings: Settings): string => JSON.stringify(settings, null, 2);

/**
 * Reads a settings file. Settings that the file leaves out keep their current values; unknown names are ignored.
 * Null if the text is not a settings file. Also null if a single value is invalid, because using only a part of the
 * file would give settings that nobody has chosen.
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
  return isUnchanged(settings.theme, given) && isUnchanged(settings.reading, reading) ? settings : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if the parsers accepted every given setting. They replace an invalid setting by its default. */
const isUnchanged = (parsed: object, given: Record<string, unknown>): boolean =>
  Object.entries(parsed).every(([name, value]) => !Object.hasOwn(given, name) || given[name] === value);
