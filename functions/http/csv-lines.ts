import Papa from 'papaparse';

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

/**
 * Writes rows as lines of CSV (RFC 4180), with a line end after each. Texts are written so that spreadsheets do not
 * run them as formulas.
 */
export const csvLines = (rows: readonly (readonly (string | number | boolean | null)[])[]): string => {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map((value) => (typeof value === 'string' ? escaped(value) : value)));
  return `${Papa.unparse(cells, { quotes: true })}\r\n`;
};
