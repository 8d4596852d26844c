import type { Layout } from './layout.ts';

/**
 * Paints the picture with one pixel for each square. The browser scales the canvas up without smoothing, so a paint
 * costs half a megabyte and not sixteen.
 */
export function paint(
  canvas: HTMLCanvasElement,
  { columns, rows, squares }: Pick<Layout, 'columns' | 'rows' | 'squares'>,
  shades: Uint8Array,
  colours: Uint32Array,
): void {
  const context = canvas.getContext('2d');
  // Without a searched book, or before the page has a width, there is nothing to paint.
  if (context === null || columns <= 0 || rows <= 0) return;
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  for (let verse = 0; verse < squares.length; verse++) {
    // A verse that is not in the picture has a square outside of it, where nothing is painted.
    pixels[squares[verse] as number] = colours[shades[verse] as number] as number;
  }
  context.putImageData(image, 0, 0);
}
