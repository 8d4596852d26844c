import { bookById } from '../../../../../domain/canon/index.ts';
import type { HeatShape } from '../../../../../domain/heat/index.ts';
import { heatExportText } from '../../../../text/instruments/heat-export-text.ts';
import { heatPictureText } from '../../../../text/instruments/heat-picture-text.ts';
import type { Layout } from '../layout.ts';
import { legendEntries } from '../legend-entries.ts';
import { type Answers, isAskedIn, shadesOf } from '../shades.ts';
import { shownShares } from '../shown-shares.ts';
import type { HeatColours } from '../use-colours.ts';

export interface PictureWords {
  readonly title: string;
  readonly sentence: string;
  readonly editions: readonly { readonly id: string; readonly revision: string }[];
  readonly address: string;
  /** What the counts in the legend are. */
  readonly counted: string | null;
}

interface SheetText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
}

/** Squares of one colour: an SVG path with its origin at x and y. Its unit is a square of this size. */
interface SheetShape {
  readonly path: string;
  readonly fill: string;
  readonly x: number;
  readonly y: number;
  readonly square: number;
}

/** All that is drawn on a saved picture. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly texts: readonly SheetText[];
  readonly shapes: readonly SheetShape[];
}

/** The width of a text at a font size and weight. */
export type Measure = (text: string, size: number, weight: number) => number;

const MARGIN = 32;
const SWATCH = 14;
const TITLE = { size: 24, weight: 600 };
const BODY = { size: 15, weight: 400 };
const SMALL = { size: 13, weight: 400 };
/** The distance from a line of text to the next one, and the place of its baseline, in parts of the font size. */
const LINE = 1.4;
const BASELINE = 1.05;

interface SheetContent {
  readonly shape: HeatShape;
  readonly answers: Answers;
  readonly layout: Layout;
  readonly colours: HeatColours;
  readonly words: PictureWords;
}

/** Lays out the title, the sentence and the legend, then the picture with its names, then the texts and the address. */
export function sheetOf({ shape, answers, layout, colours, words }: SheetContent, measure: Measure): Sheet {
  const { square, columns, rows, labels } = layout;
  const inner = columns * square;
  const texts: SheetText[] = [];
  const shapes: SheetShape[] = [];
  let y = MARGIN;
  const write = (text: string, font: typeof BODY, fill: string) => {
    for (const line of wrapped(withIsolates(text), inner, (part) => measure(part, font.size, font.weight))) {
      texts.push({ text: line, x: MARGIN, y: y + font.size * BASELINE, ...font, fill });
      y += font.size * LINE;
    }
  };
  write(words.title, TITLE, colours.ink);
  write(words.sentence, BODY, colours.ink);
  y += SMALL.size * 0.6;

  const shading = shadesOf(shape, answers);
  let x = MARGIN;
  const place = (width: number) => {
    if (x > MARGIN && x + width > MARGIN + inner) {
      x = MARGIN;
      y += SMALL.size * LINE + 4;
    }
  };
  const label = (text: string, left: number) =>
    texts.push({ text, x: left, y: y + SMALL.size * BASELINE, ...SMALL, fill: colours.muted });
  const { counted } = words;
  if (answers.length === 1 && counted !== null) {
    label(counted, x);
    x += measure(counted, SMALL.size, SMALL.weight) + 14;
  }
  for (const entry of legendEntries(shading, counted)) {
    const swatches = entry.shades.length * SWATCH + 6;
    const width = swatches + measure(entry.name, SMALL.size, SMALL.weight);
    place(width);
    for (const [at, shade] of entry.shades.entries()) {
      shapes.push({ ...SWATCH_SHAPE, fill: colours.css[shade] ?? '', x: x + at * SWATCH, y: y + 2 });
    }
    label(entry.name, x + swatches);
    x += width + 18;
  }
  y += SMALL.size * LINE + 12;

  const pictureTop = Math.ceil(y);
  for (const [shade, path] of pathsOf(layout, shading.shades)) {
    shapes.push({ path, fill: colours.css[shade] ?? '', x: MARGIN, y: pictureTop, square });
  }
  const shares = shownShares(shape, answers);
  for (const { book, chapter, x: column, y: row } of labels) {
    const id = shape.books[book]?.id;
    if (id === undefined) continue;
    const name = bookById(id).abbreviation;
    const at = {
      x: MARGIN + column * square,
      y: pictureTop + row * square + SMALL.size * BASELINE,
      ...SMALL,
    };
    if (chapter !== null)
      texts.push({ text: heatPictureText.goesOn(name, chapter), ...at, fill: colours.muted });
    else {
      texts.push({ text: name, ...at, fill: colours.ink });
      const share = heatPictureText.share(shares.map((ofBook) => ofBook[book] ?? null));
      const after = at.x + measure(name, SMALL.size, SMALL.weight) + 6;
      if (share !== '') texts.push({ text: share, ...at, x: after, fill: colours.muted });
    }
  }
  y = pictureTop + rows * square + 16;
  const hidden = shape.books.filter((_, book) => !isAskedIn(answers, book)).length;
  if (hidden > 0) write(heatPictureText.notSearched(hidden), SMALL, colours.muted);
  write(heatExportText.texts(words.editions), SMALL, colours.muted);
  write(words.address, SMALL, colours.muted);
  return {
    width: inner + 2 * MARGIN,
    height: Math.ceil(y + MARGIN - SMALL.size * (LINE - 1)),
    background: colours.background,
    texts,
    shapes,
  };
}

const SWATCH_SHAPE = { path: 'M0 0h1v1h-1z', square: SWATCH - 2 };

const runOf = (column: number, row: number, squares: number): string =>
  `M${column} ${row}h${squares}v1h-${squares}z`;

/** For each shade one path of its squares. Neighbours in a row are one rectangle. */
function pathsOf({ columns, rows, verses }: Layout, shades: Uint8Array): Map<number, string> {
  const paths = new Map<number, string>();
  const shadeAt = (column: number, row: number): number | null => {
    const verse = column < columns ? (verses[row * columns + column] ?? -1) : -1;
    return verse < 0 ? null : (shades[verse] ?? null);
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; ) {
      const shade = shadeAt(column, row);
      let end = column + 1;
      while (shade !== null && shadeAt(end, row) === shade) end++;
      if (shade !== null) paths.set(shade, (paths.get(shade) ?? '') + runOf(column, row, end - column));
      column = end;
    }
  }
  return paths;
}

/** Without isolates, a number after a Hebrew word would be drawn before it. */
const withIsolates = (text: string): string =>
  text.replace(/[\u0590-\u05ff]+(?: [\u0590-\u05ff]+)*/gu, '\u2068$&\u2069');

/** Divides a text into lines of at most this width: at spaces, and within a word that is longer than a line. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (measure(line + letter) > width && line !== '') {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}
