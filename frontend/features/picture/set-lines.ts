/** What lines are set from: a piece with its measures, in parts of the size of the text or of the values. */
export interface Measured {
  readonly width: number;
  /** The width of the value below it, in parts of the size of the values. */
  readonly valueWidth: number;
  readonly isJoined: boolean;
}

/** The room for the lines and the sizes of what is in them. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** How far the letters and their marks reach above and below the line, in parts of the size of the text. */
  readonly ascent: number;
  readonly descent: number;
  readonly hasValues: boolean;
  readonly mostSize: number;
}

export interface SetPiece {
  readonly index: number;
  /** The distance of its middle from the beginning of the lines, in the direction of reading. */
  readonly middle: number;
}

export interface SetText {
  readonly size: number;
  readonly valueSize: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly { readonly baseline: number; readonly pieces: readonly SetPiece[] }[];
  /** The distance from the line of the letters to that of the values. */
  readonly toValues: number;
}

const LEAST_SIZE = 14;
/** In parts of the size of the text. */
const GAP = 0.34;
const MOST_GAP = 1.05;
const LEADING = 0.4;
const ABOVE_VALUES = 0.16;
const VALUE = 0.36;
/** Smaller values cannot be read on a screen. In a long verse they are larger beside the words than in others. */
const LEAST_VALUE = 20;
/** The height of figures, in parts of their size. */
const FIGURES = 0.72;
/** How much smaller the text may be if all lines are then equally wide. */
const SMALLER = 0.82;

interface Group {
  readonly pieces: readonly { readonly index: number; readonly width: number }[];
  readonly width: number;
}

/** The pieces between two spaces. A line never ends inside a group. */
function groupsOf(pieces: readonly Measured[], size: number, valueSize: number): readonly Group[] {
  const groups: { pieces: { index: number; width: number }[]; width: number }[] = [];
  pieces.forEach((piece, index) => {
    const width = Math.max(piece.width * size, piece.valueWidth * valueSize);
    const last = groups.at(-1);
    if (last !== undefined && pieces[index - 1]?.isJoined) {
      last.pieces.push({ index, width });
      last.width += width;
    } else groups.push({ pieces: [{ index, width }], width });
  });
  return groups;
}

/**
 * Divides widths into lines that are as equal as possible: the squares of what each line leaves empty have the smallest
 * sum. Returns the index of the first width of each line. Null if one is wider than a line.
 *
 * The number of lines is not always the smallest one possible, but it is in practice, because each line more leaves more
 * empty.
 */
export function breakLines(
  widths: readonly number[],
  lineWidth: number,
  gap: number,
): readonly number[] | null {
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= widths.length; end++) {
    let found = { cost: Number.POSITIVE_INFINITY, start: -1 };
    let width = -gap;
    for (let start = end - 1; start >= 0; start--) {
      width += (widths[start] ?? 0) + gap;
      if (width > lineWidth) break;
      const cost = (best[start]?.cost ?? 0) + (lineWidth - width) ** 2;
      if (cost < found.cost) found = { cost, start };
    }
    best[end] = found;
  }
  const starts: number[] = [];
  for (let end = widths.length; end > 0; ) {
    const start = best[end]?.start ?? -1;
    if (start < 0) return null;
    starts.unshift(start);
    end = start;
  }
  return starts;
}

interface Attempt extends SetText {
  readonly fits: boolean;
  /** True if all lines are equally wide. */
  readonly isEven: boolean;
}

function setAt(size: number, pieces: readonly Measured[], room: Room): Attempt | null {
  const valueSize = Math.max(LEAST_VALUE, VALUE * size);
  const gap = GAP * size;
  const groups = groupsOf(pieces, size, valueSize);
  const starts = breakLines(
    groups.map(({ width }) => width),
    room.width,
    gap,
  );
  if (starts === null) return null;
  const lines = starts.map((start, line) => groups.slice(start, starts[line + 1]));
  const natural = lines.map((line) => line.reduce((sum, { width }) => sum + width, gap * (line.length - 1)));
  const width = Math.max(...natural);
  const gaps = lines.map((line, index) =>
    line.length < 2 ? Number.POSITIVE_INFINITY : gap + (width - (natural[index] ?? 0)) / (line.length - 1),
  );
  const isEven = lines.length === 1 || gaps.every((one) => one <= MOST_GAP * size);
  const toValues = room.hasValues ? (room.descent + ABOVE_VALUES) * size + FIGURES * valueSize : 0;
  const ink = room.ascent * size + (room.hasValues ? toValues : room.descent * size);
  const pitch = ink + LEADING * size;
  const height = pitch * lines.length - LEADING * size;
  return {
    size,
    valueSize,
    width,
    height,
    toValues,
    isEven,
    fits: height <= room.height,
    lines: lines.map((line, index) => {
      const between = isEven && lines.length > 1 ? (gaps[index] ?? gap) : gap;
      let at = isEven ? 0 : (width - (natural[index] ?? 0)) / 2;
      const set = line.flatMap((group) => {
        const placed = group.pieces.map((piece): SetPiece => {
          at += piece.width;
          return { index: piece.index, middle: at - piece.width / 2 };
        });
        at += between;
        return placed;
      });
      return { baseline: room.ascent * size + index * pitch, pieces: set };
    }),
  };
}

/**
 * Sets a text in lines as large as the room allows. All lines are equally wide, if no space would be too wide
 * at this size or a slightly smaller one. Otherwise each line is in the middle.
 */
export function setLines(pieces: readonly Measured[], room: Room): SetText {
  let largest: Attempt | null = null;
  for (let size = room.mostSize; size >= LEAST_SIZE; size--) {
    if (largest !== null && size < largest.size * SMALLER) break;
    const attempt = setAt(size, pieces, room);
    if (!attempt?.fits) continue;
    if (attempt.isEven) return attempt;
    largest ??= attempt;
  }
  if (largest === null) throw new Error('The verse is too long for a picture.');
  return largest;
}
