import { gunzipSync } from 'node:zlib';
import { and, count, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { build, change, sendBatch } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import { editions, expectations } from '../../db/schema/index.ts';
import { CHANCE_METHODS, CHANCE_RECIPE, CHANCE_RUNS, CHANCE_UNITS } from '../../domain/chance/index.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import { lettersFileKey } from '../../domain/letters-file.ts';
import type { BlobStore, Database } from '../engine/context.ts';
import { computeExpectations, type ExpectationTask, type PackedExpectation } from './compute.ts';

export interface BuildOptions {
  readonly db: Database;
  readonly blobs: BlobStore;
  /** Where the computing is done: here, or in a thread (`computeInThread`). */
  compute?(task: ExpectationTask, signal?: AbortSignal): Promise<PackedExpectation[]> | PackedExpectation[];
  /** Stops between two tables; the next call goes on from there. */
  readonly signal?: AbortSignal;
}

export interface BuildOutcome {
  /** Editions whose tables were computed now. */
  readonly built: readonly string[];
  /** Editions whose letters file is not in the store: their tables stay away. */
  readonly withoutLetters: readonly string[];
}

interface Missing {
  readonly edition: string;
  readonly revision: string;
  readonly methods: readonly MethodId[];
}

/**
 * Computes what chance gives for every published edition in an original language, where the tables of its revision are
 * not there yet, and removes those of replaced revisions. Runs after publication and beside readers, who see a table
 * only with the revision that it belongs to. Stopped or killed at any moment, the next call completes what is missing;
 * two calls at once write the same bytes. Throws database errors and what `compute` throws.
 */
export async function buildExpectations(options: BuildOptions): Promise<BuildOutcome> {
  const { db, blobs, compute = computeExpectations, signal } = options;
  const built: string[] = [];
  const withoutLetters: string[] = [];
  for (const { edition, revision, methods } of await missingTables(db)) {
    if (signal?.aborted) break;
    const stored = await blobs.get(lettersFileKey(edition, revision));
    if (stored === null) {
      withoutLetters.push(edition);
      continue;
    }
    const tables = await compute({ letters: new Uint8Array(gunzipSync(stored)), methods }, signal);
    for (const method of methods) {
      const made = tables.filter((table) => table.method === method);
      await sendBatch(db, 'write', [
        build.delete(expectations).where(isTableOf(edition, revision, method)),
        ...made.map((table) => insertTable(edition, revision, table)),
      ]);
    }
    built.push(edition);
  }
  if (!signal?.aborted) await removeOutdated(db);
  return { built, withoutLetters };
}

async function missingTables(db: Database): Promise<Missing[]> {
  const [published, complete] = await sendBatch(db, 'read', [
    build
      .select({ edition: editions.id, revision: editions.revision, script: editions.script })
      .from(editions)
      .where(and(eq(editions.role, 'original'), isNotNull(editions.revision)))
      .orderBy(desc(editions.letters)),
    build
      .select({
        edition: expectations.editionId,
        revision: expectations.revision,
        method: expectations.method,
      })
      .from(expectations)
      .where(eq(expectations.recipe, CHANCE_RECIPE))
      .groupBy(expectations.editionId, expectations.revision, expectations.method)
      .having(eq(count(), CHANCE_UNITS.length)),
  ]);
  return published.flatMap(({ edition, revision, script }) => {
    if (revision === null || script === 'latin') return [];
    const done = new Set(
      complete
        .filter((table) => table.edition === edition && table.revision === revision)
        .map((table) => table.method),
    );
    const methods = CHANCE_METHODS[script].filter((method) => !done.has(method));
    return methods.length > 0 ? [{ edition, revision, methods }] : [];
  });
}

const isTableOf = (edition: string, revision: string, method: MethodId) =>
  and(
    eq(expectations.editionId, edition),
    eq(expectations.revision, revision),
    eq(expectations.method, method),
  );

/** Writes a table, but only while its revision is still the published one. */
const insertTable = (edition: string, revision: string, { method, unit, entries }: PackedExpectation) =>
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
      sql`from ${editions} where ${editions.id} = ${edition} and ${editions.revision} = ${revision}`,
    ),
  );

/** Removes the tables of replaced revisions and of other recipes. */
const removeOutdated = (db: Database) =>
  sendBatch(db, 'write', [
    build.delete(expectations).where(
      or(
        ne(expectations.recipe, CHANCE_RECIPE),
        sql`not exists (select 1 from ${editions}
          where ${editions.id} = ${expectations.editionId} and ${editions.revision} = ${expectations.revision})`,
      ),
    ),
  ]);
