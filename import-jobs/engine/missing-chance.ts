import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import { editions, expectations } from '../../db/schema/index.ts';
import { type Filled, objectOf, oneOf, text } from '../../domain/basics/index.ts';
import { CHANCE_METHODS, CHANCE_RECIPE, CHANCE_UNITS } from '../../domain/chance/index.ts';
import { scriptOfValues } from '../../domain/editions/index.ts';
import type { Database } from '../context.ts';
import type { PlannedChunk } from '../records.ts';

const TASK = { edition: text, revision: text, method: oneOf(Object.values(CHANCE_METHODS).flat()) };
const readTask = objectOf(TASK);

export function readChanceTask(descriptor: unknown): Filled<typeof TASK> {
  const task = readTask(descriptor);
  if (task === undefined) throw new Error(`Not a table of chance: ${JSON.stringify(descriptor)}`);
  return task;
}

interface ChanceEdition {
  edition: string;
  revision: string;
  script: 'hebrew' | 'greek';
}

const selectComplete = build
  .select({ edition: expectations.editionId, revision: expectations.revision, method: expectations.method })
  .from(expectations)
  .where(eq(expectations.recipe, CHANCE_RECIPE))
  .groupBy(expectations.editionId, expectations.revision, expectations.method)
  .having(eq(count(), CHANCE_UNITS.length));

export async function missingChance(
  db: Database,
  published: readonly ChanceEdition[],
): Promise<PlannedChunk[]> {
  if (published.length === 0) return [];
  const [complete] = await sendBatch(db, 'read', [selectComplete]);
  const keyOf = (task: { edition: string; revision: string; method: string }): string =>
    `${task.edition} ${task.revision} ${task.method}`;
  const done = new Set(complete.map(keyOf));
  return published.flatMap(({ edition, revision, script }) =>
    CHANCE_METHODS[script]
      .map((method): Filled<typeof TASK> => ({ edition, revision, method }))
      .filter((task) => !done.has(keyOf(task)))
      .map((descriptor): PlannedChunk => ({ phase: 'chance', descriptor, units: 0 })),
  );
}

export async function chanceEditions(db: Database): Promise<ChanceEdition[]> {
  const [rows] = await sendBatch(db, 'read', [
    build
      .select({
        edition: editions.id,
        revision: editions.revision,
        script: editions.script,
        role: editions.role,
      })
      .from(editions)
      .where(and(eq(editions.role, 'original'), isNotNull(editions.revision)))
      .orderBy(desc(editions.letters)),
  ]);
  return rows.flatMap(({ edition, revision, ...facts }) => {
    const script = scriptOfValues(facts);
    return revision === null || script === null ? [] : [{ edition, revision, script }];
  });
}
