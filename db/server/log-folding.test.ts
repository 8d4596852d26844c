import { statSync } from 'node:fs';
import { createClient } from '@libsql/client/web';
import { afterEach, expect, test } from 'vitest';
import { startTemporaryServer } from './temporary.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

test('the log is folded into the file while clients read and write, so it stays small', async () => {
  const server = await startTemporaryServer();
  const { file } = server;
  const client = createClient({ url: server.url });
  closing.push(async () => {
    client.close();
    await server.close();
  });
  await client.execute('CREATE TABLE page (text)');
  const hundred = JSON.stringify(Array.from({ length: 100 }, (_, i) => i));
  for (let round = 0; round < 100; round++) {
    await client.batch(
      [{ sql: 'INSERT INTO page SELECT ? FROM json_each(?)', args: ['x'.repeat(1000), hundred] }],
      'write',
    );
    await client.batch(['WITH some AS (SELECT text FROM page LIMIT 3) SELECT * FROM some'], 'read');
  }
  expect(statSync(file).size).toBeGreaterThan(5_000_000);
  expect(statSync(`${file}-wal`).size).toBeLessThan(6_000_000);
});
