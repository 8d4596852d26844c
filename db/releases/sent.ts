import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type Database from 'libsql';
import { rowsOf } from '../sync-sql.ts';
import { whyBroken } from './broken.ts';
import { oneOfEachShape } from './shapes.ts';

/** The file that `npm test` writes last into the folder of the statements, when every part of it has run and passed. */
export const COMPLETE = 'complete';

/** @throws Error if the last `npm test` has not run to its end, so that some of the statements may be missing. */
export function checkComplete(folder: string): void {
  if (!existsSync(join(folder, COMPLETE)))
    throw new Error(
      'The last npm test did not run to its end, or a test failed, so statements may be missing. Run npm test again.',
    );
}

/**
 * Reads the statements that a run of the tests has written into a folder. Each line of its files is a text as JSON.
 * @throws Error if there are none.
 */
export function writtenStatements(folder: string): Set<string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  const statements = new Set(lines.filter(Boolean).map((line): string => JSON.parse(line)));
  if (statements.size === 0)
    throw new Error(`There are no statements in ${folder}. Run npm test first: it writes them.`);
  return statements;
}

/**
 * Chooses what a release stores among the statements of its tests: one of each shape that reads or writes our tables.
 * `db` has the schema of the release. Only drizzle writes the names of tables in double quotes, so migrations and the
 * SQL of tests are left out. So is what tests send to tables of their own.
 */
export function sentByRelease(db: Database.Database, statements: Iterable<string>): string[] {
  const tables = rowsOf(db, sql`select name from sqlite_schema where type = 'table'`).map(([name]) => name);
  const namesTable = new RegExp(`"(?:${tables.join('|')})"`);
  return oneOfEachShape(
    Array.from(statements, (statement) => statement.trim()).filter(
      (statement) =>
        /^(?:with|select|insert|update|delete)\b/i.test(statement) &&
        namesTable.test(statement) &&
        !/\b(?:sqlite|__drizzle)_/.test(statement) &&
        whyBroken(db, statement) === null,
    ),
  );
}
