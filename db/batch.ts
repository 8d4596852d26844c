import type { Client, InStatement, ResultSet } from '@libsql/client/web';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { SQLiteAsyncDialect, type SQLitePreparedQuery } from 'drizzle-orm/sqlite-core';
import { type Fields, type RowOf, rowMaker, selected } from './fields.ts';

/**
 * Drizzle's query builder without a connection: what it builds is sent by `sendBatch`, so that one request stays one
 * round trip.
 */
export const build = drizzle.mock();

/** A statement that is not yet sent, and what its result comes to. */
export interface Unsent<T> {
  readonly statement: InStatement;
  decode(result: ResultSet): T;
}

/** A query of drizzle's builder. */
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

/** What can be sent: a query of the builder, or a statement of one's own over the schema. */
export type Sendable = Built<unknown> | Unsent<unknown>;

type ResultOf<Q> = Q extends Unsent<infer T> ? T : Q extends Built<infer T> ? T : never;

/** The results of a batch, each in the place of its query. */
export type ResultsOf<Qs extends readonly Sendable[]> = {
  -readonly [Place in keyof Qs]: ResultOf<Qs[Place]>;
};

const DIALECT = new SQLiteAsyncDialect();

/** A statement of one's own that gives rows: `statement` is all but the `returning` or `select` of `fields`. */
export function returning<F extends Fields>(statement: SQL, fields: F): Unsent<RowOf<F>[]> {
  return rowsFrom(sql`${statement} returning ${selected(fields)}`, fields);
}

/** A select of one's own: `from` is all that comes after the selected fields. */
export function select<F extends Fields>(fields: F, from: SQL): Unsent<RowOf<F>[]> {
  return rowsFrom(sql`select ${selected(fields)} ${from}`, fields);
}

/** A statement of one's own that gives no rows: what it comes to is the number of rows that it changed. */
export function change(statement: SQL): Unsent<number> {
  return { statement: statementOf(statement), decode: ({ rowsAffected }) => rowsAffected };
}

/**
 * Sends queries in one request and one transaction; gives each one's result in its place. `write` begins the transaction
 * as a writer, so that it never fails half-way for another's. Throws the driver's error.
 */
export async function sendBatch<const Qs extends readonly Sendable[]>(
  client: Pick<Client, 'batch'>,
  mode: 'read' | 'write',
  queries: Qs,
): Promise<ResultsOf<Qs>> {
  const unsent = queries.map(unsentOf);
  const results = await client.batch(
    unsent.map(({ statement }) => statement),
    mode,
  );
  return results.map((result, place) => unsent[place]?.decode(result)) as ResultsOf<Qs>;
}

function rowsFrom<F extends Fields>(whole: SQL, fields: F): Unsent<RowOf<F>[]> {
  const make = rowMaker(fields);
  return { statement: statementOf(whole), decode: ({ rows }) => rows.map(make) };
}

function statementOf(whole: SQL): InStatement {
  const { sql, params } = DIALECT.sqlToQuery(whole);
  return { sql, args: params as (string | number | null)[] };
}

function unsentOf(query: Sendable): Unsent<unknown> {
  if ('statement' in query) return query;
  const prepared = query.prepare();
  const { sql, params } = prepared.getQuery();
  return {
    statement: { sql, args: params as (string | number | null)[] },
    decode: (result) => prepared.mapResult(result, true),
  };
}
