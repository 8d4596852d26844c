import { and, eq, gt } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { loginTries, secondFactors, sessions } from '../../../db/schema/index.ts';
import type { ErrorBody } from '../../../domain/contract/index.ts';
import { answered, refusalOf, waitOf } from '../../../tests/support/app.ts';
import { codeAt } from '../../../tests/support/authenticator.ts';
import { DAY, MINUTE, PASSWORD, type TestBrowser } from '../../../tests/support/readers.ts';
import {
  app,
  browser,
  database,
  newReadersEachTest,
  readers,
} from '../../../tests/support/readers-each-test.ts';
import { newAdmin, setUpFactor } from '../../../tests/support/second-factor.ts';

newReadersEachTest();

const login = (code?: string, password = PASSWORD, from: TestBrowser = browser('192.0.2.50')) =>
  from.ask('POST', '/api/login', { username: 'Deborah', password, ...(code === undefined ? {} : { code }) });

/** Registers the administrator Deborah with a second factor, and a day later nothing of it counts as recent. */
async function deborah() {
  const factor = await setUpFactor(app, await newAdmin(readers));
  app.clock.now += DAY;
  return factor;
}

const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status);

describe('an administrator with a second factor', () => {
  test('an administrator with a second factor needs a code after the right password, and is signed in with it', async () => {
    const { newCode } = await deborah();
    const first = await login();
    expect(await refusalOf(first)).toEqual([401, 'second_factor_required']);
    expect([first.headers.get('Set-Cookie'), first.headers.get('Cache-Control')]).toEqual([
      null,
      'private, no-store',
    ]);
    const admin = browser('192.0.2.50');
    expect((await login(newCode(), PASSWORD, admin)).status).toBe(200);
    expect(await admin.user()).toBe(200);
  });

  test('an administrator with a second factor who gives a wrong password is refused without a request for a code', async () => {
    await deborah();
    const refused = await login(undefined, 'wrong password');
    expect(await answered(refused)).toMatchObject([
      401,
      { code: 'signed_out', message: 'Invalid username or password' },
    ]);
  });

  test('an administrator with a second factor cannot use a code twice, nor an older one after a newer one', async () => {
    const { secret, newCode } = await deborah();
    const before = codeAt(secret, app.clock.now);
    const code = newCode();
    expect(statusesOf([await login(code), await login(code), await login(before)])).toEqual([200, 401, 401]);
    expect((await login(newCode())).status).toBe(200);
  });

  test('an administrator with a second factor can use the code of the last or the next half minute, but no other', async () => {
    const { secret } = await deborah();
    const at = (steps: number) => codeAt(secret, app.clock.now + steps * 30_000);
    expect((await login(at(-2))).status).toBe(401);
    expect((await login(at(2))).status).toBe(401);
    expect((await login(at(-1))).status).toBe(200);
    expect((await login(at(1))).status).toBe(200);
  });

  test('an administrator with a second factor can use each recovery code once, however it is written', async () => {
    const { recoveryCodes } = await deborah();
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(first)).status).toBe(200);
    expect((await login(first)).status).toBe(401);
    expect((await login(second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    const [row] = await database.db.select().from(secondFactors);
    expect(row?.recoveryCodes).toHaveLength(8);
    expect(app.lines.filter((line) => line.includes('recovery code used'))).toHaveLength(2);
  });

  test.each(['code', 'recovery code'])(
    'an administrator with a second factor gets one session if a %s arrives many times at once',
    async (kind) => {
      const { newCode, recoveryCodes } = await deborah();
      const code = kind === 'code' ? newCode() : recoveryCodes[0];
      // Each request is from its own network, so that the limits let all of them pass.
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, at) => login(code, PASSWORD, browser(`198.51.100.${at}`))),
      );
      expect(statusesOf(answers).sort()).toEqual([200, 401, 401, 401]);
      expect(await database.db.$count(sessions)).toBe(1);
    },
  );

  test('an account with a second factor needs no code once it is no administrator any more', async () => {
    await deborah();
    const account = { username: 'Deborah', password: PASSWORD };
    const answer = await app.post('/api/login', account, { ADMIN_USER_IDS: '2' });
    expect(answer.status).toBe(200);
  });

  test('an administrator with a second factor cannot sign in if the secret cannot be read, and the log says why', async () => {
    const { newCode, recoveryCodes } = await deborah();
    await database.db.update(secondFactors).set({ secret: 'lost:AAAA' });
    expect((await login(newCode())).status).toBe(401);
    expect((await login(recoveryCodes[0])).status).toBe(401);
    expect(app.lines.filter((line) => line.includes('second factor not readable'))).toHaveLength(2);
  });
});

describe('a refused login with a code', () => {
  test('a refused login with a code does not tell if the name, the password or the code is wrong', async () => {
    const { newCode } = await deborah();
    const ask = (username: string, password: string, code: string) =>
      browser('192.0.2.50').ask('POST', '/api/login', { username, password, code });
    const right = newCode();
    const answers = [
      await ask('Deborah', 'wrong password', right),
      await ask('Deborah', PASSWORD, '000000'),
      await ask('Nobody', PASSWORD, right),
    ];
    const refusals = await Promise.all(
      answers.map(async (answer) => {
        const { requestId, ...body } = (await answer.json()) as ErrorBody;
        const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
        return { status: answer.status, body, headers };
      }),
    );
    expect(refusals[0]).toMatchObject({
      status: 401,
      body: { code: 'signed_out', message: 'Invalid username, password or code' },
    });
    expect([refusals[1], refusals[2]]).toEqual([refusals[0], refusals[0]]);
    expect((await login(right)).status).toBe(200);
  });

  test.each([
    ['', 'The code is required'],
    ['   ', 'The code is required'],
    ['x'.repeat(41), 'is not a code'],
    [7, 'is not a code'],
    [null, 'is not a code'],
    [['492039'], 'is not a code'],
    [{ code: '492039' }, 'is not a code'],
    [true, 'is not a code'],
  ])('a refused login with a code is a 400 if the code has no possible form: %j', async (code, reason) => {
    await deborah();
    const body = { username: 'Deborah', password: PASSWORD, code };
    const answer = await browser().ask('POST', '/api/login', body);
    expect(await answered(answer)).toMatchObject([400, { fields: { code: reason } }]);
  });

  test.each(['12345', '1234567', '٤٩٢٠٣٩', '😀😀😀😀😀😀', '\u0000'])(
    'a refused login with a code is a 401 if the code has another form than ours: %j',
    async (code) => {
      await deborah();
      expect((await login(code)).status).toBe(401);
    },
  );
});

describe('guessing codes', () => {
  test('of fifty logins with wrong second-factor codes that are sent at once, only five are checked', async () => {
    const { newCode } = await deborah();
    readers.hashed = 0;
    const from = browser('192.0.2.50');
    const answers = await Promise.all(Array.from({ length: 50 }, () => login('000000', PASSWORD, from)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(readers.hashed).toBe(5);
    const code = newCode();
    app.clock.now -= 30_000;
    const refused = await login(code);
    expect(waitOf(refused)).toEqual([429, '1']);
    app.clock.now += 1000;
    expect((await login(code)).status).toBe(200);
  });

  test('a login with the right password but no second-factor code does not reset the count of wrong codes', async () => {
    await deborah();
    for (let tries = 0; tries < 5; tries++) {
      expect((await login()).status).toBe(401);
      expect((await login('000000')).status).toBe(401);
    }
    const refused = await login();
    expect(waitOf(refused)).toEqual([429, '1']);
    app.clock.now += 1000;
    expect((await login()).status).toBe(401);
    expect((await login('000000')).status).toBe(401);
    expect((await login()).headers.get('Retry-After')).toBe('2');
  });

  test('a call that checks only the password does not reset the count of wrong second-factor codes', async () => {
    const admin = await newAdmin(readers);
    const { newCode } = await setUpFactor(app, admin);
    await admin.ask('POST', '/api/user/second-factor/verify', { code: newCode() });
    for (let tries = 0; tries < 4; tries++) expect((await login('000000', PASSWORD, admin)).status).toBe(401);
    const change = { currentPassword: PASSWORD, newPassword: 'a new and longer one' };
    expect((await admin.ask('POST', '/api/user/password', change)).status).toBe(403);
    expect((await login('000000', PASSWORD, browser())).status).toBe(401);
    expect((await login('000000', PASSWORD, browser())).status).toBe(429);
  });

  test('a login with the right password but without the second-factor code is not counted as a failure', async () => {
    const { newCode } = await deborah();
    for (let tries = 0; tries < 30; tries++) expect((await login()).status).toBe(401);
    expect((await login(newCode())).status).toBe(200);
    const failed = and(eq(loginTries.failures, 1), gt(loginTries.until, app.clock.now));
    expect(await database.db.select().from(loginTries).where(failed)).toEqual([]);
  });

  test('wrong second-factor codes from a signed-in session have the same limits as at login', async () => {
    const admin = await newAdmin(readers);
    await setUpFactor(app, admin);
    const verify = (code: string) => admin.ask('POST', '/api/user/second-factor/verify', { code });
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify('000000')));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    app.clock.now += 15 * MINUTE;
    expect((await verify('000000')).status).toBe(403);
    expect((await verify('000000')).status).toBe(429);
  });
});

test('a second factor’s secret under an older pepper is encrypted again at the next right code, so that this pepper can be removed', async () => {
  const { newCode, recoveryCodes } = await deborah();
  const NEW = 'june:the pepper that is from June';
  const loginWith = (peppers: string, code: string) =>
    app.post('/api/login', { username: 'Deborah', password: PASSWORD, code }, { PASSWORD_PEPPER: peppers });
  expect((await loginWith(`${NEW},pepper of the tests`, newCode())).status).toBe(200);
  const [row] = await database.db.select().from(secondFactors);
  expect(row?.secret).toMatch(/^june:/);
  expect((await loginWith(NEW, newCode())).status).toBe(200);
  expect((await loginWith(NEW, recoveryCodes[0] ?? '')).status).toBe(200);
});

test('signing in takes no further round trip to the database without a second factor', async () => {
  await newAdmin(readers);
  await browser().register('Miriam');
  const tripsOf = async (name: string) => {
    const before = app.trips();
    expect((await browser().login(name)).status).toBe(200);
    return app.trips() - before;
  };
  expect([await tripsOf('Miriam'), await tripsOf('Deborah')]).toEqual([2, 2]);
});

test('a code at the login of an account without a second factor changes nothing', async () => {
  await browser().register('Miriam');
  const body = { username: 'Miriam', password: PASSWORD, code: '000000' };
  expect((await browser().ask('POST', '/api/login', body)).status).toBe(200);
});

test('no log line contains the secret or a code of a second factor', async () => {
  const { secret, recoveryCodes, newCode } = await deborah();
  const code = newCode();
  await login(code);
  await login('135790');
  await login(recoveryCodes[0]);
  const lines = app.lines.join('\n');
  expect(lines).toContain('second factor turned on');
  expect(lines).toContain('code refused');
  for (const text of [secret, code, '135790', ...recoveryCodes]) expect(lines).not.toContain(text);
});
