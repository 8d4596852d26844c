import { WrongRow } from './table.ts';

const PLACEHOLDER = 'NONE';

/** The text of a cell without the space around it; empty for the placeholder `NONE`. */
export function cellText(cell: string): string {
  const text = cell.trim();
  return text === PLACEHOLDER ? '' : text;
}

/**
 * The items of a list `{~913~203~}`. An item `NONE` is empty. A cell without `~` is a list of one item.
 *
 * @throws WrongRow when the list has no end.
 */
export function listOf(cell: string, column: string): string[] {
  const text = cellText(cell);
  if (text === '') return [];
  if (text.startsWith('{') !== text.endsWith('}')) throw new WrongRow(column, 'The list {~…~} is cut off');
  const inner = text.startsWith('{') ? text.slice(1, -1) : text;
  return inner.replace(/^~|~$/gu, '').split('~').map(cellText);
}

export function numberOf(cell: string): number | null {
  const text = cellText(cell);
  if (text === '') return null;
  return /^\d{1,9}(?:\.0+)?$/u.test(text) ? Number(text) : Number.NaN;
}
