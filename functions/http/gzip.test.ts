import { expect, test } from 'vitest';
import { gzip } from '../../import-jobs/engine/gzip.ts';
import { looksLikeGzip, takesGzip, unpack, unpackedSize } from './gzip.ts';

const asking = (accepted: string | null) =>
  new Request('http://localhost', { headers: accepted === null ? {} : { 'Accept-Encoding': accepted } });

test.each([
  ['gzip', true],
  ['gzip, deflate, br', true],
  ['br;q=1.0, GZIP;q=0.5', true],
  ['*', true],
  ['br, *;q=0.1', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000, *', false],
  ['*;q=0', false],
  ['gzip, *;q=0', true],
  ['br', false],
  ['identity', false],
  ['x-gzip-not', false],
  ['', false],
  [null, false],
])('a client with Accept-Encoding %j takes gzip: %s', (accepted, expected) => {
  expect(takesGzip(asking(accepted))).toBe(expected);
});

test('the client’s own Accept-Encoding counts before the one that the edge has put in its place', () => {
  const cf = { clientAcceptEncoding: 'br' };
  expect(takesGzip(Object.assign(asking('gzip, br'), { cf }))).toBe(false);
});

test('bytes packed with gzip are unpacked unchanged, and their unpacked size can be read', async () => {
  const bytes = new TextEncoder().encode('בְּרֵאשִׁית '.repeat(1_000));
  const packed = await gzip(bytes);
  expect([looksLikeGzip(packed), looksLikeGzip(bytes)]).toEqual([true, false]);
  expect(packed.byteLength).toBeLessThan(bytes.byteLength / 10);
  expect(unpackedSize(packed)).toBe(bytes.byteLength);
  expect(await unpack(packed)).toEqual(bytes);
});

test('damaged gzip cannot be unpacked', async () => {
  const packed = await gzip(new TextEncoder().encode('text'.repeat(100)));
  await expect(unpack(packed.slice(0, -9))).rejects.toThrow();
  await expect(
    unpack(packed.map((byte, at) => (at === packed.length - 6 ? byte ^ 1 : byte))),
  ).rejects.toThrow();
});
