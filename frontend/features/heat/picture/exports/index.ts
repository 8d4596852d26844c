import type { HeatShape } from '../../../../../domain/heat/index.ts';
import { download } from '../../../../ui/sharing/download.ts';
import { layoutOf } from '../layout.ts';
import type { Answers } from '../shades.ts';
import { readColours } from '../use-colours.ts';
import { csvOfHeat } from './csv-of-heat.ts';
import { type Measure, type PictureWords, type Sheet, sheetOf } from './sheet.ts';
import { FONTS, svgOfSheet } from './svg-of-sheet.ts';

export interface Exported {
  readonly shape: HeatShape;
  readonly answers: Answers;
  readonly words: PictureWords;
}

/** The room of a picture to keep, in CSS pixels. It does not depend on the window. */
const ROOM = { width: 1216, height: 789, line: 18, devicePixelRatio: 1 };
const PIXELS = 2;

export async function exportPng(exported: Exported): Promise<void> {
  download({ name: nameOf(exported), extension: 'png', content: await pngOfSheet(makeSheet(exported)) });
}

export async function exportSvg(exported: Exported): Promise<void> {
  const { title, sentence: description } = exported.words;
  const content = svgOfSheet(makeSheet(exported), { title, description });
  download({ name: nameOf(exported), extension: 'svg', content });
}

export async function exportCsv(exported: Exported): Promise<void> {
  const { shape, answers, words } = exported;
  download({ name: nameOf(exported), extension: 'csv', content: csvOfHeat(shape, answers, words) });
}

const nameOf = ({ words }: Exported): string => words.title;

function makeSheet({ shape, answers, words }: Exported): Sheet {
  const layout = layoutOf(shape, ROOM);
  const colours = readColours(answers.length > 1);
  return sheetOf({ shape, answers, layout, colours, words }, measureWith(contextOf(1, 1)));
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  return context;
}

const measureWith =
  (context: CanvasRenderingContext2D): Measure =>
  (text, size, weight) => {
    context.font = `${weight} ${size}px ${FONTS}`;
    return context.measureText(text).width;
  };

function pngOfSheet({ width, height, background, shapes, texts }: Sheet): Promise<Blob> {
  const context = contextOf(width * PIXELS, height * PIXELS);
  context.scale(PIXELS, PIXELS);
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  for (const { path, fill, x, y, square } of shapes) {
    context.save();
    context.translate(x, y);
    context.scale(square, square);
    context.fillStyle = fill;
    context.fill(new Path2D(path));
    context.restore();
  }
  context.direction = 'ltr';
  for (const { text, x, y, size, weight, fill } of texts) {
    context.font = `${weight} ${size}px ${FONTS}`;
    context.fillStyle = fill;
    context.fillText(text, x, y);
  }
  return new Promise((resolve, reject) => {
    context.canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The browser made no PNG.')) : resolve(blob)),
      'image/png',
    );
  });
}
