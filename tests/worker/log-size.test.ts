import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { ownSite } from '../sites.ts';
import { inParallel } from './http.ts';

const MAX_LOG_BYTES = 8_000_000;
const READS = [
  'search?term=light',
  'search?term=%22in%20the%20beginning%22',
  'search?term=%D7%91%D7%A8%D7%90%D7%A9%D7%99%D7%AA',
  'search?term=lemma:%CE%BB%CF%8C%CE%B3%CE%BF%CF%82',
  'search?term=sh*',
  'search/gematria/913?unit=verse',
  'search/gematria/913?unit=word',
  'search/gematria/913?unit=span',
  'verse/psalms/23/3',
  'verse/psalms/119',
  'similar/genesis/1/1',
  'lexicon/H430',
  'kabbalistic-insights?book=genesis',
  'books',
  'editions',
];

const site = await ownSite();

test('the log of the database stays below 8 MB under mixed reads and writes, whatever was searched before', async () => {
  const client = createClient({ url: site.database.url, authToken: site.database.token });
  const logBytes = () => statSync(join(site.dataDir, 'library.db-wal')).size;
  const page = 'x'.repeat(60_000);
  await client.execute('create table if not exists log_filler (id integer primary key, text text)');
  let largest = 0;
  for (const read of READS) {
    const address = `${site.url}/api/${read}`;
    expect((await fetch(address)).status, read).toBe(200);
    // Together these writes add almost two megabytes to the log, between reads that hold a read mark.
    await inParallel(Array.from({ length: 30 }), 3, async () => {
      await client.execute({ sql: 'insert or replace into log_filler values (1, ?)', args: [page] });
      await (await fetch(`${address}${address.includes('?') ? '&' : '?'}limit=5`)).arrayBuffer();
    });
    largest = Math.max(largest, logBytes());
  }
  await client.execute('drop table log_filler');
  client.close();
  expect(largest).toBeLessThan(MAX_LOG_BYTES);
});

test('the Worker’s log is in the data folder', async () => {
  const answer = await fetch(`${site.url}/api/no-such-call`);
  const id = answer.headers.get('X-Request-Id') ?? 'no id';
  await expect.poll(() => readFileSync(join(site.dataDir, 'app.log'), 'utf8')).toContain(id);
});

test('of 400 reads at once none is cut off: each is answered, or refused with Retry-After', async () => {
  const answers = await Promise.all(
    Array.from({ length: 400 }, async (_, at) => {
      const answer = await fetch(
        `${site.url}/api/similar/genesis/1/${1 + (at % 31)}?tolerance=${1 + (at % 13)}`,
      );
      await answer.arrayBuffer();
      return answer.status === 503 ? `503 after ${answer.headers.get('Retry-After')}` : answer.status;
    }),
  );
  expect(answers.filter((answer) => answer !== 200 && answer !== '503 after 2')).toEqual([]);
  expect(answers.filter((answer) => answer === 200).length).toBeGreaterThan(100);
});
