import Papa from 'papaparse';

const BOM = '\uFEFF';

/**
 * The fields of one record, without its line end; null where its quotation marks do not match.
 *
 * papaparse sees one record at a time. Given a whole file, it lets an unclosed quote swallow the rest.
 */
export function splitRecord(text: string, delimiter: number): string[] | null {
  // papaparse drops a byte order mark at the beginning of what it gets. In the middle of a file it belongs to the text.
  const whole = text.startsWith(BOM) ? BOM + text : text;
  // Line ends stand in quotes only, so any `newline` does; a guess would cost time.
  const { data, errors } = Papa.parse(whole, { delimiter: String.fromCharCode(delimiter), newline: '\n' });
  return errors.length === 0 && data.length === 1 ? data[0]! : null;
}
