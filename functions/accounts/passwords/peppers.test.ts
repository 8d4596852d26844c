import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions, users } from '../../../db/schema/index.ts';
import type { ErrorBody } from '../../../domain/contract/index.ts';
import { PASSWORD, type TestBrowser, testBrowser } from '../../../tests/support/readers.ts';
import { app, database, newReadersEachTest, readers } from '../../../tests/support/readers-each-test.ts';
import { Problem } from '../../ctx/errors.ts';
import { CURRENT_HASH } from './passwords.ts';

newReadersEachTest();

const OLD = 'pepper of the tests';
const NEW = 'a pepper that is new';
const BOTH = `2026-11:${NEW},${OLD}`;
const ONLY_NEW = `2026-11:${NEW}`;

const browserWith = (peppers: string, address?: string): TestBrowser =>
  testBrowser(app, address, { PASSWORD_PEPPER: peppers });

const storedHash = async (name = 'miriam') =>
  (await database.db.select().from(users).where(eq(users.usernameKey, name)))[0]?.password;

const hashWith = (pepper: string, mark = '', password = PASSWORD) =>
  `${mark}${CURRENT_HASH}${password}|${pepper}`;

describe('while a new pepper replaces an old one', () => {
  test('an account of the old pepper signs in, and the same write replaces its hash; the old pepper can then be removed', async () => {
    await browserWith(OLD).register('Miriam');
    expect(await storedHash()).toBe(hashWith(OLD));
    const before = app.trips();
    expect((await browserWith(BOTH).login('Miriam')).status).toBe(200);
    expect(app.trips() - before).toBe(2);
    expect(await storedHash()).toBe(hashWith(NEW, '2026-11:'));
    readers.hashed = 0;
    expect((await browserWith(ONLY_NEW).login('Miriam')).status).toBe(200);
    expect(readers.hashed).toBe(1);
  });

  test('a wrong password does not replace the hash, and a failed replacement does not refuse the login', async () => {
    await browserWith(OLD).register('Miriam');
    expect((await browserWith(BOTH).login('Miriam', 'wrong password')).status).toBe(401);
    expect(await storedHash()).toBe(hashWith(OLD));
    readers.beforeHash = () => Promise.reject(new Problem('unavailable', 'Too many at this moment.'));
    expect((await browserWith(BOTH).login('Miriam')).status).toBe(200);
    expect(await storedHash()).toBe(hashWith(OLD));
    expect((await browserWith(BOTH).login('Miriam')).status).toBe(200);
    expect(await storedHash()).toBe(hashWith(NEW, '2026-11:'));
  });

  test('a session stays while the pepper changes, and its reader can change the password or delete the account', async () => {
    const there = browserWith(OLD, '198.51.100.2');
    await there.register('Miriam');
    const here = browserWith(BOTH);
    here.cookie = there.cookie;
    expect(await here.user()).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: 'a new and longer one' };
    expect((await here.ask('POST', '/api/user/password', change)).status).toBe(204);
    expect(await storedHash()).toBe(hashWith(NEW, '2026-11:', 'a new and longer one'));

    const other = browserWith(OLD);
    await other.register('Aaron');
    const leaving = browserWith(BOTH);
    leaving.cookie = other.cookie;
    expect((await leaving.ask('DELETE', '/api/user', { password: PASSWORD })).status).toBe(204);
  });

  test('a new account gets the first pepper of the setting', async () => {
    await browserWith(BOTH).register('Miriam');
    expect(await storedHash()).toBe(hashWith(NEW, '2026-11:'));
    expect((await browserWith(ONLY_NEW).login('Miriam')).status).toBe(200);
  });

  test('a hash with the second pepper of the setting is accepted, so that every Worker can know a new pepper before it is used', async () => {
    await browserWith(`${OLD},2026-11:${NEW}`).register('Miriam');
    expect(await storedHash()).toBe(hashWith(OLD));
    await browserWith(BOTH).login('Miriam');
    expect((await browserWith(`${OLD},2026-11:${NEW}`).login('Miriam')).status).toBe(200);
  });

  test('a pepper is found by its name alone: the same value under another name does not open the hash', async () => {
    await browserWith(`a:${NEW}`).register('Miriam');
    expect((await browserWith(`b:${NEW}`).login('Miriam')).status).toBe(401);
    expect((await browserWith(`b:${OLD},a:${NEW}`).login('Miriam')).status).toBe(200);
  });
});

describe('without the pepper of an account', () => {
  const lines = () =>
    app.lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'account');

  test.each([
    ['the pepper without a name', OLD, ONLY_NEW, ''],
    ['a pepper with a name', `2024:${OLD}`, `2026-11:${NEW}`, '2024'],
  ])(
    'an account without its pepper cannot sign in, and the log names what is missing: %s',
    async (_, before, after, name) => {
      await browserWith(before).register('Miriam');
      const hash = await storedHash();
      app.lines.length = 0;
      expect((await browserWith(after).login('Miriam')).status).toBe(401);
      const facts = lines().map(({ what, pepper, userId }) => ({ what, pepper, userId }));
      expect(facts).toEqual([
        { what: 'pepper missing', pepper: name, userId: 3 },
        { what: 'login refused', pepper: undefined, userId: undefined },
      ]);
      expect(app.lines.join()).not.toMatch(/of the tests|that is new|still waters|Miriam|miriam|argon2/);
      // The stored hash is unchanged: with the old pepper in the setting again, the password is
      // right.
      expect(await storedHash()).toBe(hash);
      expect((await browserWith(`${after},${before}`).login('Miriam')).status).toBe(200);
    },
  );

  test('a login to an account without its pepper has the answer and the cost of a wrong password', async () => {
    await browserWith(OLD).register('Miriam');
    await browserWith(ONLY_NEW).register('Aaron');
    const answers: unknown[] = [];
    for (const [name, password] of [
      ['Miriam', PASSWORD],
      ['Aaron', 'wrong password'],
      ['Nobody', PASSWORD],
    ] as const) {
      const hashed = readers.hashed;
      const trips = app.trips();
      const answer = await browserWith(ONLY_NEW, '198.51.100.3').login(name, password);
      const { requestId, ...body } = (await answer.json()) as ErrorBody;
      answers.push({
        ...body,
        status: answer.status,
        headers: [...answer.headers].filter(([header]) => header !== 'x-request-id'),
        hashed: readers.hashed - hashed,
        checkedHash: readers.checkedHash.startsWith(CURRENT_HASH),
        trips: app.trips() - trips,
      });
    }
    expect(answers[0]).toMatchObject({ status: 401, hashed: 1, checkedHash: true, trips: 1 });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(lines().filter(({ what }) => what === 'pepper missing')).toHaveLength(1);
  });

  test('the reader of an account without its pepper stays signed in, but cannot confirm the password', async () => {
    const there = browserWith(OLD);
    await there.register('Miriam');
    const here = browserWith(ONLY_NEW);
    here.cookie = there.cookie;
    expect(await here.user()).toBe(200);
    expect((await here.ask('DELETE', '/api/user', { password: PASSWORD })).status).toBe(403);
    expect(await database.db.$count(sessions)).toBe(1);
    expect(lines().map(({ what }) => what)).toContain('pepper missing');
  });
});
