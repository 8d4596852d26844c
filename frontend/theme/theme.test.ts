import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shownTheme, THEME_CHOICES } from './theme.ts';

const firstPaintScript = readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8');

/** What `public/theme.js` puts on the page before the first paint. */
function themeBeforeFirstPaint(stored: string | null, deviceIsDark: boolean): string | undefined {
  const dataset: { theme?: string } = {};
  runInNewContext(firstPaintScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => (key === 'gematria-theme' ? stored : null) },
    matchMedia: () => ({ matches: deviceIsDark }),
  });
  return dataset.theme;
}

test('light is the default', () => {
  expect(themeBeforeFirstPaint(null, true)).toBe('light');
});

test('the first paint shows what the application will show', () => {
  for (const choice of THEME_CHOICES) {
    for (const deviceIsDark of [true, false]) {
      expect(themeBeforeFirstPaint(choice, deviceIsDark)).toBe(shownTheme(choice, deviceIsDark));
    }
  }
});
