import { statSync } from 'node:fs';
import { type Client, createClient } from '@libsql/client/web';
import { afterEach, expect, test } from 'vitest';
import { startTemporaryServer, type TemporaryServer } from './temporary.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function started(): Promise<{ server: TemporaryServer; client: Client }> {
  const server = await startTemporaryServer();
  const client = createClient({ url: server.url });
  closing.push(async () => {
    client.close();
    await server.close();
  });
  return { server, client };
}

async function writeMuch(client: Client): Promise<void> {
  const hundred = JSON.stringify(Array.from({ length: 100 }, (_, i) => i));
  for (let round = 0; round < 100; round++) {
    await client.batch(
      [{ sql: 'INSERT INTO page SELECT ? FROM json_each(?)', args: ['x'.repeat(1000), hundred] }],
      'write',
    );
    await client.batch(['SELECT text FROM page LIMIT 3'], 'read');
  }
}

function expectSmallLog(file: string): void {
  expect(statSync(file).size).toBeGreaterThan(5_000_000);
  expect(statSync(`${file}-wal`).size).toBeLessThan(6_000_000);
}

test('the write-ahead log is written back into the file while clients read and write, and stays small', async () => {
  const { server, client } = await started();
  await client.execute('CREATE TABLE page (text)');
  await writeMuch(client);
  expectSmallLog(server.file);
});

test('a log that one large statement made long is shortened after later writes', async () => {
  const { server, client } = await started();
  await client.execute('CREATE TABLE page (text)');
  await client.execute('CREATE TABLE large AS SELECT zeroblob(30000000) AS bytes');
  expect(statSync(`${server.file}-wal`).size).toBeGreaterThan(30_000_000);
  await writeMuch(client);
  expectSmallLog(server.file);
});

test('connections have synchronous = FULL, with which SQLite waits until a batch is on the disk', async () => {
  const { client } = await started();
  const { rows } = await client.execute('PRAGMA synchronous');
  const FULL = 2;
  expect(rows[0]?.[0]).toBe(FULL);
});

const FULL_TEXT = `
  CREATE TABLE page (text);
  CREATE TABLE verse (id INTEGER PRIMARY KEY, text);
  CREATE VIRTUAL TABLE verse_words USING fts5(text, content='', prefix='2 3');
  CREATE VIRTUAL TABLE verse_terms USING fts5vocab(verse_words, row);
  CREATE TRIGGER verse_added AFTER INSERT ON verse BEGIN
    INSERT INTO verse_words (rowid, text) VALUES (new.id, new.text);
  END;
  INSERT INTO verse (text) VALUES ('let there be light'), ('and there was light');`;

const SEARCH = `WITH found AS (SELECT rowid FROM verse_words WHERE verse_words MATCH 'light')
  SELECT text FROM verse WHERE id IN (SELECT rowid FROM found)`;
const IMPORT = `WITH new_verse AS (SELECT value FROM json_each('["the light shineth"]'))
  INSERT INTO verse (text) SELECT value FROM new_verse`;

test.each<[string, (client: Client) => Promise<unknown>]>([
  ['a read with a WITH clause', (client) => client.execute('WITH w AS (SELECT 1) SELECT * FROM w, verse')],
  ['a search', (client) => client.execute(SEARCH)],
  ['an import', (client) => client.batch([IMPORT], 'write')],
  ['a refused import', (client) => client.batch([IMPORT, 'SELECT no_such_column'], 'write').catch(() => {})],
  ['a list of terms', (client) => client.execute('SELECT term FROM verse_terms')],
  ['an EXPLAIN of a search', (client) => client.execute(`EXPLAIN ${SEARCH}`)],
  ['an EXPLAIN of an import', (client) => client.execute(`EXPLAIN ${IMPORT}`)],
  ['an EXPLAIN QUERY PLAN', (client) => client.execute(`EXPLAIN QUERY PLAN ${SEARCH}`)],
])('the write-ahead log is folded into the file after %s over full-text tables', async (_, use) => {
  const { server, client } = await started();
  await client.executeMultiple(FULL_TEXT);
  for (let i = 0; i < 3; i++) await use(client);
  await writeMuch(client);
  expectSmallLog(server.file);
});
