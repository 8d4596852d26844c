/**
 * Computes the contrast of the theme's colours, only for tokens.test.ts. Browsers compute the colours themselves.
 * Conversions: CSS Color 4 (HSL, sRGB); B. Ottosson, "A perceptual color space for image processing" (2020);
 * luminance and ratio: WCAG 2.2.
 */
import type { Hsl } from '../../domain/theme/index.ts';
import { srgbOf } from './hex.ts';

export type LinearRgb = readonly [number, number, number];

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
export const luminance = ([red, green, blue]: LinearRgb): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast ratio, 1–21, of two colours in linear sRGB. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Linear sRGB of an HSL colour. */
export function rgbOfHsl(colour: Hsl): LinearRgb {
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
