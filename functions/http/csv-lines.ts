import Papa from 'papaparse';

/**
 * Matches text that a spreadsheet would run as a formula (OWASP, CSV injection), with or without apostrophes before
 * it. One more apostrophe makes it plain text; removing that apostrophe restores the text.
 */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

const escaped = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that `csvLines` wrote into a cell. */
export const unescaped = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** Comes before the first line. Without it, spreadsheets do not open the file as UTF-8. */
export const BOM = '\uFEFF';

/** Rows as lines of CSV (RFC 4180), with a line end after each. Spreadsheets find no formula in a text. */
export const csvLines = (rows: readonly (readonly (string | number | boolean | null)[])[]): string => {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map((value) => (typeof value === 'string' ? escaped(value) : value)));
  return `${Papa.unparse(cells, { quotes: true })}\r\n`;
};
