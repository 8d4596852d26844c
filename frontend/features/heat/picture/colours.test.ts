import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Hsl, THEME_VARIANTS } from '../../../../domain/theme/index.ts';
import { contrast, linearRgb, oklchOf, paletteOf } from '../../../theme/testing.ts';
import { LEAST_CHROMA, LIGHTNESS, secondHue } from './colours.ts';

type Rgb = Parameters<typeof contrast>[0];

const css = readFileSync(new URL('../../../theme/tokens.css', import.meta.url), 'utf8');

function* primaries(): Generator<Hsl> {
  for (const saturation of [0, 50, 100])
    for (const lightness of [35, 60])
      for (let hue = 0; hue < 360; hue += 5) yield { hue, saturation, lightness };
}

/** The colours of the picture, computed like `themeColours` says. */
function coloursOf(primary: Hsl, variant: (typeof THEME_VARIANTS)[number], appearance: 'light' | 'dark') {
  const tokens = paletteOf(css, primary, variant, appearance);
  const [accent, ink, line] = ['accent', 'ink', 'line'].map((name) => oklchOf(tokens.get(name) ?? [0, 0, 0]));
  const { rest, alone, pair, both } = LIGHTNESS[appearance];
  const first = (levels: readonly number[]) =>
    levels.map((lightness) => linearRgb(lightness / 100, accent!.chroma, accent!.hue));
  const chroma = Math.max(accent!.chroma, LEAST_CHROMA);
  return {
    background: tokens.get('background')!,
    rest: linearRgb(rest / 100, Math.min(line!.chroma, 0.02), line!.hue),
    alone: first(alone),
    first: first(pair),
    second: pair.map((lightness) => linearRgb(lightness / 100, chroma, secondHue(accent!.hue))),
    both: linearRgb(both / 100, ink!.chroma, ink!.hue),
  };
}

/** How colours look without red or green cones: Machado, Oliveira and Fernandes (2009), severity 1. */
const BLINDNESS = {
  none: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
};

function seenBy(blindness: readonly number[], rgb: Rgb): Rgb {
  const row = (at: number) =>
    Math.min(
      1,
      Math.max(
        0,
        rgb.reduce((sum, channel, n) => sum + channel * (blindness[at + n] ?? 0), 0),
      ),
    );
  return [row(0), row(3), row(6)];
}

/** The distance in OKLab. Two colours that differ by 0.02 are just noticeably different side by side. */
function distance(one: Rgb, other: Rgb): number {
  const [a, b] = [one, other].map((rgb) => {
    const { chroma, hue } = oklchOf(rgb);
    const radians = (hue * Math.PI) / 180;
    return [labLightness(rgb), chroma * Math.cos(radians), chroma * Math.sin(radians)];
  });
  return Math.hypot(...[0, 1, 2].map((at) => (a?.[at] ?? 0) - (b?.[at] ?? 0)));
}

function labLightness([red, green, blue]: Rgb): number {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
}

for (const variant of THEME_VARIANTS) {
  for (const appearance of ['light', 'dark'] as const) {
    const themes = [...primaries()].map((primary) => coloursOf(primary, variant, appearance));

    describe(`every primary colour, ${variant}, ${appearance}`, () => {
      test('a verse that has something has a contrast of 3:1 to one that has nothing', () => {
        for (const { rest, alone, first, second, both } of themes) {
          const least = Math.min(...[...alone, ...first, ...second, both].map((one) => contrast(one, rest)));
          expect(least).toBeGreaterThanOrEqual(3);
        }
      });

      test('the shades of one question differ from their neighbours by a contrast of 1.4:1', () => {
        for (const { alone } of themes) {
          const steps = alone.slice(1).map((shade, at) => contrast(shade, alone[at] as Rgb));
          expect(Math.min(...steps)).toBeGreaterThanOrEqual(1.4);
        }
      });

      test('a verse that has nothing can be seen on the page', () => {
        for (const { rest, background } of themes) {
          expect(contrast(rest, background)).toBeGreaterThan(1.2);
        }
      });

      test.each(Object.entries(BLINDNESS))('two questions and both of them differ: %s', (_, blindness) => {
        for (const { first, second, both } of themes) {
          const [firsts, seconds] = [first, second].map((colours) =>
            colours.map((one) => seenBy(blindness, one)),
          );
          const distances = firsts!.flatMap((one) => [
            ...seconds!.map((other) => distance(one, other)),
            distance(one, seenBy(blindness, both)),
          ]);
          expect(Math.min(...distances)).toBeGreaterThan(0.07);
        }
      });
    });
  }
}
