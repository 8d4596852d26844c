/**
 * Matches text that a spreadsheet would run as a formula (OWASP, CSV injection), with or without apostrophes before
 * it. With one more apostrophe before it, a spreadsheet shows it as plain text, and removing this apostrophe
 * restores the text.
 */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

const escaped = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const unescaped = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** The byte order mark before the first line. Without it, spreadsheets do not open the file as UTF-8. */
export const BOM = '\uFEFF';

type Cell = string | number | boolean | null;

const written = (value: Cell): string => {
  if (value === null) return '';
  const text = typeof value === 'string' ? escaped(value) : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

/**
 * Writes rows as lines of CSV (RFC 4180), with a line end after each. Texts are written so that spreadsheets do not
 * run them as formulas.
 */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
