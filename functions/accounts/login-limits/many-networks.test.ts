import { describe, expect, test } from 'vitest';
import { loginTries, users } from '../../../db/schema/index.ts';
import type { ErrorBody } from '../../../domain/contract/index.ts';
import { DAY, MINUTE, PASSWORD } from '../../../tests/support/readers.ts';
import {
  app,
  browser,
  database,
  newReadersEachTest,
  readers,
} from '../../../tests/support/readers-each-test.ts';
import { Problem } from '../../ctx/errors.ts';

newReadersEachTest();

describe('guessing from many networks', () => {
  let networks = 0;
  const elsewhere = () => {
    networks++;
    return browser(`10.${networks >> 8}.${networks & 255}.1`);
  };
  const guess = async (name = 'Miriam', from = elsewhere()) =>
    (await from.login(name, 'wrong password')).status;

  test('of fifty wrong tries at once from fifty networks, five reach the hash, for an existing name and an unknown one', async () => {
    await browser().register('Miriam');
    const received: unknown[] = [];
    for (const name of ['Miriam', 'Nobody']) {
      readers.hashed = 0;
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => elsewhere().login(name, 'wrong password')),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect([answers.filter(({ status }) => status === 401).length, refused.length]).toEqual([5, 45]);
      expect(readers.hashed).toBe(5);
      expect(refused[0]?.headers.get('Retry-After')).toBe('1');
      const last = refused.at(-1) as Response;
      const { requestId, ...body } = (await last.json()) as ErrorBody;
      const headers = [...last.headers].filter(([header]) => header !== 'x-request-id');
      received.push({ body, headers });
    }
    expect(received[0]).toEqual(received[1]);
    // A refused try adds to no count. The registration adds to one count. Each of the five tries
    // for a name adds to three counts.
    const tries = await database.db.select().from(loginTries);
    expect(tries.reduce((total, { failures }) => total + failures, 0)).toBe(1 + 2 * 15);
  });

  test('the wait doubles with each wrong password after the fifth, up to fifteen minutes; the right password resets it', async () => {
    await browser().register('Miriam');
    for (let i = 0; i < 5; i++) expect(await guess()).toBe(401);
    const waits: number[] = [];
    for (let i = 0; i < 13; i++) {
      const refused = await elsewhere().login('Miriam');
      waits.push(Number(refused.headers.get('Retry-After')));
      app.clock.now += (waits.at(-1) ?? 0) * 1000 - 1;
      expect([refused.status, await guess()]).toEqual([429, 429]);
      app.clock.now += 1;
      expect(await guess()).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    app.clock.now += 15 * MINUTE;
    expect((await elsewhere().login('Miriam')).status).toBe(200);
    for (let i = 0; i < 5; i++) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
  });

  test('a day without a wrong password resets the count over many networks', async () => {
    for (let i = 0; i < 4; i++) await guess();
    app.clock.now += DAY;
    for (let i = 0; i < 5; i++) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
  });

  test('the owner can sign in from a known network during the wait, and this does not shorten the wait of other networks', async () => {
    const home = browser('192.0.2.1');
    const library = browser('192.0.2.2');
    await home.register('Miriam');
    await library.login('Miriam');
    const siege = async () => {
      for (let i = 0; i < 5; i++) expect(await guess()).toBe(401);
      expect(await guess()).toBe(429);
    };
    await siege();
    for (const place of [home, library]) {
      expect((await place.login('Miriam')).status).toBe(200);
      expect(await guess()).toBe(429);
    }
    // The network is known for Miriam only, not for Aaron.
    for (let i = 0; i < 5; i++) await guess('Aaron');
    expect(await guess('Aaron', home)).toBe(429);
    // The known network has its own limit and wait. Failures there do not raise the wait of other networks.
    app.clock.now += 1000;
    expect([await guess(), await guess()]).toEqual([401, 429]);
    for (let i = 0; i < 5; i++) expect(await guess('Miriam', home)).toBe(401);
    const waits = [await home.login('Miriam'), await elsewhere().login('Miriam')];
    expect(waits.map(({ headers }) => headers.get('Retry-After'))).toEqual(['1', '2']);
    // A network stays known for ninety days after the last login.
    app.clock.now += 80 * DAY;
    expect((await home.login('Miriam')).status).toBe(200);
    app.clock.now += 11 * DAY;
    await siege();
    expect([(await home.login('Miriam')).status, (await library.login('Miriam')).status]).toEqual([200, 429]);
    app.clock.now += 90 * DAY;
    await siege();
    expect((await home.login('Miriam')).status).toBe(429);
    for (const { key } of await database.db.select().from(loginTries)) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a network becomes known only after the right password, and only if a session was created', async () => {
    await browser().register('Miriam');
    const guesser = elsewhere();
    const late = elsewhere();
    await guess('Miriam', guesser);
    const [user] = await database.db.select().from(users);
    readers.meanwhile = () => database.db.update(users).set({ password: 'another' });
    expect((await late.login('Miriam')).status).toBe(401);
    await database.db.update(users).set({ password: user!.password });
    for (let i = 0; i < 5; i++) await guess();
    for (const from of [guesser, late]) expect(await guess('Miriam', from)).toBe(429);
  });

  test('guesses from one network do not make other networks wait, but guesses from two networks do', async () => {
    await browser('192.0.2.1').register('Miriam');
    const one = elsewhere();
    const two = elsewhere();
    for (let i = 0; i < 12; i++) {
      expect(await guess('Miriam', one)).toBe(401);
      app.clock.now += 15 * MINUTE;
    }
    expect(await guess('Miriam', two)).toBe(401);
    expect((await elsewhere().login('Miriam')).status).toBe(429);
    app.clock.now += 1000;
    expect([await guess('Miriam', one), await guess()]).toEqual([401, 429]);
    app.clock.now += 1000;
    expect((await elsewhere().login('Miriam')).status).toBe(200);
  });

  test('a try whose hashing fails is not counted and does not reset the count', async () => {
    const unhashed = (from = elsewhere()) => {
      readers.meanwhile = () => Promise.reject(new Problem('unavailable', 'Too many at this moment.'));
      return guess('Miriam', from);
    };
    const one = elsewhere();
    for (let i = 0; i < 6; i++) {
      expect(await guess('Miriam', one)).toBe(401);
      app.clock.now += 2000;
    }
    for (let i = 0; i < 3; i++) expect([await unhashed(), await unhashed(one)]).toEqual([503, 503]);
    expect(await guess()).toBe(401);
    expect((await elsewhere().login('Miriam')).headers.get('Retry-After')).toBe('1');
  });

  test.each([
    [
      'POST',
      '/api/user/password',
      (password: string) => ({ currentPassword: password, newPassword: 'a new and longer one' }),
    ],
    ['DELETE', '/api/user', (password: string) => ({ password })],
  ])(
    'guesses at sign-in do not block the password checks of a signed-in reader, which have an equal limit: %s %s',
    async (method, path, body) => {
      const reader = browser('192.0.2.1');
      await reader.register('Miriam');
      for (let i = 0; i < 5; i++) await guess();
      const moved = () => {
        const there = elsewhere();
        there.cookie = reader.cookie;
        return there;
      };
      readers.hashed = 0;
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => moved().ask(method, path, body('wrong password'))),
      );
      expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
      expect(readers.hashed).toBe(5);
      expect(await guess()).toBe(429);
      app.clock.now += 1000;
      expect(await guess()).toBe(401);
      expect((await moved().ask(method, path, body(PASSWORD))).status).toBe(204);
    },
  );
});
