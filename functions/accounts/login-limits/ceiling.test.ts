import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type SQL, sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { describe, expect, test } from 'vitest';
import type { Unsent } from '../../../db/batch.ts';
import { loginTries } from '../../../db/schema/index.ts';
import { waitOf } from '../../../tests/support/app.ts';
import { DAY, MINUTE } from '../../../tests/support/readers.ts';
import {
  app,
  browser,
  database,
  newReadersEachTest,
  readers,
} from '../../../tests/support/readers-each-test.ts';
import { Problem } from '../../ctx/errors.ts';
import { reserveRegistration, reserveTry } from './counts.ts';
import { forgetTries, MOST_FORGOTTEN } from './forget-tries.ts';
import { type Ceiling, REGISTRATIONS_IN_ALL, TRIES_IN_ALL } from './limits.ts';

newReadersEachTest();

const countRows = () => database.db.$count(loginTries);
let networks = 0;
const newAddress = () => {
  networks++;
  return `10.${networks >> 8}.${networks & 255}.1`;
};
const tooMany = () => Promise.reject(new Problem('unavailable', 'Too many at this moment.'));

describe('the limit for tries over all accounts and networks', () => {
  const guess = () => browser(newAddress()).login(`name ${networks}`, 'wrong password');
  const letIn = async (count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, guess));
    return answers.filter(({ status }) => status === 401).length;
  };

  test('the limit for tries over all accounts and networks lets five hundred tries in at once, then five a second; a refused reader waits one second', async () => {
    const home = browser('192.0.2.1');
    await home.register('Miriam');
    readers.hashed = 0;
    expect({ letIn: await letIn(520), hashed: readers.hashed }).toEqual({ letIn: 500, hashed: 500 });
    for (const reader of [home, browser('192.0.2.2')]) {
      const refused = await reader.login('Miriam');
      expect(waitOf(refused)).toEqual([429, '1']);
    }
    app.clock.now += 1_000;
    expect((await browser('192.0.2.2').login('Miriam')).status).toBe(200);
    app.clock.now += 4_000;
    expect(await letIn(40)).toBe(25);
    app.clock.now += 100_000;
    expect(await letIn(520)).toBe(500);
  });

  test('the limit for tries over all accounts and networks does not count a try with the right password, nor a try whose hashing fails', async () => {
    for (let i = 0; i < 3; i++) await browser(`192.0.2.${i}`).register(`reader ${i}`);
    for (let i = 0; i < 60; i++) {
      const from = browser(newAddress());
      if (i % 2 === 0) expect((await from.login(`reader ${i % 3}`)).status).toBe(200);
      else {
        readers.meanwhile = tooMany;
        expect((await from.login(`nobody ${i}`)).status).toBe(503);
      }
    }
    // The second reader signs in from a network that this account knows by now.
    expect((await browser('192.0.2.0').login('reader 0')).status).toBe(200);
    expect(await letIn(510)).toBe(500);
  });
});

test('registrations have their own limit over all networks, which does not count those whose password hash fails', async () => {
  const register = () => browser(newAddress()).register(`reader ${networks}`);
  for (let i = 0; i < 3; i++) {
    readers.beforeHash = tooMany;
    expect((await register()).status).toBe(503);
  }
  const statuses: number[] = [];
  for (let i = 0; i < 101; i++) statuses.push((await register()).status);
  expect([statuses.indexOf(429), statuses.lastIndexOf(201)]).toEqual([100, 99]);
  const refused = await register();
  expect(waitOf(refused)).toEqual([429, '5']);
  expect((await browser(newAddress()).login('Nobody', 'wrong password')).status).toBe(401);
  app.clock.now += 5_000;
  expect([(await register()).status, (await register()).status]).toEqual([201, 429]);
});

describe('the rows of tries', () => {
  const mostIn = ({ atOnce, everyMs }: Ceiling, ms: number) => atOnce + ms / everyMs;
  // Each try stores one row of the account, one of the network and one of the address. The timer
  // may delete them a minute late.
  const mostRows = (ms: number) =>
    [DAY, 30 * MINUTE, 10 * MINUTE]
      .map((kept) => mostIn(TRIES_IN_ALL, Math.min(ms, kept + MINUTE)))
      .reduce((all, some) => all + some) +
    mostIn(REGISTRATIONS_IN_ALL, Math.min(ms, 61 * MINUTE)) +
    2;

  /**
   * Runs the statements with SQLite itself, because the driver takes memory for each statement until it is collected.
   */
  const sqlite = () => {
    const file = new DatabaseSync(database.path);
    const known = new Map<string, StatementSync>();
    const all = ({ sql: text, args }: Unsent<unknown>['statements'][number]) => {
      const statement = known.get(text) ?? file.prepare(text);
      known.set(text, statement);
      return statement.all(...args);
    };
    const exec = (statement: SQL) => file.exec(new SQLiteSyncDialect().sqlToQuery(statement).sql);
    const together = (work: () => void) => {
      exec(sql`begin immediate`);
      work();
      exec(sql`commit`);
    };
    return { all, together };
  };

  /**
   * Sends tries of new networks at new names, and registrations of new networks. Returns how many were let in: the
   * statement that counts one returns a row.
   */
  const flood = ({ all, together }: ReturnType<typeof sqlite>, tries: number, registrations: number) => {
    const { now } = app.clock;
    const key = (what: string) => `${what} ${networks}`.padEnd(64, '-');
    let letIn = 0;
    together(() => {
      for (let i = 0; i < tries + registrations; i++) {
        networks++;
        const [account, address, everywhere, network] = ['n', 'a', 'e', 'k'].map(key) as [
          string,
          string,
          string,
          string,
        ];
        const counted =
          i < tries
            ? reserveTry({ name: key('name'), account, address, everywhere, network, all: 'tries' }, now)
            : reserveRegistration({ address, all: 'registrations' }, now);
        const rows = counted.statements.map(all);
        letIn += rows[i < tries ? 0 : 1]?.length ?? 0;
      }
    });
    return letIn;
  };

  test('a wrong password stores three rows of tries, of which the timer leaves two after ten minutes, one after thirty, none after a day', async () => {
    flood(sqlite(), 20, 10);
    expect(await countRows()).toBe(20 * 3 + 1 + 10 + 1);
    const left: number[] = [];
    for (const at of [10, 30, 60, 24 * 60]) {
      app.clock.now += at * MINUTE - 1;
      await forgetTries(app.ctx());
      left.push(await countRows());
      app.clock.now += 1;
      await forgetTries(app.ctx());
      left.push(await countRows());
      app.clock.now -= at * MINUTE;
    }
    // The rows of the two limits over all are forgotten as soon as all their places are free.
    expect(left).toEqual([70, 50, 50, 30, 30, 20, 20, 0]);
  });

  test('after a wrong password from a known network, the row of this network stays for a day, and not that of the account', async () => {
    const home = browser('192.0.2.1');
    await home.register('Miriam');
    await home.login('Miriam', 'wrong password');
    app.clock.now += DAY - 1;
    await forgetTries(app.ctx());
    expect(await countRows()).toBe(1);
    app.clock.now += 1;
    await forgetTries(app.ctx());
    expect(await countRows()).toBe(0);
  });

  test('old rows of login tries are deleted two thousand at a time; a failed deletion is logged and tried again', async () => {
    const until = app.clock.now;
    const rows = Array.from({ length: MOST_FORGOTTEN + 10 }, (_, i) => ({
      key: `k ${i}`,
      failures: 1,
      until,
      blockedUntil: 0,
    }));
    for (let at = 0; at < rows.length; at += 1_000)
      await database.db.insert(loginTries).values(rows.slice(at, at + 1_000));
    const ctx = app.ctx();
    expect(
      await forgetTries({ ...ctx, db: { batch: () => Promise.reject(new Error('away')) } as never }),
    ).toBe(false);
    expect(app.lines.at(-1)).toContain('tries not forgotten');
    const left: number[] = [];
    for (let i = 0; i < 2; i++) {
      expect(await forgetTries(ctx)).toBe(true);
      left.push(await countRows());
    }
    expect(left).toEqual([10, 0]);
  });

  test('the rows of tries are at most 450,000, because a day and a minute at both limits leaves 447,234', () => {
    expect(mostRows(Number.POSITIVE_INFINITY)).toBe(447_234);
    expect(mostRows(Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(450_000);
  });

  test('the rows of tries stay below 450,000 while somebody uses both limits up', async () => {
    const minutes = process.env.TEST_FULL ? 24 * 60 + 35 : 12;
    const file = sqlite();
    let most = 0;
    let letIn = 0;
    for (let minute = 0; minute <= minutes; minute++) {
      letIn += flood(file, minute === 0 ? 510 : 310, minute === 0 ? 110 : 14);
      if (minute % 10 === 2) most = Math.max(most, await countRows());
      await forgetTries(app.ctx());
      app.clock.now += MINUTE;
    }
    const elapsed = minutes * MINUTE;
    expect(letIn).toBe(mostIn(TRIES_IN_ALL, elapsed) + mostIn(REGISTRATIONS_IN_ALL, elapsed));
    expect(most).toBeLessThanOrEqual(mostRows(elapsed));
    expect(most).toBeGreaterThan(0.95 * mostRows(elapsed));
  });
});
