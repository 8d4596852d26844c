import { unescaped } from '../../../domain/basics/index.ts';
import { NOTE_FIELDS } from '../../../domain/notes/index.ts';
import { csvRecords } from './csv-records.ts';
import { type FileRow, TooManyEntries, UnreadableFile } from './file-row.ts';

const NEEDED = ['book', 'chapter', 'verse', 'notes'] as const;

const BAD_QUOTES = 'Its quotation marks do not match, so the rows after it may have been read as part of it';

/**
 * Reads a CSV file of notes, even after a spreadsheet has saved it: in any order of columns, with semicolons or tabs.
 * @throws UnreadableFile if the header lacks a column.
 * @throws TooManyEntries at the row after the last that is allowed. Empty rows count too.
 */
export function readCsv(content: string, most: number): FileRow[] {
  const text = content.replace(/^\uFEFF/u, '');
  const [header = ''] = /^[^\r\n]*/u.exec(text) ?? [];
  const delimiter = /[,;\t]/u.exec(header)?.[0] ?? ',';
  const records = csvRecords({ text, delimiter });
  const first = records.next();
  const names = (first.done ? [] : (first.value ?? [])).map((name) => name.trim().toLowerCase());
  const missing = NEEDED.find((name) => !names.includes(name));
  if (missing !== undefined) throw new UnreadableFile(`has no column “${missing}” in its first row`);
  const rows: FileRow[] = [];
  let row = 1;
  for (const cells of records) {
    row++;
    if (row > most + 1) throw new TooManyEntries();
    if (cells === null) rows.push({ row, reason: BAD_QUOTES });
    else if (cells.every((cell) => cell === '')) continue;
    else if (cells.length > names.length) rows.push({ row, reason: 'It has more cells than the first row' });
    else rows.push({ row, value: noteIn(names, cells) });
  }
  return rows;
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
