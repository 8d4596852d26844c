import Papa from 'papaparse';
import { BOM, csvLines, unescaped } from '../../http/csv-lines.ts';
import { type FileNote, type FileRow, NOTE_FIELDS, UnreadableFile } from './file-note.ts';

const NEEDED = ['book', 'chapter', 'verse', 'notes'] as const;

export function writeCsv(notes: readonly FileNote[]): string {
  return BOM + csvLines([NOTE_FIELDS, ...notes.map((note) => NOTE_FIELDS.map((column) => note[column]))]);
}

const BAD_QUOTES = 'Its quotation marks do not match, so the rows after it may have been read as part of it';

/**
 * Reads a CSV file of notes, even after a spreadsheet has saved it: in any order of columns, with semicolons or tabs.
 * Reads at most `most` rows.
 * @throws UnreadableFile if the header lacks a column.
 */
export function readCsv(content: string, most: number): FileRow[] {
  const [header = ''] = /^[^\r\n]*/u.exec(content) ?? [];
  const delimiter = /[,;\t]/u.exec(header)?.[0] ?? ',';
  // The line end of the file is the one after the header, because cells of the header contain no line ends. A guess by
  // papaparse could choose a line end inside a note.
  const newline = /\r\n|\r|\n/u.exec(content)?.[0] ?? '\r\n';
  const { data, errors } = Papa.parse(content, { delimiter, newline, preview: most + 1 });
  const problems = new Set(errors.map(({ row }) => row));
  const names = (data[0] ?? []).map((name) => name.trim().toLowerCase());
  const missing = NEEDED.find((name) => !names.includes(name));
  if (missing !== undefined || problems.has(0)) {
    throw new UnreadableFile(`has no column “${missing ?? NEEDED[0]}” in its first row`);
  }
  return data.flatMap((cells, index): FileRow[] => {
    const row = index + 1;
    if (problems.has(index)) return [{ row, reason: BAD_QUOTES }];
    if (index === 0 || cells.every((cell) => cell === '')) return [];
    if (cells.length > names.length) return [{ row, reason: 'It has more cells than the first row' }];
    return [{ row, value: noteIn(names, cells) }];
  });
}

/**
 * Turns a row into an object with the fields of the JSON format. A bad number or mark stays text, so that the later
 * check refuses it with a reason.
 */
function noteIn(names: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const entries = NOTE_FIELDS.map((field) => {
    const cell = cells[names.indexOf(field.toLowerCase())];
    const text = cell === undefined ? undefined : unescaped(cell);
    if (field === 'chapter' || field === 'verse') return [field, numberIn(text)];
    return [field, field === 'isKabbalistic' ? markIn(text) : text];
  });
  return Object.fromEntries(entries);
}

const numberIn = (text: string | undefined): unknown =>
  text !== undefined && /^\s*\d{1,4}\s*$/u.test(text) ? Number(text) : text;

function markIn(text: string | undefined): unknown {
  const mark = text?.trim().toLowerCase();
  if (mark === undefined || mark === '') return undefined;
  return mark === 'true' ? true : mark === 'false' ? false : text;
}
