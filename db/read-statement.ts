import type { InStatement } from '@libsql/client/web';
import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { TEXT_ROLES } from '../domain/editions/index.ts';
import { type Fields, places, type RowOf, rowMaker, selected } from './fields.ts';
import type { LibraryRevision, RevisionPart } from './library-revision.ts';
import { library } from './schema/index.ts';

export interface Question<F extends Fields = Fields> {
  readonly fields: F;
  readonly from: SQL;
  readonly isDistinct: boolean;
}

type Questions = Readonly<Record<string, Question>>;

export type RowsOf<Q extends Questions> = { readonly [Name in keyof Q]: readonly RowOf<Q[Name]['fields']>[] };

/** The rows that `compose` gets from a statement. */
export type RowsRead<S> = S extends ReadStatement<infer Q> ? RowsOf<Q> : never;

/** The only row that the driver returns for a statement: `REVISION_COLUMNS`, then one JSON text for each query. */
type PackedRow = ArrayLike<unknown>;

/**
 * A planned read that is not sent yet: its statement, and `compose`, which turns the row into the answer. `compose` may
 * throw a `Problem`.
 */
export interface ScriptureRead<T> {
  readonly statement: InStatement;
  /** The roles of the editions, and the added texts, that the statement may read, installed or not. */
  readonly uses: readonly RevisionPart[];
  /** The address under which the answer is stored when it is composed, however the call was spelled. */
  readonly finishedAt?: string;
  compose(row: PackedRow, revision: string | null): T;
}

const REVISION_COLUMNS = [library.revision, library.ofRoles].map(
  (column) => sql`(select ${column} from ${library} where ${library.id} = 1)`,
);

/** The library's revision in the row of a read; null if nothing is published. */
export const revisionIn = (row: PackedRow): LibraryRevision | null =>
  typeof row[0] === 'string' ? { whole: row[0], ofRoles: JSON.parse(String(row[1])) } : null;

const DIALECT = new SQLiteAsyncDialect();

/**
 * Makes a query for a statement. `from` is the SQL after the selected fields.
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

/** Takes the place of a question that a statement does not need. `tables` are those of its fields. */
export const noRows = <F extends Fields>({ fields }: Pick<Question<F>, 'fields'>, tables: SQL): Question<F> =>
  question(fields, sql`${tables} where 0`);

export const distinctQuestion = <F extends Fields>(fields: F, from: SQL): Question<F> => ({
  ...question(fields, from),
  isDistinct: true,
});

/**
 * The rows of a question as one JSON text, a list of lists, in the order of the question. An `order by` inside
 * `json_group_array` would be shorter, but libSQL's parser refuses it.
 */
export const jsonRows = (question: Question): SQL<string> =>
  sql`(select json_group_array(json_array(${places(question.fields)}))
    from (${selectWord(question)} ${selected(question.fields)} ${question.from}))`;

export const selectWord = ({ isDistinct }: Question): SQL =>
  isDistinct ? sql`select distinct` : sql`select`;

/**
 * Combines several questions and the library's revision into one SQL statement with one row, so that all questions
 * see one state of the database without a transaction. Each question is one column, and its rows are one JSON text,
 * because the driver spends more time on a row with many columns than SQLite spends on finding it.
 *
 * `tables` is a `with` clause that the questions share. `uses` are the roles of the editions that it may read. Values
 * of a request are `sql.placeholder(name)`; all other values are written into the SQL. The SQL is built at the first
 * read and stored.
 */
export class ReadStatement<Q extends Questions> {
  readonly #questions: Q;
  readonly #tables: SQL;
  readonly #uses: readonly RevisionPart[];
  #built: { sql: string; params: unknown[]; unpack: (row: PackedRow) => RowsOf<Q> } | undefined;

  constructor(questions: Q, tables: SQL = sql.empty(), uses: readonly RevisionPart[] = TEXT_ROLES) {
    this.#questions = questions;
    this.#tables = tables;
    this.#uses = uses;
  }

  read<T>(
    values: Readonly<Record<string, unknown>>,
    compose: (rows: RowsOf<Q>, revision: string | null) => T,
    named: readonly RevisionPart[] = [],
  ): ScriptureRead<T> {
    this.#built ??= this.#build();
    const { sql, params, unpack } = this.#built;
    const args = fillPlaceholders(params, values) as (string | number | null)[];
    return {
      statement: { sql, args },
      uses: [...this.#uses, ...named],
      compose: (row, revision) => compose(unpack(row), revision),
    };
  }

  #build() {
    const questions = Object.entries(this.#questions);
    const columns = questions.map(([, question]) => jsonRows(question));
    const whole =
      sql`${this.#tables} select ${sql.join([...REVISION_COLUMNS, ...columns], sql`, `)}`.inlineParams();
    const makers = questions.map(([name, { fields }]) => [name, rowMaker(fields)] as const);
    const unpack = (row: PackedRow): RowsOf<Q> => {
      const rows: Partial<Record<keyof Q, unknown>> = {};
      for (const [index, [name, make]] of makers.entries()) {
        rows[name as keyof Q] = (JSON.parse(String(row[REVISION_COLUMNS.length + index])) as unknown[][]).map(
          make,
        );
      }
      return rows as RowsOf<Q>;
    };
    return { ...DIALECT.sqlToQuery(whole), unpack };
  }
}
