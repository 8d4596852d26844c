import { RefusedFile } from '../../files/refused-file.ts';
import { MOST_LETTERS } from '../encoding.ts';
import { type OnEnd, OpenLevels, type Scalar, type Walker } from './level.ts';

const NAME = String.raw`["${'`'}[]?([\w$.-]+)["${'`'}\]]?`;
/** What begins the rows of a table, with the names of their columns if it has them. */
const INSERT = new RegExp(
  String.raw`\b(?:insert|replace)\s+(?:or\s+\w+\s+|ignore\s+)?into\s+(?:${NAME}\.)?${NAME}\s*(?:\(([^()]*)\)\s*)?values\s*`,
  'iu',
);
const CREATE = new RegExp(
  String.raw`\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?:${NAME}\.)?${NAME}\s*\(`,
  'iu',
);
/** A value of a row with the comma or bracket after it. Texts have two marks or a backslash before a mark. */
const VALUE =
  /\s*(?:(?:N|_\w+\s*)?'((?:[^'\\]|''|\\[\s\S])*)'|"((?:[^"\\]|""|\\[\s\S])*)"|(-?\d+(?:\.\d+)?)|([a-z][^,()'"]*|x'[\da-f]*'))\s*([,)])/iuy;
const BEGIN_ROW = /\s*,?\s*\(/uy;
const NO_COLUMN = /^\s*(?:primary|key|unique|constraint|foreign|index|check|fulltext)\b/iu;

/** True for a list of SQL statements that write rows. */
export const isSqlDump = (head: string): boolean =>
  /^\s*(?:--|\/\*|#|set|begin|pragma|create|drop|insert|replace|use|start|lock)/iu.test(head) &&
  INSERT.test(head);

const namesIn = (columns: string): string[] =>
  columns.split(',').map((column) => column.trim().replace(/^["`[]|["`\]]$/gu, ''));

/** Reads the rows of a dump of a database: of each table those of its `insert` statements, with the names of their columns. */
export class SqlDumpWalker implements Walker {
  readonly #levels: OpenLevels;
  readonly #columns = new Map<string, string[]>();
  #text = '';
  /** The names of the columns of the rows that are being read; null outside of them. */
  #names: string[] | null = null;

  constructor(onEnd: OnEnd) {
    this.#levels = new OpenLevels(onEnd);
    this.#levels.begin(null, true);
  }

  write(piece: string): void {
    this.#text += piece;
    while (this.#names === null ? this.#statement() : this.#row());
    if (this.#text.length > 2 * MOST_LETTERS)
      throw new RefusedFile(
        'The SQL has a statement that cannot be read. Upload the database, or its tables as CSV',
      );
  }

  close(): void {
    if (this.#names !== null && this.#text.trim() !== '')
      throw new RefusedFile('The SQL is cut off: it ends in the middle of a row. Download the file again');
    this.#levels.end();
  }

  /** Goes on to the rows of the next statement; false if more text is needed. */
  #statement(): boolean {
    const insert = INSERT.exec(this.#text);
    const create = CREATE.exec(this.#text.slice(0, insert?.index));
    if (create !== null) {
      const end = this.#text.indexOf(';', create.index);
      if (end === -1) return false;
      const columns = columnsIn(this.#text.slice(create.index + create[0].length, end));
      this.#columns.set(create[2] ?? '', columns);
      this.#text = this.#text.slice(end + 1);
      return true;
    }
    if (insert === null) {
      // A statement can begin in this piece and end in the next one.
      this.#text = this.#text.slice(-MOST_LETTERS / 8);
      return false;
    }
    this.#names = insert[3] === undefined ? (this.#columns.get(insert[2] ?? '') ?? []) : namesIn(insert[3]);
    this.#text = this.#text.slice(insert.index + insert[0].length);
    return true;
  }

  /** Reads the next row, or ends the statement; false if more text is needed. */
  #row(): boolean {
    const names = this.#names ?? [];
    BEGIN_ROW.lastIndex = 0;
    if (!BEGIN_ROW.test(this.#text)) {
      if (/^\s*,?\s*$/u.test(this.#text)) return false;
      this.#names = null;
      return true;
    }
    const values: (Scalar | null)[] = [];
    let at = BEGIN_ROW.lastIndex;
    for (let after = ','; after === ','; ) {
      VALUE.lastIndex = at;
      const [whole, single, double, number, , next] = VALUE.exec(this.#text) ?? [];
      if (whole === undefined || next === undefined) return false;
      const text = single ?? double;
      values.push(text === undefined ? (number === undefined ? null : Number(number)) : plain(text));
      at += whole.length;
      after = next;
    }
    this.#text = this.#text.slice(at);
    const isNamed = names.length === values.length;
    this.#levels.begin(null, !isNamed);
    for (const [place, value] of values.entries())
      this.#levels.put(isNamed ? (names[place] ?? '') : null, value);
    this.#levels.end();
    return true;
  }
}

/** The names of the columns in the brackets of `create table`. */
function columnsIn(written: string): string[] {
  const plainTypes = written.replace(/\([^()]*\)/gu, '');
  return plainTypes
    .split(',')
    .filter((column) => !NO_COLUMN.test(column))
    .map((column) => /["`[]?([\w$-]+)/u.exec(column)?.[1] ?? '');
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', '0': '' };

const plain = (text: string): string =>
  text.replace(/''|""|\\([\s\S])/gu, (whole, sign: string | undefined) =>
    sign === undefined ? whole.slice(1) : (ESCAPED[sign] ?? sign),
  );
