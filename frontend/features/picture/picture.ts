import { measureWithCanvas, pagePalette, pngOfDrawing } from './canvas.ts';
import { drawVerse, type PictureContent, type PictureFormat } from './drawing.ts';
import { dataUrlOf, loadFonts } from './fonts.ts';
import { svgOfDrawing } from './svg.ts';

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
