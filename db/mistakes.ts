import { LibsqlError } from '@libsql/client/web';
import { DAMAGE_CODES } from './damage-codes.ts';

const MISTAKE =
  /^(SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|MISUSE|TOOBIG)|SQL_|ARGS_INVALID|RESPONSE_TOO_LARGE)/;

/**
 * True if the database refused a statement because of its content. False if the database is unreachable, busy, slow
 * or full, so that trying again may help. The codes are those of SQLite (sqlite.org/rescode.html) and of libSQL's
 * protocol.
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

/**
 * True if the database has met bytes that are not what they should be. libSQL's server gives the exact code of an input or
 * output error in the text. The texts of other errors may quote words of a reader.
 */
export const isDamage = (error: unknown): boolean =>
  error instanceof LibsqlError &&
  (DAMAGE_CODES.test(error.code) || (error.code === 'SQLITE_IOERR' && DAMAGE_CODES.test(error.message)));
