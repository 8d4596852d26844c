import { scheduler } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nativePasswords } from '../../../scripts/passwords.ts';
import { wasmPasswords } from './argon2-wasm.ts';
import { CURRENT_HASH } from './passwords.ts';

const PASSWORD = 'still waters and green pastures';
const PEPPER = 'pepper of the tests';

// Node has no `scheduler`; the Workers runtime has it as a global.
beforeAll(() => {
  vi.stubGlobal('scheduler', scheduler);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['in the Worker', wasmPasswords],
  ['in Node', nativePasswords],
])(
  'two hashes of one password, made %s, have the current cost and lengths, but different salts and hashes',
  async (_, maker) => {
    const hashes = [await maker.hash(PASSWORD, PEPPER), await maker.hash(PASSWORD, PEPPER)];
    const parts = hashes.map((hash) => hash.slice(CURRENT_HASH.length).split('$'));
    expect(hashes.every((hash) => hash.startsWith(CURRENT_HASH))).toBe(true);
    expect(parts.map((both) => both.map((part) => Buffer.from(part, 'base64').length))).toEqual([
      [16, 32],
      [16, 32],
    ]);
    const [[salt, tag] = [], [otherSalt, otherTag] = []] = parts;
    expect([salt === otherSalt, tag === otherTag]).toEqual([false, false]);
  },
);

test.each([
  ['made in the Worker, opened in Node', wasmPasswords, nativePasswords],
  ['made in Node, opened in the Worker', nativePasswords, wasmPasswords],
  ['made and opened in the Worker', wasmPasswords, wasmPasswords],
  ['made and opened in Node', nativePasswords, nativePasswords],
])('only the right password with the right pepper matches a hash %s', async (_, maker, opener) => {
  const hash = await maker.hash(PASSWORD, PEPPER);
  expect(await opener.verify(hash, PASSWORD, PEPPER)).toBe(true);
  expect(await opener.verify(hash, `${PASSWORD} `, PEPPER)).toBe(false);
  for (const pepper of ['', `${PEPPER} `, PEPPER.slice(1), 'another pepper at all'])
    expect(await opener.verify(hash, PASSWORD, pepper)).toBe(false);
});

test('no password matches a text that is not a hash', async () => {
  for (const hash of ['', 'x', CURRENT_HASH])
    expect(await wasmPasswords.verify(hash, PASSWORD, PEPPER)).toBe(false);
});

test('a hash that would have to wait more than two seconds is refused, and the error has the time until a retry', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2126-01-01'));
  vi.stubGlobal('scheduler', { wait: async () => undefined });
  try {
    const checks = Array.from({ length: 50 }, () => wasmPasswords.verify('no hash', PASSWORD, PEPPER));
    const answers = await Promise.allSettled(checks);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(50 - 34);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: 'unavailable', status: 503, details: { retryAfter: 3 } });
  } finally {
    clock.mockRestore();
    vi.stubGlobal('scheduler', scheduler);
  }
});
