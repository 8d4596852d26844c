import { type HeatShape, placeOfCell } from '../../../../domain/heat/index.ts';
import { type Layout, NO_SQUARE } from './layout.ts';

/**
 * The cell that a key leads to: left and right to the next verse, up and down to the next chapter, Page Up and Page
 * Down to the next book, Home and End to the ends of the chapter. The first key leads to the first verse of the picture, and
 * none leads out of it. Null for any other key.
 */
export function movedCell(
  shape: HeatShape,
  { squares }: Pick<Layout, 'squares'>,
  cell: number | null,
  key: string,
): number | null {
  const move = MOVES[key];
  if (move === undefined) return null;
  const isShown = (one: number) => squares[one] !== NO_SQUARE;
  if (cell === null || !isShown(cell))
    return Math.max(
      0,
      squares.findIndex((_, one) => isShown(one)),
    );
  const moved = move(shape, cell);
  return isShown(moved) ? moved : cell;
}

type Move = (shape: HeatShape, cell: number) => number;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: (_, cell) => Math.max(0, cell - 1),
  ArrowRight: ({ verses }, cell) => Math.min(verses.length - 1, cell + 1),
  ArrowUp: (shape, cell) => toChapter(shape, cell, -1),
  ArrowDown: (shape, cell) => toChapter(shape, cell, 1),
  PageUp: (shape, cell) => toBook(shape, cell, -1),
  PageDown: (shape, cell) => toBook(shape, cell, 1),
  Home: (shape, cell) => placeOfCell(shape, cell).chapter.first,
  End: (shape, cell) => {
    const { first, verses } = placeOfCell(shape, cell).chapter;
    return first + verses - 1;
  },
};

/** The same verse of the next chapter, or its last one if it is shorter. */
function toChapter(shape: HeatShape, cell: number, by: -1 | 1): number {
  const { chapter } = placeOfCell(shape, cell);
  const inNext = by < 0 ? chapter.first - 1 : chapter.first + chapter.verses;
  if (inNext < 0 || inNext >= shape.verses.length) return cell;
  const next = placeOfCell(shape, inNext).chapter;
  return next.first + Math.min(cell - chapter.first, next.verses - 1);
}

function toBook(shape: HeatShape, cell: number, by: -1 | 1): number {
  const { book } = placeOfCell(shape, cell);
  return shape.books[shape.books.indexOf(book) + by]?.first ?? cell;
}
