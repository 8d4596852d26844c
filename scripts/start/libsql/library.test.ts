import { expect, test } from 'vitest';
import { Library } from './library.ts';
import type { PipelineRequest } from './protocol.ts';
import { temporaryFile } from './temporary.ts';

const batch = (...statements: string[]): PipelineRequest[] => [
  {
    type: 'batch',
    statements: statements.map((sql) => ({ sql, args: [], namedArgs: [], wantRows: true })),
  },
];
const LIMITS = { maxResultBytes: 2 ** 30, busyTimeoutMs: 100, transactionMs: 60_000 };

test('a batch that runs out of memory fails and writes nothing, and the next batch gets a new thread', async () => {
  const { file, remove } = await temporaryFile();
  const library = new Library({ ...LIMITS, file, busyTimeoutMs: 30_000 }, 24);
  await library.run(batch('CREATE TABLE word (form TEXT)'));
  const large =
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) SELECT i, printf('%0100d', i) FROM n";
  const lost = library.run(batch('BEGIN IMMEDIATE', "INSERT INTO word VALUES ('lost')", large));
  const kept = library.run(batch("INSERT INTO word VALUES ('kept')"));
  expect((await lost)[0]).toMatch(/"error".*memory/);
  expect((await kept)[0]).toContain('"step_errors":[null]');
  const [forms] = await library.run(batch('SELECT form FROM word'));
  expect(forms).toContain('"rows":[[{"type":"text","value":"kept"}]]');
  await library.close();
  await remove();
});

test('the library closes after the batches that came before', async () => {
  const { file, remove } = await temporaryFile();
  const library = new Library({ ...LIMITS, file });
  const sent = library.run(batch('CREATE TABLE word (form TEXT)', "INSERT INTO word VALUES ('kept')"));
  await new Promise(setImmediate);
  await library.close();
  expect((await sent)[0]).toContain('"step_errors":[null,null]');
  await remove();
});

test('a read that comes while the schema changes sees the new columns', async () => {
  const { file, remove } = await temporaryFile();
  const library = new Library({ ...LIMITS, file });
  await library.run(batch('CREATE TABLE word (form TEXT)'));
  expect((await library.run(batch('SELECT * FROM word')))[0]).not.toContain('"name":"letters"');
  const changed = library.run(
    batch('ALTER TABLE word ADD COLUMN total', 'ALTER TABLE word ADD COLUMN letters'),
  );
  await new Promise(setImmediate);
  const [read] = await library.run(batch('SELECT * FROM word'));
  expect(read).toContain('"name":"letters"');
  expect((await changed)[0]).toContain('"step_errors":[null,null]');
  await library.close();
  await remove();
});

test('a database file that cannot be opened is an error', () => {
  expect(() => new Library({ ...LIMITS, file: '/nowhere/at/all.db' })).toThrow(
    /unable to open|ConnectionFailed/i,
  );
});
