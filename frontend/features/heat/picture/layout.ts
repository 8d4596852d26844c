import type { HeatChapter, HeatShape } from '../../../../domain/heat/index.ts';

/** A name over the chapters of a book. Where a book goes on in a new column, `chapter` is the first one there. */
export interface LayoutLabel {
  readonly book: number;
  readonly chapter: number | null;
  readonly x: number;
  readonly y: number;
}

/** Places in the picture. They are counted in squares of the picture's grid: a verse takes one square. */
export interface Layout {
  /** The size of a square in CSS pixels. */
  readonly square: number;
  readonly columns: number;
  readonly rows: number;
  /**
   * For each verse the number of its square, row by row, or `NO_SQUARE`; for each square the number of its verse, or -1.
   */
  readonly squares: Uint32Array;
  readonly verses: Int32Array;
  readonly labels: readonly LayoutLabel[];
}

/** The square of a verse that is not in the picture. */
export const NO_SQUARE = 2 ** 32 - 1;

interface Room {
  /** True for a book that is in the picture. Without it, all are. */
  readonly isShown?: ((book: number) => boolean) | undefined;
  readonly width: number;
  /** How high a picture may be if it can be read at this height. Otherwise it is higher. */
  readonly height: number;
  /** The height of a line of text, in CSS pixels. */
  readonly line: number;
  readonly devicePixelRatio: number;
}

/** Sizes of a square in CSS pixels. A smaller one could not be seen or pointed at. */
const LARGEST = 10;
const SMALLEST = 3;
/**
 * How many verses a line may have before a chapter goes on in the next line. Only Psalm 119 has more than 90 verses, and
 * 3 in 100 chapters have more than 54.
 */
const LINES = [90, 80, 72, 66, 60, 56, 54];
const SHORTEST_LINE = 54;
/** Between two columns and between two books, in CSS pixels. */
const COLUMN_GAP = 12;
const WIDEST_GAP = 44;
const BOOK_GAP = 6;
/** A name has at least so many lines of its book below it, or all of them. */
const LINES_BELOW_NAME = 4;

/**
 * Places a line of squares for each chapter, and the shown books below each other in columns. It chooses the largest squares,
 * and then the longest lines, with which these books have room. Squares are a whole number of the screen's pixels. If
 * nothing fits, the smallest squares are used, and the picture is as high as they need.
 */
export function layoutOf(shape: HeatShape, room: Room): Layout {
  const { devicePixelRatio: ratio } = room;
  const smallest = Math.floor(SMALLEST * ratio);
  for (let pixels = Math.round(LARGEST * ratio); pixels >= smallest; pixels--) {
    const grid = gridOf(room, pixels / ratio);
    const line = LINES.find((one) => isWithin(grid, columnsOf(shape, { ...grid, line: one })));
    if (line !== undefined) return placed(shape, grid, lowestColumns(shape, { ...grid, line }));
  }
  const grid = gridOf(room, smallest / ratio);
  const line = Math.min(SHORTEST_LINE, grid.columns);
  const [all] = columnsOf(shape, { ...grid, rows: Number.POSITIVE_INFINITY, line });
  const highest = all?.height ?? 0;
  const saved = furthest(0, highest - 1, (fewer) =>
    isWithin(grid, columnsOf(shape, { ...grid, rows: highest - fewer, line })),
  );
  return placed(shape, grid, lowestColumns(shape, { ...grid, rows: highest - saved, line }));
}

/** As many columns, as low as the width allows, so that no column is nearly empty. */
function lowestColumns(shape: HeatShape, limits: Limits): Column[] {
  const of = (rows: number) => columnsOf(shape, { ...limits, rows });
  const most = of(limits.rows).length;
  const saved = furthest(0, limits.rows - 1, (fewer) => {
    const columns = of(limits.rows - fewer);
    return columns.length <= most && isWithin(limits, columns);
  });
  return of(limits.rows - saved);
}

/**
 * The last number from `first` to `end` that passes a test. `first` passes it, and after a number that does not, none
 * does.
 */
function furthest(first: number, end: number, passes: (number: number) => boolean): number {
  let last = first;
  for (let high = end; last < high; ) {
    const middle = Math.ceil((last + high) / 2);
    if (passes(middle)) last = middle;
    else high = middle - 1;
  }
  return last;
}

interface Grid extends Pick<Room, 'isShown'> {
  readonly square: number;
  readonly columns: number;
  readonly rows: number;
  readonly nameRows: number;
  readonly bookGap: number;
  readonly columnGap: number;
}

type Limits = Grid & { readonly line: number };

const gridOf = ({ isShown, width, height, line }: Room, square: number): Grid => ({
  isShown,
  square,
  columns: Math.floor(width / square),
  rows: Math.floor(height / square),
  nameRows: Math.ceil(line / square),
  bookGap: Math.ceil(BOOK_GAP / square),
  columnGap: Math.ceil(COLUMN_GAP / square),
});

/** Some chapters of a book in a column. */
interface Part {
  readonly book: number;
  readonly isStart: boolean;
  readonly chapters: readonly HeatChapter[];
  readonly y: number;
}

interface Column {
  width: number;
  height: number;
  readonly line: number;
  readonly parts: Part[];
}

/** The columns of a grid. It stops at the first one for which the grid is too narrow. */
function columnsOf({ books }: HeatShape, limits: Limits): Column[] {
  const columns: Column[] = [];
  const newColumn = (): Column => {
    const column = { width: 0, height: 0, line: limits.line, parts: [] };
    columns.push(column);
    return column;
  };
  let column = newColumn();
  for (const [book, { chapters }] of books.entries()) {
    if (limits.isShown?.(book) === false) continue;
    for (let next = 0; next < chapters.length; ) {
      if (!isWithin(limits, columns)) return columns;
      const isEmpty = column.height === 0;
      const y = isEmpty ? 0 : column.height + limits.bookGap;
      const { end, lines, width } = fitting(
        chapters,
        next,
        isEmpty,
        limits.rows - y - limits.nameRows,
        limits.line,
      );
      if (!isEmpty && end < chapters.length && lines < LINES_BELOW_NAME) {
        column = newColumn();
        continue;
      }
      column.parts.push({ book, isStart: next === 0, chapters: chapters.slice(next, end), y });
      column.height = y + limits.nameRows + lines;
      column.width = Math.max(column.width, width);
      next = end;
      if (next < chapters.length) column = newColumn();
    }
  }
  return columns;
}

/**
 * The number of the chapter after the last one that fits, the lines of the chapters before it, and the longest line. An
 * empty column takes one chapter in any case.
 */
function fitting(
  chapters: readonly HeatChapter[],
  first: number,
  isEmpty: boolean,
  room: number,
  line: number,
) {
  let lines = 0;
  let width = 0;
  let end = first;
  for (; end < chapters.length; end++) {
    const { verses } = chapters[end] as HeatChapter;
    const more = Math.ceil(verses / line);
    if (lines + more > room && !(isEmpty && end === first)) break;
    lines += more;
    width = Math.max(width, Math.min(verses, line));
  }
  return { end, lines, width };
}

const widthOf = (columns: readonly Column[], gap: number): number =>
  columns.reduce((sum, { width }) => sum + width, (columns.length - 1) * gap);

const isWithin = (grid: Grid, columns: readonly Column[]): boolean =>
  widthOf(columns, grid.columnGap) <= grid.columns;

function placed({ verses }: HeatShape, grid: Grid, columns: readonly Column[]): Layout {
  const left = grid.columns - widthOf(columns, grid.columnGap);
  const gap = Math.min(
    Math.floor(WIDEST_GAP / grid.square),
    grid.columnGap + Math.floor(left / Math.max(1, columns.length - 1)),
  );
  const width = widthOf(columns, gap);
  const rows = Math.max(...columns.map(({ height }) => height));
  const squares = new Uint32Array(verses.length).fill(NO_SQUARE);
  const found = new Int32Array(width * rows).fill(-1);
  const labels: LayoutLabel[] = [];
  let x = 0;
  for (const column of columns) {
    for (const { book, isStart, chapters, y } of column.parts) {
      labels.push({
        book,
        chapter: isStart ? null : (chapters[0]?.chapter ?? null),
        x,
        y,
      });
      let line = y + grid.nameRows;
      for (const { first, verses: count } of chapters) {
        for (let verse = 0; verse < count; verse++) {
          const square = (line + Math.floor(verse / column.line)) * width + x + (verse % column.line);
          squares[first + verse] = square;
          found[square] = first + verse;
        }
        line += Math.ceil(count / column.line);
      }
    }
    x += column.width + gap;
  }
  return { square: grid.square, columns: width, rows, squares, verses: found, labels };
}

/** The verse at a point of the picture, in CSS pixels. Null if there is none. */
export function verseAt({ square, columns, rows, verses }: Layout, x: number, y: number): number | null {
  const column = Math.floor(x / square);
  const row = Math.floor(y / square);
  if (column < 0 || column >= columns || row < 0 || row >= rows) return null;
  const verse = verses[row * columns + column] ?? -1;
  return verse < 0 ? null : verse;
}
