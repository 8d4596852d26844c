import { MAX_NOTE } from '../../../domain/contract/limits.ts';
import { UnreadableFile } from './file-row.ts';

/** A note has seven cells, and a spreadsheet may have columns of its own. */
const MAX_CELLS = 1_000;
/** The most characters of a cell that are kept. A quotation mark takes two, and a cell that is cut is too long for a note. */
const MAX_CELL = 2 * MAX_NOTE + 4;

interface Csv {
  readonly text: string;
  readonly delimiter: string;
}

interface Cell {
  readonly text: string;
  /** The place of the delimiter or line end after the cell. */
  readonly end: number;
  readonly isBroken: boolean;
}

/**
 * Splits the text of a CSV file into its records, one at a time: the caller stops when it has enough. A record whose
 * quotation marks do not match is null. Each character is read once. papaparse is not used here: it splits a file
 * without quotation marks as a whole, and with some files its time grows with the square of their length.
 * @throws UnreadableFile at a record of very many cells.
 */
export function* csvRecords(csv: Csv): Generator<string[] | null> {
  const { text, delimiter } = csv;
  let at = 0;
  while (at < text.length) {
    const cells: string[] = [];
    let isBroken = false;
    for (let isLast = false; !isLast; ) {
      const cell = text[at] === '"' ? quotedCell(csv, at) : plainCell(csv, at);
      if (cells.push(cell.text) > MAX_CELLS)
        throw new UnreadableFile(`has a row of more than ${MAX_CELLS} cells`);
      isBroken ||= cell.isBroken;
      isLast = text[cell.end] !== delimiter;
      at = cell.end + (text.startsWith('\r\n', cell.end) ? 2 : 1);
    }
    yield isBroken ? null : cells;
  }
}

/** Every kind of line end ends a row, because a file that two programs have written may have several kinds. */
function plainCell({ text, delimiter }: Csv, start: number): Cell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\r' && text[end] !== '\n') end++;
  return { text: text.slice(start, Math.min(end, start + MAX_CELL)), end, isBroken: false };
}

/** Spaces after the closing mark do not matter. After anything else, the rest of the cell is plain text. */
function quotedCell(csv: Csv, start: number): Cell {
  const { text } = csv;
  let close = start + 1;
  while (close < text.length && (text[close] !== '"' || text[close + 1] === '"')) {
    close += text[close] === '"' ? 2 : 1;
  }
  if (close >= text.length) return { text: '', end: text.length, isBroken: true };
  let after = close + 1;
  while (text[after] === ' ') after++;
  const { text: rest, end } = plainCell(csv, after);
  const cell = text.slice(start + 1, Math.min(close, start + 1 + MAX_CELL));
  return { text: cell.replaceAll('""', '"'), end, isBroken: rest !== '' };
}
