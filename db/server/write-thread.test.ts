import { expect, test } from 'vitest';
import type { BatchStep } from './protocol.ts';
import { temporaryFile } from './temporary.ts';
import { WriteThread } from './write-thread.ts';

const step = (sql: string): BatchStep => ({
  stmt: { sql, sqlId: undefined, args: [], namedArgs: [], wantRows: true },
  condition: undefined,
});
const LIMITS = { maxResultBytes: 2 ** 30, busyTimeoutMs: 100 };

test('a batch that runs out of memory rejects and writes nothing, and the next batch gets a new thread', async () => {
  const { file, remove } = await temporaryFile();
  const thread = new WriteThread({ ...LIMITS, file, heapMb: 24 });
  await thread.run([step('CREATE TABLE word (form TEXT)')]);
  const large = step(
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) SELECT i, printf('%0100d', i) FROM n",
  );
  const lost = thread.run([step('BEGIN IMMEDIATE'), step("INSERT INTO word VALUES ('lost')"), large]);
  const behind = thread.run([step("INSERT INTO word VALUES ('behind')")]);
  // The next batch is sent at once, while the first thread is still ending.
  const kept = lost.catch(() => thread.run([step("INSERT INTO word VALUES ('kept')")]));
  await expect(lost).rejects.toThrow(/memory/);
  await expect(behind).rejects.toThrow(/memory/);
  await kept;
  const [forms] = await thread.run([step('SELECT form FROM word')]);
  expect(forms?.result?.rows).toEqual(['[{"type":"text","value":"kept"}]']);
  await thread.close();
  await remove();
});

test('closing waits for the batches that were sent before', async () => {
  const { file, remove } = await temporaryFile();
  const thread = new WriteThread({ ...LIMITS, file });
  const sent = thread.run([step('CREATE TABLE word (form TEXT)'), step("INSERT INTO word VALUES ('kept')")]);
  await thread.close();
  expect((await sent).map(({ error }) => error)).toEqual([undefined, undefined]);
  await remove();
});

test('a library that cannot be opened is an error of each step', async () => {
  const thread = new WriteThread({ ...LIMITS, file: '/nowhere/at/all.db' });
  const [outcome] = await thread.run([step('SELECT 1')]);
  expect(outcome?.error?.message).toMatch(/unable to open|ConnectionFailed/i);
  await thread.close();
});
