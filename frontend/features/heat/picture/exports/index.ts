import type { HeatShape } from '../../../../../domain/heat/index.ts';
import { canvasContext } from '../../../../ui/sharing/canvas.ts';
import { download } from '../../../../ui/sharing/download.ts';
import { pngOf } from '../../../../ui/sharing/drawing.ts';
import { layoutOf } from '../layout.ts';
import { type Answers, isAskedIn } from '../shades.ts';
import { readColours } from '../use-colours.ts';
import { csvOfHeat } from './csv-of-heat.ts';
import { type Measure, type PictureWords, type Sheet, sheetOf } from './sheet.ts';
import { FONTS, svgOfSheet } from './svg-of-sheet.ts';

export interface Exported {
  readonly shape: HeatShape;
  readonly answers: Answers;
  readonly words: PictureWords;
}

/** The room of a saved picture, in CSS pixels. It does not depend on the window. */
const ROOM = { width: 1216, height: 789, line: 18, devicePixelRatio: 1 };

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
  const layout = layoutOf(shape, { ...ROOM, isShown: (book) => isAskedIn(answers, book) });
  const colours = readColours(answers.length > 1);
  return sheetOf({ shape, answers, layout, colours, words }, measureWith(canvasContext(1, 1)));
}

const measureWith =
  (context: CanvasRenderingContext2D): Measure =>
  (text, size, weight) => {
    context.font = `${weight} ${size}px ${FONTS}`;
    return context.measureText(text).width;
  };

const pngOfSheet = ({ shapes, texts, ...page }: Sheet): Promise<Blob> =>
  pngOf(page, (context) => {
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
  });
