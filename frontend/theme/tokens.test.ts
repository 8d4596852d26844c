import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Hsl, THEME_VARIANTS } from '../../domain/theme/index.ts';
import { contrast, linearRgb, oklchOf, paletteOf } from './testing.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const SATURATIONS = [0, 1, 50, 100];
const LIGHTNESSES = [0, 35, 50, 60, 100];

function* primaries(lightnesses: readonly number[]): Generator<Hsl> {
  for (const saturation of SATURATIONS)
    for (const lightness of lightnesses)
      for (let hue = 0; hue < 360; hue++) yield { hue, saturation, lightness };
}

const PAIRS: readonly (readonly [one: string, other: string, ratio: number])[] = [
  ...['background', 'surface', 'selected', 'mark'].map((behind) => ['ink', behind, 7] as const),
  ...['accent', 'muted'].flatMap((text) => [
    [text, 'background', 7] as const,
    [text, 'surface', 4.5] as const,
    [text, 'selected', 4.5] as const,
  ]),
  ['danger', 'background', 4.5],
  ['danger', 'selected', 4.5],
  ['ring', 'background', 3],
  ['third', 'background', 3],
  ['control-line', 'background', 3],
  ['control-line', 'selected', 3],
];

test('the contrast function of these tests gives 21 for black on white', () => {
  expect(contrast(linearRgb(0, 0, 0), linearRgb(1, 0, 0))).toBeCloseTo(21, 1);
});

for (const variant of THEME_VARIANTS) {
  for (const appearance of ['light', 'dark'] as const) {
    test(`every primary colour gives enough contrast: ${variant}, ${appearance}`, () => {
      const least = new Map<string, { ratio: number; primary: Hsl }>();
      for (const primary of primaries(LIGHTNESSES)) {
        const tokens = paletteOf(css, primary, variant, appearance);
        for (const [one, other] of PAIRS) {
          const ratio = contrast(tokens.get(one)!, tokens.get(other)!);
          const pair = `${one} on ${other}`;
          if (ratio < (least.get(pair)?.ratio ?? 22)) least.set(pair, { ratio, primary });
        }
      }
      const failing = PAIRS.flatMap(([one, other, ratio]) => {
        const found = least.get(`${one} on ${other}`);
        return found !== undefined && found.ratio >= ratio ? [] : [[one, other, found]];
      });
      expect(failing).toEqual([]);
    });
  }
}

test('the three variants have different colours, and a grey primary colour gives greys and, by default, warm paper', () => {
  const blue = { hue: 217, saturation: 91, lightness: 60 };
  for (const appearance of ['light', 'dark'] as const) {
    const [professional, tint, vibrant] = THEME_VARIANTS.map((one) => paletteOf(css, blue, one, appearance));
    expect(tint?.get('background')).not.toEqual(professional?.get('background'));
    expect(vibrant?.get('accent')).not.toEqual(professional?.get('accent'));
    for (const variant of THEME_VARIANTS) {
      const grey = paletteOf(css, { hue: 0, saturation: 0, lightness: 50 }, variant, appearance);
      const isPaper = variant === 'professional';
      for (const name of isPaper ? ['accent'] : ['background', 'accent', 'selected', 'mark']) {
        const [red = 0, green = 0, blueChannel = 0] = grey.get(name) ?? [];
        expect(Math.max(red, green, blueChannel) - Math.min(red, green, blueChannel)).toBeLessThan(0.001);
      }
      const [red = 0, , blueChannel = 0] = grey.get('background') ?? [];
      expect(red / blueChannel > 1.02).toBe(isPaper);
    }
  }
});

test('the background of a light page is nearly white, whatever the primary colour is', () => {
  for (const variant of THEME_VARIANTS) {
    for (let hue = 0; hue < 360; hue++) {
      const palette = paletteOf(css, { hue, saturation: 100, lightness: 50 }, variant, 'light');
      for (const [name, most] of [
        ['background', 0.01],
        ['surface', 0.015],
      ] as const) {
        const color = palette.get(name);
        if (color === undefined) throw new Error(`no ${name}`);
        expect(oklchOf(color).chroma).toBeLessThan(most);
      }
    }
  }
});

test('found words are marked with the tint of the paper', () => {
  for (const variant of THEME_VARIANTS) {
    for (const appearance of ['light', 'dark'] as const) {
      for (const hue of [0, 48, 217, 300]) {
        const primary = { hue, saturation: 91, lightness: 60 };
        const palette = paletteOf(css, primary, variant, appearance);
        const [mark, selected] = ['mark', 'selected'].map((name) => oklchOf(palette.get(name)!).hue);
        expect(Math.cos((((mark ?? 0) - (selected ?? 180)) * Math.PI) / 180)).toBeGreaterThan(0.97);
      }
    }
  }
});
