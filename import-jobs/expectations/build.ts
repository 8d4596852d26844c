import { gunzipSync } from 'node:zlib';
import type { Client, InStatement } from '@libsql/client';
import { CHANCE_METHODS, CHANCE_RECIPE, CHANCE_RUNS, CHANCE_UNITS } from '../../domain/chance/index.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import { type LettersScript, lettersFileKey } from '../../domain/letters-file.ts';
import type { BlobStore } from '../engine/context.ts';
import { computeExpectations, type ExpectationTask, type PackedExpectation } from './compute.ts';

export interface BuildOptions {
  readonly db: Client;
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
      const rows = tables.filter((table) => table.method === method);
      await db.batch(
        rows.map((row) => tableRow(edition, revision, row)),
        'write',
      );
    }
    built.push(edition);
  }
  if (!signal?.aborted) await db.execute(REMOVE_OUTDATED);
  return { built, withoutLetters };
}

async function missingTables(db: Client): Promise<Missing[]> {
  const { rows } = await db.execute({
    sql: `SELECT e.id, e.revision, e.script,
        (SELECT json_group_array(method) FROM (SELECT x.method FROM expectations x
          WHERE x.edition_id = e.id AND x.revision = e.revision AND x.recipe = ?
          GROUP BY x.method HAVING count(*) = ?)) done
      FROM editions e WHERE e.role = 'original' AND e.revision IS NOT NULL ORDER BY e.letters DESC`,
    args: [CHANCE_RECIPE, CHANCE_UNITS.length],
  });
  return rows
    .map((row) => {
      const done = new Set(JSON.parse(String(row.done)) as string[]);
      const methods = CHANCE_METHODS[row.script as LettersScript].filter((method) => !done.has(method));
      return { edition: String(row.id), revision: String(row.revision), methods };
    })
    .filter(({ methods }) => methods.length > 0);
}

/** Written only while the revision is still the published one. */
function tableRow(
  edition: string,
  revision: string,
  { method, unit, entries }: PackedExpectation,
): InStatement {
  return {
    sql: `INSERT INTO expectations (edition_id, revision, method, unit, recipe, runs, entries)
      SELECT id, revision, ?, ?, ?, ?, ? FROM editions WHERE id = ? AND revision = ?
      ON CONFLICT DO UPDATE SET recipe = excluded.recipe, runs = excluded.runs, entries = excluded.entries`,
    args: [method, unit, CHANCE_RECIPE, CHANCE_RUNS, entries, edition, revision],
  };
}

const REMOVE_OUTDATED: InStatement = {
  sql: `DELETE FROM expectations WHERE recipe <> ? OR NOT EXISTS
    (SELECT 1 FROM editions e WHERE e.id = expectations.edition_id AND e.revision = expectations.revision)`,
  args: [CHANCE_RECIPE],
};
