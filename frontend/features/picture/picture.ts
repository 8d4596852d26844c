import { canvasContext, hexOf, pixelsOf } from '../../ui/sharing/canvas.ts';
import { pngOf } from '../../ui/sharing/drawing.ts';
import { withoutRoom } from '../../ui/words/room.ts';
import {
  type Drawing,
  drawVerse,
  type Font,
  type Measure,
  type Palette,
  type PictureContent,
  type PictureFormat,
  SIZES,
  TOKENS,
} from './drawing.ts';
import { type EmbeddedFont, FAMILIES, svgOfDrawing } from './svg.ts';
import { hasCharacterOf } from './unicode-range.ts';

export interface Picture {
  readonly png: Blob;
  /** The PNG as an address: the content security policy allows no pictures from blobs. */
  readonly pngUrl: string;
  readonly svg: string;
}

/** Draws a verse with the colours of the page. Throws if a font does not load, or if the browser makes no picture. */
export async function makePicture(
  content: PictureContent,
  format: PictureFormat,
  words: { readonly title: string; readonly description: string },
): Promise<Picture> {
  // Every text of the picture is somewhere in its content.
  const fonts = await loadFonts(JSON.stringify(content));
  const palette = pagePalette();
  const drawing = drawVerse(content, format, measureWithCanvas());
  const png = await pngOfDrawing(drawing, palette);
  return { png, pngUrl: await dataUrlOf(png), svg: svgOfDrawing(drawing, palette, words, fonts) };
}

const cssFont = ({ family, weight }: Font, size: number): string => `${weight} ${size}px ${FAMILIES[family]}`;

/** Measures texts with fonts that have loaded. A large font size gives exact measures. */
function measureWithCanvas(): Measure {
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

function pagePalette(): Palette {
  const pixels = pixelsOf(TOKENS.map((token) => `var(--${token})`));
  return Object.fromEntries(TOKENS.map((token, at) => [token, hexOf(pixels[at] ?? 0)])) as Palette;
}

const pngOfDrawing = ({ format, shapes, texts }: Drawing, palette: Palette): Promise<Blob> =>
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

/**
 * The names in `styles/fonts.css` of the fonts that a picture needs. A picture has its own names for them: the page's
 * Cardo is enlarged, and the reader may have installed another version under the same name.
 */
const NAMES: Readonly<Record<string, string>> = {
  'Cardo Hebrew': FAMILIES.cardo,
  Literata: FAMILIES.literata,
};

type FontFile = Omit<EmbeddedFont, 'base64'> & { readonly url: string };

function fontFiles(): readonly FontFile[] {
  // The style sheets of other sites, which an extension of the browser can add, cannot be read.
  const own = [...document.styleSheets].filter(
    ({ href }) => href === null || href.startsWith(location.origin),
  );
  return own.flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const value = (name: string) => rule.style.getPropertyValue(name);
      const family = NAMES[value('font-family').replace(/["']/gu, '')];
      const [, path] = /url\(["']?([^"')]+)/u.exec(value('src')) ?? [];
      if (family === undefined || path === undefined) return [];
      const url = new URL(path, sheet.href ?? location.href).href;
      return { family, url, weight: value('font-weight'), range: value('unicode-range') };
    }),
  );
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function loadFont({ url, ...font }: FontFile): Promise<EmbeddedFont> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const blob = await answer.blob();
  const face = new FontFace(font.family, await blob.arrayBuffer(), {
    weight: font.weight,
    unicodeRange: font.range,
  });
  document.fonts.add(await face.load());
  const [, base64 = ''] = (await dataUrlOf(blob)).split(',');
  return { ...font, base64 };
}

const loaded = new Map<string, Promise<EmbeddedFont>>();

/**
 * The fonts with the characters of these texts. The page can then draw with them too. A font is loaded once, and again if
 * that failed.
 */
async function loadFonts(text: string): Promise<readonly EmbeddedFont[]> {
  // The narrow space is in the ranges of both fonts. It alone is no reason to load one.
  const signs = withoutRoom(text);
  const files = fontFiles().filter(({ range }) => hasCharacterOf(range, signs));
  if (files.length === 0) throw new Error('The page has no fonts.');
  return Promise.all(
    files.map((file) => {
      const font = loaded.get(file.url) ?? loadFont(file);
      loaded.set(file.url, font);
      font.catch(() => loaded.delete(file.url));
      return font;
    }),
  );
}
