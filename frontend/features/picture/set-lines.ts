/** A piece to set in lines. Its measures are in parts of the size of the text or of the values. */
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

export interface SetText {
  readonly size: number;
  readonly valueSize: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly SetLine[];
  /** The distance from the line of the letters to that of the values. */
  readonly toValues: number;
}

interface SetLine {
  readonly baseline: number;
  /** The index of its first piece. */
  readonly first: number;
  /** The distances of the middles of its pieces from the beginning of the lines, in the direction of reading. */
  readonly middles: readonly number[];
}

const LEAST_SIZE = 14;
/** In parts of the size of the text. */
const GAP = 0.34;
const MOST_GAP = 1.2;
const LEADING = 0.4;
const ABOVE_VALUES = 0.16;
const VALUE = 0.36;
/** Smaller values cannot be read on a screen. So the values of a long verse shrink less than its words. */
const LEAST_VALUE = 20;
/** The height of figures, in parts of their size. */
const FIGURES = 0.72;
/** How much smaller the text may be if all lines are then equally wide. */
const SMALLER = 0.88;

/** A piece at a certain size, with the space between it and the next piece of the same line. */
interface Block {
  readonly width: number;
  readonly gap: number;
}

/** The width of blocks in one line, with the spaces between them. */
const naturalWidth = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { width, gap }) => sum + width + gap, 0) - (blocks.at(-1)?.gap ?? 0);

/** A line that ends after a maqaf costs as much as one that leaves this part of its width empty. */
const EMPTY_AT_MAQAF = 0.25;

/** The best way to divide the blocks up to a place: where its last line starts, and the sum of the squares. */
interface Division {
  readonly cost: number;
  readonly start: number;
}

/**
 * Divides blocks into lines that are as equal as possible: the squares of what each line leaves empty have the smallest
 * sum. Returns the index of the first block of each line. Null if a block is wider than a line.
 */
export function breakLines(blocks: readonly Block[], lineWidth: number): readonly number[] | null {
  const best: Division[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= blocks.length; end++) {
    const isAtMaqaf = end < blocks.length && blocks[end - 1]?.gap === 0;
    let found: Division = { cost: Number.POSITIVE_INFINITY, start: -1 };
    let empty = lineWidth;
    for (let start = end - 1; start >= 0; start--) {
      const { width = 0, gap = 0 } = blocks[start] ?? {};
      empty -= width + (start < end - 1 ? gap : 0);
      if (empty < 0) break;
      const cost = (best[start]?.cost ?? 0) + empty ** 2;
      if (cost < found.cost) found = { cost, start };
    }
    best.push(isAtMaqaf ? { ...found, cost: found.cost + (EMPTY_AT_MAQAF * lineWidth) ** 2 } : found);
  }
  return startsOf(best);
}

function startsOf(best: readonly Division[]): readonly number[] | null {
  const starts: number[] = [];
  for (let end = best.length - 1; end > 0; ) {
    const start = best[end]?.start ?? -1;
    if (start < 0) return null;
    starts.unshift(start);
    end = start;
  }
  return starts;
}

interface Attempt extends SetText {
  /** True if all lines are equally wide. */
  readonly isEven: boolean;
}

/** The text at one size. Null if it does not fit into the room. */
function setAt(size: number, pieces: readonly Measured[], room: Room): Attempt | null {
  const valueSize = Math.max(LEAST_VALUE, VALUE * size);
  const space = GAP * size;
  const blocks = pieces.map(({ width, valueWidth, isJoined }) => ({
    width: Math.max(width * size, valueWidth * valueSize),
    gap: isJoined ? 0 : space,
  }));
  const toValues = room.hasValues ? (room.descent + ABOVE_VALUES) * size + FIGURES * valueSize : 0;
  const pitch = (room.ascent + LEADING) * size + (toValues || room.descent * size);
  const most = Math.floor((room.height + LEADING * size) / pitch);
  // Most sizes are too large. This check finds them without dividing the text into lines.
  if (naturalWidth(blocks) + space > most * (room.width + space)) return null;
  const starts = breakLines(blocks, room.width);
  if (starts === null || starts.length > most) return null;
  const ranges = starts.map((start, line) => blocks.slice(start, starts[line + 1]));
  const width = Math.max(...ranges.map(naturalWidth));
  const lines = ranges.map((line) => {
    const gaps = line.slice(0, -1).filter(({ gap }) => gap > 0).length;
    return { blocks: line, empty: width - naturalWidth(line), gaps };
  });
  const isEven = lines.every(({ empty, gaps }) => empty <= gaps * (MOST_GAP - GAP) * size);
  return {
    size,
    valueSize,
    width,
    height: pitch * lines.length - LEADING * size,
    toValues,
    isEven,
    lines: lines.map((line, index) => {
      let at = isEven ? 0 : line.empty / 2;
      const wider = isEven && line.gaps > 0 ? line.empty / line.gaps : 0;
      const middles = line.blocks.map((block) => {
        const middle = at + block.width / 2;
        at += block.width + block.gap + (block.gap > 0 ? wider : 0);
        return middle;
      });
      return { baseline: room.ascent * size + index * pitch, first: starts[index] ?? 0, middles };
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
    if (attempt === null) continue;
    if (attempt.isEven) return attempt;
    largest ??= attempt;
  }
  if (largest === null) throw new Error('The verse is too long for a picture.');
  return largest;
}
