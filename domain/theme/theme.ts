import { oneOf, text, wholeNumber, withDefault } from '../basics/index.ts';

export const THEME_VARIANTS = ['professional', 'tint', 'vibrant'] as const;
export const THEME_APPEARANCES = ['light', 'dark', 'system'] as const;
/** The largest corner radius that a theme can have, in pixels. */
export const MAX_RADIUS = 24;

export interface Theme {
  /** The primary colour, `hsl(H, S%, L%)` with whole numbers. */
  readonly themePrimary: string;
  readonly themeVariant: (typeof THEME_VARIANTS)[number];
  readonly themeAppearance: (typeof THEME_APPEARANCES)[number];
  readonly themeRadius: number;
}

export const DEFAULT_THEME: Theme = Object.freeze({
  themePrimary: 'hsl(217, 91%, 60%)',
  themeVariant: 'professional',
  themeAppearance: 'light',
  themeRadius: 8,
});

/** Parsers of the fields of a stored theme. An invalid value becomes the value of the default theme. */
export const THEME_FIELDS = {
  themePrimary: withDefault(
    (value) => (parseHsl(text(value) ?? '') === null ? undefined : text(value)),
    DEFAULT_THEME.themePrimary,
  ),
  themeVariant: withDefault(oneOf(THEME_VARIANTS), DEFAULT_THEME.themeVariant),
  themeAppearance: withDefault(oneOf(THEME_APPEARANCES), DEFAULT_THEME.themeAppearance),
  themeRadius: withDefault(wholeNumber(0, MAX_RADIUS), DEFAULT_THEME.themeRadius),
};

/**
 * The form of a primary colour: hue, saturation and lightness as whole numbers in range, with or without one
 * space after each comma.
 */
export const HSL = /^hsl\((\d|[1-9]\d|[12]\d\d|3[0-5]\d|360), ?(\d|[1-9]\d|100)%, ?(\d|[1-9]\d|100)%\)$/;

/** Hue 0–359 in degrees, saturation and lightness 0–100 in percent. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/**
 * Reads a primary colour; null for any other form.
 * @example
 * ```ts
 * parseHsl('hsl(217,91%,60%)') // => { hue: 217, saturation: 91, lightness: 60 }
 * parseHsl('hsl(360, 0%, 100%)') // => { hue: 0, saturation: 0, lightness: 100 }
 * parseHsl('red') // => null
 * ```
 */
export function parseHsl(text: string): Hsl | null {
  const found = HSL.exec(text);
  if (found === null) return null;
  const [hue = 0, saturation = 0, lightness = 0] = found.slice(1).map(Number);
  return { hue: hue % 360, saturation, lightness };
}

export function formatHsl({ hue, saturation, lightness }: Hsl): string {
  return `hsl(${hue}, ${saturation}%, ${lightness}%)`;
}

/**
 * Writes a primary colour in the spelling that is stored. Returns any other text unchanged.
 * @example
 * ```ts
 * canonicalHsl('hsl(360,91%,60%)') // => 'hsl(0, 91%, 60%)'
 * canonicalHsl('red') // => 'red'
 * ```
 */
export function canonicalHsl(text: string): string {
  const colour = parseHsl(text);
  return colour === null ? text : formatHsl(colour);
}
