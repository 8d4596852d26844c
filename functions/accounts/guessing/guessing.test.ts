import { verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sendBatch, together } from '../../../db/batch.ts';
import { knownNetworks, loginTries, users } from '../../../db/schema/index.ts';
import type { ErrorBody } from '../../../domain/contract/index.ts';
import { DAY, MINUTE, PASSWORD } from '../../../tests/support/readers.ts';
import {
  app,
  browser,
  database,
  newReadersEachTest,
  readers,
} from '../../../tests/support/readers-each-test.ts';
import { Problem } from '../../http/errors.ts';
import { CURRENT_HASH } from '../passwords/passwords.ts';
import { reserveRegistration, reserveTry } from './counts.ts';
import { networkOf, registrationKeys, tryKeys } from './keys.ts';

newReadersEachTest();

describe('guessing', () => {
  test('an unknown name and a wrong password get the same answer after the same work', async () => {
    await browser().register('Miriam');
    const bodies: unknown[] = [];
    for (const name of ['Miriam', 'Nobody']) {
      const before = readers.hashed;
      const answer = await browser().login(name, 'wrong password');
      expect([answer.status, readers.hashed - before]).toEqual([401, 1]);
      // An unknown name is also checked against a whole hash of the current cost.
      expect(readers.looked.slice(0, CURRENT_HASH.length)).toBe(CURRENT_HASH);
      const { requestId, ...body } = (await answer.json()) as ErrorBody;
      bodies.push({
        ...body,
        headers: [...answer.headers].filter(([header]) => header !== 'x-request-id'),
      });
    }
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toMatchObject({ message: 'Invalid username or password' });
  });

  test('argon2 can read the hash that stands for unknown names; salt and length are the current ones', async () => {
    await browser().login('Nobody', 'wrong password');
    expect(readers.looked).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    // `verify` throws for a hash that it cannot read.
    expect(await verify(readers.looked, 'wrong password')).toBe(false);
  });

  test.each([
    [
      'POST',
      '/api/user/password',
      (password: string) => ({ currentPassword: password, newPassword: 'a new and longer one' }),
    ],
    ['DELETE', '/api/user', (password: string) => ({ password })],
  ])(
    'of fifty wrong passwords from a signed-in reader, five reach the hash: %s %s',
    async (method, path, body) => {
      const thief = browser();
      await thief.register('Miriam');
      readers.hashed = 0;
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => thief.ask(method, path, body('wrong password'))),
      );
      expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
      expect(readers.hashed).toBe(5);
      const refused = await thief.ask(method, path, body(PASSWORD));
      expect([refused.status, refused.headers.get('Retry-After'), readers.hashed]).toEqual([429, '1', 5]);
      app.clock.now += 1000;
      expect((await thief.ask(method, path, body(PASSWORD))).status).toBe(204);
    },
  );

  test('of fifty wrong tries at once, five reach the hash', async () => {
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
    // Refused tries are not counted: the owner at the same address waits one second, no more.
    app.clock.now += 1000;
    expect((await browser('198.51.100.9').login('Miriam')).status).toBe(200);
  });

  test('a try whose hash fails is not counted and resets nothing', async () => {
    await browser().register('Miriam');
    const guess = async () => (await browser('198.51.100.9').login('Miriam', 'wrong password')).status;
    const unhashed = () => {
      readers.meanwhile = () => Promise.reject(new Problem('unavailable', 'Too many at this moment.'));
      return guess();
    };
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([401, 401, 401, 401]);
    expect([await unhashed(), await unhashed(), await unhashed()]).toEqual([503, 503, 503]);
    expect(app.lines.filter((line) => line.includes('"failure"'))).toEqual([]);
    // The fifth try that is hashed is the last one.
    expect([await guess(), await guess()]).toEqual([401, 429]);
  });

  test('a try whose account cannot be read is not counted', async () => {
    await browser().register('Miriam');
    await database.db.delete(loginTries);
    await database.db.run(sql`alter table ${users} rename to away`);
    // A table that is not there is our mistake, which another moment does not mend.
    for (let i = 0; i < 30; i++) expect((await browser().login('Miriam', 'wrong password')).status).toBe(500);
    expect(await database.db.select().from(loginTries)).toEqual([]);
    await database.db.run(sql`alter table away rename to ${users}`);
    expect((await browser().login('Miriam')).status).toBe(200);
  });

  test('a login takes two round trips, a refused one takes one', async () => {
    await browser().register('Miriam');
    const trips = async (password: string) => {
      const before = app.trips();
      await browser().login('Miriam', password);
      return app.trips() - before;
    };
    expect([await trips(PASSWORD), await trips('wrong password')]).toEqual([2, 1]);
  });

  test('no query of a try scans the rows of other readers', async () => {
    const keys = await tryKeys('a pepper', 'miriam', '192.0.2.1');
    const places = await registrationKeys('a pepper', '192.0.2.1');
    const { statements } = together([reserveTry(keys, 0), reserveRegistration(places, 0)]);
    expect(statements).toHaveLength(10);
    for (const statement of statements) {
      // A plan does not depend on the values.
      const plan = await database.db.all(sql`explain query plan ${sql.raw(statement.sql)}`);
      expect(plan).not.toEqual([]);
      expect(JSON.stringify(plan)).not.toContain('SCAN login_tries');
    }
  });

  test('of fifty names tried at once from one address, twenty reach the hash', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => browser('198.51.100.9').login(`name ${i}`, 'wrong password')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect([answers.filter(({ status }) => status === 429).length, readers.hashed]).toEqual([30, 20]);
    expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toBe('600');
  });

  test('the wait doubles with each try, up to fifteen minutes, and always ends', async () => {
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

  test('only the network that guesses is locked out; forged headers do not change that', async () => {
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

  test('one address may send twenty wrong passwords in ten minutes over all names', async () => {
    const guesser = browser('2001:db8::1');
    for (let i = 0; i < 20; i++) expect((await guesser.login(`name${i}`, 'wrong password')).status).toBe(401);
    // Another address in the same network counts as the same.
    expect((await browser('2001:db8:0:0:9::1').login('name20', 'wrong password')).status).toBe(429);
    expect((await browser('2001:db8:0:1::1').login('name20', 'wrong password')).status).toBe(401);
    for (let i = 0; i < 30; i++) await guesser.login(`other${i}`, 'wrong password');
    // Twenty names at one address, one at the other, the two addresses, 21 names from everywhere, and the count in all:
    // what was refused leaves nothing behind.
    expect(await database.db.$count(loginTries)).toBe(45);
    app.clock.now += 10 * MINUTE;
    expect((await guesser.login('name20', 'wrong password')).status).toBe(401);
    app.clock.now += DAY;
    await guesser.login('name21', 'wrong password');
    expect(await database.db.$count(loginTries)).toBe(4);
  });

  test('the right password is never counted against the owner', async () => {
    const reader = browser();
    await reader.register('Miriam');
    for (let i = 0; i < 40; i++) expect((await reader.login('Miriam')).status).toBe(200);
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0db8:0:0001:2:3:4:5', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
  ])('the network of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('guessing from many networks', () => {
  /** Each guess comes from a new network. */
  let networks = 0;
  const elsewhere = () => {
    networks++;
    return browser(`10.${networks >> 8}.${networks & 255}.1`);
  };
  const guess = async (name = 'Miriam', from = elsewhere()) =>
    (await from.login(name, 'wrong password')).status;

  test('of fifty wrong tries at once from fifty networks, five reach the hash, for an existing name and an unknown one', async () => {
    await browser().register('Miriam');
    const told: unknown[] = [];
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
      told.push({ body, headers });
    }
    expect(told[0]).toEqual(told[1]);
    // What was refused took no place of its address either.
    const tries = await database.db.select().from(loginTries);
    expect(tries.reduce((total, { failures }) => total + failures, 0)).toBe(1 + 2 * 15);
  });

  test('the wait doubles with each try, up to fifteen minutes; the right password resets it', async () => {
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

  test('a day without a failure resets the count', async () => {
    for (let i = 0; i < 4; i++) await guess();
    app.clock.now += DAY;
    for (let i = 0; i < 5; i++) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
  });

  test('the owner can sign in from a known network meanwhile, and that resets no wait of others', async () => {
    const [home, library] = [browser('192.0.2.1'), browser('192.0.2.2')];
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
    // The known network has its own limit and wait, and does not raise the others.
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

  test('a network becomes known only by the right password, and only if a session was made', async () => {
    await browser().register('Miriam');
    const [guesser, late] = [elsewhere(), elsewhere()];
    await guess('Miriam', guesser);
    const [user] = await database.db.select().from(users);
    readers.meanwhile = () => database.db.update(users).set({ password: 'another' });
    expect((await late.login('Miriam')).status).toBe(401);
    await database.db.update(users).set({ password: user!.password });
    for (let i = 0; i < 5; i++) await guess();
    for (const from of [guesser, late]) expect(await guess('Miriam', from)).toBe(429);
  });

  test('guessing from one network makes nobody wait elsewhere; guessing from two does', async () => {
    await browser('192.0.2.1').register('Miriam');
    const [one, two] = [elsewhere(), elsewhere()];
    for (let i = 0; i < 12; i++) {
      expect(await guess('Miriam', one)).toBe(401);
      app.clock.now += 15 * MINUTE;
    }
    expect(await guess('Miriam', two)).toBe(401);
    expect((await elsewhere().login('Miriam')).status).toBe(429);
    // Five failures are counted: from now on every failure makes all networks wait.
    app.clock.now += 1000;
    expect([await guess('Miriam', one), await guess()]).toEqual([401, 429]);
    app.clock.now += 1000;
    expect((await elsewhere().login('Miriam')).status).toBe(200);
  });

  test('a try whose hash fails is not counted and resets nothing', async () => {
    const unhashed = (from = elsewhere()) => {
      readers.meanwhile = () => Promise.reject(new Problem('unavailable', 'Too many at this moment.'));
      return guess('Miriam', from);
    };
    const one = elsewhere();
    for (let i = 0; i < 6; i++) {
      expect(await guess('Miriam', one)).toBe(401);
      app.clock.now += 2000;
    }
    // Four failures are counted.
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
  ])('a signed-in reader is not blocked by it, and has the same limit: %s %s', async (method, path, body) => {
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
  });
});

describe('registering', () => {
  test('tries and registrations are counted separately', async () => {
    const school = () => browser('198.51.100.9');
    await browser('192.0.2.1').register('Miriam');
    for (let i = 0; i < 40; i++) expect((await school().register(`pupil ${i}`)).status).toBe(201);
    for (let i = 0; i < 20; i++)
      expect((await school().login(`name ${i}`, 'wrong password')).status).toBe(401);
    expect((await school().login('Miriam')).status).toBe(429);
    expect((await school().register('one more')).status).toBe(201);
    app.clock.now += 10 * MINUTE;
    expect((await school().login('Miriam')).status).toBe(200);
  });

  test('of eighty at once from one address, sixty reach the hash, taken names too', async () => {
    const from = (host: number) => browser(`2001:db8::${host}`);
    await browser().register('Miriam');
    readers.hashed = 0;
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) => from(i).register(i % 2 === 0 ? 'Miriam' : `name ${i}`)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, readers.hashed]).toEqual([20, 60]);
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(10);
    expect(refused[0]?.headers.get('Retry-After')).toBe('3600');
    // Other addresses and existing accounts are not limited, and the limit ends.
    expect((await browser('2001:db8:0:1::1').register('Aaron')).status).toBe(201);
    expect((await from(1).login('Miriam')).status).toBe(200);
    app.clock.now += 59 * MINUTE;
    const later = await from(1).register('Zipporah');
    expect([later.status, later.headers.get('Retry-After')]).toEqual([429, '60']);
    app.clock.now += MINUTE;
    expect((await from(1).register('Zipporah')).status).toBe(201);
  });

  test('a registration whose hash fails is not counted', async () => {
    for (let i = 0; i < 70; i++) {
      readers.beforeHash = () => Promise.reject(new Problem('unavailable', 'Too many at this moment.'));
      expect((await browser().register(`name ${i}`)).status).toBe(503);
    }
    expect((await browser().register('Miriam')).status).toBe(201);
  });

  test('a weak password is refused with a reason and not counted', async () => {
    for (let i = 0; i < 70; i++) expect((await browser().register('Miriam', 'short')).status).toBe(400);
    expect((await browser().register('Miriam')).status).toBe(201);
  });
});

describe('guessing from many networks at many names', () => {
  let strangers = 0;
  /** Each guess comes from a new network and tries a new name. */
  const guess = () => {
    strangers++;
    const from = browser(`10.${strangers >> 8}.${strangers & 255}.1`);
    return from.login(`name ${strangers}`, 'wrong password');
  };
  const countTries = () => database.db.$count(loginTries);

  test('of two hundred strangers at once, 150 reach the hash; a reader from a known network can sign in', async () => {
    const home = browser('192.0.2.1');
    await home.register('Miriam');
    readers.hashed = 0;
    const answers = await Promise.all(Array.from({ length: 200 }, guess));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(150);
    expect([answers.filter(({ status }) => status === 429).length, readers.hashed]).toEqual([50, 150]);
    // The wait is one second, not minutes.
    const refused = await browser('192.0.2.2').login('Miriam');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
    for (let i = 0; i < 40; i++) expect((await home.login('Miriam')).status).toBe(200);
    expect((await home.ask('POST', '/api/logout')).status).toBe(204);
    expect((await guess()).status).toBe(429);
    app.clock.now += 1000;
    expect((await browser('192.0.2.2').login('Miriam')).status).toBe(200);
  });

  test('then one try a second is allowed, and a pause restores all 150', async () => {
    const statuses = async (count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, guess));
      return answers.filter(({ status }) => status === 401).length;
    };
    expect(await statuses(170)).toBe(150);
    app.clock.now += 5_000;
    expect(await statuses(40)).toBe(5);
    app.clock.now += 151_000;
    expect(await statuses(170)).toBe(150);
  });

  test('the right password, and a try whose hash fails, free their places', async () => {
    for (let i = 0; i < 3; i++) await browser(`192.0.2.${i}`).register(`reader ${i}`);
    for (let i = 0; i < 180; i++) {
      const from = browser(`198.51.${i}.1`);
      if (i % 2 === 0) expect((await from.login(`reader ${i % 3}`)).status).toBe(200);
      else {
        readers.meanwhile = () => Promise.reject(new Problem('unavailable', 'Too many at this moment.'));
        expect((await from.login(`nobody ${i}`)).status).toBe(503);
      }
    }
    expect((await Promise.all(Array.from({ length: 151 }, guess))).map(({ status }) => status)).toContain(
      429,
    );
    expect(await countTries()).toBe(3 + 2 + 3 * 150);
  });

  test('the table grows by at most three rows a second, and rows are deleted after a day', async () => {
    // Runs only the statements: ten minutes with three tries a second.
    const began = app.clock.now;
    let [taken, at] = [0, began];
    const guessAt = async (now: number, stranger: number) => {
      const keys = await tryKeys('a pepper', `name ${stranger}`, `10.${stranger >> 8}.${stranger & 255}.1`);
      const [taken] = await sendBatch(database.client, 'write', [reserveTry(keys, now)]);
      return typeof taken !== 'number';
    };
    for (let stranger = 0; at < began + 10 * MINUTE; at += 333)
      taken += Number(await guessAt(at, stranger++));
    expect(taken).toBeGreaterThan(600);
    expect(taken).toBeLessThanOrEqual(150 + 600);
    expect(await countTries()).toBe(3 * taken + 1);
    expect(await guessAt(at + DAY, 99_999)).toBe(true);
    expect(await countTries()).toBe(3 + 1);
  });

  test('registrations have their own ceiling', async () => {
    const register = () => {
      strangers++;
      return browser(`10.${strangers >> 8}.${strangers & 255}.1`).register(`reader ${strangers}`);
    };
    for (let i = 0; i < 3; i++) {
      readers.beforeHash = () => Promise.reject(new Problem('unavailable', 'Too many at this moment.'));
      expect((await register()).status).toBe(503);
    }
    const statuses: number[] = [];
    for (let i = 0; i < 101; i++) statuses.push((await register()).status);
    expect([statuses.indexOf(429), statuses.lastIndexOf(201)]).toEqual([100, 99]);
    const refused = await register();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5']);
    expect((await guess()).status).toBe(401);
    app.clock.now += 5_000;
    expect([(await register()).status, (await register()).status]).toEqual([201, 429]);
  });
});

describe('when the Worker sees no address', () => {
  const NO_EDGE = { ADDRESS_HEADER: '' };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(
      `http://localhost${path}`,
      {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      },
      NO_EDGE,
    );
  const login = (username: string, password: string, headers = {}) =>
    post('/api/login', { username, password }, headers);

  test('forged headers give no further tries at an account', async () => {
    await post('/api/register', { username: 'Miriam', password: PASSWORD });
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const address = `198.51.100.${i}`;
      const forged = { 'CF-Connecting-IP': address, 'X-Forwarded-For': address, 'True-Client-IP': address };
      statuses.push((await login('Miriam', 'wrong password', forged)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  test('guessing at many names keeps no owner out, and delays strangers only briefly', async () => {
    await post('/api/register', { username: 'Miriam', password: PASSWORD });
    await post('/api/register', { username: 'Aaron', password: PASSWORD });
    await database.db.delete(knownNetworks).where(eq(knownNetworks.userId, 4));
    const statuses: number[] = [];
    for (let i = 0; i < 160; i++) statuses.push((await login(`name ${i}`, 'wrong password')).status);
    expect(statuses.indexOf(429)).toBe(150);
    expect((await login('Miriam', PASSWORD)).status).toBe(200);
    const stranger = await login('Aaron', PASSWORD);
    expect([stranger.status, stranger.headers.get('Retry-After')]).toEqual([429, '1']);
    app.clock.now += 1_000;
    expect((await login('Aaron', PASSWORD)).status).toBe(200);
  });

  test('registrations are limited over all addresses, not by the hour', async () => {
    for (let i = 0; i < 100; i++) {
      const made = await post('/api/register', { username: `reader ${i}`, password: PASSWORD });
      expect(made.status).toBe(201);
    }
    const refused = await post('/api/register', { username: 'one more', password: PASSWORD });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5']);
  });
});

describe('many logins at once', () => {
  test('sixteen right passwords at once all succeed, from a known network or a new one', async () => {
    await browser('192.0.2.1').register('Miriam');
    for (const address of ['192.0.2.1', '198.51.100.1']) {
      const answers = await Promise.all(Array.from({ length: 16 }, () => browser(address).login('Miriam')));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    }
  });

  test('a login that was abandoned does not block the next one for ever', async () => {
    await browser().register('Miriam');
    // Hangs during its hash, as if the runtime had dropped the request.
    readers.meanwhile = () => new Promise(() => undefined);
    void browser().login('Miriam');
    await new Promise((next) => setTimeout(next, 20));
    app.clock.now += 3_001;
    expect((await browser().login('Miriam')).status).toBe(200);
  });
});

describe('known networks', () => {
  const wrong = (from: string) => browser(from).login('Miriam', 'wrong password');
  /** True if the network is known: then the owner can sign in while others guess from many networks. */
  const isKnown = async (from: string, password = PASSWORD): Promise<boolean> => {
    for (let i = 0; i < 6; i++) await wrong(`10.0.${i}.1`);
    const { status } = await browser(from).login('Miriam', password);
    return status === 200;
  };
  const NEW = 'a new and longer one';

  test('a new password forgets all networks except the one where it was changed', async () => {
    const [home, away] = [browser('192.0.2.1'), browser('192.0.2.2')];
    await home.register('Miriam');
    await away.login('Miriam');
    const changed = await away.ask('POST', '/api/user/password', {
      currentPassword: PASSWORD,
      newPassword: NEW,
    });
    expect(changed.status).toBe(204);
    expect([await isKnown('192.0.2.1', NEW), await isKnown('192.0.2.2', NEW)]).toEqual([false, true]);
  });

  test('a refused password change forgets none', async () => {
    const home = browser('192.0.2.1');
    await home.register('Miriam');
    const refused = await home.ask('POST', '/api/user/password', {
      currentPassword: 'not it at all',
      newPassword: NEW,
    });
    expect([refused.status, await isKnown('192.0.2.1')]).toEqual([403, true]);
  });

  test('are deleted with the account: the next owner of the name is not known there', async () => {
    const home = browser('192.0.2.1');
    await home.register('Miriam');
    expect((await home.ask('DELETE', '/api/user', { password: PASSWORD })).status).toBe(204);
    expect(await database.db.select().from(knownNetworks)).toEqual([]);
    await browser('192.0.2.9').register('Miriam');
    expect([await isKnown('192.0.2.1'), await isKnown('192.0.2.9')]).toEqual([false, true]);
  });

  test('only the latest twenty are remembered', async () => {
    await browser('192.0.2.0').register('Miriam');
    for (let i = 1; i <= 25; i++) {
      app.clock.now += MINUTE;
      await browser(`192.0.2.${i}`).login('Miriam');
    }
    expect(await database.db.$count(knownNetworks)).toBe(20);
    expect([await isKnown('192.0.2.5'), await isKnown('192.0.2.6')]).toEqual([false, true]);
  });
});
