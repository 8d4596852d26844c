import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import Database from 'libsql';
import { studyNotes, users } from '../../db/schema/index.ts';
import { sqliteCode } from '../../db/server/errors.ts';
import { rowsOf } from '../../db/sync-sql.ts';
import { findLogDamage } from './write-ahead-log.ts';

/**
 * The tables that are copied from a damaged library into a new one. All others are left out, so everybody
 * must sign in again, and the texts are imported again.
 */
const KEPT_TABLES = [users, studyNotes] as const;
export type KeptTable = (typeof KEPT_TABLES)[number];

/** The size of a file in bytes; 0 if the file does not exist. */
export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Opens the library for reading only, so that neither the file nor its log changes. */
export const openToRead = (file: string): Database.Database =>
  new Database(`${pathToFileURL(file).href}?mode=ro`, { timeout: 1000 });

/** True for an error with which SQLite reports a damaged file. */
export const isDamage = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)/u.test(sqliteCode(error) ?? '');

/**
 * Describes the damage of a library, or returns null. It always checks the log. With `everything` it also
 * checks the whole file, which takes half a second for the whole corpus. Otherwise it checks only accounts
 * and notes.
 * @throws Error of the driver if the library is locked or cannot be opened.
 */
export function findDamage(file: string, { everything }: { everything: boolean }): string | null {
  const log = sizeOf(`${file}-wal`);
  // An empty file without a log is a library that has no content yet. An empty file with a log has lost its content.
  if (sizeOf(file) === 0) return log > 0 ? 'it is empty, its log is not' : null;
  // A log that seems damaged is read a second time, because the program that creates an administrator may be
  // writing to the log.
  const logDamage = findLogDamage(`${file}-wal`) && findLogDamage(`${file}-wal`);
  if (logDamage !== null) return logDamage;
  const db = openToRead(file);
  try {
    const checks = everything
      ? [sql`pragma quick_check(1)`]
      : KEPT_TABLES.map((table) => sql`pragma quick_check(${table})`);
    for (const check of checks) {
      const [answer] = rowsOf(db, check)[0] ?? [];
      if (answer !== 'ok') return String(answer).replaceAll('\n', ' ');
    }
    return null;
  } catch (error) {
    // A table does not exist yet, because the library was only just created.
    if (sqliteCode(error) === 'SQLITE_ERROR') return null;
    if (isDamage(error)) return (error as Error).message;
    throw error;
  } finally {
    db.close();
  }
}
