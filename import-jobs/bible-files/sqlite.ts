import type { ByteSource } from '../files/byte-source.ts';
import { RefusedFile } from '../files/refused-file.ts';
import { MAX_ROW_BYTES } from '../files/rows.ts';
import { describeTables, openSqlite, type SqliteFile, tableOf } from '../files/sqlite/open-sqlite.ts';
import { readTableChunk } from '../files/sqlite/read-table-chunk.ts';
import type { SqlValue } from '../files/sqlite/row.ts';
import { leavesOf, rowidsAt } from '../files/sqlite/table-tree.ts';
import type { Guesses } from './bible-file.ts';
import { type Numbering, numberingOf } from './book-numbers.ts';
import { chosenColumns, type GuessedColumns, guessColumns, missingRoles, type Roles } from './columns.ts';
import type { Found, Reading, Shape } from './found.ts';
import { numberedPlace, placeIn, whatIsWrong } from './table-place.ts';

interface Candidate {
  table: string;
  columns: string[];
  rows: number;
  guessed: GuessedColumns;
  sample: string[][];
}

const SAMPLE_ROWS = 100;
/** Rows that are read at once. Rows of a text are short, and no row is longer than 4 MB. */
const ROWS_A_READ = 500;
const NAME_COLUMN = /^(?:n|name|long_?name|book_?name|title|book_?title|bname)$/iu;
const SHORT_COLUMN = /^(?:short_?name|abbr\w*|a|osis)$/iu;
const NUMBER_COLUMN = /^(?:b|id|book_?id|book_?number|number|book|bnumber|book_?no)$/iu;
/** Tags that MySword has and e-Sword has not. */
const MYSWORD = /<(?:CM|CI|RF|WG|WH|FI|FR|TS\d?)\b/u;
const MOST_BOOKS = 200;

/**
 * Opens a SQLite file. Its tables tell by their columns which one has verses, as those of a spreadsheet do; well-known
 * programs only have a name of their own.
 *
 * @throws RefusedFile when the database cannot be read (in WAL mode, cut off), or has no table with verses.
 */
export async function openSqliteBible(
  source: ByteSource,
  guesses: Guesses,
  reading: Reading,
): Promise<Shape> {
  const file = await openSqlite(source);
  const tables = await describeTables(file);
  const candidates = await candidatesIn(file, tables, guesses, reading);
  const [first] = candidates;
  if (first === undefined) {
    throw new RefusedFile(noVerses(file, tables));
  }
  const texts = candidates.flatMap(textsOf);
  const chosen = texts.find(({ text }) => text === guesses.text) ??
    texts[0] ?? { text: first.table, candidate: first, column: undefined };
  const { table, columns, guessed, sample } = chosen.candidate;
  const roles = { ...guessed.roles, ...(chosen.column === undefined ? {} : { text: chosen.column }) };
  const kind = kindOf(tables, table, roles, columns, sample);
  reading.books.names = await bookNames(file, tables, table);
  reading.books.numbering = await numberingIn(file, chosen.candidate, roles, kind);
  const asked = missingRoles(roles, false);
  const named = Object.entries(roles).map(([role, at]) => [role, columns[at] ?? '']);
  return {
    kind,
    encoding: 'utf-8',
    columns: { names: columns, chosen: Object.fromEntries(named), samples: sample.slice(0, 3), asked },
    texts: texts.length > 1 ? texts.map(({ text }) => text) : [],
    text: texts.length > 1 ? chosen.text : null,
    async *read() {
      if (asked.length > 0)
        throw new RefusedFile(
          `Choose the columns of the table “${table}”: nobody has said which one is the ${asked.join(', the ')}`,
        );
      yield* readVerses(file, table, columns, roles);
    },
  };
}

function noVerses(file: SqliteFile, tables: readonly { name: string }[]): string {
  const other = file.declared.find(({ declaration }) => 'refused' in declaration);
  const reason =
    other === undefined || !('refused' in other.declaration)
      ? ''
      : ` “${other.name}” ${other.declaration.refused}, and only ordinary tables can be read.`;
  const names = tables.map(({ name }) => name).slice(0, 8);
  if (names.length === 0)
    return `The database has no table that can be read.${reason} Upload one with the verses of a Bible`;
  return `No table of the database (${names.join(', ')}) has verses.${reason} Upload a Bible: dictionaries, commentaries and encrypted modules cannot be read`;
}

interface NamedText {
  text: string;
  candidate: Candidate;
  column: number | undefined;
}

/** The texts of a table: its name, or with its columns if several of them are texts. */
function textsOf(candidate: Candidate): NamedText[] {
  const { table, columns, guessed } = candidate;
  if (guessed.texts.length < 2) return [{ text: table, candidate, column: guessed.roles.text }];
  return guessed.texts.map((column) => ({ text: `${table}: ${columns[column]}`, candidate, column }));
}

const textOf = (value: SqlValue | undefined): string =>
  value == null || value instanceof Uint8Array ? '' : String(value);

/** The tables that have verses, those with the most rows first. */
async function candidatesIn(
  file: SqliteFile,
  tables: readonly { name: string; columns: string[]; rows: number }[],
  guesses: Guesses,
  reading: Reading,
): Promise<Candidate[]> {
  const found: (Candidate & { isWhole: boolean })[] = [];
  for (const { name, columns, rows } of tables.slice(0, 500)) {
    if (rows === 0 || columns.length < 2 || columns.length > 60) continue;
    const sample = await sampleOf(file, name, columns);
    const asChosen =
      guesses.text === undefined || guesses.text === name || guesses.text.startsWith(`${name}: `);
    const guessed = guessColumns(
      columns,
      sample,
      reading.books,
      asChosen ? chosenColumns(columns, guesses) : {},
    );
    const { roles } = guessed;
    const isWhole = missingRoles(roles, false).length === 0;
    const isNear = roles.text !== undefined && rows > 20;
    if (isWhole || isNear) found.push({ table: name, columns, rows, guessed, sample, isWhole });
  }
  const whole = found.filter(({ isWhole }) => isWhole);
  const byRows = (whole.length > 0 ? whole : found).toSorted((a, b) => b.rows - a.rows);
  // Commentaries and headings in the same file have far fewer rows.
  return byRows.filter(({ rows }) => rows * 4 >= (byRows[0]?.rows ?? 0));
}

async function sampleOf(file: SqliteFile, table: string, columns: readonly string[]): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of rowsOf(file, table, columns)) {
    if (cells !== null) rows.push(fieldsOf(cells, columns));
    if (rows.length >= SAMPLE_ROWS) break;
  }
  return rows;
}

interface SqliteRow {
  row: number;
  cells: Record<string, SqlValue> | null;
  message: string;
}

async function* rowsOf(
  file: SqliteFile,
  name: string,
  columns: readonly string[],
  after?: number,
): AsyncGenerator<SqliteRow> {
  const table = tableOf(file, name, []);
  let open: { first: number; last: number; rows: number; bytes: number } | null = null;
  const read = async (chunk: NonNullable<typeof open>): Promise<SqliteRow[]> => {
    const { records, problems } = await readTableChunk(file, table, chunk, columns);
    const good = records.map(({ row, cells }) => ({ row, cells, message: '' }));
    const bad = problems.map(({ row, message }) => ({ row, cells: null, message }));
    return [...good, ...bad].sort((a, b) => a.row - b.row);
  };
  for await (const leaf of leavesOf(file.pages, table.root, after)) {
    for (const { rowid, payloadBytes } of leaf) {
      if (open !== null && (open.rows >= ROWS_A_READ || open.bytes + payloadBytes > MAX_ROW_BYTES)) {
        yield* await read(open);
        open = null;
      }
      open ??= { first: rowid, last: rowid, rows: 0, bytes: 0 };
      open.last = rowid;
      open.rows += 1;
      open.bytes += Math.min(payloadBytes, MAX_ROW_BYTES);
    }
  }
  if (open !== null) yield* await read(open);
}

function kindOf(
  tables: readonly { name: string; columns: string[] }[],
  table: string,
  roles: Roles,
  columns: readonly string[],
  sample: readonly string[][],
): string {
  const names = new Set(tables.map(({ name }) => name.toLowerCase()));
  const details = tables
    .find(({ name }) => name.toLowerCase() === 'details')
    ?.columns.map((name) => name.toLowerCase());
  const text = columns[roles.text ?? -1]?.toLowerCase();
  if (names.has('info') && table.toLowerCase() === 'verses') return 'SQLite of MyBible';
  if (text === 'scripture' && details !== undefined)
    return details.includes('versiondate') || sample.some((row) => MYSWORD.test(row[roles.text ?? -1] ?? ''))
      ? 'SQLite of MySword'
      : 'SQLite of e-Sword';
  return 'SQLite';
}

/** The names of the books by their number, from the table of books that belongs to the table of verses. */
async function bookNames(
  file: SqliteFile,
  tables: readonly { name: string; columns: string[]; rows: number }[],
  table: string,
): Promise<Map<string, string>> {
  const prefix = table.toLowerCase().replace(/_?verses?$/u, '');
  const lists = tables
    .filter(({ name, rows }) => name !== table && rows > 0 && rows <= MOST_BOOKS)
    .filter(({ name }) => /book|^key_/iu.test(name))
    .toSorted(
      (a, b) =>
        Number(b.name.toLowerCase().startsWith(prefix)) - Number(a.name.toLowerCase().startsWith(prefix)),
    );
  for (const { name, columns } of lists) {
    const number = columns.find((column) => NUMBER_COLUMN.test(column));
    const title =
      columns.find((column) => NAME_COLUMN.test(column)) ??
      columns.find((column) => SHORT_COLUMN.test(column));
    if (number === undefined || title === undefined) continue;
    const names = new Map<string, string>();
    for await (const { cells } of rowsOf(file, name, [number, title]))
      if (cells !== null) names.set(textOf(cells[number]), textOf(cells[title]).trim());
    return names;
  }
  return new Map();
}

/** The system of the numbers of books, which the program or the first and the last row tell. */
async function numberingIn(
  file: SqliteFile,
  { table, columns, sample }: Candidate,
  roles: Roles,
  kind: string,
): Promise<Numbering> {
  if (kind === 'SQLite of MyBible') return 'tens';
  const first = numberedPlace(sample[0] ?? [], roles);
  if (first === null) return 'plain';
  const rowid = (await rowidsAt(file.pages, tableOf(file, table, []).root, -1)).at(-1) ?? 0;
  let last: ReturnType<typeof numberedPlace> = null;
  for await (const { cells } of rowsOf(file, table, columns, rowid - 1))
    if (cells !== null) last = numberedPlace(fieldsOf(cells, columns), roles);
  return numberingOf(first.book, last);
}

const fieldsOf = (cells: Record<string, SqlValue>, columns: readonly string[]): string[] =>
  columns.map((column) => textOf(cells[column]));

async function* readVerses(
  file: SqliteFile,
  table: string,
  columns: readonly string[],
  roles: Roles,
): AsyncGenerator<Found> {
  const used = [...new Set(Object.values(roles))].map((at) => columns[at] ?? '');
  for await (const { row, cells, message } of rowsOf(file, table, used)) {
    if (cells === null) {
      yield { row, message };
      continue;
    }
    const fields = fieldsOf(cells, columns);
    const place = placeIn(fields, roles, null);
    const text = fields[roles.text ?? -1] ?? '';
    if (place !== null) yield { ...place, text, row };
    else yield { row, message: whatIsWrong(fields, roles) };
  }
}
