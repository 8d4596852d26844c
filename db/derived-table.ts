import { type SQL, sql } from 'drizzle-orm';
import { expressionOf, type Fields, type ValueOf } from './fields.ts';
import type { Question } from './read-statement.ts';

/** The rows of a select, which the rest of a statement reads like a table. */
export interface DerivedTable<F extends Fields> {
  readonly columns: { readonly [Name in keyof F]: SQL<ValueOf<F[Name]>> };
  readonly name: SQL;
  /** For the `with` of a statement: the rows are computed once. */
  readonly materialized: SQL;
  /** For a `from`. */
  readonly inline: SQL;
}

/**
 * A table of a statement, made of one question or of several with the same fields. Drizzle's `$with` cannot say
 * `materialized`.
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
  const columns: Partial<Record<keyof F, SQL>> = {};
  for (const field of Object.keys(questions[0]?.fields ?? {})) {
    columns[field as keyof F] = sql`${table}.${sql.identifier(field)}`;
  }
  return {
    columns: columns as DerivedTable<F>['columns'],
    name: table,
    materialized: sql`${table} as materialized (${selects})`,
    inline: sql`(${selects}) ${table}`,
  };
}

function selectOf({ fields, from }: Question): SQL {
  const selected = Object.entries(fields).map(
    ([name, field]) => sql`${expressionOf(field)} as ${sql.identifier(name)}`,
  );
  return sql`select ${sql.join(selected, sql`, `)} ${from}`;
}
