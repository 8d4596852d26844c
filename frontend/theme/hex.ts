/** Converts HSL to and from `#rrggbb`, which the browser's colour field uses. Conversions: CSS Color 4. */
import type { Hsl } from '../../domain/theme/index.ts';

/** Red, green and blue, 0–1, of an HSL colour. */
export function srgbOf({ hue, saturation, lightness }: Hsl): readonly [number, number, number] {
  const most = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return lightness / 100 - most * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

export function hexOf(colour: Hsl): string {
  const bytes = srgbOf(colour).map((channel) => Math.round(channel * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The nearest HSL colour in whole numbers. */
export function hslOf(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const least = Math.min(lightness, 1 - lightness);
  const sixths =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return {
    hue: range === 0 ? 0 : (Math.round(sixths * 60) + 360) % 360,
    saturation: least === 0 ? 0 : Math.round(((most - lightness) / least) * 100),
    lightness: Math.round(lightness * 100),
  };
}
