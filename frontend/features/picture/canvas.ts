import { canvasContext, hexOf, pixelsOf } from '../../ui/sharing/canvas.ts';
import { pngOf } from '../../ui/sharing/drawing.ts';
import { type Drawing, type Font, type Measure, type Palette, SIZES, TOKENS } from './drawing.ts';
import { FAMILIES } from './svg.ts';

const cssFont = ({ family, weight }: Font, size: number): string => `${weight} ${size}px ${FAMILIES[family]}`;

/** Measures texts with fonts that have loaded. A large font size gives exact measures. */
export function measureWithCanvas(): Measure {
  const context = canvasContext(1, 1);
  const size = 200;
  return (text, font) => {
    context.font = cssFont(font, size);
    context.direction = font.family === 'cardo' ? 'rtl' : 'ltr';
    const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text);
    return {
      width: width / size,
      ascent: actualBoundingBoxAscent / size,
      descent: actualBoundingBoxDescent / size,
    };
  };
}

export function pagePalette(): Palette {
  const pixels = pixelsOf(TOKENS.map((token) => `var(--${token})`));
  return Object.fromEntries(TOKENS.map((token, at) => [token, hexOf(pixels[at] ?? 0)])) as Palette;
}

export const pngOfDrawing = ({ format, shapes, texts }: Drawing, palette: Palette): Promise<Blob> =>
  pngOf({ ...SIZES[format], background: palette.background }, (context) => {
    for (const { points, colour } of shapes) {
      context.fillStyle = palette[colour];
      context.beginPath();
      for (const [x, y] of points) context.lineTo(x, y);
      context.fill();
    }
    context.textAlign = 'center';
    for (const { text, font, size, x, y, colour } of texts) {
      context.font = cssFont(font, size);
      context.direction = font.family === 'cardo' ? 'rtl' : 'ltr';
      context.fillStyle = palette[colour];
      context.fillText(text, x, y);
    }
  });
