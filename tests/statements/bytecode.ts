import Database from 'libsql';

/** Statements that are compared by their text, because their bytecode program contains that text or cannot be read. */
const BY_TEXT = /^(?:create|pragma)\b/i;
const COMMENTS = /^(?:\s+|--[^\n]*\n|\/\*[\s\S]*?\*\/)+/;
const TOKEN =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|[\w$\u0080-\uffff.]+|--[^\n]*|\/\*[\s\S]*?\*\/|\S/g;

/**
 * What a statement does in the database of a file, in a form that can be compared: the program of SQLite's virtual
 * machine (`EXPLAIN`). For a CREATE and a PRAGMA it is the statement's words. Throws SQLite's error if the statement
 * does not fit the database.
 */
export function meaningOf(file: string, sql: string): string {
  const statement = sql.replace(COMMENTS, '');
  if (BY_TEXT.test(statement)) return wordsOf(statement);
  // Each EXPLAIN has its own connection, because in libsql 0.5.29 a connection can keep a lock after it.
  const database = new Database(file);
  try {
    const rows = database.prepare(`explain ${statement}`).raw().all() as unknown[][];
    return rows.map((row) => operation(row.slice(0, 7))).join('\n');
  } finally {
    database.close();
  }
}

function operation([address, name, p1, p2, p3, p4, p5]: unknown[]): string {
  // The bytecode program of a trigger begins with the text of the statement, which is left out.
  const value = name === 'Trace' ? '' : String(p4).replace(/^vtab:[0-9A-F]+$/, 'vtab');
  return [address, name, p1, p2, p3, value, p5].join(' ');
}

function wordsOf(sql: string): string {
  const tokens = (sql.match(TOKEN) ?? []).filter((token) => !/^(?:--|\/\*|;$)/.test(token));
  return tokens.map((token) => (/^['"`[]/.test(token) ? token : token.toLowerCase())).join(' ');
}
