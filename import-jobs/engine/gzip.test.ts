import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzip } from './gzip.ts';

test('gzip makes a smaller file that unpacks to its input, and makes the same bytes at different times', async () => {
  const bytes = Uint8Array.from({ length: 50_000 }, (_, at) => (at * at) % 22);
  const first = await gzip(bytes);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await gzip(bytes)).toEqual(first);
  expect(first.length).toBeLessThan(bytes.length / 2);
  expect(new Uint8Array(gunzipSync(first))).toEqual(bytes);
});
