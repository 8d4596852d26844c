import { and, eq, ne, or, sql } from 'drizzle-orm';
import { build, change, type Sendable } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import { editions, expectations } from '../../db/schema/index.ts';
import { CHANCE_RECIPE, CHANCE_RUNS } from '../../domain/chance/index.ts';
import { lettersFileKey } from '../../domain/number-index/index.ts';
import { type Attempt, ifOwned } from '../attempt.ts';
import type { ImportContext } from '../context.ts';
import type { RowProblem } from '../records.ts';
import { gunzip } from './gzip.ts';
import { readChanceTask } from './missing-chance.ts';

export async function chanceTables(
  ctx: ImportContext,
  descriptor: unknown,
): Promise<{ problems?: RowProblem[]; rows?(attempt: Attempt): Sendable[] }> {
  const { edition, revision, method } = readChanceTask(descriptor);
  const stored = await ctx.blobs.get(lettersFileKey(edition, revision));
  if (stored === null) {
    const message = `The chance tables of ${edition} are not computed: its letters file is not in the store.`;
    return { problems: [{ kind: 'note', source: edition, row: null, column: null, message }] };
  }
  const tables = await ctx.computeChance({ letters: await gunzip(stored), methods: [method] });
  return {
    rows: (attempt) => [
      build.delete(expectations).where(
        and(
          or(
            ne(expectations.recipe, CHANCE_RECIPE),
            and(
              eq(expectations.editionId, edition),
              eq(expectations.revision, revision),
              eq(expectations.method, method),
            ),
            sql`not exists (select 1 from ${editions}
                where ${editions.id} = ${expectations.editionId} and ${editions.revision} = ${expectations.revision})`,
          ),
          ifOwned(attempt),
        ),
      ),
      ...tables.map(({ unit, entries }) =>
        change(
          insertFrom(
            expectations,
            {
              editionId: edition,
              revision,
              method,
              unit,
              recipe: CHANCE_RECIPE,
              runs: CHANCE_RUNS,
              entries: sql`${entries}`,
            },
            sql`from ${editions} where ${editions.id} = ${edition} and ${editions.revision} = ${revision}
              and ${ifOwned(attempt)}`,
          ),
        ),
      ),
    ],
  };
}
