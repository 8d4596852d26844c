import { useSyncExternalStore } from 'react';
import { computedColours, hexOf, pixelsOf } from '../../../ui/sharing/canvas.ts';
import { forcedColours, themeColours } from './colours.ts';

export interface HeatColours {
  /** For each shade its colour in CSS, and as a pixel of image data. */
  readonly css: readonly string[];
  readonly pixels: Uint32Array;
  readonly background: string;
  readonly ink: string;
  readonly muted: string;
}

const forced = matchMedia('(forced-colors: active)');

/** The colours that were read last: the form, the legend and the picture need the same. */
let last: { readonly of: string; readonly colours: HeatColours } | null = null;

/** The colours of the picture in the reader's theme. They change with the theme. */
export function useColours(isPair: boolean): HeatColours {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  const of = `${theme} ${isPair}`;
  if (last?.of !== of) last = { of, colours: readColours(isPair) };
  return last.colours;
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-variant', 'style'] });
  forced.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    forced.removeEventListener('change', listener);
  };
}

function currentTheme(): string {
  const { dataset, style } = document.documentElement;
  return `${dataset.theme} ${dataset.variant} ${style.getPropertyValue('--primary')} ${forced.matches}`;
}

/** Reads the colours from the page, which shows the theme. */
export function readColours(isPair: boolean): HeatColours {
  const isDark = document.documentElement.dataset.theme === 'dark';
  const shades = forced.matches
    ? forcedColours(isPair)
    : themeColours(isDark ? 'dark' : 'light', hueOf(computedColours(['var(--accent)'])[0]), isPair);
  const page = ['--background', '--ink', '--muted'].map((token) => `var(${token})`);
  const pixels = pixelsOf([...shades, ...page]);
  const css = Array.from(pixels, hexOf);
  const [background = '', ink = '', muted = ''] = css.slice(shades.length);
  return { css: css.slice(0, shades.length), pixels: pixels.slice(0, shades.length), background, ink, muted };
}

/** The hue in a colour such as `oklch(0.405 0.13 262)`. 0 for a grey, which has none. */
const hueOf = (colour = ''): number =>
  Number.parseFloat(/^oklch\(\S+ \S+ ([\d.]+)/u.exec(colour)?.[1] ?? '0');
