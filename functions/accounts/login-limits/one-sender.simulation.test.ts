import { describe, expect, test } from 'vitest';
import { DAY, MINUTE, PASSWORD, type TestBrowser } from '../../../tests/support/readers.ts';
import { app, browser, newReadersEachTest, readers } from '../../../tests/support/readers-each-test.ts';
import { senderOf } from './keys.ts';
import { EDGE_WINDOW_MS } from './limits.ts';

newReadersEachTest();

/**
 * Cloudflare's limit as wrangler.toml binds it: a count for each key, which begins anew in each window of the clock.
 */
function edgeLimit(limit = 20) {
  const counts = new Map<string, number>();
  return {
    limit: async ({ key }: { key: string }) => {
      const window = `${key} ${Math.floor(app.clock.now / EDGE_WINDOW_MS)}`;
      counts.set(window, (counts.get(window) ?? 0) + 1);
      return { success: (counts.get(window) ?? 0) <= limit };
    },
  };
}

const post = async (env: object, address: string, path: string, username: string, password: string) =>
  app.post(path, { username, password }, env, { 'CF-Connecting-IP': address });

describe('one sender who tries as often as possible', () => {
  const ADDRESSES: readonly [string, (i: number) => string][] = [
    ['one address', () => '198.51.100.9'],
    ['many addresses of one /64 network', (i) => `2001:db8:7:1::${(i % 5_000).toString(16)}`],
    ['the many /64 networks of one line', (i) => `2001:db8:7:${(i % 256).toString(16)}::1`],
  ];
  test.each(ADDRESSES)(
    'while one sender guesses from %s, readers on new networks sign in without a wait',
    async (_, addressOf) => {
      await browser().register('Miriam');
      const env = { SIGN_INS: edgeLimit() };
      let tries = 0;
      for (let part = 0; part < 9; part++) {
        await Promise.all(
          Array.from({ length: 150 }, () => {
            tries++;
            return post(env, addressOf(tries), '/api/login', `name ${tries}`, 'wrong password');
          }),
        );
        const reader = await post(env, `192.0.2.${part}`, '/api/login', 'Miriam', PASSWORD);
        expect(reader.status).toBe(200);
        app.clock.now += EDGE_WINDOW_MS;
      }
    },
  );

  test('the sign-in limit of Cloudflare’s edge counts sign-ins and registrations together, and its refusal names the wait', async () => {
    const env = { SIGN_INS: edgeLimit() };
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) {
      const path = i % 2 === 0 ? '/api/login' : '/api/register';
      const answer = await post(env, `2001:db8:7:${i}::1`, path, `name ${i}`, PASSWORD);
      statuses.push(answer.status);
      if (i === 21) expect(answer.headers.get('Retry-After')).toBe('10');
    }
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect((await post(env, '2001:db8:8::1', '/api/login', 'name 0', PASSWORD)).status).toBe(401);
    app.clock.now += EDGE_WINDOW_MS;
    expect((await post(env, '2001:db8:7::1', '/api/login', 'name 0', PASSWORD)).status).toBe(401);
  });

  test('if the sign-in limit of Cloudflare’s edge fails, nobody is refused by it, and the database’s limits still hold', async () => {
    const env = { SIGN_INS: { limit: () => Promise.reject(new Error('away')) } };
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await post(env, '192.0.2.1', '/api/login', 'Miriam', 'wrong password')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('the sign-in limit of Cloudflare’s edge is not used if the sender’s address is not known', async () => {
    const env = { SIGN_INS: edgeLimit(0), ADDRESS_HEADER: '' };
    expect((await post(env, '192.0.2.1', '/api/register', 'Miriam', PASSWORD)).status).toBe(201);
    expect((await post(env, '192.0.2.1', '/api/login', 'Miriam', PASSWORD)).status).toBe(200);
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:7:1::1', '2001:db8:7'],
    ['2001:0db8::1', '2001:db8:0'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
  ])('the sender of %s is %s', (address, sender) => {
    expect(senderOf(address)).toBe(sender);
  });
});

describe('a day of guesses at one account', () => {
  /**
   * Guesses for a day, `inARow` at a time with a pause between, and waits as `Retry-After` says. Returns the number
   * of guesses that were hashed.
   */
  const guessForADay = async (from: () => TestBrowser, inARow: number, pauseMs: number) => {
    readers.hashed = 0;
    const end = app.clock.now + DAY;
    for (let i = 1; app.clock.now < end; ) {
      const { status, headers } = await from().login('Miriam', 'wrong password');
      if (status === 429) app.clock.now += Number(headers.get('Retry-After')) * 1_000;
      else if (i++ % inARow === 0) app.clock.now += pauseMs;
    }
    return readers.hashed;
  };
  // The most guesses at one account in a day: five without a wait, ten with waits of 1 to 512 s,
  // and then one each 15 minutes.
  const MOST = 5 + 10 + Math.floor((DAY - 1_023_000) / (15 * MINUTE));
  let networks = 0;
  const elsewhere = () => {
    networks++;
    return browser(`10.${networks >> 8}.${networks & 255}.1`);
  };

  test.each([
    ['a network that the account knows', () => browser('192.0.2.1')],
    ['a network that it does not know', () => browser('198.51.100.9')],
    ['a new network each time', elsewhere],
  ])('a sender on %s cannot guess more often in a day by making pauses', async (_, from) => {
    await browser('192.0.2.1').register('Miriam');
    expect(await guessForADay(from, 1, 0)).toBe(MOST);
    for (const [inARow, minutes] of [
      [4, 30],
      [1, 30],
    ] as const) {
      app.clock.now += 2 * DAY;
      expect(await guessForADay(from, inARow, minutes * MINUTE)).toBeLessThanOrEqual(MOST);
    }
  });
});

test('the edge counts a registration before its password is checked', async () => {
  const answer = await post({ SIGN_INS: edgeLimit(0) }, '192.0.2.1', '/api/register', 'Ruth', 'short');
  expect(answer.status).toBe(429);
});
