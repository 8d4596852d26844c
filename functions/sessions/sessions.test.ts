import { count } from 'drizzle-orm';
import { decodeProtectedHeader, type JWTHeaderParameters, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { loginTries, sessions, users } from '../../db/schema/index.ts';
import type { Sessions, User } from '../../domain/contract/index.ts';
import { addressOf } from '../../tests/support/address-of.ts';
import { bodyOfAnyCall } from '../../tests/support/body-of-any-call.ts';
import {
  DAY,
  MINUTE,
  nextIsAdmin,
  PASSWORD,
  type TestBrowser,
  testBrowser,
} from '../../tests/support/readers.ts';
import {
  app,
  browser,
  database,
  newReadersEachTest,
  readers,
} from '../../tests/support/readers-each-test.ts';
import { readKeys } from '../ctx/named-secrets.ts';

newReadersEachTest();

describe('sessions', () => {
  test('the session cookie is HttpOnly, Secure, SameSite=Lax and for this host alone, and the body has no token', async () => {
    const made = await browser().register('Miriam');
    const [token, ...attributes] = (made.headers.get('Set-Cookie') ?? '').split('; ');
    expect(token).toMatch(/^__Host-session=[\w.-]+$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(JSON.stringify(await made.json())).not.toContain('session');
  });

  test('sessions are renewed while in use, end after seven days without use and after thirty days at most', async () => {
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

  test('sessions of an administrator end after one hour without use and after twelve hours at most', async () => {
    await nextIsAdmin(readers);
    const admin = browser();
    const user = (await (await admin.register('Deborah')).json()) as User;
    expect([user.id, user.isAdmin]).toEqual([1, true]);
    app.clock.now += 59 * MINUTE;
    expect(await admin.user()).toBe(200);
    app.clock.now += 61 * MINUTE;
    expect(await admin.user()).toBe(401);
    await admin.login('Deborah');
    for (let half = 1; half < 24; half++) {
      app.clock.now += 30 * MINUTE;
      expect([half, await admin.user()]).toEqual([half, 200]);
    }
    app.clock.now += 30 * MINUTE;
    expect(await admin.user()).toBe(401);
  });

  test('all sessions end when the password changes; only the new password then signs in', async () => {
    const here = browser();
    const there = browser('198.51.100.2');
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

  test('sessions can be listed and ended one by one, by their owner only', async () => {
    const here = browser();
    const there = browser('198.51.100.2');
    const other = browser('198.51.100.3');
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

  test('signing in again in a browser ends the earlier session of that browser', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const before = reader.cookie;
    await reader.login('Miriam');
    expect((await reader.ask('GET', '/api/user', undefined, { Cookie: before })).status).toBe(401);
  });

  test('sessions are at most fifty: a new session ends the least recently used session', async () => {
    await browser().register('Miriam');
    const places: TestBrowser[] = [];
    for (let i = 0; i < 50; i++) {
      app.clock.now += MINUTE;
      const place = browser();
      await place.login('Miriam');
      places.push(place);
    }
    app.clock.now += 5 * MINUTE;
    expect(await places[0]?.user()).toBe(200);
    await browser('198.51.100.2').register('Aaron');
    const last = browser();
    await last.login('Miriam');
    const counts = await database.db
      .select({ userId: sessions.userId, sessions: count() })
      .from(sessions)
      .groupBy(sessions.userId);
    expect(counts).toEqual([
      { userId: 3, sessions: 50 },
      { userId: 4, sessions: 1 },
    ]);
    expect([await places[0]?.user(), await places[1]?.user(), await places[2]?.user()]).toEqual([
      200, 401, 200,
    ]);
    expect(await last.user()).toBe(200);
  });

  test('sessions are opened only by tokens that this server signed', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const token = reader.cookie.replace('__Host-session=', '');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(atob(payload)) as Record<string, unknown>;
    expect((claims.exp as number) - (claims.iat as number)).toBe(15 * 60);
    const key = readKeys(`test:${'A'.repeat(43)}`).get('test') as Uint8Array;
    const typed = { alg: 'HS256', kid: 'test', typ: 'session+jwt' };
    expect(JSON.parse(atob(header))).toEqual(typed);
    const forged = (change: Record<string, unknown>, protectedHeader: JWTHeaderParameters = typed) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader(protectedHeader).sign(key);
    const opens = (one: string) =>
      reader.ask('GET', '/api/user', undefined, { Cookie: `__Host-session=${one}` });
    // A token that the test signs without changes is accepted. So each forged token below is
    // refused only because of its own change.
    expect((await opens(await forged({ nbf: claims.iat }))).status).toBe(200);
    const none = btoa(JSON.stringify({ alg: 'none', kid: 'test' }));
    const wrong: string[] = [
      '',
      'x',
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      `${none}.${payload}.`,
      await forged({}, { ...typed, kid: 'other' }),
      await forged({}, { ...typed, alg: 'HS512' }),
      await forged({}, { alg: 'HS256', kid: 'test' }),
      await forged({}, { ...typed, typ: 'JWT' }),
      await forged({ nbf: (claims.iat as number) + 3600 }),
      await forged({ nbf: 'soon' }),
      await forged({ iss: 'another' }),
      await forged({ aud: 'another' }),
      await forged({ sub: '4' }),
      ...(await Promise.all(
        ['3e0', '0x3', ' 3', '3 ', '+3', '03', '3.0', '', '-3'].map((sub) => forged({ sub })),
      )),
      ...(await Promise.all(
        ['iss', 'aud', 'exp', 'iat', 'sub', 'sid'].map((claim) => forged({ [claim]: undefined })),
      )),
      // The database refuses texts with NUL, so a session's id with NUL once caused a 500.
      ...(await Promise.all(
        ['iss', 'aud', 'sub', 'sid'].flatMap((claim) => [
          forged({ [claim]: `${String(claims[claim] ?? '')}\0` }),
          forged({ [claim]: '\0' }),
        ]),
      )),
      await forged({}, { ...typed, kid: 'test\0' }),
      ...(await Promise.all(['', 'x', 'F'.repeat(32), 'a'.repeat(33), ['a']].map((sid) => forged({ sid })))),
      await forged({ exp: (claims.iat as number) + 15 * 60 + 1 }),
      await forged({ exp: (claims.iat as number) + 3600 }),
      await forged({ iat: (claims.iat as number) + 3600, exp: (claims.iat as number) + 3700 }),
    ];
    for (const one of wrong) {
      expect([one, (await opens(one)).status]).toEqual([one, 401]);
    }
    const twice = `__Host-session=${token}; __Host-session=${token}`;
    expect((await reader.ask('GET', '/api/user', undefined, { Cookie: twice })).status).toBe(401);
    expect(await reader.user()).toBe(200);
  });

  test('reading the user takes one round trip, also when the session is renewed', async () => {
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

describe('while a new key replaces an old one', () => {
  const OLD = `old:${'B'.repeat(43)}`;
  const NEW = `new:${'C'.repeat(43)}`;
  const BOTH = `${NEW},${OLD}`;
  const browserWith = (keys: string, { cookie } = { cookie: '' }): TestBrowser => {
    const made = testBrowser(app, undefined, { AUTH_KEYS: keys });
    made.cookie = cookie;
    return made;
  };
  const kidOf = ({ cookie }: TestBrowser) => decodeProtectedHeader(cookie.replace(/^[^=]+=/, '')).kid;

  test('a token of the old key opens its session, its renewal has the new key, and the old key can then go', async () => {
    const before = browserWith(OLD);
    await before.register('Miriam');
    const reader = browserWith(BOTH, before);
    expect([await reader.user(), kidOf(reader)]).toEqual([200, 'old']);
    app.clock.now += 6 * MINUTE;
    expect([await reader.user(), kidOf(reader)]).toEqual([200, 'new']);
    expect(await browserWith(NEW, reader).user()).toBe(200);
    const other = browserWith(BOTH);
    await other.login('Miriam');
    expect(kidOf(other)).toBe('new');
  });

  test('a reader who comes back after six days is still signed in; after seven days the session is over anyway', async () => {
    const before = browserWith(OLD);
    await before.register('Miriam');
    app.clock.now += 6 * DAY;
    const reader = browserWith(BOTH, before);
    expect([await reader.user(), kidOf(reader)]).toEqual([200, 'new']);
    app.clock.now += 7 * DAY;
    expect(await browserWith(BOTH, before).user()).toBe(401);
  });

  test('the second key of the setting is accepted before it signs, so that every Worker knows it first', async () => {
    const first = browserWith(`${OLD},${NEW}`);
    await first.register('Miriam');
    expect(kidOf(first)).toBe('old');
    const second = browserWith(BOTH);
    await second.login('Miriam');
    expect([
      await browserWith(`${OLD},${NEW}`, second).user(),
      await browserWith(BOTH, first).user(),
    ]).toEqual([200, 200]);
  });

  test('if the old key is removed too early, its readers must sign in again, and their old sessions open to nobody', async () => {
    const before = browserWith(OLD);
    await before.register('Miriam');
    const reader = browserWith(NEW, before);
    expect(await reader.user()).toBe(401);
    expect((await reader.login('Miriam')).status).toBe(200);
    const list = (await (await reader.ask('GET', '/api/user/sessions')).json()) as Sessions;
    // The old session stays in the list until it has not been used for seven days. Its reader can end it there.
    expect(list.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(await browserWith(NEW, before).user()).toBe(401);
    const ended = list.find(({ current }) => !current)?.id;
    expect((await reader.ask('DELETE', `/api/user/sessions/${ended}`)).status).toBe(204);
    expect(await browserWith(BOTH, before).user()).toBe(401);
  });

  test('another key under the name of the old key opens no session', async () => {
    const before = browserWith(OLD);
    await before.register('Miriam');
    expect(await browserWith(`old:${'C'.repeat(43)}`, before).user()).toBe(401);
  });
});

describe('requests after the end of a session', () => {
  const BODY = bodyOfAnyCall(PASSWORD);

  const askAll = async (cookieOf: (call: number) => Promise<string>): Promise<number[]> => {
    const calls = app.calls().filter(({ path }) => /^\/api\/(user|notes)/.test(path));
    expect(calls.length).toBeGreaterThan(10);
    const statuses = new Set<number>();
    for (const [at, { method, path }] of calls.entries()) {
      const caller = browser('192.0.2.200');
      caller.cookie = await cookieOf(at);
      const answer = await caller.ask(method, addressOf(path), method === 'GET' ? undefined : BODY);
      statuses.add(answer.status);
    }
    return [...statuses].sort();
  };

  test('no call is refused while the session is alive', async () => {
    const statuses = await askAll(async (at) => {
      const reader = browser(`198.51.100.${at}`);
      await reader.register(`Miriam ${at}`);
      return reader.cookie;
    });
    // The 404 is for a session and a note that do not exist, the 403 for the second factor of administrators.
    expect(statuses).toEqual([200, 201, 204, 403, 404]);
  });

  test.each<[string, (reader: TestBrowser) => Promise<unknown>]>([
    ['signing out', (reader) => reader.ask('POST', '/api/logout')],
    [
      'a new password',
      (reader) =>
        reader.ask('POST', '/api/user/password', {
          currentPassword: PASSWORD,
          newPassword: 'a new and longer one',
        }),
    ],
    ['deletion', (reader) => reader.ask('DELETE', '/api/user', { password: PASSWORD })],
    ['signing in anew', (reader) => reader.login('Miriam')],
    ['its end from elsewhere', () => database.db.delete(sessions)],
    ['seven days', async () => (app.clock.now += 7 * DAY)],
  ])('no call works for the old session after %s', async (_, end) => {
    const reader = browser();
    await reader.register('Miriam');
    const { cookie } = reader;
    expect(await reader.user()).toBe(200);
    await end(reader);
    expect(await askAll(async () => cookie)).toEqual([401]);
  });

  test('a user who loses administrator rights is not an administrator in the next request', async () => {
    await nextIsAdmin(readers);
    const admin = browser();
    await admin.register('Deborah');
    const isAdminWith = async (env: Record<string, string>) => {
      const answer = await app.request('/api/user', { headers: { Cookie: admin.cookie } }, env);
      return ((await answer.json()) as User).isAdmin;
    };
    expect([
      await isAdminWith({}),
      await isAdminWith({ ADMIN_USER_IDS: '2' }),
      await isAdminWith({ ADMIN_USER_IDS: '' }),
    ]).toEqual([true, false, false]);
  });
});

describe('without its secrets', () => {
  test.each<[string, Record<string, string | undefined>]>([
    ['no keys', { AUTH_KEYS: undefined }],
    ['a key of 31 bytes', { AUTH_KEYS: `a:${'A'.repeat(42)}` }],
    ['a key without a name', { AUTH_KEYS: `:${'A'.repeat(43)}` }],
    ['a good key and a bad one', { AUTH_KEYS: `a:${'A'.repeat(43)},b:x` }],
    ['no pepper', { PASSWORD_PEPPER: undefined }],
    ['a short pepper', { PASSWORD_PEPPER: 'change me' }],
  ])('nobody can sign in, and nothing is written, with %s', async (_, env) => {
    for (const [path, body] of [
      ['/api/login', { username: 'Miriam', password: PASSWORD }],
      ['/api/register', { username: 'Miriam', password: PASSWORD }],
    ] as const) {
      const answer = await app.post(path, body, env as Record<string, string>);
      expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([500, null]);
      expect(await answer.text()).not.toMatch(/AUTH_KEYS|PEPPER/);
      expect(app.lines.join()).toMatch(/AUTH_KEYS|PASSWORD_PEPPER/);
    }
    for (const table of [users, sessions, loginTries]) expect(await database.db.$count(table)).toBe(0);
    expect(readers.hashed).toBe(0);
  });
});
