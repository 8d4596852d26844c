import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { loginTries, sessions, users } from '../../db/schema/index.ts';
import type { ErrorBody, User } from '../../domain/contract/index.ts';
import { answered } from '../../tests/support/app.ts';
import { nextIsAdmin, PASSWORD } from '../../tests/support/readers.ts';
import {
  app,
  browser,
  database,
  newReadersEachTest,
  readers,
} from '../../tests/support/readers-each-test.ts';
import { Problem } from '../ctx/errors.ts';

newReadersEachTest();

const storedHash = async () => (await database.db.select().from(users))[0]!.password;
const storeHash = (password: string) => database.db.update(users).set({ password });

describe('an account', () => {
  test('an account is signed in after it is registered, and can sign out and sign in again', async () => {
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
    expect(await answered(answer)).toEqual([200, user]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const refused = await app.request('/api/notes');
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([401, 'private, no-store']);
    expect((await reader.ask('POST', '/api/logout')).status).toBe(204);
    expect([reader.cookie, await reader.user()]).toEqual(['', 401]);
    expect((await reader.login('MIRIAM')).status).toBe(200);
    expect(await reader.user()).toBe(200);
  });

  test('an account has a name that nobody else can take in another case or Unicode form', async () => {
    await browser().register('Miriam');
    const second = await browser().register('ｍiriam');
    expect(second.status).toBe(409);
    expect(((await second.json()) as ErrorBody).message).toBe('Username already exists');
  });

  test.each([
    ['Мiriam', 'must not mix letters of different alphabets'],
    ['ɑdmin', 'must not look like an administrator’s'],
    ['Miriam ①', 'must not have numbers other than digits'],
  ])('an account cannot have the name %s, and the answer says that it %s', async (name, username) => {
    const answer = await browser().register(name);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as ErrorBody).fields).toEqual({ username });
    expect(await database.db.select().from(loginTries)).toEqual([]);
  });

  test('an account’s name must not look like an existing administrator’s; readers’ names may look alike', async () => {
    await nextIsAdmin(readers);
    for (const name of ['Deborah', 'Huldah', 'Miriam']) await browser().register(name);
    const statuses: number[] = [];
    for (const name of ['deb0rah', 'De-borah', 'Deborah', 'deborah', 'Deborah 2', 'Mir1am'])
      statuses.push((await browser().register(name)).status);
    // With this setting, user 1 is no administrator, so other readers may take a name that looks
    // like this one.
    const env = { ADMIN_USER_IDS: '2' };
    const later = await app.post('/api/register', { username: 'D-eborah', password: PASSWORD }, env);
    expect([statuses, later.status]).toEqual([[400, 400, 409, 409, 201, 201], 201]);
  });

  test('an account can still sign in with a name that the present rules would refuse', async () => {
    await browser().register('Miriam');
    for (const name of ['admin', 'Mirіam']) {
      await database.db
        .update(users)
        .set({ username: name, usernameKey: name.toLowerCase() })
        .where(eq(users.id, 3));
      expect((await browser().login(name)).status).toBe(200);
    }
  });

  test('of ten registrations at once with one name, one succeeds', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => (await browser(`203.0.113.${i}`).register('Miriam')).status),
    );
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });

  test.each([
    ['short', 'must be at least 8 characters'],
    ['password1', 'is one of the most common passwords'],
    ['Gematria Explorer', 'is made only of words of this site'],
    ['gematriaexplorer', 'is made only of words of this site'],
    ['Gematria-Explorer', 'is made only of words of this site'],
    ['scripture by  number', 'is made only of words of this site'],
    ['ScriptureByNumber', 'is made only of words of this site'],
    ['abcdefghijkl', 'must not be a sequence of neighboring letters, digits or keys'],
    ['QWERTYUIOP', 'must not be a sequence of neighboring letters, digits or keys'],
    ['zyxwvuts', 'must not be a sequence of neighboring letters, digits or keys'],
    ['abcd1234', 'must not be a sequence of neighboring letters, digits or keys'],
    ['8765 4321', 'must not be a sequence of neighboring letters, digits or keys'],
    ['qwertzuiop', 'must not be a sequence of neighboring letters, digits or keys'],
    ['1qaz2wsx', 'must not be a sequence of neighboring letters, digits or keys'],
    ['אבגדהוזח', 'must not be a sequence of neighboring letters, digits or keys'],
    ['aaaaaaaaaaaa', 'must have more than three different characters'],
    ['miriam!26', 'is too close to your username'],
  ])('a password that is easy to guess is refused: %s', async (password, why) => {
    const answer = await browser().register('miriam', password);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as ErrorBody).fields).toEqual({ password: why });
    expect(readers.hashed).toBe(0);
  });

  test('a password of 128 characters, with Hebrew letters and emoji, is kept whole; one of 129 is refused', async () => {
    const reader = browser();
    const longest = `שקט מים ומנוחה ${'😀'.repeat(113)}`;
    expect([...longest]).toHaveLength(128);
    expect((await reader.register('Miriam', `${longest}a`)).status).toBe(400);
    expect((await reader.register('Miriam', longest)).status).toBe(201);
    const shorter = 'another of the kind';
    const longer = `${'b'.repeat(125)}xkt`;
    const change = async (currentPassword: string, newPassword: string) =>
      (await reader.ask('POST', '/api/user/password', { currentPassword, newPassword })).status;
    expect(await change(longest, `${longer}f`)).toBe(400);
    expect(await change(longest, longer)).toBe(204);
    expect((await reader.login('Miriam', `${longer}f`)).status).toBe(400);
    expect((await reader.login('Miriam', longer.slice(0, -1))).status).toBe(401);
    expect((await reader.login('Miriam', longer)).status).toBe(200);
    expect(await change(longer, shorter)).toBe(204);
  });

  test.each([
    ['POST', '/api/login', { username: 'a\0b', password: PASSWORD }, 400],
    ['POST', '/api/register', { username: 'a\0b', password: PASSWORD }, 400],
    ['POST', '/api/register', { username: 'Miriam', password: '😀'.repeat(129) }, 400],
    ['POST', '/api/register', { username: 'Miriam', password: 'שקט מים ומנוחה 😀'.repeat(7) }, 201],
  ])(
    'a request with NUL, Hebrew, emoji or too long a text, %s %s %o, gets the status %i',
    async (method, path, body, status) => {
      expect((await browser().ask(method, path, body)).status).toBe(status);
    },
  );

  test('a new account cannot choose its own id or rights', async () => {
    const reader = browser();
    const body = { username: 'Miriam', password: PASSWORD, id: 1, isAdmin: true, password_hash: 'x' };
    const user = (await (await reader.ask('POST', '/api/register', body)).json()) as User;
    expect([user.id, user.isAdmin]).toEqual([3, false]);
  });

  test('a hash with an older cost still works, and the next successful login replaces it', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const now = await storedHash();
    await storeHash(now.replace('m=19456,t=2', 'm=4096,t=1'));
    expect((await reader.login('Miriam', 'wrong password')).status).toBe(401);
    expect(await storedHash()).toContain('m=4096');
    expect((await reader.login('Miriam')).status).toBe(200);
    expect(await storedHash()).toBe(now);
    // A password hash that has the current cost is not replaced at the next login.
    readers.hashed = 0;
    await reader.login('Miriam');
    expect([readers.hashed, await reader.user()]).toEqual([1, 200]);
  });

  test('signing in works even if an older hash cannot be replaced now; the next login replaces it', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const now = await storedHash();
    const old = now.replace('m=19456,t=2', 'm=4096,t=1');
    await storeHash(old);
    readers.beforeHash = () => Promise.reject(new Problem('unavailable', 'Too many at this moment.'));
    expect([(await reader.login('Miriam')).status, await reader.user(), await storedHash()]).toEqual([
      200,
      200,
      old,
    ]);
    expect(app.lines.join()).toContain('hash not renewed');
    // The failed renewal is not counted as a wrong password: five wrong passwords are still allowed.
    for (let i = 0; i < 5; i++) expect((await reader.login('Miriam', 'wrong password')).status).toBe(401);
    app.clock.now += 1000;
    expect([(await reader.login('Miriam')).status, await storedHash()]).toEqual([200, now]);
  });

  test('a change of the theme ignores other fields, such as isAdmin', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const theme = { themePrimary: 'hsl(43, 96%, 56%)', themeVariant: 'tint', themeAppearance: 'dark' };
    const more = { id: 1, username: 'admin', isAdmin: true, password: 'x', userId: 1, createdAt: 0 };
    const before = await (await reader.ask('GET', '/api/user')).json();
    const answer = await reader.ask('POST', '/api/user/theme', { ...theme, themeRadius: 12, ...more });
    expect(await answered(answer)).toEqual([200, { ...(before as User), ...theme, themeRadius: 12 }]);
    expect((await reader.login('Miriam')).status).toBe(200);
  });

  test('an account stores its theme; an invalid theme is refused', async () => {
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
    // A colour of the theme is stored in one spelling, whichever spelling was sent.
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

  test('an account can be exported, and deleted only with the password', async () => {
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

describe('changes while a hash is computed', () => {
  test('a login fails if the password was changed while the hash was computed', async () => {
    const owner = browser();
    const thief = browser('198.51.100.9');
    await owner.register('Miriam');
    readers.meanwhile = () => database.db.update(users).set({ password: 'another' }).where(eq(users.id, 3));
    expect((await thief.login('Miriam')).status).toBe(401);
    expect(await database.db.$count(sessions)).toBe(1);
  });

  test('a login fails if the account was deleted while the hash was computed', async () => {
    await browser().register('Miriam');
    readers.meanwhile = () => database.db.batch([database.db.delete(sessions), database.db.delete(users)]);
    expect((await browser('198.51.100.9').login('Miriam')).status).toBe(401);
  });

  test('a reader who was signed out while the hash was computed cannot change the password or delete the account', async () => {
    const owner = browser();
    const thief = browser('198.51.100.9');
    await owner.register('Miriam');
    for (const [method, path, body] of [
      ['POST', '/api/user/password', { currentPassword: PASSWORD, newPassword: 'a new and longer one' }],
      ['DELETE', '/api/user', { password: PASSWORD }],
    ] as const) {
      await thief.login('Miriam');
      readers.meanwhile = () => database.db.delete(sessions);
      expect((await thief.ask(method, path, body)).status).toBe(401);
    }
    expect((await browser('192.0.2.5').login('Miriam')).status).toBe(200);
  });
});
