import { rounded, svgOf } from '../../ui/sharing/drawing.ts';
import { escapeHtml } from '../../ui/sharing/escape.ts';
import { type Drawing, type Palette, SIZES } from './drawing.ts';

/** A font in an SVG file, as base64. */
export interface EmbeddedFont {
  readonly family: string;
  readonly weight: string;
  readonly range: string;
  readonly base64: string;
}

interface Words {
  readonly title: string;
  readonly description: string;
}

/** The fonts of a picture. Where a program cannot read the embedded ones, those of the device after them are used. */
export const FAMILIES = { cardo: 'Picture-Cardo', literata: 'Picture-Literata' } as const;
const FALLBACKS = { cardo: ['Cardo', 'serif'], literata: ['Literata', 'Georgia', 'serif'] } as const;

const faceOf = ({ family, weight, range, base64 }: EmbeddedFont): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${base64}) format("woff2");unicode-range:${range}}`;

/** The drawing as an SVG file with its fonts and with its words for those who cannot see it. */
export function svgOfDrawing(
  { format, shapes, texts }: Drawing,
  palette: Palette,
  words: Words,
  fonts: readonly EmbeddedFont[],
): string {
  const paper = format === 'a5' ? (['148mm', '210mm'] as const) : undefined;
  return svgOf({ ...SIZES[format], ...words, paper, background: palette.background }, [
    `<style>${fonts.map(faceOf).join('')}</style>`,
    ...shapes.map(
      ({ points, colour }) =>
        `<polygon points="${points.map((point) => point.map(rounded).join(',')).join(' ')}" fill="${palette[colour]}"/>`,
    ),
    '<g text-anchor="middle" aria-hidden="true">',
    ...texts.map(({ text, lang, font, size: fontSize, x, y, colour }) => {
      const direction = font.family === 'cardo' ? ' direction="rtl"' : '';
      const family = [FAMILIES[font.family], ...FALLBACKS[font.family]].join(', ');
      return `<text x="${rounded(x)}" y="${rounded(y)}" xml:lang="${lang}"${direction} font-family="${family}" font-weight="${font.weight}" font-size="${rounded(fontSize)}" fill="${palette[colour]}">${escapeHtml(text)}</text>`;
    }),
    '</g>',
  ]);
}
