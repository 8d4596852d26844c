import { type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalStack } from '../../scripts/start/local-stack.ts';
import { roundTrips, startCopiedStack } from '../stack.ts';
import { getJson } from './http.ts';

let stack: LocalStack;
beforeAll(async () => {
  // This file starts its own stack, so its isolate has not cached any answer yet.
  stack = await startCopiedStack('contract');
  // A new isolate asks for the list of editions once, before its first search by value.
  await getJson(`${stack.url}/api/search/gematria/26`);
});
afterAll(() => stack.close());

/** Reads whose answers are not cached yet, because no earlier test of this file requests these addresses. */
const READS = [
  '/api/books',
  '/api/versions',
  '/api/editions',
  '/api/chapter-verses/Ruth/2',
  '/api/verse/Ruth/2/3?methods=HEBREW_GADOL',
  '/api/verse/Ruth/2?methods=HEBREW_GADOL',
  '/api/hybrid/verse/Ruth/2/4',
  '/api/similar/Ruth/2/3?method=HEBREW_ORDINAL',
  '/api/similar/Ruth/2/3?method=HEBREW_ATBASH',
  '/api/search/gematria/112?unit=span',
  '/api/search/gematria/112?unit=word&distinct=spelling',
  '/api/lexicon/H7225',
  '/explorer/ruth/2/5',
  '/explorer/ruth/2?methods=HEBREW_GADOL',
];

const received = (path: string, accepted: string, method = 'GET') =>
  new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const headers = { 'Accept-Encoding': accepted };
    request(stack.url + path, { method, headers }, async (answer) => {
      resolve({ headers: answer.headers, bytes: Buffer.concat(await answer.toArray()) });
    })
      .on('error', reject)
      .end();
  });

describe('compressed by the runtime', () => {
  test.each(['/api/verse/ruth/2/3', '/api/methods', '/explorer/ruth/2/3', '/'])(
    'the compressed answer to %s has the same bytes as the plain answer, and no body for HEAD',
    async (path) => {
      const gzip = await received(path, 'gzip, br');
      const plain = await received(path, 'gzip;q=0');
      expect([gzip, plain].map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
        ['gzip', 'Accept-Encoding'],
        [undefined, 'Accept-Encoding'],
      ]);
      expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
      expect(gzip.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(gzip.headers.etag).toBe(plain.headers.etag?.replace(/"$/u, '-gzip"'));
      const head = await received(path, 'gzip', 'HEAD');
      expect([head.bytes.length, head.headers['content-encoding'], head.headers.etag]).toEqual([
        0,
        'gzip',
        gzip.headers.etag,
      ]);
    },
  );
});

async function sql(statement: string): Promise<unknown[][]> {
  const client = createClient({ url: stack.database.url, authToken: stack.database.token });
  const { rows } = await client.execute(statement);
  client.close();
  return rows.map((row) => Array.from(row));
}

describe('a read takes one database round trip', () => {
  test.each(READS)('the read %s takes one round trip to the database', async (path) => {
    const trips = await roundTrips(stack, async () => {
      const response = await fetch(stack.url + path);
      expect(response.status).toBe(200);
      await response.text();
    });
    expect(trips).toBe(1);
  });

  test.each(['/api/methods', '/api/resolve?ref=Ps+23:3', '/api/openapi.json'])(
    'a request for %s needs no database round trip',
    async (path) => {
      const trips = await roundTrips(stack, async () => {
        expect((await fetch(stack.url + path)).status).toBe(200);
      });
      expect(trips).toBe(0);
    },
  );
});

describe('a chapter', () => {
  const CHAPTER = '/api/verse/ruth/2';
  const HIT = 'chapters; hit';

  // The reload makes a new isolate, which has nothing in memory. So this test is the last one.
  test('a chapter is composed in two round trips and stored in a third; another isolate then reads it in one', async () => {
    // The library that this stack has copied may already contain the stored chapter.
    await sql('delete from finished_chapters');
    let composed: Buffer = Buffer.alloc(0);
    const first = await roundTrips(stack, async () => {
      composed = (await received(CHAPTER, 'identity')).bytes;
      await expect.poll(async () => (await received(CHAPTER, 'gzip')).headers['cache-status']).toBe(HIT);
    });
    await expect.poll(() => sql('select address from finished_chapters')).toEqual([[CHAPTER]]);
    await stack.reload();
    const again = await roundTrips(stack, async () => {
      const { headers, bytes } = await received(CHAPTER, 'gzip');
      expect([headers['content-encoding'], headers['cache-status']]).toEqual(['gzip', HIT]);
      expect(gunzipSync(bytes).equals(composed)).toBe(true);
    });
    // The third round trip may come after the answers.
    expect([2, 3]).toContain(first);
    expect(again).toBe(1);
    expect((await received(CHAPTER, 'identity')).bytes.equals(composed)).toBe(true);
  });
});
