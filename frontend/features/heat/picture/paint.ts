import type { Layout } from './layout.ts';
import { NOT_ASKED } from './shades.ts';

/** A verse that is not asked is hatched: only each third square is painted, so that the lines run across the rows. */
export const isPainted = (shade: number, column: number, row: number): boolean =>
  shade !== NOT_ASKED || (column + row) % 3 === 0;

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
  if (context === null || columns === 0 || rows === 0) return;
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  for (let verse = 0; verse < squares.length; verse++) {
    const square = squares[verse] as number;
    const shade = shades[verse] as number;
    if (shade !== NOT_ASKED || isPainted(shade, square % columns, Math.floor(square / columns))) {
      pixels[square] = colours[shade] as number;
    }
  }
  context.putImageData(image, 0, 0);
}
