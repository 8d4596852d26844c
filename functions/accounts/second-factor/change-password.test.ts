import { describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../../domain/contract/index.ts';
import { PASSWORD, type TestBrowser } from '../../../tests/support/readers.ts';
import { app, browser, newReadersEachTest, readers } from '../../../tests/support/readers-each-test.ts';
import { newAdmin, setUpFactor } from '../../../tests/support/second-factor.ts';

newReadersEachTest();

const NEW = 'a new and longer one';

async function change(reader: TestBrowser, code?: unknown, newPassword = NEW, currentPassword = PASSWORD) {
  const body = { currentPassword, newPassword, ...(code === undefined ? {} : { code }) };
  const answer = await reader.ask('POST', '/api/user/password', body);
  const { code: why, fields } = answer.status === 204 ? {} : ((await answer.json()) as Partial<ErrorBody>);
  return { status: answer.status, why, fields };
}

const passwordWorks = async (password: string, code: string) =>
  (await browser('192.0.2.50').ask('POST', '/api/login', { username: 'Deborah', password, code })).status;

describe('a change of password with a second factor', () => {
  test('a change of password with a second factor needs a code, and each code works once', async () => {
    const admin = await newAdmin(readers);
    const { newCode, recoveryCodes } = await setUpFactor(app, admin);
    expect(await change(admin)).toMatchObject({ status: 403, why: 'second_factor_required' });
    expect(await change(admin, '000000')).toMatchObject({
      status: 403,
      why: 'wrong_code',
      fields: { code: 'is not right' },
    });
    expect(await passwordWorks(PASSWORD, newCode())).toBe(200);
    const code = newCode();
    expect(await change(admin, code)).toMatchObject({ status: 204 });
    expect(await change(admin, code, PASSWORD, NEW)).toMatchObject({ status: 403, why: 'wrong_code' });
    expect(await passwordWorks(NEW, newCode())).toBe(200);
    // A recovery code of the second factor counts like a code of the app.
    expect(await change(admin, recoveryCodes[0], PASSWORD, NEW)).toMatchObject({ status: 204 });
  });

  test('a change of password with a second factor does not use a code up if the new or the old password is refused', async () => {
    const admin = await newAdmin(readers);
    const { newCode } = await setUpFactor(app, admin);
    const code = newCode();
    expect(await change(admin, code, 'short')).toMatchObject({ status: 400 });
    expect(await change(admin, code, NEW, 'not the password')).toMatchObject({
      status: 403,
      fields: { currentPassword: 'is not right' },
    });
    expect(await change(admin, code)).toMatchObject({ status: 204 });
  });

  test.each([null, 7, ['492039'], 'x'.repeat(41)])(
    'a change of password with a second factor refuses %j, which is not a code',
    async (code) => {
      const admin = await newAdmin(readers);
      await setUpFactor(app, admin);
      expect(await change(admin, code)).toMatchObject({ status: 400, fields: { code: 'is not a code' } });
    },
  );

  test('wrong codes for a change of password count as wrong passwords do, and a request without a code neither counts nor resets', async () => {
    const admin = await newAdmin(readers);
    const { newCode } = await setUpFactor(app, admin);
    for (let tries = 0; tries < 5; tries++) {
      expect((await change(admin)).status).toBe(403);
      expect((await change(admin, '000000')).status).toBe(403);
    }
    expect((await change(admin, newCode())).status).toBe(204);
    for (let tries = 0; tries < 5; tries++)
      expect((await change(admin, '000000', PASSWORD, NEW)).status).toBe(403);
    expect((await change(admin, '000000', PASSWORD, NEW)).status).toBe(429);
  });

  test('of fifty changes of password at once with one code, one succeeds', async () => {
    const admin = await newAdmin(readers);
    const { newCode } = await setUpFactor(app, admin);
    const code = newCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => change(admin, code)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('a change of password needs no code for a reader, nor while a second factor is only being set up', async () => {
    const admin = await newAdmin(readers);
    await admin.ask('POST', '/api/user/second-factor', { password: PASSWORD });
    expect((await change(admin)).status).toBe(204);
    const reader = browser();
    await reader.register('Miriam');
    expect((await change(reader)).status).toBe(204);
  });
});
