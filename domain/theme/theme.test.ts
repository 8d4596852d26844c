import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registerBody, themeBody } from '../contract/index.ts';
import { canonicalHsl, DEFAULT_THEME, formatHsl, HSL, parseHsl } from './theme.ts';

const colours = fc.record({
  hue: fc.integer({ min: 0, max: 359 }),
  saturation: fc.integer({ min: 0, max: 100 }),
  lightness: fc.integer({ min: 0, max: 100 }),
});

test('parseHsl reads every colour that formatHsl writes', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      expect(parseHsl(formatHsl(colour))).toEqual(colour);
    }),
  );
});

test('themeBody accepts exactly the colours that match HSL, and gives them in the spelling of formatHsl', () => {
  const nearly = fc.stringMatching(
    /^(hsl|HSL|rgb|hsla)\( ?-?\d{0,4}(\.\d)?, {0,2}\d{0,4}%?, {0,2}\d{0,4}%?\)[\n; ]?$/,
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), nearly, colours.map(formatHsl)), (themePrimary) => {
      const kept = themeBody.safeParse({ ...DEFAULT_THEME, themePrimary });
      expect(kept.success).toBe(HSL.test(themePrimary));
      if (!kept.success) return;
      expect(kept.data.themePrimary).toMatch(/^hsl\(\d{1,3}, \d{1,3}%, \d{1,3}%\)$/);
      expect(canonicalHsl(kept.data.themePrimary)).toBe(kept.data.themePrimary);
    }),
    { numRuns: 500 },
  );
});

test('registerBody gives the primary colour in the spelling of formatHsl', () => {
  const sent = { username: 'miriam', password: 'by the sea', themePrimary: 'hsl(360,1%,2%)' };
  expect(registerBody.parse(sent).themePrimary).toBe('hsl(0, 1%, 2%)');
});

test('themeBody accepts the default theme unchanged', () => {
  expect(themeBody.parse(DEFAULT_THEME)).toEqual(DEFAULT_THEME);
});
