import { escapeHtml } from '../../../../ui/sharing/escape.ts';
import type { Sheet } from './sheet.ts';

/** The fonts of the page; other programs that lack the first one take another. */
export const FONTS = 'Literata,Georgia,serif';

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** The sheet as an SVG file. `title` and `description` are its words for those who cannot see it. */
export function svgOfSheet(
  { width, height, background, shapes, texts }: Sheet,
  { title, description }: { readonly title: string; readonly description: string },
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escapeHtml(title)}</title>`,
    `<desc id="description">${escapeHtml(description)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    ...shapes.map(
      ({ path, fill, x, y, square }) =>
        `<path transform="translate(${rounded(x)} ${rounded(y)}) scale(${rounded(square)})" fill="${fill}" shape-rendering="crispEdges" d="${path}"/>`,
    ),
    `<g font-family="${FONTS}">`,
    ...texts.map(
      ({ text, x, y, size, weight, fill }) =>
        `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeHtml(text)}</text>`,
    ),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
