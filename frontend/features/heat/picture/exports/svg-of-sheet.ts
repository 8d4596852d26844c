import { rounded, svgOf } from '../../../../ui/sharing/drawing.ts';
import { escapeHtml } from '../../../../ui/sharing/escape.ts';
import type { Sheet } from './sheet.ts';

/** The fonts of the page; other programs that lack the first one take another. */
export const FONTS = 'Literata,Georgia,serif';

/** The sheet as an SVG file. */
export const svgOfSheet = (
  { shapes, texts, ...page }: Sheet,
  words: { readonly title: string; readonly description: string },
): string =>
  svgOf({ ...page, ...words }, [
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
  ]);
