import type { RowProblem } from '../../../records.ts';
import { problemAt } from '../pack.ts';

/** A verse of a Bolls translation. Books 1 to 66 are those of the canon; higher numbers are apocrypha. */
export interface BollsRow {
  row: number;
  book: number;
  chapter: number;
  verse: number;
  text: string;
}

/**
 * The beginning of each row of a Bolls file. A row is a JSON object with this first key. The text of a verse cannot
 * contain it, because its quotes are escaped.
 */
const ROW = '{"pk"';

const NOT_A_VERSE = 'This is not a verse: it needs the numbers book, chapter and verse, and a text.';

export function countRows(json: string): number {
  let count = 0;
  for (let place = json.indexOf(ROW); place !== -1; place = json.indexOf(ROW, place + 1)) count += 1;
  return count;
}

/**
 * Reads the rows from `from` up to, not including, `to`. It parses only these rows, so it needs memory for the file and
 * one chunk. It reports an invalid row and reads the other rows.
 */
export function readRows(
  file: string,
  json: string,
  from: number,
  to: number,
): { rows: BollsRow[]; problems: RowProblem[] } {
  const rows: BollsRow[] = [];
  const problems: RowProblem[] = [];
  let start = json.indexOf(ROW);
  for (let place = 0; place < to && start !== -1; place++) {
    const next = json.indexOf(ROW, start + 1);
    if (place >= from) {
      const end = json.lastIndexOf('}', next === -1 ? json.length : next) + 1;
      const row = rowOf(json.slice(start, end), place + 1);
      if (row === undefined) problems.push(problemAt('failed', file, place + 1, NOT_A_VERSE));
      else rows.push(row);
    }
    start = next;
  }
  return { rows, problems };
}

const isNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

function rowOf(json: string, row: number): BollsRow | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { book, chapter, verse, text }: Partial<Record<string, unknown>> = { ...parsed };
  if (!isNumber(book) || !isNumber(chapter) || !isNumber(verse) || typeof text !== 'string') return undefined;
  return { row, book, chapter, verse, text };
}
