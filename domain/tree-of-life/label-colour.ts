const LABEL_INKS = { dark: '#15141a', light: '#ffffff' } as const;

const CHANNELS = /^#(?<r>[0-9a-f]{2})(?<g>[0-9a-f]{2})(?<b>[0-9a-f]{2})$/u;

/** Relative luminance of `#rrggbb`, 0–1 (WCAG 2.2). */
function luminance(colour: string): number {
  const { r, g, b } = CHANNELS.exec(colour)?.groups ?? {};
  if (r === undefined || g === undefined || b === undefined) throw new RangeError(`No colour: ${colour}`);
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((hex) => {
    const part = Number.parseInt(hex, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours, 1–21 (WCAG 2.2).
 *
 * @throws RangeError for anything but `#rrggbb` in lowercase.
 *
 * @example
 * ```ts
 * Math.round(contrastOf('#ffffff', '#000000')) // => 21
 * ```
 */
export function contrastOf(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * The colour, dark or white, in which a label has the better contrast on this fill.
 *
 * @example
 * ```ts
 * labelColour('#ffffff') // => '#15141a'
 * labelColour('#26242b') // => '#ffffff'
 * ```
 */
export function labelColour(fill: string): string {
  const { dark, light } = LABEL_INKS;
  return contrastOf(fill, dark) >= contrastOf(fill, light) ? dark : light;
}
