import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { recoveryCodes, secondFactors, sessions, users } from '../../../db/schema/index.ts';
import type { ErrorBody, RecoveryCodeState, RecoveryCodes, User } from '../../../domain/contract/index.ts';
import { DAY, PASSWORD, type TestBrowser } from '../../../tests/support/readers.ts';
import {
  app,
  browser,
  database,
  newReadersEachTest,
  readers,
} from '../../../tests/support/readers-each-test.ts';
import { newAdmin, setUpFactor } from '../../../tests/support/second-factor.ts';

newReadersEachTest();

const PATH = '/api/user/recovery-codes';
const NEW = 'a new and longer one';

async function makeCodes(reader: TestBrowser): Promise<readonly string[]> {
  const answer = await reader.ask('POST', PATH, { password: PASSWORD });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  return ((await answer.json()) as RecoveryCodes).recoveryCodes;
}
async function miriam() {
  const reader = browser();
  await reader.register('Miriam');
  return { reader, codes: await makeCodes(reader) };
}
const unusedOf = async (reader: TestBrowser) =>
  ((await (await reader.ask('GET', PATH)).json()) as RecoveryCodeState).unused;

interface Reset {
  readonly username?: unknown;
  readonly code?: unknown;
  readonly password?: unknown;
  readonly secondFactorCode?: unknown;
}
const reset = (body: Reset, from = browser('192.0.2.50')) =>
  from.ask('POST', '/api/password-reset', { username: 'Miriam', password: NEW, ...body });
const refusalOf = async (answer: Response) => {
  const { requestId: _, ...body } = (await answer.json()) as ErrorBody;
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
  return { status: answer.status, body, headers };
};

describe('recovery codes', () => {
  test('recovery codes are made with the password, ten at once, and only their number can be read again', async () => {
    const reader = browser();
    await reader.register('Miriam');
    expect(await unusedOf(reader)).toBe(0);
    expect((await reader.ask('POST', PATH, { password: 'not the password' })).status).toBe(403);
    const codes = await makeCodes(reader);
    expect({ made: new Set(codes).size, unused: await unusedOf(reader) }).toEqual({ made: 10, unused: 10 });
    const stored = JSON.stringify(await database.db.select().from(recoveryCodes)).toUpperCase();
    const exported = await (await reader.ask('GET', '/api/user/export')).text();
    for (const code of codes)
      for (const text of [code, code.replaceAll('-', '')])
        expect([stored, exported.toUpperCase(), app.lines.join().toUpperCase()].join()).not.toContain(text);
    for (const { digest } of await database.db.select().from(recoveryCodes))
      expect(exported).not.toContain(digest);
  });

  test('of recovery codes only the newest ten work, also if two requests make some at once', async () => {
    const { reader, codes: old } = await miriam();
    const both = await Promise.all([makeCodes(reader), makeCodes(reader)]);
    expect(await unusedOf(reader)).toBe(10);
    expect((await reset({ code: old[0] })).status).toBe(401);
    const statuses = await Promise.all(both.map(async ([code]) => (await reset({ code })).status));
    expect(statuses.sort()).toEqual([204, 401]);
  });

  test('recovery codes can be made only in a living session, also if it ends while the password is checked', async () => {
    const { reader, codes } = await miriam();
    readers.meanwhile = () => database.db.delete(sessions);
    expect((await reader.ask('POST', PATH, { password: PASSWORD })).status).toBe(401);
    expect((await reader.ask('GET', PATH)).status).toBe(401);
    expect((await reset({ code: codes[0] })).status).toBe(204);
  });

  test('recovery codes are deleted with the account, and are not deleted by a new password', async () => {
    const { reader } = await miriam();
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await reader.ask('POST', '/api/user/password', body)).status).toBe(204);
    expect(await unusedOf(reader)).toBe(10);
    expect((await reader.ask('DELETE', '/api/user', { password: NEW })).status).toBe(204);
    expect(await database.db.$count(recoveryCodes)).toBe(0);
  });
});

describe('a reset of the password', () => {
  test('a reset of the password with a recovery code sets the password, ends every session and keeps everything else', async () => {
    const { reader, codes } = await miriam();
    const elsewhere = browser('192.0.2.9');
    await elsewhere.login('Miriam');
    const note = { book: 'psalms', chapter: 23, verse: 3, notes: 'still' };
    expect((await reader.ask('POST', '/api/notes', note)).status).toBe(201);
    const before = (await (await reader.ask('GET', '/api/user')).json()) as User;
    const answer = await reset({ code: codes[0] });
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([204, null]);
    expect([await reader.user(), await elsewhere.user()]).toEqual([401, 401]);
    expect((await reader.login('Miriam')).status).toBe(401);
    expect((await reader.login('Miriam', NEW)).status).toBe(200);
    expect(await (await reader.ask('GET', '/api/user')).json()).toEqual(before);
    expect(await (await reader.ask('GET', '/api/notes')).json()).toMatchObject([note]);
    expect(await unusedOf(reader)).toBe(9);
  });

  test('a reset of the password takes a code in every form in which people type it, and the name in every form too', async () => {
    const { codes } = await miriam();
    const typed = [
      codes[0]?.toLowerCase(),
      codes[1]?.replaceAll('-', ' '),
      codes[2]?.replaceAll('-', '').replaceAll('0', 'O').replaceAll('1', 'l'),
      ` ${codes[3]?.replaceAll('-', '–').replaceAll('1', 'I').replaceAll('0', 'o')} `,
    ];
    for (const code of typed) expect((await reset({ code, username: ' ｍIRIAM ' })).status).toBe(204);
    for (const code of typed) expect((await reset({ code })).status).toBe(401);
  });

  test('of fifty resets of the password at once with one code, exactly one succeeds, from one network or from many', async () => {
    const { codes } = await miriam();
    for (const [at, addressOf] of [() => '192.0.2.50', (i: number) => `198.51.100.${i}`].entries()) {
      const passwords = Array.from({ length: 50 }, (_, i) => `${NEW} ${at} ${i}`);
      const answers = await Promise.all(
        passwords.map((password, i) => reset({ code: codes[at], password }, browser(addressOf(i)))),
      );
      const won = passwords.filter((_, i) => answers[i]?.status === 204);
      expect(won).toHaveLength(1);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 401, 429]));
      app.clock.now += DAY;
      expect((await browser('192.0.2.60').login('Miriam', won[0])).status).toBe(200);
    }
    expect(await database.db.$count(recoveryCodes)).toBe(8);
  });

  test('a reset of the password by a second request that read the unused code too changes nothing', async () => {
    const { codes } = await miriam();
    // The other request uses the code up between this request's reading and its writing.
    readers.beforeHash = async () => {
      readers.beforeHash = undefined;
      expect(
        (await reset({ code: codes[0], password: 'of the other request' }, browser('192.0.2.70'))).status,
      ).toBe(204);
    };
    expect((await reset({ code: codes[0] })).status).toBe(401);
    expect((await browser().login('Miriam', 'of the other request')).status).toBe(200);
  });

  test('a reset of the password answers alike to an unknown name, a wrong code, a used code and a code of another reader, with the same work', async () => {
    const { codes } = await miriam();
    const ruth = browser('192.0.2.5');
    await ruth.register('Ruth');
    const [ofRuth] = await makeCodes(ruth);
    await browser('192.0.2.6').register('Without codes');
    expect((await reset({ code: codes[0] })).status).toBe(204);
    const answers: unknown[] = [];
    for (const body of [
      { username: 'Nobody', code: codes[1] },
      { code: 'K7MQ-2XWD-9R4T' },
      { code: codes[0] },
      { code: ofRuth },
      { username: 'Without codes', code: codes[1] },
      { code: '492039' },
      { code: 'ש' },
      { code: '\0' },
    ]) {
      // The tries before are forgotten.
      app.clock.now += DAY;
      const [hashed, trips] = [readers.hashed, app.trips()];
      answers.push({
        ...(await refusalOf(await reset(body, browser(`192.0.2.${100 + answers.length}`)))),
        hashes: readers.hashed - hashed,
        trips: app.trips() - trips,
      });
    }
    expect(answers[0]).toMatchObject({
      status: 401,
      body: { code: 'signed_out', message: 'Invalid username or recovery code' },
      hashes: 1,
    });
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  test('a reset of the password counts as a try to sign in, before anything is hashed or read', async () => {
    const { codes } = await miriam();
    readers.hashed = 0;
    const wrong = await Promise.all(Array.from({ length: 50 }, () => reset({ code: 'K7MQ-2XWD-9R4T' })));
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(readers.hashed).toBe(5);
    const refused = await reset({ code: codes[0] });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
    expect((await reset({ code: codes[0], password: 'password1' })).status).toBe(429);
    // Both kinds of tries have one count, in both directions.
    expect((await browser('192.0.2.50').login('Miriam')).status).toBe(429);
    app.clock.now += 1000;
    expect((await reset({ code: codes[0] })).status).toBe(204);
    for (let i = 0; i < 5; i++)
      expect((await browser('192.0.2.50').login('Miriam', 'wrong')).status).toBe(401);
    expect((await reset({ code: codes[1] })).status).toBe(429);
  });

  test('of resets of the password for fifty names from one address, twenty are hashed', async () => {
    readers.hashed = 0;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => reset({ username: `Name ${i}`, code: 'K7MQ-2XWD-9R4T' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect(readers.hashed).toBe(20);
  });

  test('a reset of the password whose hash could not be computed is not counted and uses no code up', async () => {
    const { codes } = await miriam();
    for (let i = 0; i < 6; i++) {
      readers.beforeHash = () => Promise.reject(new TypeError('fetch failed'));
      expect((await reset({ code: codes[0] })).status).toBe(500);
    }
    expect((await reset({ code: codes[0] })).status).toBe(204);
  });

  test('a reset of the password refuses a weak password, which is not counted and uses no code up', async () => {
    const { codes } = await miriam();
    for (const [password, reason] of [
      ['password1', 'is one of the most common passwords'],
      ['miriam!26', 'is too close to your username'],
      ['short', 'must be at least 8 characters'],
    ]) {
      const refused = await reset({ code: codes[0], password });
      expect(await refusalOf(refused)).toMatchObject({ status: 400, body: { fields: { password: reason } } });
    }
    expect((await reset({ code: codes[0] })).status).toBe(204);
  });

  test.each([
    [{ code: null }, 'code', 'is not a code'],
    [{ code: 7 }, 'code', 'is not a code'],
    [{ code: ['K7MQ'] }, 'code', 'is not a code'],
    [{ code: 'x'.repeat(41) }, 'code', 'is not a code'],
    [{ code: ' ' }, 'code', 'The code is required'],
    [{}, 'code', 'is missing'],
    [{ code: 'x', secondFactorCode: null }, 'secondFactorCode', 'is not a code'],
    [{ code: 'x', username: 'a\0b' }, 'username', 'is not valid'],
    [{ code: 'x', password: 7 }, 'password', 'is missing'],
  ])('a reset of the password with %j is a 400', async (body, field, reason) => {
    const refused = await refusalOf(await reset(body));
    expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: reason } } });
  });

  test('a reset of the password works in members mode, and from no other site', async () => {
    const { codes } = await miriam();
    const ask = (headers: Record<string, string>) =>
      app.request(
        '/api/password-reset',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify({ username: 'Miriam', code: codes[0], password: NEW }),
        },
        { ACCESS_MODE: 'members' },
      );
    expect((await ask({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await ask({})).status).toBe(403);
    expect((await ask({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(204);
  });

  test('the code of a reset of the password works with the pepper that it was made with, as long as the setting has it', async () => {
    const { codes } = await miriam();
    const resetWith = async (peppers: string, code: unknown) =>
      (
        await app.post(
          '/api/password-reset',
          { username: 'Miriam', code, password: NEW },
          { PASSWORD_PEPPER: peppers },
        )
      ).status;
    const june = 'june:the pepper that is from June';
    expect(await resetWith(`${june},pepper of the tests`, codes[0])).toBe(204);
    expect(await resetWith(june, codes[1])).toBe(401);
    expect(await resetWith(`${june},pepper of the tests`, codes[1])).toBe(204);
  });
});

describe('a reset of the password with a second factor', () => {
  async function deborah() {
    const admin = await newAdmin(readers);
    const [code] = await makeCodes(admin);
    const factor = await setUpFactor(app, admin);
    app.clock.now += DAY;
    return { code, ...factor };
  }
  const resetHers = (body: Reset) => reset({ username: 'Deborah', ...body });

  test('a reset of the password needs a code of the second factor, which is asked for only after a right recovery code', async () => {
    const { code, newCode, recoveryCodes: ofFactor } = await deborah();
    expect(await refusalOf(await resetHers({ code: 'K7MQ-2XWD-9R4T' }))).toMatchObject({
      status: 401,
      body: { code: 'signed_out' },
    });
    expect(await refusalOf(await resetHers({ code }))).toMatchObject({
      status: 401,
      body: { code: 'second_factor_required' },
    });
    expect((await resetHers({ code: ofFactor[0], secondFactorCode: newCode() })).status).toBe(401);
    expect(await refusalOf(await resetHers({ code, secondFactorCode: '000000' }))).toMatchObject({
      status: 401,
      body: { code: 'signed_out', message: 'Invalid username, recovery code or code from your app' },
    });
    expect((await resetHers({ code, secondFactorCode: newCode() })).status).toBe(204);
    const [factor] = await database.db.select().from(secondFactors);
    expect(factor?.isOn).toBe(true);
    const login = { username: 'Deborah', password: NEW };
    expect((await browser().ask('POST', '/api/login', login)).status).toBe(401);
    expect((await browser().ask('POST', '/api/login', { ...login, code: newCode() })).status).toBe(200);
  });

  test('a reset of the password without a code of the second factor neither counts nor resets the count of wrong codes', async () => {
    const { code, newCode } = await deborah();
    for (let i = 0; i < 30; i++) expect((await resetHers({ code })).status).toBe(401);
    for (let i = 0; i < 5; i++) {
      expect((await resetHers({ code })).status).toBe(401);
      expect((await resetHers({ code, secondFactorCode: '000000' })).status).toBe(401);
    }
    expect((await resetHers({ code, secondFactorCode: newCode() })).status).toBe(204);
    for (let i = 0; i < 5; i++) expect((await resetHers({ code: 'wrong' })).status).toBe(401);
    expect((await resetHers({ code: 'wrong' })).status).toBe(429);
  });

  test('a reset of the password takes a recovery code of the second factor as its second code', async () => {
    const { code, recoveryCodes: ofFactor } = await deborah();
    expect((await resetHers({ code, secondFactorCode: ofFactor[0] })).status).toBe(204);
    const [{ password } = { password: '' }] = await database.db.select().from(users).where(eq(users.id, 1));
    expect(password).toContain(NEW);
  });
});
