import { type ByteSource, piecesOf } from '../files/byte-source.ts';
import { LF, scanFrom, scanRecords } from '../files/csv/record-scanner.ts';
import { RefusedFile } from '../files/refused-file.ts';
import type { ColumnRole, Encoding, Guesses, Part } from './bible-file.ts';
import { numberingOf } from './book-numbers.ts';
import type { Books } from './books.ts';
import { roleOfName } from './column-names.ts';
import { chosenColumns, guessColumns, missingRoles, type Roles } from './columns.ts';
import { decoded, HEAD_BYTES } from './encoding.ts';
import type { Found, Reading, Shape } from './found.ts';
import { readPlace } from './place.ts';
import { type Dialect, RowReader, rowsOf, type TableRow } from './records.ts';
import { bookOfName, cellOf, numberedPlace, placeIn, whatIsWrong } from './table-place.ts';

const KINDS: Readonly<Record<string, string>> = {
  ',': 'CSV (commas)',
  ';': 'CSV (semicolons)',
  '\t': 'text with tabs',
  '|': 'text with pipes',
  '~': 'text with tildes',
  '^': 'text with carets',
  '': 'text with a place before each verse',
};
const SAMPLE_ROWS = 200;
/** The most lines with a title before the table. */
const MOST_TITLES = 10;
const PART_BYTES = 8 * 1024 * 1024;

interface Table {
  dialect: Dialect;
  names: string[];
  roles: Roles;
  texts: number[];
  hasHeader: boolean;
  /** The share of the sample's rows that are verses. */
  share: number;
  rows: TableRow[];
  header: number;
}

/** Lines before the table: the delimiter for Excel, and comments, of which the Unbound Bible has the names of columns. */
const COMMENT = /^(?:#|\/\/|sep=)/u;
const COLUMNS_LINE = '#columns';

/** Opens a text of rows and columns; null if it is none. */
export async function openDelimited(
  source: ByteSource,
  encoding: Encoding,
  head: string,
  guesses: Guesses,
  reading: Reading,
): Promise<Shape | null> {
  const isWhole = source.size <= HEAD_BYTES;
  const tables = Object.keys(KINDS).flatMap(
    (delimiter) => tableIn(head, isWhole, delimiter, guesses, reading) ?? [],
  );
  const table = tables.sort((a, b) => b.share - a.share)[0];
  if (table === undefined) return null;
  const { names, texts, roles, hasHeader, dialect } = table;
  const asked = missingRoles(roles, bookOfName(reading) !== null);
  await guessNumbering(source, encoding, table, reading.books);
  const named = (Object.entries(roles) as [ColumnRole, number][]).map(([role, at]) => [
    role,
    names[at] ?? '',
  ]);
  return {
    kind: head.startsWith('#THE UNBOUND BIBLE') ? 'Unbound Bible' : (KINDS[dialect.delimiter] ?? 'table'),
    encoding,
    hasHeader,
    columns: {
      names,
      chosen: Object.fromEntries(named),
      samples: table.rows.slice(0, 3).map(({ fields }) => fields),
      asked,
    },
    texts: texts.length > 1 ? texts.map((at) => names[at] ?? '') : [],
    text: texts.length > 1 && roles.text !== undefined ? (names[roles.text] ?? null) : null,
    parts: () => partsOf(source, encoding, dialect),
    read: (part) => readTable(source, encoding, table, asked, part, reading),
  };
}

/** The rows of the head from the header on, the names of columns in a comment, and the usual number of columns. */
function firstRows(all: readonly TableRow[]): {
  rows: TableRow[];
  named: string[] | undefined;
  width: number;
} {
  const begin = Math.max(
    0,
    all.findIndex(({ fields: [first = ''] }) => !COMMENT.test(first)),
  );
  const named = all
    .slice(0, begin)
    .find(({ fields: [first] }) => first === COLUMNS_LINE)
    ?.fields.slice(1);
  // A title or a licence can stand before the table.
  const header = all.slice(begin, begin + SAMPLE_ROWS).findIndex(({ fields }) => namesColumns(fields));
  const first = begin + Math.max(0, header);
  const rows = all.slice(first, first + SAMPLE_ROWS);
  const width = named?.length ?? usualWidth(rows);
  const titles = rows.slice(0, MOST_TITLES).findIndex(({ fields }) => fields.length >= width);
  return { rows: rows.slice(Math.max(0, titles)), named, width };
}

/** True for a row with the names of a text and of the place of its verses. No sentence of a licence is one. */
function namesColumns(fields: readonly string[]): boolean {
  const roles = new Set(fields.map(roleOfName));
  return roles.has('text') && (roles.has('reference') || (roles.has('chapter') && roles.has('verse')));
}

function tableIn(
  head: string,
  isWhole: boolean,
  delimiter: string,
  guesses: Guesses,
  reading: Reading,
): Table | null {
  if (delimiter !== '' && !head.includes(delimiter)) return null;
  const dialect = { delimiter, quoted: isQuoted(head, delimiter) };
  const { rows, named, width } = firstRows([...new RowReader(dialect).push(head, isWhole)]);
  if (width < 2) return null;
  const fitting = rows.filter(({ fields }) => fields.length >= width);
  const first = rows[0]?.fields ?? [];
  const hasHeader = named === undefined && (guesses.hasHeader ?? isHeader(first, fitting));
  const header = hasHeader ? first.map((name) => name.replace(/^"|"$/gu, '').trim()) : named;
  const names = columnNames(header ?? [], width);
  const data = (hasHeader ? rows.slice(1) : rows).map((row) => ({
    ...row,
    fields: joined(row.fields, width),
  }));
  const cells = data.map(({ fields }) => fields);
  const known =
    header === undefined || new Set(header).size === 1 ? names.map(() => '') : withoutMapped(names);
  const guessed = guessColumns(
    known,
    cells,
    reading.books,
    chosenColumns(names, guesses),
    bookOfName(reading) !== null,
  );
  const chosenText = guesses.text === undefined ? -1 : names.indexOf(guesses.text);
  const roles = chosenText === -1 ? guessed.roles : { ...guessed.roles, text: chosenText };
  const verses = cells.filter((fields) => isVerse(fields, roles, reading)).length;
  if (guessed.texts.length === 0 && roles.text === undefined) return null;
  if (verses < cells.length / 4 && fitting.length < rows.length * 0.9) return null;
  const share = verses / Math.max(1, cells.length);
  const at = hasHeader ? rows[0]?.row : (rows[0]?.row ?? 1) - 1;
  return { dialect, names, roles, texts: guessed.texts, hasHeader, share, rows: data, header: at ?? 0 };
}

/** Different names for all columns. One old project writes `field` above each. */
function columnNames(header: readonly string[], width: number): string[] {
  const names: string[] = [];
  for (let at = 0; at < width; at++) {
    const name = header[at] || `Column ${at + 1}`;
    names.push(names.includes(name) ? `${name} ${at + 1}` : name);
  }
  return names;
}

/** A mapped file of the Unbound Bible has two sets of numbers; the file's own are those with `orig_`. */
const withoutMapped = (names: readonly string[]): string[] =>
  names.some((name) => name.startsWith('orig_'))
    ? names.map((name) => (name.startsWith('nrsva_') ? 'order' : name))
    : [...names];

/** Commas and semicolons are always written with quotes, tabs and pipes only if the first rows have some. */
function isQuoted(head: string, delimiter: string): boolean {
  if (delimiter === '') return false;
  if (delimiter === ',' || delimiter === ';') return true;
  return new RegExp(`(?:^|[\\${delimiter}])"[^"]*"(?=[\\${delimiter}\r\n]|$)`, 'm').test(head);
}

function usualWidth(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>();
  for (const { fields } of rows) counts.set(fields.length, (counts.get(fields.length) ?? 0) + 1);
  const first = rows[0]?.fields.length ?? 0;
  // A text without quotes has more commas than the header.
  const isLeast = [...counts.keys()].every((width) => width >= first);
  if (first > 2 && isLeast) return first;
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** A row with more fields than columns has delimiters in its text, which is the last column. */
function joined(fields: string[], width: number, delimiter = ','): string[] {
  return fields.length <= width
    ? fields
    : [...fields.slice(0, width - 1), fields.slice(width - 1).join(delimiter)];
}

/** True if the first row has the names of columns: it is words where the other rows have numbers or places. */
function isHeader(first: readonly string[], rows: readonly TableRow[]): boolean {
  if (first.filter((cell) => roleOfName(cell) !== undefined).length > 1) return true;
  return first.some((cell, at) => {
    const others = rows.slice(1).map(({ fields }) => fields[at] ?? '');
    const isNumber = (text: string): boolean => /^\d{1,8}$/u.test(text.trim()) || readPlace(text) !== null;
    return others.length > 0 && !isNumber(cell) && others.filter(isNumber).length > others.length * 0.9;
  });
}

function isVerse(fields: readonly string[], roles: Roles, reading: Reading): boolean {
  const place = placeIn(fields, roles, bookOfName(reading));
  return place !== null && reading.books.meaning(place.book) !== null;
}

/** Looks at the first and the last verse, whose number tells how many books there are. */
async function guessNumbering(
  source: ByteSource,
  encoding: Encoding,
  table: Table,
  books: Books,
): Promise<void> {
  const { rows, roles, dialect } = table;
  const first = placeIn(rows[0]?.fields ?? [], roles, null);
  const number = /^0*(\d{1,3})([ONA])?$/u.exec(first?.book ?? '');
  if (number === null) return;
  if (number[2] !== undefined) {
    books.numbering = 'unbound';
    return;
  }
  const start = Math.max(0, source.size - (encoding.startsWith('utf-16') ? 16_384 : 16_383));
  let text = '';
  for await (const piece of decoded(source, encoding, start - (start % 2))) text += piece;
  const last = [...new RowReader(dialect).push(text, true)].at(-1);
  books.numbering = numberingOf(Number(number[1]), numberedPlace(last?.fields ?? [], roles));
}

async function* readTable(
  source: ByteSource,
  encoding: Encoding,
  table: Table,
  asked: readonly ColumnRole[],
  part: Part | undefined,
  reading: Reading,
): AsyncGenerator<Found> {
  if (asked.length > 0)
    throw new RefusedFile(
      `Choose the columns of the file: nobody has said which one is the ${asked.join(', the ')}`,
    );
  const { dialect, roles, names, header } = table;
  const bookName = bookOfName(reading);
  const suffix = names.findIndex((name) => SUFFIX.test(name));
  const pieces = decoded(source, encoding, part?.start, part?.end);
  for await (const { row, fields, isBroken } of rowsOf(pieces, dialect, part?.row)) {
    if (row <= header || COMMENT.test(fields[0] ?? '')) continue;
    const all = withSuffix(joined(fields, names.length, dialect.delimiter), roles.verse, suffix);
    const place = placeIn(all, roles, bookName);
    if (isBroken) yield { row, message: 'The quotation mark that opens in this row is never closed' };
    else if (all.length < names.length && (roles.text ?? 0) >= all.length)
      yield { row, message: `The row has ${all.length} columns, and the table has ${names.length}` };
    else if (place === null) yield { row, message: whatIsWrong(all, roles) };
    else yield { ...place, text: cellOf(all, roles.text), row };
  }
}

/** A column with the letter of a part of a verse. */
const SUFFIX = /(?:sub_?verse|verse_?(?:suffix|part))$/iu;

function withSuffix(fields: string[], verse: number | undefined, suffix: number): string[] {
  const letter = suffix === -1 ? '' : (fields[suffix] ?? '').trim();
  if (verse === undefined || !/^[a-z]$/iu.test(letter)) return fields;
  return fields.with(verse, `${fields[verse]}${letter}`);
}

/** Divides a table at the beginnings of rows, without decoding it. */
async function partsOf(
  source: ByteSource,
  encoding: Encoding,
  { delimiter, quoted }: Dialect,
): Promise<Part[]> {
  if (source.size <= PART_BYTES || encoding.startsWith('utf-16')) return [{}];
  const parts: Part[] = [];
  let open = { start: 0, row: 1 };
  const cut = (at: number, row: number): void => {
    if (at - open.start < PART_BYTES) return;
    parts.push({ ...open, end: at });
    open = { start: at, row };
  };
  const state = scanFrom(0, 1);
  let row = 1;
  let offset = 0;
  for await (const piece of piecesOf(source, 0, source.size)) {
    if (quoted) scanRecords(state, piece, delimiter.charCodeAt(0), (start, _, at) => cut(start, at));
    else
      for (let at = piece.indexOf(LF); at !== -1; at = piece.indexOf(LF, at + 1)) cut(offset + at + 1, ++row);
    offset += piece.length;
  }
  return [...parts, { ...open, end: source.size }];
}
