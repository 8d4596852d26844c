import { HEAT_LEVELS } from '../../../../domain/heat/index.ts';
import { BOTH, REST, SHADES, shadeOf } from './shades.ts';

type Appearance = 'light' | 'dark';

/**
 * Lightness in percent, for each level. A verse that has something differs from one that has nothing by a contrast of at
 * least 3:1, and the levels of one question differ by at least 1.4:1 from their neighbours, so that they can be told apart.
 * Two questions use a smaller part of the scale, so that verses that have both are darker (or lighter) than all others.
 */
export const LIGHTNESS = {
  light: { rest: 89, alone: [54, 44.2, 33.4, 12], pair: [54, 49, 44, 39], both: 14 },
  dark: { rest: 29, alone: [60, 70, 81, 99], pair: [62, 67.5, 73, 78.5], both: 98 },
} as const;

/**
 * The hue of the second question, blue or orange. Readers who do not tell red from green tell these two from any hue on
 * the other side.
 */
const COOL = 255;
const WARM = 60;
/** The least chroma of the second question, also if the theme's colour is a grey. */
export const LEAST_CHROMA = 0.13;

/** The hue of the second question for the theme's hue in OKLCH. */
export const secondHue = (accentHue: number): number => (accentHue > 0 && accentHue < 180 ? COOL : WARM);

/** The colours of all shades in CSS, made from the theme's tokens. */
export function themeColours(appearance: Appearance, accentHue: number, isPair: boolean): string[] {
  const { rest, alone, pair, both } = LIGHTNESS[appearance];
  const paper = (lightness: number) => `oklch(from var(--paper) ${lightness}% min(c, 0.02) h)`;
  return allColours(paper(rest), `oklch(from var(--ink) ${both}% c h)`, (question, level) => {
    const lightness = (isPair ? pair : alone)[level - 1];
    return question === 0
      ? `oklch(from var(--accent) ${lightness}% c h)`
      : `oklch(from var(--accent) ${lightness}% max(c, ${LEAST_CHROMA}) ${secondHue(accentHue)})`;
  });
}

/**
 * The colours in a window with forced colours: mixtures of a system colour with the background. The second question is
 * grey, because links and selected text can have about the same colour.
 */
export function forcedColours(isPair: boolean): string[] {
  const share = (colour: string, percent: number) => `color-mix(in oklab, ${colour} ${percent}%, canvas)`;
  return allColours(share('canvastext', 18), 'canvastext', (question, level) => {
    if (!isPair) return share('canvastext', 60 + (40 * level) / HEAT_LEVELS);
    return question === 0 ? share('linktext', 60 + 4 * level) : share('canvastext', 46 + 2 * level);
  });
}

function allColours(
  resting: string,
  both: string,
  colourOf: (question: number, level: number) => string,
): string[] {
  const colours = Array.from({ length: SHADES }, () => resting);
  colours[REST] = resting;
  colours[BOTH] = both;
  for (const question of [0, 1]) {
    for (let level = 1; level <= HEAT_LEVELS; level++)
      colours[shadeOf(question, level)] = colourOf(question, level);
  }
  return colours;
}
