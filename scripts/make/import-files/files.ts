import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import Database from 'libsql';
import { execute } from '../../../db/sync-sql.ts';
import type { FileTable } from './tables.ts';

const field = (text: string): string => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvFile = ({ columns, rows }: FileTable): Uint8Array =>
  new TextEncoder().encode([columns, ...rows].map((cells) => `${cells.map(field).join(',')}\r\n`).join(''));

export const zipFile = (tables: readonly FileTable[]): Uint8Array =>
  zipSync(Object.fromEntries(tables.map((table) => [`${table.name}.csv`, csvFile(table)])));

const ROWS_A_STATEMENT = 500;

/**
 * Writes tables into a new SQLite database, which replaces the file at `path`. If `megabytes` is above 0, each row has
 * a column `Filler`, which makes the file at least that large.
 */
export function writeDatabase(path: string, tables: readonly FileTable[], megabytes: number): void {
  rmSync(path, { force: true });
  const db = new Database(path);
  execute(db, sql`pragma synchronous = off`);
  const count = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  const filler = 'x'.repeat(Math.ceil((megabytes * 1e6) / Math.max(count, 1)));
  for (const { name, columns, rows } of tables) {
    const all = megabytes > 0 ? [...columns, 'Filler'] : columns;
    const names = sql.join(
      all.map((column) => sql`${sql.identifier(column)}`),
      sql`, `,
    );
    execute(db, sql`create table ${sql.identifier(name)} (${names})`);
    const cells = sql.join(
      all.map((_, place) => sql`value ->> ${sql.raw(String(place))}`),
      sql`, `,
    );
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
      const part = rows.slice(from, from + ROWS_A_STATEMENT).map((row) => [...row, filler]);
      execute(
        db,
        sql`insert into ${sql.identifier(name)} select ${cells} from json_each(${JSON.stringify(part)})`,
      );
    }
  }
  db.close();
}
