import Papa from 'papaparse';

const BOM = '\uFEFF';

/**
 * Splits one record, without its line end, into its fields; null if its quotation marks do not match.
 *
 * papaparse gets only one record at a time. In a whole file it would read everything after an unclosed quote as one
 * field.
 */
export function splitRecord(text: string, delimiter: number): string[] | null {
  // papaparse removes a byte order mark at the beginning of its input. In the middle of a file the mark is part of the
  // text, so a second one is added for papaparse to remove.
  const whole = text.startsWith(BOM) ? BOM + text : text;
  // A record has line ends only inside quotes, so the value of `newline` does not matter. Without it, papaparse would
  // spend time to guess it.
  const { data, errors } = Papa.parse(whole, { delimiter: String.fromCharCode(delimiter), newline: '\n' });
  return errors.length === 0 && data.length === 1 ? data[0]! : null;
}
