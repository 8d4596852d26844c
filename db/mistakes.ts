import { LibsqlError } from '@libsql/client/web';

/** Codes for which no other moment would help: our SQL, its arguments or the rows they meet are wrong. */
const MISTAKE =
  /^(SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|MISUSE|TOOBIG)|SQL_|ARGS_INVALID|RESPONSE_TOO_LARGE)/;

/**
 * True if the database refused a statement for what it says; false where it is away, busy, slow or full, which another
 * moment may mend. The codes are SQLite's (sqlite.org/rescode.html) and those of libSQL's protocol.
 *
 * @example
 * ```ts
 * isMistake(new LibsqlError('no such column: nmae', 'SQLITE_ERROR')) // => true
 * isMistake(new LibsqlError('database is locked', 'SQLITE_BUSY')) // => false
 * isMistake(new TypeError('fetch failed')) // => false
 * ```
 */
export const isMistake = (error: unknown): boolean =>
  error instanceof LibsqlError && MISTAKE.test(error.code);
