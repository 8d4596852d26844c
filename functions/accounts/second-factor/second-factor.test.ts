import { describe, expect, test } from 'vitest';
import { secondFactors, sessions } from '../../../db/schema/index.ts';
import type { NewSecondFactor, RecoveryCodes, SecondFactorState } from '../../../domain/contract/index.ts';
import { answered, refusalOf } from '../../../tests/support/app.ts';
import { codeAt } from '../../../tests/support/authenticator.ts';
import { PASSWORD, type TestBrowser } from '../../../tests/support/readers.ts';
import {
  app,
  browser,
  database,
  newReadersEachTest,
  readers,
} from '../../../tests/support/readers-each-test.ts';
import { newAdmin, setUpFactor } from '../../../tests/support/second-factor.ts';

newReadersEachTest();

const PATH = '/api/user/second-factor';
const codeNow = (secret: string) => codeAt(secret, app.clock.now);
const stateOf = async (admin: TestBrowser) =>
  (await (await admin.ask('GET', PATH)).json()) as SecondFactorState;
const begin = async (admin: TestBrowser): Promise<NewSecondFactor> =>
  (await (await admin.ask('POST', PATH, { password: PASSWORD })).json()) as NewSecondFactor;
const storedRows = () => database.db.select().from(secondFactors);

describe('a second factor', () => {
  test('a second factor is in use after its first code, which brings ten recovery codes', async () => {
    const admin = await newAdmin(readers);
    expect(await stateOf(admin)).toEqual({ isOn: false, recoveryCodes: 0 });
    const made = await begin(admin);
    expect(new URL(made.uri).searchParams.get('secret')).toBe(made.secret);
    expect(await stateOf(admin)).toEqual({ isOn: false, recoveryCodes: 0 });
    const answer = await admin.ask('POST', `${PATH}/confirm`, { code: codeNow(made.secret) });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(((await answer.json()) as RecoveryCodes).recoveryCodes).toHaveLength(10);
    expect(await stateOf(admin)).toEqual({ isOn: true, recoveryCodes: 10 });
  });

  test('a second factor is stored without its secret and without its codes', async () => {
    const admin = await newAdmin(readers);
    const { secret, recoveryCodes } = await setUpFactor(app, admin);
    const stored = JSON.stringify(await storedRows()).toUpperCase();
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });

  test('a second factor needs the password to begin, and a right code to be used', async () => {
    const admin = await newAdmin(readers);
    const refused = await admin.ask('POST', PATH, { password: 'wrong password' });
    expect(await refusalOf(refused)).toEqual([403, 'wrong_password']);
    expect(await storedRows()).toEqual([]);
    const { secret } = await begin(admin);
    const wrong = await admin.ask('POST', `${PATH}/confirm`, { code: codeAt(secret, 0) });
    expect(await answered(wrong)).toMatchObject([
      403,
      { code: 'wrong_code', fields: { code: 'is not right' } },
    ]);
    expect(await stateOf(admin)).toEqual({ isOn: false, recoveryCodes: 0 });
    expect((await browser().login('Deborah')).status).toBe(200);
  });

  test('a second factor that is set up again before it is in use has only the new secret', async () => {
    const admin = await newAdmin(readers);
    const first = await begin(admin);
    const second = await begin(admin);
    const old = await admin.ask('POST', `${PATH}/confirm`, { code: codeNow(first.secret) });
    expect(await refusalOf(old)).toEqual([403, 'wrong_code']);
    const right = await admin.ask('POST', `${PATH}/confirm`, { code: codeNow(second.secret) });
    expect(right.status).toBe(200);
  });

  test('a second factor ends the account’s other sessions when it comes into use, and no other reader’s', async () => {
    const admin = await newAdmin(readers);
    const elsewhere = browser('192.0.2.9');
    await elsewhere.login('Deborah');
    const miriam = browser();
    await miriam.register('Miriam');
    await begin(admin);
    expect(await elsewhere.user()).toBe(200);
    await setUpFactor(app, admin);
    expect([await admin.user(), await elsewhere.user(), await miriam.user()]).toEqual([200, 401, 200]);
  });

  test('a second factor in use cannot be set up again; calls that need a second factor are refused without one', async () => {
    const admin = await newAdmin(readers);
    const proof = { password: PASSWORD, code: '123456' };
    for (const [method, rest] of [
      ['POST', '/confirm'],
      ['POST', '/recovery-codes'],
      ['POST', '/verify'],
      ['DELETE', ''],
    ] as const) {
      const answer = await admin.ask(method, PATH + rest, proof);
      expect([rest, await refusalOf(answer)]).toEqual([rest, [409, 'conflict']]);
    }
    await setUpFactor(app, admin);
    const before = await storedRows();
    for (const rest of ['', '/confirm']) {
      const answer = await admin.ask('POST', PATH + rest, proof);
      expect([rest, await refusalOf(answer)]).toEqual([rest, [409, 'conflict']]);
    }
    expect(await storedRows()).toEqual(before);
  });

  test('a second factor comes into use once if its first code arrives many times at once', async () => {
    const admin = await newAdmin(readers);
    const { secret } = await begin(admin);
    const code = codeNow(secret);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => admin.ask('POST', `${PATH}/confirm`, { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stateOf(admin)).toEqual({ isOn: true, recoveryCodes: 10 });
  });

  test('a second factor is only for administrators', async () => {
    const reader = browser();
    await reader.register('Miriam');
    const answer = await reader.ask('POST', PATH, { password: PASSWORD });
    expect(await refusalOf(answer)).toEqual([403, 'forbidden']);
    expect(await refusalOf(await reader.ask('GET', PATH))).toEqual([403, 'forbidden']);
    expect((await browser().ask('GET', PATH)).status).toBe(401);
    expect(await storedRows()).toEqual([]);
  });
});

describe('removing a second factor', () => {
  test('removing a second factor needs the password and a code; then signing in asks for no code', async () => {
    const admin = await newAdmin(readers);
    const { newCode } = await setUpFactor(app, admin);
    const remove = (password: string, code: string) => admin.ask('DELETE', PATH, { password, code });
    const wrongPassword = await remove('wrong password', newCode());
    expect(await answered(wrongPassword)).toMatchObject([
      403,
      { code: 'wrong_password', fields: { password: 'is not right' } },
    ]);
    expect(await refusalOf(await remove(PASSWORD, '000000'))).toEqual([403, 'wrong_code']);
    expect(await stateOf(admin)).toMatchObject({ isOn: true });
    expect((await remove(PASSWORD, newCode())).status).toBe(204);
    expect(await storedRows()).toEqual([]);
    expect((await browser().login('Deborah')).status).toBe(200);
  });

  test('removing a second factor works with a recovery code', async () => {
    const admin = await newAdmin(readers);
    const { recoveryCodes } = await setUpFactor(app, admin);
    const answer = await admin.ask('DELETE', PATH, { password: PASSWORD, code: recoveryCodes[3] });
    expect(answer.status).toBe(204);
  });

  test('a second factor is removed with its account', async () => {
    const admin = await newAdmin(readers);
    const { newCode } = await setUpFactor(app, admin);
    await admin.ask('POST', `${PATH}/verify`, { code: newCode() });
    expect((await admin.ask('DELETE', '/api/user', { password: PASSWORD })).status).toBe(204);
    expect([await storedRows(), await database.db.select().from(sessions)]).toEqual([[], []]);
  });
});

test('new recovery codes replace the old ones', async () => {
  const admin = await newAdmin(readers);
  const { newCode, recoveryCodes: old } = await setUpFactor(app, admin);
  const renew = (code: string) => admin.ask('POST', `${PATH}/recovery-codes`, { password: PASSWORD, code });
  expect(await refusalOf(await renew('000000'))).toEqual([403, 'wrong_code']);
  const answer = await renew(newCode());
  const { recoveryCodes } = (await answer.json()) as RecoveryCodes;
  expect(new Set([...old, ...recoveryCodes]).size).toBe(20);
  const login = (code = '') =>
    browser().ask('POST', '/api/login', { username: 'Deborah', password: PASSWORD, code });
  expect((await login(old[0])).status).toBe(401);
  expect((await login(recoveryCodes[0])).status).toBe(200);
  expect(await stateOf(admin)).toEqual({ isOn: true, recoveryCodes: 9 });
});
