/**
 * Computes the colours of tokens.css like a browser, and their contrast, for tests. Conversions: CSS Color 4 (HSL,
 * sRGB); B. Ottosson, "A perceptual color space for image processing" (2020); luminance and ratio: WCAG 2.2.
 */
import type { Hsl, Theme } from '../../domain/theme/index.ts';
import { srgbOf } from './hex.ts';

type LinearRgb = readonly [number, number, number];

const clip = (channel: number): number => Math.min(1, Math.max(0, channel));

/** Linear sRGB of an OKLCH colour, clipped to the gamut as browsers do. Lightness 0–1, hue in degrees. */
export function linearRgb(lightness: number, chroma: number, hue: number): LinearRgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Relative luminance, 0–1: the Y of CSS's xyz-d65. */
const luminance = ([red, green, blue]: LinearRgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast ratio, 1–21, of two colours in linear sRGB. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const light = Math.max(luminance(one), luminance(other));
  const dark = Math.min(luminance(one), luminance(other));
  return (light + 0.05) / (dark + 0.05);
}

function rgbOfHsl(colour: Hsl): LinearRgb {
  const [red, green, blue] = srgbOf(colour);
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return [linear(red), linear(green), linear(blue)];
}

/** Chroma and hue (in degrees) of a colour in OKLCH. */
export function oklchOf([red, green, blue]: LinearRgb): { chroma: number; hue: number } {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The rule with this selector. Empty for the variant professional, which has no rule of its own. */
function blockOf(css: string, selector: string): string {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0 && selector !== '[data-variant="professional"]') {
    throw new Error(`tokens.css has no ${selector}.`);
  }
  return start < 0 ? '' : (css.slice(start).split('}')[0] ?? '');
}

/**
 * The colour from which background, lines and ink are made: a fixed warm colour, or the primary colour in the variants
 * tint and vibrant.
 */
function paperOf(css: string, variant: Theme['themeVariant'], primary: LinearRgb): LinearRgb {
  if (blockOf(css, `[data-variant="${variant}"]`).replaceAll(' ', '').includes('--paper:var(--primary);'))
    return primary;
  const [, lightness, chroma, hue] =
    /--paper: oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);/u.exec(blockOf(css, ':root')) ?? [];
  return linearRgb(Number(lightness) / 100, Number(chroma), Number(hue));
}

/** The factors that tokens.css sets for the colours of a variant. Those of the variant override those of the root. */
function strengthsOf(css: string, variant: Theme['themeVariant']): ReadonlyMap<string, number> {
  const blocks = [':root', ...(variant === 'professional' ? [] : [`[data-variant="${variant}"]`])];
  const found = blocks.flatMap((block) => [
    ...blockOf(css, block).matchAll(/--(breath|wash|vivid): ([\d.]+);/g),
  ]);
  return new Map(found.map(([, name = '', value]) => [name, Number(value)]));
}

const TOKEN =
  /--([\w-]+): oklch\(from var\(--(primary|accent-source|paper)\) ([\d.]+)% min\(c, ([\d.]+)(?: \* var\(--(\w+)\))?\) h\);/g;
const FIXED = /--([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);/g;

const BLOCKS = { light: ':root', dark: ':root[data-theme="dark"]' };

/** The colours of a theme from which others are made: the primary colour, and its hue turned by a third of a circle. */
function fillsOf(primary: Hsl): Record<'primary' | 'accent-source', LinearRgb> {
  const turned = (by: number) => rgbOfHsl({ ...primary, hue: (primary.hue + by) % 360 });
  return { primary: turned(0), 'accent-source': turned(120) };
}

/** The colour of every token of a theme by the token's name, computed from the text of tokens.css. */
export function paletteOf(
  css: string,
  primary: Hsl,
  variant: Theme['themeVariant'],
  appearance: 'light' | 'dark',
): ReadonlyMap<string, LinearRgb> {
  const strengths = strengthsOf(css, variant);
  const fills = fillsOf(primary);
  const sources = { ...fills, paper: paperOf(css, variant, fills.primary) };
  const tokens = new Map<string, LinearRgb>();
  const block = blockOf(css, BLOCKS[appearance]);
  for (const [, name = '', source = '', lightness, most, strength = ''] of block.matchAll(TOKEN)) {
    const { chroma, hue } = oklchOf(sources[source as keyof typeof sources]);
    const limit = Number(most) * (strength === '' ? 1 : (strengths.get(strength) ?? Number.NaN));
    tokens.set(name, linearRgb(Number(lightness) / 100, Math.min(chroma, limit), hue));
  }
  for (const [, name = '', lightness, chroma, hue] of block.matchAll(FIXED)) {
    // `--paper` is no colour of the page: other colours are made from it, and a variant replaces it.
    if (name === 'paper') continue;
    tokens.set(name, linearRgb(Number(lightness) / 100, Number(chroma), Number(hue)));
  }
  return tokens;
}
