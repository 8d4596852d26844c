/**
 * Contrast of the theme's colours, which are given in OKLCH.
 * Conversion: B. Ottosson, "A perceptual color space for image processing" (2020); luminance and ratio: WCAG 2.2.
 */

const clip = (channel: number): number => Math.min(1, Math.max(0, channel));

/** Linear sRGB of an OKLCH colour, clipped to the gamut as browsers do. Lightness 0–1, hue in degrees. */
export function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
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

const luminance = ([red, green, blue]: readonly [number, number, number]): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast ratio, 1–21, of two colours in linear sRGB. */
export function contrast(
  one: readonly [number, number, number],
  other: readonly [number, number, number],
): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
