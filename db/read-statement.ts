import type { InStatement } from '@libsql/client/web';
import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { type Fields, places, type RowOf, rowMaker, selected } from './fields.ts';
import { library } from './schema/index.ts';

/** One question of a statement: what is read of each row, and where from. */
export interface Question<F extends Fields = Fields> {
  readonly fields: F;
  readonly from: SQL;
  /** Whether rows that are the same count as one. */
  readonly isDistinct: boolean;
}

type Questions = Readonly<Record<string, Question>>;

/** The rows of each question, in their order. */
export type RowsOf<Q extends Questions> = { readonly [Name in keyof Q]: readonly RowOf<Q[Name]['fields']>[] };

/** The one row that the driver gives for a statement: the revision, then one JSON text for each question. */
export type PackedRow = ArrayLike<unknown>;

/** A read that is planned, not yet sent: its statement, and what its one row comes to. `compose` may throw a `Problem`. */
export interface ScriptureRead<T> {
  readonly statement: InStatement;
  compose(row: PackedRow, revision: string | null): T;
}

const DIALECT = new SQLiteAsyncDialect();

/**
 * A question: `from` is all that comes after the selected fields.
 *
 * @example
 * ```ts
 * question({ id: bibleBooks.id }, sql`from ${bibleBooks} where ${bibleBooks.testament} = ${sql.placeholder('testament')}`)
 * ```
 */
export const question = <F extends Fields>(fields: F, from: SQL): Question<F> => ({
  fields,
  from,
  isDistinct: false,
});

/** A question to which each row comes once, however often it is found. */
export const distinctQuestion = <F extends Fields>(fields: F, from: SQL): Question<F> => ({
  fields,
  from,
  isDistinct: true,
});

/** The word that a question's SQL begins with. */
export const selectWord = ({ isDistinct }: Question): SQL =>
  isDistinct ? sql`select distinct` : sql`select`;

/**
 * Several questions and the library's revision as one SQL statement of one row: one moment without a transaction. Each
 * question is a column, its rows one JSON text: the driver spends more on a row of many columns than SQLite does on
 * finding it. `tables` is what the questions have in common: `with …`. Values that a request gives are
 * `sql.placeholder(name)`; all other values are written into the SQL. The SQL is built at the first read, then kept.
 */
export class ReadStatement<Q extends Questions> {
  readonly #questions: Q;
  readonly #tables: SQL;
  #built: { sql: string; params: unknown[]; unpack: (row: PackedRow) => RowsOf<Q> } | undefined;

  constructor(questions: Q, tables: SQL = sql.empty()) {
    this.#questions = questions;
    this.#tables = tables;
  }

  /** Plans a read with these values for the placeholders. `compose` may throw a `Problem`. */
  read<T>(
    values: Readonly<Record<string, unknown>>,
    compose: (rows: RowsOf<Q>, revision: string | null) => T,
  ): ScriptureRead<T> {
    this.#built ??= this.#build();
    const { sql, params, unpack } = this.#built;
    const args = fillPlaceholders(params, values) as (string | number | null)[];
    return {
      statement: { sql, args },
      compose: (row, revision) => compose(unpack(row), revision),
    };
  }

  #build() {
    const questions = Object.entries(this.#questions);
    const columns = questions.map(
      ([, question]) =>
        sql`(select json_group_array(json_array(${places(question.fields)}))
          from (${selectWord(question)} ${selected(question.fields)} ${question.from}))`,
    );
    const revision = sql`(select ${library.revision} from ${library} where ${library.id} = 1)`;
    const whole = sql`${this.#tables} select ${sql.join([revision, ...columns], sql`, `)}`.inlineParams();
    const makers = questions.map(([name, { fields }]) => [name, rowMaker(fields)] as const);
    const unpack = (row: PackedRow): RowsOf<Q> => {
      const rows: Partial<Record<keyof Q, unknown>> = {};
      for (const [index, [name, make]] of makers.entries()) {
        rows[name as keyof Q] = (JSON.parse(String(row[index + 1])) as unknown[][]).map(make);
      }
      return rows as RowsOf<Q>;
    };
    return { ...DIALECT.sqlToQuery(whole), unpack };
  }
}
