import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import { editions, expectations } from '../../db/schema/index.ts';
import { CHANCE_METHODS, CHANCE_RECIPE, CHANCE_UNITS } from '../../domain/chance/index.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import type { Database } from '../context.ts';

/** The task of a `chance` chunk: to compute the tables of one method for one edition. */
export interface ChanceTask {
  edition: string;
  revision: string;
  method: MethodId;
}

/**
 * Reads a task from the descriptor of a stored chunk.
 *
 * @throws Error when the descriptor is not a `ChanceTask`.
 */
export function readChanceTask(descriptor: unknown): ChanceTask {
  if (typeof descriptor === 'object' && descriptor !== null) {
    const { edition, revision, method } = descriptor as Record<string, unknown>;
    const known = Object.values(CHANCE_METHODS)
      .flat()
      .find((id) => id === method);
    if (typeof edition === 'string' && typeof revision === 'string' && known !== undefined)
      return { edition, revision, method: known };
  }
  throw new Error(`Not a table of chance: ${JSON.stringify(descriptor)}`);
}

/** A revision of an edition that `missingChance` checks for missing tables. */
export interface ChanceEdition {
  edition: string;
  revision: string;
  script: 'hebrew' | 'greek' | 'latin';
}

/** A chunk of the `chance` phase. */
export interface ChanceChunk {
  phase: 'chance';
  descriptor: ChanceTask;
  units: number;
}

const selectComplete = build
  .select({ edition: expectations.editionId, revision: expectations.revision, method: expectations.method })
  .from(expectations)
  .where(eq(expectations.recipe, CHANCE_RECIPE))
  .groupBy(expectations.editionId, expectations.revision, expectations.method)
  .having(eq(count(), CHANCE_UNITS.length));

/** Returns one chunk for each method whose tables are missing or incomplete. Editions in Latin script get no tables. */
export async function missingChance(db: Database, wanted: readonly ChanceEdition[]): Promise<ChanceChunk[]> {
  if (wanted.length === 0) return [];
  const [complete] = await sendBatch(db, 'read', [selectComplete]);
  const keyOf = (task: { edition: string; revision: string; method: string }): string =>
    `${task.edition} ${task.revision} ${task.method}`;
  const done = new Set(complete.map(keyOf));
  return wanted.flatMap(({ edition, revision, script }) =>
    script === 'latin'
      ? []
      : CHANCE_METHODS[script]
          .map((method): ChanceTask => ({ edition, revision, method }))
          .filter((task) => !done.has(keyOf(task)))
          .map((descriptor): ChanceChunk => ({ phase: 'chance', descriptor, units: 0 })),
  );
}

/** Returns the published editions in an original language; the edition with the most letters comes first. */
export async function chanceEditions(db: Database): Promise<ChanceEdition[]> {
  const [rows] = await sendBatch(db, 'read', [
    build
      .select({ edition: editions.id, revision: editions.revision, script: editions.script })
      .from(editions)
      .where(and(eq(editions.role, 'original'), isNotNull(editions.revision)))
      .orderBy(desc(editions.letters)),
  ]);
  return rows.flatMap(({ edition, revision, script }) =>
    revision === null ? [] : [{ edition, revision, script }],
  );
}
