import { canvasContext } from './canvas.ts';
import { escapeHtml } from './escape.ts';

/** A page to draw on, in units of the drawing. */
interface Page {
  readonly width: number;
  readonly height: number;
  readonly background: string;
}

/** Pixels of a PNG for one unit of the drawing, so that it is sharp on a fine screen and in print. */
const PIXELS = 2;

export function pngOf(
  { width, height, background }: Page,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const context = canvasContext(width * PIXELS, height * PIXELS);
  context.scale(PIXELS, PIXELS);
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  draw(context);
  return new Promise((resolve, reject) => {
    context.canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The browser made no PNG.')) : resolve(blob)),
      'image/png',
    );
  });
}

interface SvgPage extends Page {
  /** The size on paper. Without it, a unit is a pixel. */
  readonly paper?: readonly [width: string, height: string] | undefined;
  /** What the picture shows, for those who cannot see it. */
  readonly title: string;
  readonly description: string;
}

/** An SVG file with these elements on a page. */
export function svgOf(page: SvgPage, elements: readonly string[]): string {
  const { width, height, background, title, description, paper = [width, height] } = page;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${paper[0]}" height="${paper[1]}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escapeHtml(title)}</title>`,
    `<desc id="description">${escapeHtml(description)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    ...elements,
    '</svg>',
    '',
  ].join('\n');
}

/** A coordinate for an SVG file, with at most two decimals. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
