import { type SQL, sql } from 'drizzle-orm';
import { expressionOf, type Fields, type ValueOf } from './fields.ts';
import { type Question, selectWord } from './read-statement.ts';

export interface DerivedTable<F extends Fields> {
  readonly columns: { readonly [Name in keyof F]: SQL<ValueOf<F[Name]>> };
  readonly name: SQL;
  /** The table's definition for the `with` of a statement. SQLite computes its rows once. */
  readonly materialized: SQL;
  readonly inline: SQL;
}

/**
 * Makes a table inside a statement, from one question or from several with the same fields. It exists because
 * drizzle's `$with` cannot say `materialized`.
 *
 * @example
 * ```ts
 * const near = derivedTable('near', question({ id: t.verseId }, sql`from ${verseTotals} ${t} where …`));
 * sql`with ${near.materialized} select count(*) from ${near.name} where ${near.columns.id} > 3`
 * ```
 */
export function derivedTable<F extends Fields>(name: string, ...questions: Question<F>[]): DerivedTable<F> {
  const table = sql`${sql.identifier(name)}`;
  const selects = sql.join(questions.map(selectOf), sql` union all `);
  return {
    columns: columnsOf(table, questions[0]?.fields),
    name: table,
    materialized: sql`${table} as materialized (${selects})`,
    inline: sql`(${selects}) ${table}`,
  };
}

/** A recursive table: `next` makes further rows from its own rows, until there are no more. */
export function recursiveTable<F extends Fields>(
  name: string,
  first: Question<F>,
  next: (table: Pick<DerivedTable<F>, 'columns' | 'name'>) => Question,
): Pick<DerivedTable<F>, 'columns' | 'name'> & { readonly definition: SQL } {
  const table = sql`${sql.identifier(name)}`;
  const read = { columns: columnsOf(table, first.fields), name: table };
  return {
    ...read,
    definition: sql`${table} as (${selectOf(first)} union all ${selectOf(next(read))})`,
  };
}

function columnsOf<F extends Fields>(table: SQL, fields: F | undefined): DerivedTable<F>['columns'] {
  const columns: Partial<Record<keyof F, SQL>> = {};
  for (const field of Object.keys(fields ?? {})) {
    columns[field as keyof F] = sql`${table}.${sql.identifier(field)}`;
  }
  return columns as DerivedTable<F>['columns'];
}

function selectOf(question: Question): SQL {
  const selected = Object.entries(question.fields).map(
    ([name, field]) => sql`${expressionOf(field)} as ${sql.identifier(name)}`,
  );
  return sql`${selectWord(question)} ${sql.join(selected, sql`, `)} ${question.from}`;
}
