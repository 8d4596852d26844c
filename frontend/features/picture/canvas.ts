import { type Drawing, type Font, type Measure, type Palette, SIZES, TOKENS } from './drawing.ts';
import { FAMILIES } from './svg.ts';

/** Pixels of the PNG for one unit of the drawing. A5 has 355 pixels an inch then, enough for print. */
const PIXELS = 2;

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: width === 1 });
  if (context === null) throw new Error('The browser has no canvas.');
  return context;
}

const cssFont = ({ family, weight }: Font, size: number): string => `${weight} ${size}px ${FAMILIES[family]}`;

/** Measures texts with fonts that have loaded. A large font size gives exact measures. */
export function measureWithCanvas(): Measure {
  const context = contextOf(1, 1);
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

/** The colours of the page in sRGB, because other programs do not know the colours of CSS. */
export function pagePalette(): Palette {
  const probe = document.body.appendChild(document.createElement('span'));
  const context = contextOf(1, 1);
  const colourOf = (token: string): string => {
    probe.style.color = `var(--${token})`;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  };
  const palette = Object.fromEntries(TOKENS.map((token) => [token, colourOf(token)])) as Palette;
  probe.remove();
  return palette;
}

export function pngOf({ format, shapes, texts }: Drawing, palette: Palette): Promise<Blob> {
  const { width, height } = SIZES[format];
  const context = contextOf(width * PIXELS, height * PIXELS);
  context.scale(PIXELS, PIXELS);
  context.fillStyle = palette.background;
  context.fillRect(0, 0, width, height);
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
  return new Promise((resolve, reject) => {
    context.canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The browser made no PNG.')) : resolve(blob)),
      'image/png',
    );
  });
}
