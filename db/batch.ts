import type { Client, ResultSet } from '@libsql/client/web';
import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { SQLiteAsyncDialect, type SQLitePreparedQuery } from 'drizzle-orm/sqlite-core';
import { type Fields, type RowOf, rowMaker, selected } from './fields.ts';

/**
 * Drizzle's query builder without a connection. `sendBatch` sends what it builds: several queries in one
 * round trip.
 */
export const build = drizzle.mock();

interface Statement {
  sql: string;
  args: (string | number | null)[];
}

/** One or more statements that are not sent yet, and a way to read their results. */
export interface Unsent<T> {
  readonly statements: readonly Statement[];
  decode(results: readonly ResultSet[]): T;
}

interface Built<T> {
  readonly _: { readonly result: T };
  prepare(): Pick<
    SQLitePreparedQuery<{
      type: 'async';
      run: ResultSet;
      all: unknown;
      get: unknown;
      values: unknown;
      execute: unknown;
    }>,
    'getQuery' | 'mapResult'
  >;
}

export type Sendable = Built<unknown> | Unsent<unknown>;

type ResultOf<Q> = Q extends Unsent<infer T> ? T : Q extends Built<infer T> ? T : never;

type Queries = readonly Sendable[] | Readonly<Record<string, Sendable>>;

export type ResultsOf<Qs extends Queries> = {
  -readonly [Place in keyof Qs]: Qs[Place] extends Sendable ? ResultOf<Qs[Place]> : never;
};

const DIALECT = new SQLiteAsyncDialect();

/**
 * A hand-written statement that returns rows. `statement` is everything before `returning`.
 */
export function returning<F extends Fields>(statement: SQL, fields: F): Unsent<RowOf<F>[]> {
  return rowsFrom(sql`${statement} returning ${selected(fields)}`, fields);
}

/** A hand-written select. `from` is everything after the selected fields. */
export function select<F extends Fields>(fields: F, from: SQL): Unsent<RowOf<F>[]> {
  return rowsFrom(sql`select ${selected(fields)} ${from}`, fields);
}

/** A hand-written statement without rows. Its result is the number of rows that it changed. */
export function change(statement: SQL): Unsent<number> {
  return { statements: [statementOf(statement)], decode: ([result]) => result?.rowsAffected ?? 0 };
}

/**
 * Combines several queries into one. Its result is all their results, or the value that `make` returns for
 * them.
 */
export function together<const Qs extends Queries>(queries: Qs): Unsent<ResultsOf<Qs>>;
export function together<const Qs extends Queries, T>(
  queries: Qs,
  make: (results: ResultsOf<Qs>) => T,
): Unsent<T>;
export function together<const Qs extends Queries>(
  queries: Qs,
  make: (results: ResultsOf<Qs>) => unknown = (results) => results,
): Unsent<unknown> {
  const all = Object.values<Sendable>(queries).map(unsentOf);
  return {
    statements: all.flatMap(({ statements }) => statements),
    decode(results) {
      let end = 0;
      const each = all.map((one) => {
        const start = end;
        end += one.statements.length;
        return one.decode(results.slice(start, end));
      });
      const named = Object.keys(queries).map((name, place) => [name, each[place]]);
      return make((Array.isArray(queries) ? each : Object.fromEntries(named)) as ResultsOf<Qs>);
    },
  };
}

/**
 * Makes a query that is built once, at its first use. In it, values of a request are `sql.placeholder(name)`.
 * The returned function puts the values in, and throws if one of them is missing.
 *
 * @example
 * ```ts
 * const named = prepared(() => build.select().from(users).where(eq(users.usernameKey, sql.placeholder('key'))));
 * await sendBatch(db, 'read', [named({ key: 'miriam' })]);
 * ```
 */
export function prepared<Q extends Sendable>(
  make: () => Q,
): (values: Readonly<Record<string, unknown>>) => Unsent<ResultOf<Q>> {
  let built: Unsent<unknown> | undefined;
  return (values) => {
    built ??= unsentOf(make());
    const { statements, decode } = built;
    const filled = statements.map(({ sql, args }) => ({
      sql,
      args: fillPlaceholders(args, values) as Statement['args'],
    }));
    return { statements: filled, decode: (results) => decode(results) as ResultOf<Q> };
  };
}

/**
 * Sends queries in one request and one transaction. Returns their results in order, or by name if the queries have names.
 * `write` takes the write lock at the beginning, so another writer cannot make the batch fail in the middle. Throws the
 * driver's error.
 */
export async function sendBatch<const Qs extends Queries>(
  client: Pick<Client, 'batch'>,
  mode: 'read' | 'write',
  queries: Qs,
): Promise<ResultsOf<Qs>> {
  const { statements, decode } = together(queries);
  return decode(await client.batch([...statements], mode));
}

function rowsFrom<F extends Fields>(whole: SQL, fields: F): Unsent<RowOf<F>[]> {
  const make = rowMaker(fields);
  return { statements: [statementOf(whole)], decode: ([result]) => result?.rows.map(make) ?? [] };
}

const statementOf = (whole: SQL): Statement => withArgs(DIALECT.sqlToQuery(whole));

const withArgs = ({ sql, params }: { sql: string; params: unknown[] }): Statement => ({
  sql,
  args: params as Statement['args'],
});

function unsentOf(query: Sendable): Unsent<unknown> {
  if ('statements' in query) return query;
  const prepared = query.prepare();
  return {
    statements: [withArgs(prepared.getQuery())],
    decode: ([result]) => prepared.mapResult(result, true),
  };
}
