import { describe, expect, test } from 'vitest';
import { waitOf } from '../../../tests/support/app.ts';
import { PASSWORD } from '../../../tests/support/readers.ts';
import { app, newReadersEachTest } from '../../../tests/support/readers-each-test.ts';

newReadersEachTest();

describe('when the Worker sees no address', () => {
  const NO_EDGE = { ADDRESS_HEADER: '' };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.post(path, body, NO_EDGE, headers);
  const login = (username: string, password: string, headers = {}) =>
    post('/api/login', { username, password }, headers);

  test('if the Worker sees no address, forged address headers allow no further login tries at an account', async () => {
    await post('/api/register', { username: 'Miriam', password: PASSWORD });
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const address = `198.51.100.${i}`;
      const forged = { 'CF-Connecting-IP': address, 'X-Forwarded-For': address, 'True-Client-IP': address };
      statuses.push((await login('Miriam', 'wrong password', forged)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  test('five hundred guesses at many names make a reader wait one second', async () => {
    await post('/api/register', { username: 'Miriam', password: PASSWORD });
    const statuses: number[] = [];
    for (let i = 0; i < 510; i++) statuses.push((await login(`name ${i}`, 'wrong password')).status);
    expect(statuses.indexOf(429)).toBe(500);
    const refused = await login('Miriam', PASSWORD);
    expect(waitOf(refused)).toEqual([429, '1']);
    app.clock.now += 1_000;
    expect((await login('Miriam', PASSWORD)).status).toBe(200);
  });

  test('after 100 registrations by all callers together, the next one must wait 5 seconds', async () => {
    for (let i = 0; i < 100; i++) {
      const made = await post('/api/register', { username: `reader ${i}`, password: PASSWORD });
      expect(made.status).toBe(201);
    }
    const refused = await post('/api/register', { username: 'one more', password: PASSWORD });
    expect(waitOf(refused)).toEqual([429, '5']);
  });
});
