import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  DEFAULT_THEME,
  formatHsl,
  THEME_APPEARANCES,
  THEME_VARIANTS,
  type Theme,
} from '../../domain/theme/index.ts';
import { DEFAULT_READING_SETTINGS } from '../shared/settings/reading-settings.ts';
import { previewTheme, saveTheme, showTheme, storedTheme } from './theme.ts';

const firstPaintScript = readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8');

const writer = (into: Record<string, string>) => (name: string, value: string) => {
  into[name] = value;
};

function fakeBrowser(
  kept: Record<string, string>,
  { isDark = false, isClosed = false, isFull = false, path = '/', cookie = '' } = {},
) {
  const listeners = new Set<() => void>();
  const properties: Record<string, string> = {};
  const meta: Record<string, string> = {};
  const root = {
    dataset: {} as Record<string, string>,
    style: { setProperty: writer(properties), removeProperty: () => undefined },
  };
  const device = {
    matches: isDark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  const refuse = () => {
    throw new Error('closed');
  };
  const globals = {
    document: {
      documentElement: root,
      querySelector: () => ({ setAttribute: writer(meta) }),
      addEventListener: () => undefined,
      fonts: { load: () => Promise.resolve([]) },
      cookie,
    },
    location: new URL(path, 'http://localhost'),
    URLSearchParams,
    setTimeout: () => undefined,
    localStorage: {
      getItem: (key: string) => (isClosed ? refuse() : (kept[key] ?? null)),
      setItem: isClosed || isFull ? refuse : writer(kept),
    },
    matchMedia: () => device,
    addEventListener: (name: string, listener: () => void) => name !== 'click' && listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    dispatchEvent: () => notify(),
    Event: class {},
  };
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const shown = () => {
    const { without: _, ...look } = root.dataset;
    return { ...look, ...properties };
  };
  const without = () => root.dataset.without;
  return { globals, shown, without, meta, kept, device, notify, listeners };
}

type Fake = ReturnType<typeof fakeBrowser>;

function inApp(fake: Fake): Fake {
  for (const [name, value] of Object.entries(fake.globals)) vi.stubGlobal(name, value);
  return fake;
}

function firstPaint(fake: Fake): Record<string, string> {
  runInNewContext(firstPaintScript, fake.globals);
  return fake.shown();
}

const DEFAULT_SHOWN = {
  theme: 'light',
  variant: 'professional',
  '--radius': '8px',
  '--primary': 'hsl(217, 91%, 60%)',
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the default theme is light, with the variant professional, royal blue and corners of 8 px', () => {
  expect(firstPaint(fakeBrowser({}, { isDark: true }))).toEqual(DEFAULT_SHOWN);
  inApp(fakeBrowser({}, { isDark: true }));
  expect(storedTheme()).toEqual(DEFAULT_THEME);
});

test('before the first paint, public/theme.js shows the same theme as the application does later', () => {
  for (const themeAppearance of THEME_APPEARANCES) {
    for (const themeVariant of THEME_VARIANTS) {
      for (let themeRadius = 0; themeRadius <= 24; themeRadius += 1) {
        const hue = (themeRadius * 31) % 360;
        const themePrimary = formatHsl({ hue, saturation: (hue * 7) % 101, lightness: (hue * 3) % 101 });
        for (const isDark of [true, false]) {
          const theme: Theme = { themePrimary, themeVariant, themeAppearance, themeRadius };
          const app = inApp(fakeBrowser({}, { isDark }));
          saveTheme(theme);
          expect(storedTheme()).toEqual(theme);
          expect(app.kept['gematria-theme']).toBe(themeAppearance);
          expect(firstPaint(fakeBrowser(app.kept, { isDark }))).toEqual(app.shown());
        }
      }
    }
  }
});

describe('a stored value in another format is ignored', () => {
  test.each([
    '',
    'null',
    '{}',
    'professional 8',
    'vivid 8 hsl(1, 2%, 3%)',
    'tint 25 hsl(1, 2%, 3%)',
    'tint -1 hsl(1, 2%, 3%)',
    'tint 8 hsl(360, 2%, 3%)',
    'tint 8 hsl(1, 101%, 3%)',
    'tint 8 hsl(1,2%,3%)',
    'tint 8 red',
    'tint 08 hsl(1, 2%, 3%)',
    'tint 8 hsl(01, 2%, 3%)',
    'tint 8.0 hsl(1, 2%, 3%)',
    'tint 8 url(//elsewhere.example)',
    'tint 8 hsl(1, 2%, 3%); color: red',
    'tint 8 hsl(1, 2%, 3%)\n',
    ' tint 8 hsl(1, 2%, 3%)',
  ])('the stored look %j, which is in another format, is ignored', (look) => {
    expect(firstPaint(fakeBrowser({ 'gematria-look': look }))).toEqual(DEFAULT_SHOWN);
    inApp(fakeBrowser({ 'gematria-look': look, 'gematria-theme': '<script>' }));
    expect(storedTheme()).toEqual(DEFAULT_THEME);
  });

  test('an unknown stored appearance becomes light', () => {
    for (const appearance of ['', 'DARK', 'dim', 'dark ', '__proto__']) {
      expect(firstPaint(fakeBrowser({ 'gematria-theme': appearance }, { isDark: true })).theme).toBe('light');
    }
  });
});

test('the browser’s own bar gets the background colour of tokens.css', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const after = (text: string) => css.slice(css.indexOf(text));
  for (const variant of THEME_VARIANTS) {
    const block = variant === 'professional' ? ':root {' : `[data-variant="${variant}"] {`;
    const [, ownPaper] = /--paper: (.+);/.exec(after(block)) ?? [];
    const paper = ownPaper === 'var(--primary)' ? 'hsl(43, 96%, 56%)' : ownPaper;
    const factors = new Map(
      [...after(block).matchAll(/--(breath|wash): ([\d.]+);/g)]
        .reverse()
        .map(([, name, value]) => [name, value]),
    );
    for (const [appearance, tokens] of [
      ['light', ':root {'],
      ['dark', ':root[data-theme="dark"] {'],
    ] as const) {
      const [, lightness, most, factor] =
        /--background: oklch\(from var\(--paper\) ([\d.]+)% min\(c, ([\d.]+) \* var\(--(\w+)\)\) h\);/.exec(
          after(tokens),
        ) ?? [];
      const strength = factors.get(factor);
      const look = `${variant} 2 hsl(43, 96%, 56%)`;
      const fake = fakeBrowser({ 'gematria-theme': appearance, 'gematria-look': look });
      firstPaint(fake);
      expect(fake.meta.content, `${variant}, ${appearance}`).toBe(
        `oklch(from ${paper} ${lightness}% min(c, ${Number(most) * Number(strength)}) h)`,
      );
    }
  }
});

test('before the first paint, public/theme.js sets the stored Hebrew font and ignores an unknown one', () => {
  const font = (hebrewFont: unknown) =>
    firstPaint(fakeBrowser({ 'gematria-reading': JSON.stringify({ hebrewFont }) })).hebrewFont;
  expect(font('ezra')).toBe('ezra');
  for (const other of ['cardo', 'Arial', '"', null]) expect(font(other)).toBeUndefined();
});

test('before the first paint, public/theme.js sets the stored text size and ignores an invalid one', () => {
  const textSize = (reading: string) => firstPaint(fakeBrowser({ 'gematria-reading': reading })).textSize;
  expect(String(textSize('{"textSize":4}'))).toBe('4');
  for (const other of ['{"textSize":7}', '{"textSize":[]}', '{', 'null', '{"textSize":"4;"}']) {
    expect(textSize(other)).toBeUndefined();
  }
});

test('before the first paint, public/theme.js names what a drawn page must not show', () => {
  const without = (path: string, reading: object, more = {}) => {
    const fake = fakeBrowser({ 'gematria-reading': JSON.stringify(reading) }, { path, ...more });
    firstPaint(fake);
    return fake.without();
  };
  const verse = '/explorer/psalms/23/3';
  expect(without(verse, DEFAULT_READING_SETTINGS)).toBe('');
  expect(without('/explorer/psalms/23', DEFAULT_READING_SETTINGS)).toBe('');
  expect(without(verse, { values: false, sidebar: false })).toBe('sidebar values');
  expect(without(`${verse}?lines=meaning`, { values: false })).toBe('');
  expect(without(verse, { values: false, meaning: false })).toBe('values meaning text');
  expect(without(verse, { vowels: false })).toBe('text');
  expect(without(verse, { parsing: true })).toBe('text');
  expect(without(verse, { chapterFlow: 'paragraphs' })).toBe('');
  expect(without('/explorer/psalms/23', { chapterFlow: 'paragraphs' })).toBe('text');
  expect(without('/explorer/psalms/23', { chapterTexts: 'english' })).toBe('text');
  expect(without('/explorer/psalms/23', { chapterPanel: false })).toBe('text');
  expect(without(verse, {}, { cookie: 'a=b; signed-in=7' })).toBe('sign-in');
  expect(without('/explorer/psalms/23', {}, { cookie: 'signed-in=7' })).toBe('sign-in text');
  expect(without('/about', { chapterTexts: 'english' })).toBe('');
});

test('with the appearance System the theme follows the device’s setting, and it follows changes in other tabs', () => {
  const fake = fakeBrowser({ 'gematria-theme': 'system' });
  expect(firstPaint(fake).theme).toBe('light');
  fake.device.matches = true;
  fake.notify();
  expect(fake.shown().theme).toBe('dark');
  fake.kept['gematria-theme'] = 'light';
  fake.kept['gematria-look'] = 'vibrant 24 hsl(0, 73%, 41%)';
  fake.notify();
  expect(fake.shown()).toEqual({
    theme: 'light',
    variant: 'vibrant',
    '--radius': '24px',
    '--primary': 'hsl(0, 73%, 41%)',
  });
});

test('if the browser’s storage is blocked, the default theme is shown, and a chosen theme lasts until the page is closed', () => {
  expect(firstPaint(fakeBrowser({}, { isClosed: true }))).toEqual(DEFAULT_SHOWN);
  const fake = inApp(fakeBrowser({}, { isClosed: true }));
  const theme: Theme = { ...DEFAULT_THEME, themeAppearance: 'dark', themeRadius: 0 };
  saveTheme(theme);
  expect(storedTheme()).toEqual(theme);
  expect(fake.shown()).toEqual({ ...DEFAULT_SHOWN, theme: 'dark', '--radius': '0px' });
});

test('if the browser’s storage is full, a chosen theme lasts until the page is closed, and the stored theme is not changed', () => {
  const stored = { 'gematria-theme': 'light', 'gematria-look': 'tint 2 hsl(43, 96%, 56%)' };
  const fake = inApp(fakeBrowser({ ...stored }, { isFull: true }));
  const theme: Theme = { ...DEFAULT_THEME, themeAppearance: 'dark', themeVariant: 'vibrant' };
  saveTheme(theme);
  expect(storedTheme()).toEqual(theme);
  expect(fake.kept).toEqual(stored);
  previewTheme(DEFAULT_THEME)();
  expect(fake.shown()).toMatchObject({ theme: 'dark', variant: 'vibrant' });
  // When the storage has room again, the theme that is stored there applies again.
  inApp(fakeBrowser(fake.kept));
  saveTheme(DEFAULT_THEME);
  fake.kept['gematria-theme'] = 'dark';
  expect(storedTheme()).toEqual({ ...DEFAULT_THEME, themeAppearance: 'dark' });
});

test('a theme whose primary colour is not in the format hsl(H, S%, L%) is logged and ignored', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const fake = inApp(fakeBrowser({}));
  const wrong = { ...DEFAULT_THEME, themePrimary: 'red; background: url(//elsewhere.example)' };
  showTheme(wrong);
  saveTheme(wrong);
  expect(fake.shown()).toEqual({});
  expect(fake.kept).toEqual({});
  expect(log).toHaveBeenCalledTimes(2);
});

test('a change of the device’s setting or in another tab does not end the preview of a theme; after the preview the stored theme is shown', () => {
  const fake = inApp(fakeBrowser({ 'gematria-theme': 'light' }));
  firstPaint(fake);
  const endPreview = previewTheme({ ...DEFAULT_THEME, themeAppearance: 'system', themeVariant: 'vibrant' });
  expect(fake.shown().variant).toBe('vibrant');
  fake.device.matches = true;
  fake.notify();
  expect(fake.shown()).toMatchObject({ theme: 'dark', variant: 'vibrant' });
  expect(fake.kept).toEqual({ 'gematria-theme': 'light' });
  fake.kept['gematria-look'] = 'tint 2 hsl(43, 96%, 56%)';
  endPreview();
  expect(fake.shown()).toMatchObject({ theme: 'light', variant: 'tint', '--radius': '2px' });
  fake.notify();
  expect(fake.shown()).toMatchObject({ variant: 'tint' });
});
