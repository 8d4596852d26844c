import { verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { together } from '../../../db/batch.ts';
import { loginTries, users } from '../../../db/schema/index.ts';
import type { ErrorBody } from '../../../domain/contract/index.ts';
import { MINUTE, PASSWORD } from '../../../tests/support/readers.ts';
import {
  app,
  browser,
  database,
  newReadersEachTest,
  readers,
} from '../../../tests/support/readers-each-test.ts';
import { CURRENT_HASH } from '../passwords/passwords.ts';
import { reserveRegistration, reserveTry } from './counts.ts';
import { networkOf, registrationKeys, tryKeys } from './keys.ts';

newReadersEachTest();

describe('guessing', () => {
  test('an unknown name and a wrong password get equal answers, and for each of them one hash is computed', async () => {
    await browser().register('Miriam');
    const bodies: unknown[] = [];
    for (const name of ['Miriam', 'Nobody']) {
      const before = readers.hashed;
      const answer = await browser().login(name, 'wrong password');
      expect([answer.status, readers.hashed - before]).toEqual([401, 1]);
      // For an unknown name too, the password is checked against a complete hash of the current cost.
      expect(readers.checkedHash.slice(0, CURRENT_HASH.length)).toBe(CURRENT_HASH);
      const { requestId, ...body } = (await answer.json()) as ErrorBody;
      bodies.push({
        ...body,
        headers: [...answer.headers].filter(([header]) => header !== 'x-request-id'),
      });
    }
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toMatchObject({ message: 'Invalid username or password' });
  });

  test('argon2 can read the hash used for unknown names; its cost, salt length and hash length are the current ones', async () => {
    await browser().login('Nobody', 'wrong password');
    expect(readers.checkedHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    // `verify` throws for a hash that it cannot read.
    expect(await verify(readers.checkedHash, 'wrong password')).toBe(false);
  });

  test('of fifty wrong passwords that are sent at once for one name, only five are hashed', async () => {
    await browser().register('Miriam');
    readers.hashed = 0;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser('198.51.100.9').login('Miriam', 'wrong password')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    expect(readers.hashed).toBe(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('Retry-After')).toBe('1');
    app.clock.now += 1000;
    expect((await browser('198.51.100.9').login('Miriam')).status).toBe(200);
  });

  test('a try whose account cannot be read is not counted', async () => {
    await browser().register('Miriam');
    await database.db.delete(loginTries);
    await database.db.run(sql`alter table ${users} rename to away`);
    // A missing table is a mistake in our code, which a later try does not repair. So the status is 500, not 503.
    for (let i = 0; i < 30; i++) expect((await browser().login('Miriam', 'wrong password')).status).toBe(500);
    expect(await database.db.select().from(loginTries)).toEqual([]);
    await database.db.run(sql`alter table away rename to ${users}`);
    expect((await browser().login('Miriam')).status).toBe(200);
  });

  test('a successful login takes two round trips to the database, and a refused login takes one', async () => {
    await browser().register('Miriam');
    const trips = async (password: string) => {
      const before = app.trips();
      await browser().login('Miriam', password);
      return app.trips() - before;
    };
    expect([await trips(PASSWORD), await trips('wrong password')]).toEqual([2, 1]);
  });

  test('no statement that counts a try or a registration scans the table of tries', async () => {
    const keys = await tryKeys('a pepper', 'miriam', '192.0.2.1');
    const places = await registrationKeys('a pepper', '192.0.2.1');
    const { statements } = together([reserveTry(keys, 0), reserveRegistration(places, 0)]);
    expect(statements).toHaveLength(8);
    for (const statement of statements) {
      // The query plan does not depend on the values, so none are passed.
      const plan = await database.db.all(sql`explain query plan ${sql.raw(statement.sql)}`);
      expect(plan).not.toEqual([]);
      expect(JSON.stringify(plan)).not.toContain('SCAN login_tries');
    }
  });

  test('of fifty names that are tried at once from one address, the passwords of only twenty are hashed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => browser('198.51.100.9').login(`name ${i}`, 'wrong password')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect([answers.filter(({ status }) => status === 429).length, readers.hashed]).toEqual([30, 20]);
    expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toBe('600');
  });

  test('the wait doubles with each wrong password after the fifth, up to fifteen minutes, and always ends', async () => {
    const guesser = browser('198.51.100.9');
    await browser().register('Miriam');
    for (let i = 0; i < 5; i++) expect((await guesser.login('Miriam', 'wrong password')).status).toBe(401);
    const waits: number[] = [];
    for (let i = 0; i < 13; i++) {
      const refused = await guesser.login('Miriam');
      expect(refused.status).toBe(429);
      waits.push(Number(refused.headers.get('Retry-After')));
      app.clock.now += (waits.at(-1) ?? 0) * 1000;
      expect((await guesser.login('Miriam', 'wrong password')).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    app.clock.now += 15 * MINUTE;
    expect((await guesser.login('Miriam')).status).toBe(200);
  });

  test('only the network that guesses passwords is locked out; forged headers do not change that', async () => {
    const guesser = browser('198.51.100.9');
    await browser().register('Miriam');
    for (let i = 0; i < 5; i++) await guesser.login('Miriam', 'wrong password');
    const again = await guesser.ask(
      'POST',
      '/api/login',
      { username: 'miriam', password: PASSWORD },
      { 'X-Forwarded-For': '192.0.2.1', 'X-Real-IP': '192.0.2.1', Forwarded: 'for=192.0.2.1' },
    );
    expect(again.status).toBe(429);
    expect((await browser('192.0.2.77').login('Miriam')).status).toBe(200);
  });

  test('one address may send twenty wrong passwords in ten minutes, for all names together', async () => {
    const guesser = browser('2001:db8::1');
    for (let i = 0; i < 20; i++) expect((await guesser.login(`name${i}`, 'wrong password')).status).toBe(401);
    // Another address in the first address’s /64 network shares its count.
    expect((await browser('2001:db8:0:0:9::1').login('name20', 'wrong password')).status).toBe(429);
    expect((await browser('2001:db8:0:1::1').login('name20', 'wrong password')).status).toBe(401);
    for (let i = 0; i < 30; i++) await guesser.login(`other${i}`, 'wrong password');
    // The rows are: twenty names at the first address, one name at the second, the two addresses, 21 names over all
    // addresses, and one count of all tries. Refused tries have no rows.
    expect(await database.db.$count(loginTries)).toBe(45);
    app.clock.now += 10 * MINUTE;
    expect((await guesser.login('name20', 'wrong password')).status).toBe(401);
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0db8:0:0001:2:3:4:5', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
  ])('the network of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('many logins at once', () => {
  test('sixteen right passwords at once all succeed, from a known network, also several times, or a new one', async () => {
    await browser('192.0.2.1').register('Miriam');
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '198.51.100.1']) {
      const answers = await Promise.all(Array.from({ length: 16 }, () => browser(address).login('Miriam')));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    }
  });

  test('a login that never ended blocks the next login of this reader for at most three seconds', async () => {
    await browser().register('Miriam');
    // The next login waits for its hash for ever, as if the runtime had stopped the request.
    readers.meanwhile = () => new Promise(() => undefined);
    void browser().login('Miriam');
    await new Promise((next) => setTimeout(next, 20));
    app.clock.now += 3_001;
    expect((await browser().login('Miriam')).status).toBe(200);
  });
});
