import type { InStatement, Row } from '@libsql/client/web';

/** A row by column name. */
export type Fields = Readonly<Record<string, unknown>>;

/** One question of a statement, and the columns of its rows that are read; integers must be safe. */
export interface Question {
  readonly columns: readonly string[];
  readonly sql: string;
}

/** The rows of each question, in their order. */
export type Rows<Name extends string> = Readonly<Record<Name, readonly Fields[]>>;

/** A read: its statement, and what the one row of it comes to. `compose` may throw a `Problem`. */
export interface ScriptureRead<T> {
  readonly statement: InStatement;
  compose(row: Row, revision: string | null): T;
}

type Args = Extract<Exclude<InStatement, string>['args'], Record<string, unknown>>;

/**
 * Several questions and the library's revision as one SQL statement of one row: one moment without a transaction.
 * Each question is a column, its rows one JSON text: the driver spends more on a row of many columns than SQLite does
 * on finding it.
 */
export class Statement<Name extends string> {
  readonly sql: string;
  readonly #questions: readonly (readonly [Name, Question])[];

  /** `tables` is what the questions have in common: `with …`. */
  constructor(questions: Readonly<Record<Name, Question>>, tables = '') {
    this.#questions = Object.entries<Question>(questions) as [Name, Question][];
    const columns = this.#questions.map(
      ([name, { columns, sql }]) =>
        `(select json_group_array(json_array(${columns.join(', ')})) from (${sql})) as "${name}"`,
    );
    const revision = '(select revision from library where id = 1) as revision';
    this.sql = `${tables} select ${[revision, ...columns].join(', ')}`;
  }

  /** A read that puts the questions with these arguments. `compose` may throw a `Problem`. */
  read<T>(args: Args, compose: (rows: Rows<Name>, revision: string | null) => T): ScriptureRead<T> {
    return {
      statement: { sql: this.sql, args },
      compose: (row, revision) => compose(this.#unpack(row), revision),
    };
  }

  #unpack(row: Fields): Rows<Name> {
    const rows: Partial<Record<Name, readonly Fields[]>> = {};
    for (const [name, { columns }] of this.#questions) {
      const packed = JSON.parse(String(row[name])) as unknown[][];
      rows[name] = packed.map((values) => fieldsOf(columns, values));
    }
    return rows as Rows<Name>;
  }
}

function fieldsOf(columns: readonly string[], values: readonly unknown[]): Fields {
  const fields: Record<string, unknown> = {};
  for (let i = 0; i < columns.length; i++) fields[columns[i] as string] = values[i];
  return fields;
}
