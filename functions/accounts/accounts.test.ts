import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migratedDatabase, type TestDatabase } from '../../db/testing.ts';
import type { ErrorBody, Sessions, User } from '../../domain/contract/index.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { networkOf } from './guessing.ts';
import type { Passwords } from './passwords.ts';
import { readKeys, signToken } from './tokens.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'still waters and green pastures';

let database: TestDatabase;
let app: TestApp;
/** How often a hash was computed. */
let hashed = 0;

beforeEach(async () => {
  database = await migratedDatabase();
  hashed = 0;
  // Cheap, for tests of everything but the hash itself.
  const passwords: Passwords = {
    hash: async (password, pepper) => {
      hashed++;
      return `$argon2id$v=19$m=19456,t=2,p=1$${password}|${pepper}`;
    },
    verify: async (hash, password, pepper) => {
      hashed++;
      return hash === `$argon2id$v=19$m=19456,t=2,p=1$${password}|${pepper}`;
    },
  };
  app = testApp(database.client, { passwords });
  app.clock.now = Date.parse('2026-11-21T08:00:00Z');
});
afterEach(() => database.remove());

/** A browser: its cookie, its address. */
function browser(address = '203.0.113.7') {
  let cookie = '';
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request(`http://localhost${path}`, {
      method,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'CF-Connecting-IP': address,
        ...(cookie === '' ? {} : { Cookie: cookie }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('Set-Cookie');
    if (set !== null) cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
    return response;
  };
  return {
    ask,
    get cookie() {
      return cookie;
    },
    register: (username: string, password = PASSWORD) => ask('POST', '/api/register', { username, password }),
    login: (username: string, password = PASSWORD) => ask('POST', '/api/login', { username, password }),
    user: async () => (await ask('GET', '/api/user')).status,
  };
}

describe('an account', () => {
  test('is made, signed in, signed out and signed in again', async () => {
    const reader = browser();
    expect(await reader.user()).toBe(401);
    const made = await reader.register('Miriam');
    expect(made.status).toBe(201);
    const user = (await made.json()) as User;
    expect(user).toEqual({
      id: 3,
      username: 'Miriam',
      themePrimary: 'hsl(217, 91%, 60%)',
      themeVariant: 'professional',
      themeAppearance: 'light',
      themeRadius: 8,
      isAdmin: false,
    });
    const answer = await reader.ask('GET', '/api/user');
    expect([answer.status, await answer.json()]).toEqual([200, user]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const refused = await app.request('/api/notes');
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([401, 'private, no-store']);
    expect((await reader.ask('POST', '/api/logout')).status).toBe(204);
    expect([reader.cookie, await reader.user()]).toEqual(['', 401]);
    expect((await reader.login('MIRIAM')).status).toBe(200);
    expect(await reader.user()).toBe(200);
  });

  test('its name is taken in any case and form', async () => {
    await browser().register('Miriam');
    const second = await browser().register('ｍiriam');
    expect(second.status).toBe(409);
    expect(((await second.json()) as ErrorBody).message).toBe('Username already exists');
  });

  test('of ten made at once with one name, one is made', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => (await browser(`203.0.113.${i}`).register('Miriam')).status),
    );
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });

  test.each([
    ['short', 'must be at least 8 characters'],
    ['password1', 'is among the passwords that are guessed first'],
    ['QWERTYUIOP', 'is among the passwords that are guessed first'],
    ['aaaaaaaaaaaa', 'must hold more than three different characters'],
    ['miriam!26', 'must not be the username with a few characters more'],
  ])('a password that is guessed: %s', async (password, why) => {
    const answer = await browser().register('miriam', password);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as ErrorBody).fields).toEqual({ password: why });
    expect(hashed).toBe(0);
  });

  test.each([
    ['POST', '/api/login', { username: 'a\0b', password: PASSWORD }, 400],
    ['POST', '/api/register', { username: 'a\0b', password: PASSWORD }, 400],
    ['POST', '/api/register', { username: 'Miriam', password: '😀'.repeat(129) }, 400],
    ['POST', '/api/register', { username: 'Miriam', password: 'שקט מים ומנוחה 😀'.repeat(7) }, 201],
  ])('odd characters: %s %s %o', async (method, path, body, status) => {
    expect((await browser().ask(method, path, body)).status).toBe(status);
  });

  test('cannot name its own id or rights', async () => {
    const reader = browser();
    const body = { username: 'Miriam', password: PASSWORD, id: 1, isAdmin: true, password_hash: 'x' };
    const user = (await (await reader.ask('POST', '/api/register', body)).json()) as User;
    expect([user.id, user.isAdmin]).toEqual([3, false]);
  });

  test('keeps its theme, and refuses what is none', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const theme = {
      themePrimary: 'hsl(43, 96%, 56%)',
      themeVariant: 'tint',
      themeAppearance: 'dark',
      themeRadius: 12,
    };
    expect((await reader.ask('POST', '/api/user/theme', theme)).status).toBe(200);
    expect(await (await reader.ask('GET', '/api/user')).json()).toMatchObject(theme);
    // One spelling is kept, whichever was sent.
    for (const [sent, kept] of [
      ['hsl(230,80%,50%)', 'hsl(230, 80%, 50%)'],
      ['hsl(360, 0%, 100%)', 'hsl(0, 0%, 100%)'],
    ] as const) {
      const answer = await reader.ask('POST', '/api/user/theme', { ...theme, themePrimary: sent });
      expect(await answer.json()).toMatchObject({ ...theme, themePrimary: kept });
      expect(await (await reader.ask('GET', '/api/user')).json()).toMatchObject({ themePrimary: kept });
    }
    for (const wrong of [
      { themePrimary: 'red; background: url(//x)' },
      { themePrimary: 'hsl(361, 1%, 1%)' },
      { themePrimary: 'hsl(1, 101%, 1%)' },
      { themePrimary: 'hsl(1.5, 1%, 1%)' },
      { themePrimary: 'hsl(-1, 1%, 1%)' },
      { themePrimary: 'hsl(1 1% 1%)' },
      { themePrimary: 'hsl(1, 1%, 1%)\n' },
      { themePrimary: ' hsl(1, 1%, 1%)' },
      { themePrimary: 'hsla(1, 1%, 1%, 1)' },
      { themePrimary: '#fff' },
      { themePrimary: 7 },
      { themeAppearance: 'dim' },
      { themeRadius: -1 },
      { themeRadius: 1.5 },
      { themeRadius: '8' },
      { themeRadius: 25 },
      { themeVariant: 'other' },
    ])
      expect((await reader.ask('POST', '/api/user/theme', { ...theme, ...wrong })).status).toBe(400);
  });

  test('is exported and deleted, with its password only', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const exported = (await (await reader.ask('GET', '/api/user/export')).json()) as Record<string, unknown>;
    expect(exported).toMatchObject({ user: { username: 'Miriam' }, notes: [] });
    expect(JSON.stringify(exported)).not.toContain('argon2');
    expect((await reader.ask('DELETE', '/api/user', { password: 'another' })).status).toBe(403);
    expect(await reader.user()).toBe(200);
    const before = reader.cookie;
    expect((await reader.ask('DELETE', '/api/user', { password: PASSWORD })).status).toBe(204);
    expect((await reader.ask('GET', '/api/user', undefined, { Cookie: before })).status).toBe(401);
    expect((await reader.login('Miriam')).status).toBe(401);
  });
});

describe('sessions', () => {
  test('the cookie is kept from scripts, other sites and plain HTTP', async () => {
    const made = await browser().register('Miriam');
    expect(made.headers.get('Set-Cookie')).toMatch(
      /^__Host-session=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    );
    expect(JSON.stringify(await made.json())).not.toContain('session');
  });

  test('are renewed while they are used, end after seven days without use and after thirty at most', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const first = reader.cookie;
    app.clock.now += 4 * MINUTE;
    expect([await reader.user(), reader.cookie === first]).toEqual([200, true]);
    app.clock.now += 20 * MINUTE;
    expect([await reader.user(), reader.cookie === first]).toEqual([200, false]);
    for (let day = 0; day < 29; day++) {
      app.clock.now += DAY;
      expect(await reader.user()).toBe(200);
    }
    app.clock.now += DAY;
    expect(await reader.user()).toBe(401);
    await reader.login('Miriam');
    app.clock.now += 7 * DAY + 1;
    expect(await reader.user()).toBe(401);
  });

  test('an administrator’s is shorter', async () => {
    await database.client.execute("update sqlite_sequence set seq = 0 where name = 'users'");
    const admin = browser();
    const user = (await (await admin.register('Admin')).json()) as User;
    expect([user.id, user.isAdmin]).toEqual([1, true]);
    app.clock.now += 59 * MINUTE;
    expect(await admin.user()).toBe(200);
    app.clock.now += 61 * MINUTE;
    expect(await admin.user()).toBe(401);
  });

  test('a new password ends all others at once, and this one gets a new id', async () => {
    const [here, there] = [browser(), browser('198.51.100.2')];
    await here.register('Miriam');
    await there.login('Miriam');
    const before = here.cookie;
    const change = (currentPassword: string, newPassword: string) =>
      here.ask('POST', '/api/user/password', { currentPassword, newPassword });
    expect((await change('not it at all', 'a new and longer one')).status).toBe(403);
    expect((await change(PASSWORD, 'password1')).status).toBe(400);
    expect((await change(PASSWORD, 'a new and longer one')).status).toBe(204);
    expect(await there.user()).toBe(401);
    expect((await here.ask('GET', '/api/user', undefined, { Cookie: before })).status).toBe(401);
    expect((await there.login('Miriam')).status).toBe(401);
    expect((await there.login('Miriam', 'a new and longer one')).status).toBe(200);
  });

  test('are listed and ended one by one, one’s own only', async () => {
    const [here, there, other] = [browser(), browser('198.51.100.2'), browser('198.51.100.3')];
    await here.register('Miriam');
    app.clock.now += MINUTE;
    await there.login('Miriam');
    await other.register('Aaron');
    const list = (await (await here.ask('GET', '/api/user/sessions')).json()) as Sessions;
    expect(list.map(({ current }) => current)).toEqual([false, true]);
    expect(JSON.stringify(list)).not.toContain(there.cookie);
    const theirs = list[0]?.id ?? '';
    for (const id of [theirs, 'a%00', '%', 'x'.repeat(60)])
      expect([400, 404]).toContain((await other.ask('DELETE', `/api/user/sessions/${id}`)).status);
    expect((await here.ask('DELETE', `/api/user/sessions/${theirs}`)).status).toBe(204);
    expect([await here.user(), await there.user()]).toEqual([200, 401]);
  });

  test('signing in again leaves the session before', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const before = reader.cookie;
    await reader.login('Miriam');
    expect((await reader.ask('GET', '/api/user', undefined, { Cookie: before })).status).toBe(401);
  });

  test('nothing but our own token opens them', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const token = reader.cookie.replace('__Host-session=', '');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(atob(payload)) as Record<string, unknown>;
    const key = readKeys(`test:${'A'.repeat(43)}`).get('test') as Uint8Array;
    const forged = (change: Record<string, unknown>, protectedHeader = { alg: 'HS256', kid: 'test' }) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader(protectedHeader).sign(key);
    const none = btoa(JSON.stringify({ alg: 'none', kid: 'test' }));
    const wrong: string[] = [
      '',
      'x',
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      `${none}.${payload}.`,
      await forged({}, { alg: 'HS256', kid: 'other' }),
      await forged({}, { alg: 'HS512', kid: 'test' }),
      await forged({ iss: 'another' }),
      await forged({ aud: 'another' }),
      await forged({ sub: '4' }),
      await forged({ sid: undefined }),
      await forged({ exp: undefined }),
      await forged({ exp: (claims.iat as number) + 3600 }),
      await forged({ iat: (claims.iat as number) + 3600, exp: (claims.iat as number) + 3700 }),
    ];
    for (const one of wrong) {
      const answer = await reader.ask('GET', '/api/user', undefined, { Cookie: `__Host-session=${one}` });
      expect([one, answer.status]).toEqual([one, 401]);
    }
    const twice = `__Host-session=${token}; __Host-session=${token}`;
    expect((await reader.ask('GET', '/api/user', undefined, { Cookie: twice })).status).toBe(401);
    expect(await reader.user()).toBe(200);
  });

  test('a key that follows another: tokens of both are read, the first signs', async () => {
    const [older, newer] = ['B'.repeat(43), 'A'.repeat(43)];
    const both = readKeys(`test:${newer},old:${older}`);
    expect([...both.keys()]).toEqual(['test', 'old']);
    const reader = browser();
    await reader.register('Miriam');
    const { rows } = await database.client.execute('select id from sessions');
    const session = { sessionId: String(rows[0]?.id), userId: 3 };
    const old = await signToken(readKeys(`old:${older}`), session, app.clock.now);
    const ask = (env: Record<string, string>) =>
      app.request('/api/user', { headers: { Cookie: `__Host-session=${old}` } }, env);
    expect((await ask({ AUTH_KEYS: `test:${newer},old:${older}` })).status).toBe(200);
    expect((await ask({})).status).toBe(401);
    for (const setting of [undefined, '', 'a:short', ':', 'x']) expect(() => readKeys(setting)).toThrow();
  });

  test('a read takes one round trip', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const before = app.trips();
    await reader.user();
    expect(app.trips() - before).toBe(1);
    app.clock.now += 10 * MINUTE;
    await reader.user();
    expect(app.trips() - before).toBe(2);
  });
});

describe('what happens while a hash is computed', () => {
  /** Runs something once, in the middle of the next login's work. */
  let meanwhile: (() => Promise<unknown>) | undefined;
  beforeEach(() => {
    app = testApp(database.client, {
      passwords: {
        hash: async (password) => `$argon2id$v=19$m=19456,t=2,p=1$${password}`,
        verify: async (hash, password) => {
          const run = meanwhile;
          meanwhile = undefined;
          await run?.();
          return hash === `$argon2id$v=19$m=19456,t=2,p=1$${password}`;
        },
      },
    });
    app.clock.now = Date.parse('2026-11-21T08:00:00Z');
  });

  test('the old password opens nothing once it has been changed', async () => {
    const [owner, thief] = [browser(), browser('198.51.100.9')];
    await owner.register('Miriam');
    meanwhile = () => database.client.execute("update users set password = 'another' where id = 3");
    expect((await thief.login('Miriam')).status).toBe(401);
    expect((await database.client.execute('select 1 from sessions')).rows).toHaveLength(1);
  });

  test('an account that has gone is not signed in', async () => {
    await browser().register('Miriam');
    meanwhile = () => database.client.batch(['delete from sessions', 'delete from users'], 'write');
    expect((await browser('198.51.100.9').login('Miriam')).status).toBe(401);
  });

  test('whoever has been signed out changes and deletes nothing', async () => {
    const [owner, thief] = [browser(), browser('198.51.100.9')];
    await owner.register('Miriam');
    for (const [method, path, body] of [
      ['POST', '/api/user/password', { currentPassword: PASSWORD, newPassword: 'a new and longer one' }],
      ['DELETE', '/api/user', { password: PASSWORD }],
    ] as const) {
      await thief.login('Miriam');
      meanwhile = () => database.client.execute('delete from sessions');
      expect((await thief.ask(method, path, body)).status).toBe(401);
    }
    expect((await browser('192.0.2.5').login('Miriam')).status).toBe(200);
  });
});

describe('guessing', () => {
  test('an unknown name and a wrong password are answered alike, after the same work', async () => {
    await browser().register('Miriam');
    const bodies: unknown[] = [];
    for (const name of ['Miriam', 'Nobody']) {
      const before = hashed;
      const answer = await browser().login(name, 'wrong password');
      expect([answer.status, hashed - before]).toEqual([401, 1]);
      const { requestId, ...body } = (await answer.json()) as ErrorBody;
      bodies.push({
        ...body,
        headers: [...answer.headers].filter(([header]) => header !== 'x-request-id'),
      });
    }
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toMatchObject({ message: 'Invalid username or password' });
  });

  test('of fifty wrong tries at once five reach the hash', async () => {
    await browser().register('Miriam');
    hashed = 0;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser('198.51.100.9').login('Miriam', 'wrong password')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    expect(hashed).toBe(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('Retry-After')).toBe('1');
    // What was refused counts for nothing: the owner at the same address waits the second, no more.
    app.clock.now += 1000;
    expect((await browser('198.51.100.9').login('Miriam')).status).toBe(200);
  });

  test('each further try waits twice as long, fifteen minutes at most, and never for ever', async () => {
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

  test('locks out whoever guesses, not the owner elsewhere; no header of the sender’s moves them', async () => {
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

  test('an address has twenty wrong tries in ten minutes over all names', async () => {
    const guesser = browser('2001:db8::1');
    for (let i = 0; i < 20; i++) expect((await guesser.login(`name${i}`, 'wrong password')).status).toBe(401);
    // Another address of the same network is the same guesser.
    expect((await browser('2001:db8:0:0:9::1').login('name20', 'wrong password')).status).toBe(429);
    expect((await browser('2001:db8:0:1::1').login('name20', 'wrong password')).status).toBe(401);
    for (let i = 0; i < 30; i++) await guesser.login(`other${i}`, 'wrong password');
    const { rows } = await database.client.execute('select count(*) as n from login_tries');
    // Twenty names at one address, one at the other, and the two addresses: what was refused leaves nothing behind.
    expect(rows[0]?.n).toBe(23);
    app.clock.now += 10 * MINUTE;
    expect((await guesser.login('name20', 'wrong password')).status).toBe(401);
    app.clock.now += DAY;
    await guesser.login('name21', 'wrong password');
    const later = await database.client.execute('select count(*) as n from login_tries');
    expect(later.rows[0]?.n).toBe(2);
  });

  test('the right password counts for nothing against its owner', async () => {
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

describe('other sites', () => {
  test.each([
    ['no word of where it comes from', {}, 403],
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost' }, 403],
    ['a sister site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['another origin', { Origin: 'https://example.org' }, 403],
    ['this origin', { Origin: 'http://localhost' }, 401],
    ['these pages', { 'Sec-Fetch-Site': 'same-origin' }, 401],
  ])('%s', async (_, headers, status) => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await app.request('http://localhost/api/login', {
        method: 'POST',
        headers: { 'Content-Type': type, ...headers } as Record<string, string>,
        body: JSON.stringify({ username: 'x', password: 'y' }),
      });
      expect(answer.status).toBe(status === 401 && type !== 'application/json' ? 415 : status);
    }
  });
});

test('logs say who did what, and no name, password or token', async () => {
  const reader = browser();
  await reader.register('Miriam');
  await reader.login('Miriam', 'wrong password');
  await reader.login('Miriam');
  await reader.ask('POST', '/api/logout');
  const events = app.lines.map(
    (line) => JSON.parse(line) as { event: string; what?: string; userId?: number },
  );
  expect(events.filter(({ event }) => event === 'account').map(({ what, userId }) => [what, userId])).toEqual(
    [
      ['registered', 3],
      ['login refused', undefined],
      ['login', 3],
      ['logout', 3],
    ],
  );
  const all = app.lines.join('\n');
  for (const secret of ['Miriam', PASSWORD, 'wrong password', '__Host-', 'eyJ', 'argon2'])
    expect(all).not.toContain(secret);
});
