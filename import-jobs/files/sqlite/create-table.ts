import type { SqlValue } from './row.ts';

export interface Column {
  name: string;
  /**
   * The value that this column has in rows that were written before the column was added; undefined if its declared
   * default is an expression.
   */
  defaultValue: SqlValue | undefined;
  /** True for a column whose values are the rowids. The stored rows do not contain these values. */
  isRowid: boolean;
}

export type Declaration = { columns: Column[] } | { refused: string };

interface Token {
  kind: 'word' | 'quoted' | 'string' | 'number' | 'blob' | 'sign' | 'space';
  /** The text of the token as it is written; for names and texts, the text inside the quotes. */
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
const TABLE_CONSTRAINTS = ['CONSTRAINT', 'PRIMARY', 'UNIQUE', 'CHECK', 'FOREIGN'];
const COLUMN_CONSTRAINTS =
  'CONSTRAINT PRIMARY NOT NULL UNIQUE CHECK DEFAULT COLLATE REFERENCES GENERATED AS'.split(' ');

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

const isWord = (token: Token | undefined, ...words: readonly string[]): boolean =>
  token?.kind === 'word' && words.includes(token.text.toUpperCase());
const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.kind === 'sign' && token.text === sign;

function depthsOf(tokens: readonly Token[]): number[] {
  let depth = 0;
  return tokens.map((token) => {
    if (isSign(token, '(')) depth += 1;
    if (isSign(token, ')')) depth -= 1;
    return depth;
  });
}

function splitDeclaration(tokens: readonly Token[]): { items: Token[][]; rest: readonly Token[] } | null {
  const open = tokens.findIndex((token) => isSign(token, '('));
  const declaration = open === -1 ? [] : tokens.slice(open);
  const depths = depthsOf(declaration);
  const end = depths.indexOf(0);
  if (end === -1) return null;
  const items: Token[][] = [[]];
  for (const [at, token] of declaration.slice(0, end).entries()) {
    if (depths[at] === 1 && isSign(token, ',')) items.push([]);
    else if (at > 0) items.at(-1)!.push(token);
  }
  return { items, rest: declaration.slice(end) };
}

/**
 * Reads the columns from the `CREATE TABLE` statement that the database stores for a table. It refuses views, virtual
 * tables, tables without rowids and tables with generated columns, because their rows are not stored like those of an
 * ordinary table.
 */
export function readCreateTable(sql: string): Declaration {
  const broken = { refused: 'is declared in SQL that cannot be read' };
  if (sql.length > MAX_SQL) return { refused: `is declared in more than ${MAX_SQL} characters` };
  const tokens = tokensOf(sql);
  if (!isWord(tokens[0], 'CREATE')) return broken;
  if (isWord(tokens[1], 'VIRTUAL')) return { refused: 'is a virtual table' };
  if (isWord(tokens[1], 'VIEW')) return { refused: 'is a view' };
  if (!isWord(tokens[1], 'TABLE')) return broken;
  const declaration = splitDeclaration(tokens);
  if (declaration === null) return broken;
  const { items, rest } = declaration;
  if (rest.some((token) => isWord(token, 'WITHOUT'))) return { refused: 'is a table WITHOUT ROWID' };
  const constraints = items.filter(([first]) => isWord(first, ...TABLE_CONSTRAINTS));
  const declared = items.filter((item) => !constraints.includes(item));
  if (declared.length > MAX_COLUMNS) return { refused: `has more than ${MAX_COLUMNS} columns` };
  const key = primaryKeyOf(constraints);
  const columns: Column[] = [];
  for (const [name, ...facts] of declared) {
    if (name === undefined || name.kind === 'sign' || name.kind === 'number' || name.kind === 'blob')
      return broken;
    const column = columnOf(name.text, facts, key);
    if (column === null) return { refused: `has the generated column “${name.text}”` };
    columns.push(column);
  }
  return { columns };
}

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

/** Reads the declaration of one column. Null for a generated column. */
function columnOf(name: string, tokens: readonly Token[], key: string | null): Column | null {
  const first = tokens.findIndex((token) => isWord(token, ...COLUMN_CONSTRAINTS));
  const constraints = first === -1 ? [] : tokens.slice(first);
  const type = tokens
    .slice(0, tokens.length - constraints.length)
    .map(({ kind, text }) => (kind === 'quoted' ? `"${text}"` : text.toUpperCase()))
    .join(' ');
  const depths = depthsOf(constraints);
  let isKey = key === name.toLowerCase();
  let defaultValue: SqlValue | undefined = null;
  for (const [at, token] of constraints.entries()) {
    if (depths[at]! > 0) continue;
    if (isWord(token, 'GENERATED', 'AS')) return null;
    // `INTEGER PRIMARY KEY DESC` declares an ordinary column and not the rowid: SQLite has kept this old mistake so
    // that old files still work.
    if (isWord(token, 'PRIMARY')) isKey = !isWord(constraints[at + 2], 'DESC');
    // The word DEFAULT in `ON DELETE SET DEFAULT` does not declare a default.
    if (isWord(token, 'DEFAULT') && !isWord(constraints[at - 1], 'SET'))
      defaultValue = literalIn(constraints.slice(at + 1), type);
  }
  return { name, defaultValue, isRowid: isKey && type === 'INTEGER' };
}

function literalIn(tokens: readonly Token[], type: string): SqlValue | undefined {
  const inner = isSign(tokens[0], '(');
  const rest = inner ? tokens.slice(1) : tokens;
  const minus = isSign(rest[0], '-');
  const signed = minus || isSign(rest[0], '+');
  const literal = rest[signed ? 1 : 0];
  // A literal in parentheses must be followed by the closing parenthesis. Otherwise the default is an expression.
  if (literal === undefined || (inner && !isSign(rest[signed ? 2 : 1], ')'))) return undefined;
  const { kind, text } = literal;
  if (kind === 'number') return storedNumber(text, minus, type);
  if (signed) return undefined;
  if (kind === 'string' || kind === 'quoted') return asStored(text, type);
  return kind === 'word' ? storedWord(text, inner, type) : undefined;
}

function storedNumber(text: string, isNegative: boolean, type: string): SqlValue | undefined {
  const value = Number(text);
  const stored = asStored(isNegative ? 0 - value : value, type);
  // SQLite has its own rules for writing a fraction or a very long number as text, so only short whole numbers are
  // converted.
  return typeof stored === 'string' && !/^\d{1,15}$/u.test(text) ? undefined : stored;
}

function storedWord(text: string, isInParentheses: boolean, type: string): SqlValue | undefined {
  const word = text.toUpperCase();
  if (word === 'NULL') return null;
  if (word === 'TRUE' || word === 'FALSE') return asStored(word === 'TRUE' ? 1 : 0, type);
  // Without parentheses, SQLite reads a bare word as a text, except the words for the current time.
  return isInParentheses || word.startsWith('CURRENT_') ? undefined : asStored(text, type);
}

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
