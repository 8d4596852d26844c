import type { Piece } from './pieces.ts';
import { setLines } from './set-lines.ts';

export const FORMATS = ['square', 'a5'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** Sizes in units of the drawing. A5 is 148 × 210 mm: seven units are a millimetre. */
export const SIZES = {
  square: { width: 1080, height: 1080 },
  a5: { width: 1036, height: 1470 },
} as const satisfies Record<PictureFormat, object>;

/** The tokens of `theme/tokens.css` that a picture is drawn with. */
export const TOKENS = ['background', 'ink', 'accent', 'muted', 'line', 'third'] as const;
type Token = (typeof TOKENS)[number];
export type Palette = Readonly<Record<Token, string>>;

export interface Font {
  readonly family: 'cardo' | 'literata';
  readonly weight: number;
}

/** How large a text is at the font size 1. */
export interface Extent {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

/** A line of text around the point `x` on its baseline `y`. */
export interface DrawnText {
  readonly text: string;
  readonly lang: string;
  readonly font: Font;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly colour: Token;
}

export interface Shape {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly colour: Token;
}

export interface Drawing {
  readonly format: PictureFormat;
  readonly shapes: readonly Shape[];
  readonly texts: readonly DrawnText[];
}

export interface PictureContent {
  readonly pieces: readonly Piece[];
  /** Null if no method counts the verse. */
  readonly total: { readonly value: string; readonly method: string; readonly note: string | null } | null;
  readonly reference: string;
  /** The reference in the edition's own numbering, and which reading was counted. */
  readonly remarks: readonly string[];
  /** The edition and its licence. */
  readonly sources: readonly string[];
  readonly address: string;
}

export type Measure = (text: string, font: Font) => Extent;

const LABEL: Font = { family: 'literata', weight: 400 };
const STRONG: Font = { family: 'literata', weight: 600 };
const MEDIUM: Font = { family: 'literata', weight: 500 };
const GREEK: Font = { family: 'literata', weight: 430 };
const HEBREW: Font = { family: 'cardo', weight: 400 };

const fontOf = ({ lang }: Piece): Font => (lang === 'grc' ? GREEK : HEBREW);

/** The distance of the ruled lines from the edge of the page, how far they reach beyond their corners, and the margin. */
const RULED = 72;
const BEYOND = 30;
const MARGIN = 44;

/** Four ruled lines that cross at the corners, as a scribe rules a column. */
function ruling({ width, height }: { readonly width: number; readonly height: number }): Shape[] {
  const line = (x: number, y: number, w: number, h: number): Shape => ({
    colour: 'line',
    points: [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
  });
  const [from, thin] = [RULED - BEYOND, 2];
  return [
    ...[RULED, height - RULED].map((y) => line(from, y - thin / 2, width - 2 * from, thin)),
    ...[RULED, width - RULED].map((x) => line(x - thin / 2, from, thin, height - 2 * from)),
  ];
}

interface FootLine {
  readonly text: string;
  readonly font: Font;
  readonly size: number;
  readonly colour: Token;
  /** The distance to the line above it. */
  readonly above: number;
}

/** Divides a text at its spaces into lines of at most this width. */
function wrapped(line: FootLine, width: number, measure: Measure): FootLine[] {
  const lines: string[] = [];
  for (const word of line.text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer, line.font).width * line.size <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((text, index) => ({
    ...line,
    text,
    // An address has no spaces, so it is made smaller.
    size: Math.min(line.size, width / measure(text, line.font).width),
    above: index === 0 ? line.above : line.size * 0.6,
  }));
}

function footOf(content: PictureContent, width: number, measure: Measure): FootLine[] {
  const { total, reference, remarks, sources, address } = content;
  const small = { font: LABEL, size: 19, colour: 'muted', above: 13 } as const;
  const lines: FootLine[] = [
    ...(total === null
      ? []
      : [
          { text: total.value, font: STRONG, size: 72, colour: 'accent', above: 0 } as const,
          { ...small, text: total.method, size: 23, above: 26 },
          ...(total.note === null ? [] : [{ ...small, text: total.note }]),
        ]),
    { text: reference, font: MEDIUM, size: 36, colour: 'ink', above: total === null ? 0 : 44 },
    ...remarks.map((text) => ({ ...small, text, above: 18 })),
    ...sources.map((text, index) => ({ ...small, text, above: index === 0 ? 20 : 13 })),
    { ...small, text: address },
  ];
  return lines.flatMap((line) => wrapped(line, width, measure));
}

/** A small lozenge, between the verse and what is known about it. */
const lozenge = (x: number, y: number, half: number): Shape => ({
  colour: 'third',
  points: [
    [x, y - half],
    [x + half, y],
    [x, y + half],
    [x - half, y],
  ],
});

/** Where the verse is drawn. Its middle is in the middle of the page. */
interface Box {
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The words of the verse with their values, as large as the box allows. */
function drawWords(pieces: readonly Piece[], box: Box, middle: number, measure: Measure): DrawnText[] {
  const extents = pieces.map((piece) => measure(piece.text, fontOf(piece)));
  const set = setLines(
    pieces.map(({ scale, value, isJoined }, index) => ({
      width: (extents[index]?.width ?? 0) * scale,
      valueWidth: value === null ? 0 : measure(value, STRONG).width,
      isJoined,
    })),
    {
      width: box.width,
      height: box.height,
      ascent: Math.max(...extents.map(({ ascent }) => ascent)),
      descent: Math.max(...extents.map(({ descent }) => descent)),
      hasValues: pieces.some(({ value }) => value !== null),
      mostSize: 112,
    },
  );
  const direction = pieces[0]?.lang === 'grc' ? 1 : -1;
  const top = box.top + (box.height - set.height) / 2;
  return set.lines.flatMap(({ baseline, first, middles }) =>
    pieces.slice(first, first + middles.length).flatMap((piece, index): DrawnText[] => {
      const { text, lang, scale, isMuted, value } = piece;
      const x = middle + direction * ((middles[index] ?? 0) - set.width / 2);
      const y = top + baseline;
      const colour = isMuted ? 'muted' : 'ink';
      const word: DrawnText = { text, lang, font: fontOf(piece), size: set.size * scale, x, y, colour };
      if (value === null) return [word];
      const below = { x, y: y + set.toValues, size: set.valueSize };
      return [word, { ...below, text: value, lang: 'en', font: STRONG, colour: 'accent' }];
    }),
  );
}

/** The height of capitals and figures, in parts of the font size. */
const CAPITALS = 0.72;
const TO_ORNAMENT = 46;

/**
 * Draws a verse as a column of a manuscript: the words with their values, then the total, the reference and the source.
 */
export function drawVerse(content: PictureContent, format: PictureFormat, measure: Measure): Drawing {
  const { width, height } = SIZES[format];
  const middle = width / 2;
  const top = RULED + MARGIN;
  const inner = width - 2 * top;
  const foot = footOf(content, inner, measure);
  const footHeight = foot.reduce((sum, { size, above }) => sum + above + size * CAPITALS, 0);
  const footTop = height - top - footHeight;
  const ornament = footTop - TO_ORNAMENT;
  const box = { top, width: inner, height: ornament - TO_ORNAMENT - top };
  let y = footTop;
  const known = foot.map(({ above, ...line }): DrawnText => {
    y += above + line.size * CAPITALS;
    return { ...line, lang: 'en', x: middle, y };
  });
  return {
    format,
    shapes: [...ruling({ width, height }), lozenge(middle, ornament, 7)],
    texts: [...drawWords(content.pieces, box, middle, measure), ...known],
  };
}
