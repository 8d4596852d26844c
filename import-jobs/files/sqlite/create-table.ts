import type { SqlValue } from './row.ts';

/** A column as `CREATE TABLE` declares it. */
export interface Column {
  name: string;
  /** The value of rows that are older than the column; undefined where it is an expression. */
  defaultValue: SqlValue | undefined;
  /** Its values are the rowids, and the rows do not hold them. */
  isRowid: boolean;
}

/** A declared table, or why its rows cannot be read. */
export type Declaration = { columns: Column[] } | { refused: string };

interface Token {
  kind: 'word' | 'quoted' | 'string' | 'number' | 'blob' | 'sign' | 'space';
  /** As written; names and texts without their quotes. */
  text: string;
}

const MAX_SQL = 100_000;
const MAX_COLUMNS = 2000;
const TOKENS: readonly [Token['kind'], RegExp][] = [
  ['space', /\s+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/uy],
  ['blob', /x'[0-9a-f]*'/iuy],
  ['word', /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/uy],
  ['number', /0x[0-9a-f]+|(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iuy],
  ['string', /'(?:[^']|'')*'/uy],
  ['quoted', /"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]/uy],
  ['sign', /[\s\S]/uy],
];
const TABLE_CONSTRAINTS = new Set(['CONSTRAINT', 'PRIMARY', 'UNIQUE', 'CHECK', 'FOREIGN']);
const COLUMN_CONSTRAINTS = new Set(
  'CONSTRAINT PRIMARY NOT NULL UNIQUE CHECK DEFAULT COLLATE REFERENCES GENERATED AS'.split(' '),
);

function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < sql.length; ) {
    for (const [kind, pattern] of TOKENS) {
      pattern.lastIndex = at;
      const [text] = pattern.exec(sql) ?? [];
      if (text === undefined) continue;
      at = pattern.lastIndex;
      if (kind !== 'space') tokens.push({ kind, text: plain(kind, text) });
      break;
    }
  }
  return tokens;
}

function plain(kind: Token['kind'], text: string): string {
  if (kind !== 'string' && kind !== 'quoted') return text;
  const quote = text[0]!;
  const inner = text.slice(1, -1);
  return quote === '[' ? inner : inner.replaceAll(quote + quote, quote);
}

const isWord = (token: Token | undefined, ...words: string[]): boolean =>
  token?.kind === 'word' && words.includes(token.text.toUpperCase());
const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.kind === 'sign' && token.text === sign;

/**
 * Reads the columns out of the SQL that a database keeps for a table. Tables whose rows are stored in another way than
 * an ordinary table's are refused.
 */
export function readCreateTable(sql: string): Declaration {
  const broken = { refused: 'is declared in SQL that cannot be read' };
  if (sql.length > MAX_SQL) return { refused: `is declared in more than ${MAX_SQL} characters` };
  const tokens = tokensOf(sql);
  if (!isWord(tokens[0], 'CREATE')) return broken;
  if (isWord(tokens[1], 'VIRTUAL')) return { refused: 'is a virtual table' };
  if (isWord(tokens[1], 'VIEW')) return { refused: 'is a view' };
  if (!isWord(tokens[1], 'TABLE')) return broken;
  const open = tokens.findIndex((token) => isSign(token, '('));
  const items: Token[][] = [[]];
  let depth = 0;
  let at = open;
  for (; open !== -1 && at < tokens.length; at++) {
    const token = tokens[at]!;
    if (isSign(token, '(')) depth += 1;
    if (isSign(token, ')')) depth -= 1;
    if (depth === 0) break;
    if (depth === 1 && isSign(token, ',')) items.push([]);
    else if (at > open) items.at(-1)!.push(token);
  }
  if (open === -1 || depth !== 0) return broken;
  if (tokens.slice(at).some((token) => isWord(token, 'WITHOUT')))
    return { refused: 'is a table WITHOUT ROWID' };
  const constraints = items.filter(
    ([first]) => first?.kind === 'word' && TABLE_CONSTRAINTS.has(first.text.toUpperCase()),
  );
  const declared = items.filter((item) => !constraints.includes(item));
  if (declared.length > MAX_COLUMNS) return { refused: `has more than ${MAX_COLUMNS} columns` };
  const key = primaryKeyOf(constraints);
  const columns: Column[] = [];
  for (const item of declared) {
    const [name, ...rest] = item;
    if (name === undefined || name.kind === 'sign' || name.kind === 'number' || name.kind === 'blob')
      return broken;
    const column = columnOf(name.text, rest, key);
    if (column === null) return { refused: `has the generated column “${name.text}”` };
    columns.push(column);
  }
  return { columns };
}

/** The column that a table constraint makes the primary key alone, in small letters. */
function primaryKeyOf(constraints: readonly Token[][]): string | null {
  for (const tokens of constraints) {
    const at = tokens.findIndex(
      (token, index) => isWord(token, 'PRIMARY') && isWord(tokens[index + 1], 'KEY'),
    );
    if (at === -1 || !isSign(tokens[at + 2], '(')) continue;
    const end = tokens.findIndex((token, index) => index > at && isSign(token, ')'));
    const inside = tokens.slice(at + 3, end);
    return inside.some((token) => isSign(token, ',')) ? null : (inside[0]?.text.toLowerCase() ?? null);
  }
  return null;
}

/** Null for a generated column. */
function columnOf(name: string, tokens: readonly Token[], key: string | null): Column | null {
  const type: string[] = [];
  let at = 0;
  for (; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind === 'word' && COLUMN_CONSTRAINTS.has(token.text.toUpperCase())) break;
    type.push(token.kind === 'quoted' ? `"${token.text}"` : token.text.toUpperCase());
  }
  let isKey = key === name.toLowerCase();
  let defaultValue: SqlValue | undefined = null;
  let depth = 0;
  for (; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (isSign(token, '(')) depth += 1;
    if (isSign(token, ')')) depth -= 1;
    if (depth > 0) continue;
    if (isWord(token, 'GENERATED', 'AS')) return null;
    // SQLite keeps an old mistake: here, DESC makes an ordinary column of it.
    if (isWord(token, 'PRIMARY')) isKey = !isWord(tokens[at + 2], 'DESC');
    // Not the one of ON DELETE SET DEFAULT.
    if (isWord(token, 'DEFAULT') && !isWord(tokens[at - 1], 'SET'))
      defaultValue = literalIn(tokens.slice(at + 1), type.join(' '));
  }
  const isRowid = isKey && type.join(' ') === 'INTEGER';
  return { name, defaultValue, isRowid };
}

/** The value of the literal that the tokens begin with, as a column of this type stores it. */
function literalIn(tokens: readonly Token[], type: string): SqlValue | undefined {
  const inner = isSign(tokens[0], '(');
  const rest = inner ? tokens.slice(1) : tokens;
  const minus = isSign(rest[0], '-');
  const signed = minus || isSign(rest[0], '+');
  const literal = rest[signed ? 1 : 0];
  // Behind a literal in brackets, anything but their end makes it an expression.
  if (literal === undefined || (inner && !isSign(rest[signed ? 2 : 1], ')'))) return undefined;
  if (signed && literal.kind !== 'number') return undefined;
  if (literal.kind === 'number') {
    const value = Number(literal.text);
    const stored = asStored(minus ? 0 - value : value, type);
    // SQLite writes other numbers than whole ones as text in a way of its own.
    return typeof stored === 'string' && !/^\d{1,15}$/u.test(literal.text) ? undefined : stored;
  }
  if (literal.kind === 'string' || literal.kind === 'quoted') return asStored(literal.text, type);
  if (literal.kind !== 'word') return undefined;
  const word = literal.text.toUpperCase();
  if (word === 'NULL') return null;
  if (word === 'TRUE' || word === 'FALSE') return asStored(word === 'TRUE' ? 1 : 0, type);
  // Outside brackets a bare word is its own text, except the words for the current time.
  return inner || word.startsWith('CURRENT_') ? undefined : asStored(literal.text, type);
}

/** Numbers become text in a text column, and texts that look like numbers become numbers in a column for numbers. */
function asStored(value: string | number, type: string): SqlValue {
  if (/INT/u.test(type)) return asNumber(value);
  if (/CHAR|CLOB|TEXT/u.test(type)) return String(value);
  if (type === '' || /BLOB/u.test(type)) return value;
  return asNumber(value);
}

const asNumber = (value: string | number): string | number =>
  typeof value === 'string' && /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/iu.test(value)
    ? Number(value)
    : value;
