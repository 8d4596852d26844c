import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, change, sendBatch } from './batch.ts';
import { insertFrom } from './insert-from.ts';
import { importJobs } from './schema/index.ts';
import { migratedDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
}, 60_000);
afterAll(() => database.remove());

const job = (id: string) =>
  ({ id, kind: 'test', title: 'A job', status: 'queued', phase: 'clear', startedAt: 'now' }) as const;

test('values are encoded by their columns, SQL stands as it is, and a guard that fails inserts nothing', async () => {
  const [made, none, jobs] = await sendBatch(database.client, 'write', [
    change(
      insertFrom(
        importJobs,
        { ...job('a'), params: { from: 3 }, revisionNo: null, total: sql`1 + 1` },
        sql``,
      ),
    ),
    change(insertFrom(importJobs, { ...job('b'), params: [] }, sql`where exists (select 1 where ${1} = 2)`)),
    build
      .select({
        id: importJobs.id,
        params: importJobs.params,
        revisionNo: importJobs.revisionNo,
        total: importJobs.total,
      })
      .from(importJobs),
  ]);
  expect([made, none]).toEqual([1, 0]);
  expect(jobs).toEqual([{ id: 'a', params: { from: 3 }, revisionNo: null, total: 2 }]);
});

test('a column that the table does not have, or a missing one, is a mistake', () => {
  const { title: _, ...withoutTitle } = job('c');
  // @ts-expect-error The title is missing.
  const missing = insertFrom(importJobs, { ...withoutTitle, params: {} }, sql``);
  expect(missing).toBeDefined();
  const misspelt = { ...job('c'), params: {}, titel: 'A job' };
  expect(() => insertFrom(importJobs, misspelt, sql``)).toThrow('no column titel');
});
