import { expect, test } from 'vitest';
import { type Task, taskOf } from './run.ts';
import { temporaryFile } from './temporary.ts';
import { WriteThread } from './write-thread.ts';

const task = (...statements: string[]): Task =>
  taskOf({
    type: 'batch',
    steps: statements.map((sql) => ({
      stmt: { sql, args: [], namedArgs: [], wantRows: true },
      condition: undefined,
    })),
  });
const LIMITS = { maxResultBytes: 2 ** 30, busyTimeoutMs: 100, transactionMs: 60_000 };

test('a batch that runs out of memory rejects and writes nothing, and the next batch gets a new thread', async () => {
  const { file, remove } = await temporaryFile();
  const thread = new WriteThread({ ...LIMITS, file }, 24);
  await thread.run([task('CREATE TABLE word (form TEXT)')]);
  const large =
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) SELECT i, printf('%0100d', i) FROM n";
  const lost = thread.run([task('BEGIN IMMEDIATE', "INSERT INTO word VALUES ('lost')", large)]);
  const behind = thread.run([task("INSERT INTO word VALUES ('behind')")]);
  // The next batch is sent at once, while the first thread is still ending.
  const kept = lost.catch(() => thread.run([task("INSERT INTO word VALUES ('kept')")]));
  await expect(lost).rejects.toThrow(/memory/);
  await expect(behind).rejects.toThrow(/memory/);
  await kept;
  const [forms] = await thread.run([task('SELECT form FROM word')]);
  expect(forms).toContain('"rows":[[{"type":"text","value":"kept"}]]');
  await thread.close();
  await remove();
});

test('closing waits for the batches that were sent before', async () => {
  const { file, remove } = await temporaryFile();
  const thread = new WriteThread({ ...LIMITS, file });
  const sent = thread.run([task('CREATE TABLE word (form TEXT)', "INSERT INTO word VALUES ('kept')")]);
  await thread.close();
  expect((await sent)[0]).toContain('"step_errors":[null,null]');
  await remove();
});

test('a library that cannot be opened is an error of the request', async () => {
  const thread = new WriteThread({ ...LIMITS, file: '/nowhere/at/all.db' });
  await expect(thread.run([task('SELECT 1')])).rejects.toThrow(/unable to open|ConnectionFailed/i);
  await thread.close();
});
