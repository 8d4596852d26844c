import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, linearRgb } from './oklch.ts';

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

type Colour = readonly [lightness: number, chroma: number];

/** The colours of one theme as tokens.css has them. */
function tokensOf(selector: string): ReadonlyMap<string, Colour> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const found = block.matchAll(/--([\w-]+): oklch\(([\d.]+)% ([\d.]+) var\(--hue\)\)/gu);
  return new Map([...found].map(([, name = '', l, c]) => [name, [Number(l) / 100, Number(c)] as const]));
}

const THEMES = { light: tokensOf(':root'), dark: tokensOf(':root[data-theme="dark"]') };

/** Least contrast of two tokens over every hue a reader can choose. */
function leastContrast(theme: ReadonlyMap<string, Colour>, one: string, other: string): number {
  const [first, second] = [theme.get(one), theme.get(other)];
  if (first === undefined || second === undefined) throw new Error(`tokens.css lacks ${one} or ${other}`);
  const ratios = Array.from({ length: 360 }, (_, hue) =>
    contrast(linearRgb(...first, hue), linearRgb(...second, hue)),
  );
  return Math.min(...ratios);
}

test('the measure of contrast knows black on white', () => {
  expect(contrast(linearRgb(0, 0, 0), linearRgb(1, 0, 0))).toBeCloseTo(21, 1);
});

for (const [name, theme] of Object.entries(THEMES)) {
  for (const behind of ['background', 'surface', 'selected']) {
    test(`text on ${behind} reaches 7:1 in every hue, ${name}`, () => {
      expect(leastContrast(theme, 'ink', behind)).toBeGreaterThanOrEqual(7);
    });
  }

  test(`accent and muted text on the background reach 7:1 in every hue, ${name}`, () => {
    expect(leastContrast(theme, 'accent', 'background')).toBeGreaterThanOrEqual(7);
    expect(leastContrast(theme, 'muted', 'background')).toBeGreaterThanOrEqual(7);
  });

  test(`accent and muted text where something is selected reach 4.5:1 in every hue, ${name}`, () => {
    expect(leastContrast(theme, 'accent', 'selected')).toBeGreaterThanOrEqual(4.5);
    expect(leastContrast(theme, 'muted', 'selected')).toBeGreaterThanOrEqual(4.5);
  });

  test(`focus ring and the lines of controls reach 3:1 in every hue, ${name}`, () => {
    expect(leastContrast(theme, 'ring', 'background')).toBeGreaterThanOrEqual(3);
    expect(leastContrast(theme, 'control-line', 'background')).toBeGreaterThanOrEqual(3);
  });
}
