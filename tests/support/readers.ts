/** Readers with browsers, over the application with its own database and passwords that cost nothing to hash. */
import { getTableName, sql } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { CURRENT_HASH, type Passwords } from '../../functions/accounts/passwords/passwords.ts';
import type { Env } from '../../functions/ctx/env.ts';
import { type TestApp, testApp } from './app.ts';
import { migratedDatabase, type TestDatabase } from './test-database.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const PASSWORD = 'still waters and green pastures';

export interface TestBrowser {
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The session cookie as the browser sends it: its name and the token. */
  cookie: string;
  register(username: string, password?: string): Promise<Response>;
  login(username: string, password?: string): Promise<Response>;
  user(): Promise<number>;
}

export interface TestReaders {
  database: TestDatabase;
  app: TestApp;
  hashed: number;
  /** A function that runs once, during the next check of a password. */
  meanwhile: (() => Promise<unknown>) | undefined;
  /** A function that runs once, before the next hash is made. */
  beforeHash: (() => Promise<unknown>) | undefined;
  checkedHash: string;
  browser(address?: string): TestBrowser;
}

/** Makes an empty database with the application over it. The clock shows 21 November 2026, 8:00 UTC. */
export async function testReaders(): Promise<TestReaders> {
  const database = await migratedDatabase();
  const encoded = (password: string, pepper: string) => `${CURRENT_HASH}${password}|${pepper}`;
  const passwords: Passwords = {
    hash: async (password, pepper) => {
      readers.hashed++;
      const run = readers.beforeHash;
      readers.beforeHash = undefined;
      await run?.();
      return encoded(password, pepper);
    },
    verify: async (hash, password, pepper) => {
      readers.hashed++;
      readers.checkedHash = hash;
      const run = readers.meanwhile;
      readers.meanwhile = undefined;
      await run?.();
      // A hash with another cost is also right if it is a hash of the same password.
      return hash.replace(/^\$argon2id\$v=19\$[^$]*\$/, CURRENT_HASH) === encoded(password, pepper);
    },
  };
  const app = testApp(database.client, { passwords });
  app.clock.now = Date.parse('2026-11-21T08:00:00Z');
  const readers: TestReaders = {
    database,
    app,
    hashed: 0,
    meanwhile: undefined,
    beforeHash: undefined,
    checkedHash: '',
    browser: (address) => testBrowser(app, address),
  };
  return readers;
}

export function testBrowser(app: TestApp, address = '203.0.113.7', env: Partial<Env> = {}): TestBrowser {
  const browser: TestBrowser = {
    cookie: '',
    async ask(method, path, body, headers = {}) {
      const init = {
        method,
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          'CF-Connecting-IP': address,
          ...(browser.cookie === '' ? {} : { Cookie: browser.cookie }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
      const response = await app.request(`http://localhost${path}`, init, env);
      const set = response.headers.get('Set-Cookie');
      if (set !== null) browser.cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
      return response;
    },
    register: (username, password = PASSWORD) => browser.ask('POST', '/api/register', { username, password }),
    login: (username, password = PASSWORD) => browser.ask('POST', '/api/login', { username, password }),
    user: async () => (await browser.ask('GET', '/api/user')).status,
  };
  return browser;
}

/** Resets the ids of accounts. If no account exists, the next one gets id 1, the id of an administrator. */
export const nextIsAdmin = ({ database }: Pick<TestReaders, 'database'>) =>
  database.db.run(sql`update sqlite_sequence set seq = 0 where name = ${getTableName(users)}`);
