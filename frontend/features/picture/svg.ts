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

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

const faceOf = ({ family, weight, range, base64 }: EmbeddedFont): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${base64}) format("woff2");unicode-range:${range}}`;

/** The drawing as an SVG file with its fonts and with its words for those who cannot see it. */
export function svgOf(
  { format, shapes, texts }: Drawing,
  palette: Palette,
  { title, description }: Words,
  fonts: readonly EmbeddedFont[],
): string {
  const { width, height } = SIZES[format];
  const size = format === 'a5' ? 'width="148mm" height="210mm"' : `width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escapeHtml(title)}</title>`,
    `<desc id="description">${escapeHtml(description)}</desc>`,
    `<style>${fonts.map(faceOf).join('')}</style>`,
    `<rect width="${width}" height="${height}" fill="${palette.background}"/>`,
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
    '</svg>',
    '',
  ].join('\n');
}
