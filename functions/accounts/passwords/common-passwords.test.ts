import { expect, test } from 'vitest';
import type { ErrorBody } from '../../../domain/contract/index.ts';
import { PASSWORD } from '../../../tests/support/readers.ts';
import { app, browser, newReadersEachTest, readers } from '../../../tests/support/readers-each-test.ts';
import type { Env } from '../../ctx/env.ts';
import { COMMON_PASSWORDS_PATH, commonPasswords } from './common-passwords.ts';
import { acceptedPassword } from './new-password.ts';

newReadersEachTest();

const answering = (answer: () => Promise<Response>) => ({ fetch: answer }) as unknown as Env['ASSETS'];

const MISSING = answering(async () => new Response(null, { status: 404 }));

const register = (ASSETS: Env['ASSETS'], password = PASSWORD) =>
  app.post('/api/register', { username: 'Miriam', password }, { ASSETS });

test('commonPasswords has whole lines of the list, and reads the file only once', async () => {
  const addresses: string[] = [];
  const ctx = app.ctx({
    ASSETS: {
      fetch: async (address: string) => {
        addresses.push(address);
        return new Response('\nbaseball\nfootball\n');
      },
    } as unknown as Env['ASSETS'],
  });
  const found = [];
  for (const word of ['baseball', 'football', 'ball', 'baseball1', ''])
    found.push((await commonPasswords(ctx)).has(word));
  expect(found).toEqual([true, true, false, false, false]);
  expect(addresses).toEqual([`http://site${COMMON_PASSWORDS_PATH}`]);
});

test.each([
  ['is missing', MISSING],
  ['is a page', answering(async () => new Response('<!doctype html>'))],
  ['is empty', answering(async () => new Response(''))],
  ['cannot be read', answering(() => Promise.reject(new Error('no answer')))],
])(
  'if the list of common passwords %s, nobody gets an account, and the answer says so',
  async (_, assets) => {
    const answer = await register(assets);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(((await answer.json()) as ErrorBody).message).toBe(
      'New passwords cannot be checked right now. Please try again in a moment.',
    );
    expect(readers.hashed).toBe(0);
    expect(app.lines.some((line) => line.includes(COMMON_PASSWORDS_PATH))).toBe(true);
    // The next registration reads the list of common passwords again.
    expect((await browser().register('Miriam')).status).toBe(201);
  },
);

test('acceptedPassword accepts no password while the list is missing', async () => {
  const accepted = acceptedPassword(app.ctx({ ASSETS: MISSING }), PASSWORD, 'Miriam', 'newPassword');
  await expect(accepted).rejects.toMatchObject({ status: 503 });
});
